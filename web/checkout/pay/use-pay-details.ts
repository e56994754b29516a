import { useEffect, useEffectEvent } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { useChangeCartDetailsMutation } from '#web/calls/cart-calls.ts'
import { useChooseCartCardMutation } from '#web/calls/payment-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import type { PayChoice } from './use-pay-choice.ts'
import type { QueueChange } from '#web/checkout/use-save-details.ts'
import { takesTip } from './payment-choices.ts'
import { ignoreFailure } from '#web/calls/request/api-failure.ts'

interface PayDetails {
  setTip: (tipPence: number) => void
  /** Sends the cart which saved card pays, if any, unless it already has it. Throws an ApiFailure. */
  saveCard: () => Promise<void>
}

/** The payment details stored in the cart: the tip and the chosen card. */
export function usePayDetails(
  cart: Cart,
  { way, isKnown, savesCard }: PayChoice,
  changeInTurn: QueueChange,
): PayDetails {
  const { cartToken, tipPence, cardId } = cart
  const [changeDetails] = useChangeCartDetailsMutation()
  const [chooseCard] = useChooseCartCardMutation()
  const params = { cartToken }

  const tip = (pence: number) =>
    changeInTurn(() => changeDetails({ params, body: { tipPence: pence } }).unwrap())

  // No tip is sent for a card that does not pay.
  const isTipLost = isKnown && tipPence > 0 && !takesTip(cart, way)
  const dropTip = useEffectEvent(() => void tip(0).catch(showFailure))
  useEffect(() => {
    if (isTipLost) dropTip()
  }, [isTipLost])

  const wantedCard = way.kind === 'savedCard' ? way.cardId : null
  async function choose(requested: string | null) {
    if (requested === cardId || savesCard === null) return
    await changeInTurn(() => chooseCard({ params, body: { cardId: requested } }).unwrap())
  }
  // Stored so that a reload restores the choice; placing the order sends it again.
  const saveChoice = useEffectEvent((requestedOnes: string | null) => {
    choose(requestedOnes).catch(ignoreFailure)
  })
  useEffect(() => {
    if (isKnown) saveChoice(wantedCard)
  }, [isKnown, wantedCard])

  return {
    setTip: (pence) => void tip(pence).catch(showFailure),
    saveCard: () => choose(wantedCard),
  }
}
