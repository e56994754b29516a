import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { newBasketAnswered, type CartState } from '#web/state/cart.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { showBasketFailure } from '#web/calls/basket-failure.ts'

interface NewBasketDialogProps {
  /** The store of the basket, if it is known. */
  oldStoreName: string | null
  /** Empties the basket and adds the pending dish. */
  onConfirm: (item: NonNullable<CartState['newBasketItem']>) => Promise<unknown>
}

/** Asks before a dish replaces a basket from another restaurant. */
export function NewBasketDialog({ oldStoreName, onConfirm }: NewBasketDialogProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { isNewBasket, newBasketItem } = useAppSelector(({ cart }) => cart)
  const [isStarting, setIsStarting] = useState(false)
  // The question stays readable during the closing animation.
  const [question, setQuestion] = useState({ old: oldStoreName, item: newBasketItem })
  if (isNewBasket && newBasketItem && question.item !== newBasketItem)
    setQuestion({ old: oldStoreName, item: newBasketItem })
  const keepBasket = () => dispatch(newBasketAnswered())
  const start = async () => {
    if (!newBasketItem) return
    setIsStarting(true)
    try {
      await onConfirm(newBasketItem)
    } catch (thrown) {
      showBasketFailure(thrown)
    }
    keepBasket()
    setIsStarting(false)
  }
  const names = { old: question.old ?? '', new: question.item?.storeName ?? '' }
  return (
    <Dialog
      isOpen={isNewBasket}
      onClose={keepBasket}
      size="medium"
      title={t('cart.newTitle')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button size="lg" onClick={keepBasket}>
            {t('cart.newCancel')}
          </Button>
          <Button
            variant="primary"
            size="lg"
            isLoading={isStarting}
            loadingLabel={t('cart.newConfirming')}
            onClick={() => void start()}
          >
            {t('cart.newConfirm')}
          </Button>
        </>
      }
    >
      <p className="soft">
        {t(question.old === null ? 'cart.newTextUnknown' : 'cart.newText', names)}
      </p>
    </Dialog>
  )
}
