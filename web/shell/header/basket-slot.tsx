import '#web/styles/shell.css'
import { ShoppingBag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useStateLater } from '#web/state/lazy-state.ts'

const BasketLink = lazyPart(() =>
  import('./basket-link.tsx').then(({ BasketLink }) => ({ default: BasketLink })),
)
const EmptyBasketDialog = lazyPart(() =>
  import('./empty-basket.dialog.tsx').then(({ EmptyBasketDialog }) => ({
    default: EmptyBasketDialog,
  })),
)

/** The basket's space in the header. Its number is known only in the browser, its width always. */
export function BasketSlot() {
  const cartToken = useStateLater(({ cart }) => cart.cartToken, null)
  return (
    <div className="basket-slot">
      {cartToken !== undefined &&
        (cartToken === null ? (
          <EmptyBasket />
        ) : (
          <Suspense>
            <BasketLink cartToken={cartToken} whenEmpty={<EmptyBasket />} />
          </Suspense>
        ))}
    </div>
  )
}

function EmptyBasket() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <IconButton
        icon={ShoppingBag}
        label={t('shell.basketEmpty')}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      />
      {wasOpened && (
        <Suspense>
          <EmptyBasketDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
