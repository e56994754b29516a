import { useState } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { mustBeHandedOver, type HandedOverBecause } from '#rules/delivery/leave-at-door.ts'
import type { PaymentMethod } from '#rules/payments/payment-status.ts'
import { useChangeCartDetailsMutation } from '#web/calls/cart-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import type { QueueChange } from '#web/checkout/use-save-details.ts'
import '../../styles/stores/framed-choices.css'
import { Choice } from '#ui/form/choice.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

export interface HandOver {
  /** Why it can't be left at the door; null if it can. */
  because: HandedOverBecause | null
  leaveAtDoor: boolean
  choose: (leaveAtDoor: boolean) => void
  /** Before an order that may not be left at the door: sets it to be handed over. Throws an ApiFailure. */
  saveFor: (paymentMethod: PaymentMethod) => Promise<void>
}

/**
 * Whether the delivery is handed over or left at the door. The choice stays stored while the way to pay rules
 * it out, and comes back when it is allowed again.
 */
export function useHandOver(
  cart: Cart,
  paymentMethod: PaymentMethod,
  changeInTurn: QueueChange,
): HandOver {
  const { cartToken, isAgeRestricted } = cart
  const [changeDetails] = useChangeCartDetailsMutation()
  // Shown as chosen while the change is sent.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const because = mustBeHandedOver({ isAgeRestricted, paymentMethod })
  const leaveAtDoor = chosen ?? cart.leaveAtDoor
  const save = (requested: boolean) => {
    const change = { params: { cartToken }, body: { leaveAtDoor: requested } }
    return changeInTurn(() => changeDetails(change).unwrap())
  }
  const choose = async (requestedOnes: boolean) => {
    setChosen(requestedOnes)
    await save(requestedOnes).catch(showFailure)
    setChosen(null)
  }
  return {
    because,
    leaveAtDoor: leaveAtDoor && because === null,
    choose: (expected) => void choose(expected),
    async saveFor(method) {
      const isRuledOut = mustBeHandedOver({ isAgeRestricted, paymentMethod: method }) !== null
      if (leaveAtDoor && isRuledOut) await save(false)
    },
  }
}

/** Whether the courier hands the food to somebody, or leaves it at the door. */
export function HandOverChoice({ handOver }: { handOver: HandOver }) {
  const { t } = useTranslation()
  const { because, leaveAtDoor, choose } = handOver
  return (
    <fieldset className="framed-choices is-pair">
      <legend>{t('checkout.atTheDoor')}</legend>
      <Choice type="radio" name="handOver" checked={!leaveAtDoor} onChange={() => choose(false)}>
        {t('checkout.handOver')}
      </Choice>
      <Choice
        type="radio"
        name="handOver"
        checked={leaveAtDoor}
        disabled={because !== null}
        onChange={() => choose(true)}
        small={because && t(`checkout.handOverBecause.${because}`)}
      >
        {t('checkout.leaveAtDoor')}
      </Choice>
    </fieldset>
  )
}
