import { useState } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { isBagOptional } from '#rules/cart/bag-charge.ts'
import { Choice } from '#ui/form/choice.tsx'
import { BagChoice, isBagToChoose } from '#web/cart/lines/bag-choice.tsx'
import { useChangeCartDetailsMutation } from '#web/calls/cart-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { QueueChange } from '#web/checkout/use-save-details.ts'

interface PackingStepProps {
  cart: Cart
  /** Whether an order was attempted. */
  isTried: boolean
  changeInTurn: QueueChange
}

type Packing = Partial<Pick<Cart, 'wantsCutlery'>> & { noBag?: boolean }

/** What comes with the food: bags, where the customer may choose, and cutlery on request. */
export function PackingStep({ cart, isTried, changeInTurn }: PackingStepProps) {
  const { t } = useTranslation()
  const { cartToken, store } = cart
  const [changeDetails] = useChangeCartDetailsMutation()
  // Shown as chosen while the change is sent.
  const [chosen, setChosen] = useState<Packing>({})
  const { noBag, wantsCutlery } = { ...cart, ...chosen }
  const choose = async (requested: Packing) => {
    setChosen((before) => ({ ...before, ...requested }))
    const change = { params: { cartToken }, body: requested }
    await changeInTurn(() => changeDetails(change).unwrap()).catch(showFailure)
    setChosen({})
  }
  return (
    <section className="panel step">
      {isBagOptional(store.bag) && (
        <BagChoice
          store={store}
          noBag={noBag}
          isMissing={isTried && isBagToChoose({ store, noBag })}
          onChoose={(requestedOnes) => void choose({ noBag: requestedOnes })}
        />
      )}
      <Choice
        type="checkbox"
        checked={wantsCutlery}
        onChange={({ target }) => void choose({ wantsCutlery: target.checked })}
        small={t('checkout.cutleryHint')}
      >
        {t('checkout.cutlery')}
      </Choice>
    </section>
  )
}
