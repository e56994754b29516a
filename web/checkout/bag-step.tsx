import { useState } from 'react'
import type { Cart } from '#contract/cart.ts'
import { isBagOptional } from '#rules/cart/bag-charge.ts'
import { BagChoice, isBagToChoose } from '../cart/bag-choice.tsx'
import { useChangeCartDetailsMutation } from '../calls/cart-calls.ts'
import { showFailure } from '../calls/show-failure.ts'
import type { ChangeInTurn } from './use-saved-details.ts'

interface BagStepProps {
  cart: Cart
  /** Whether somebody has tried to order. */
  isTried: boolean
  changeInTurn: ChangeInTurn
}

/** Asks whether the order comes with bags, where that is the customer's to say. */
export function BagStep({ cart, isTried, changeInTurn }: BagStepProps) {
  const { cartToken, store } = cart
  const [changeDetails] = useChangeCartDetailsMutation()
  // Shown as chosen while the cart is being told.
  const [chosen, setChosen] = useState<boolean | null>(null)
  if (!isBagOptional(store.bag)) return null
  const noBag = chosen ?? cart.noBag
  const choose = async (wanted: boolean) => {
    setChosen(wanted)
    const change = { params: { cartToken }, body: { noBag: wanted } }
    await changeInTurn(() => changeDetails(change).unwrap()).catch(showFailure)
    setChosen(null)
  }
  return (
    <section className="panel step">
      <BagChoice
        store={store}
        noBag={noBag}
        isMissing={isTried && isBagToChoose({ store, noBag })}
        onChoose={(wanted) => void choose(wanted)}
      />
    </section>
  )
}
