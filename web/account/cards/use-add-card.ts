import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useRef, useState } from 'react'
import type { SavedCard } from '#contract/payments/payments.ts'
import type { User } from '#contract/session.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { usePrepareCardMutation, useSaveCardMutation } from '#web/calls/payment-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { links } from '#web/links.ts'
import { problemOf, type CardProblem } from '#web/payments/card-problem.ts'
import { billingOf, type Payer } from '#web/payments/confirm-payment.ts'

interface AddCard {
  add: (elements: StripeElements, isDefault: boolean) => Promise<void>
  isAdding: boolean
  /** Why the provider does not take this card. */
  problem: CardProblem | null
}

/** Gives a card to the provider, and keeps it. A second press while that is under way does nothing. */
export function useAddCard(
  stripe: Stripe | null,
  user: User,
  onSaved: (card: SavedCard) => void,
): AddCard {
  const [prepare] = usePrepareCardMutation()
  const [save] = useSaveCardMutation()
  const isUnderWay = useRef(false)
  const [isAdding, setIsAdding] = useState(false)
  const [problem, setProblem] = useState<CardProblem | null>(null)

  async function give(stripe: Stripe, elements: StripeElements, isDefault: boolean) {
    // What is wrong with a field stands beside it.
    if ((await elements.submit()).error) return
    const { setupIntentId, clientSecret } = await prepare().unwrap()
    const { error } = await stripe.confirmSetup({
      elements,
      clientSecret,
      confirmParams: {
        return_url: new URL(links.account('cards'), window.location.origin).href,
        payment_method_data: { billing_details: billingOf(payerOf(user)) },
      },
      redirect: 'if_required',
    })
    if (error) return setProblem(problemOf(error))
    onSaved(await save({ body: { setupIntentId, isDefault } }).unwrap())
  }

  async function add(elements: StripeElements, isDefault: boolean) {
    if (isUnderWay.current || !stripe) return
    isUnderWay.current = true
    setIsAdding(true)
    setProblem(null)
    try {
      await give(stripe, elements, isDefault)
    } catch (thrown) {
      if (isApiFailure(thrown)) showFailure(thrown)
      else setProblem('unknown')
    } finally {
      isUnderWay.current = false
      setIsAdding(false)
    }
  }
  return { add, isAdding, problem }
}

/** The form of the card does not ask again for what the account says. */
export function payerOf({ firstName, lastName, email, phone }: User): Payer {
  return { name: `${firstName} ${lastName}`.trim(), email, phone }
}
