import type { Stripe } from 'stripe'
import { readDestination } from '#sandbox/stripe/connect/accounts.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import type { Params } from '#sandbox/stripe/wire/params.ts'
import { invalidParameter, invalidRequest } from '#sandbox/stripe/wire/refusal.ts'

/** The connected account that the money of an intent goes to; null: none. */
export function readTransferData(
  state: StripeState,
  params: Params,
): Stripe.PaymentIntent.TransferData | null {
  const data = params.part('transfer_data')
  data?.refuseUnknown(['destination'])
  return data && { destination: readDestination(state, data.neededText('destination')) }
}

/** What the platform takes of it; else what the intent has of it already. */
export function readApplicationFee(
  params: Params,
  intent: Pick<Stripe.PaymentIntent, 'amount' | 'transfer_data'> &
    Partial<Pick<Stripe.PaymentIntent, 'application_fee_amount'>>,
): number | null {
  const fee = params.integer('application_fee_amount')
  if (fee === null) return intent.application_fee_amount ?? null
  if (!intent.transfer_data)
    throw invalidRequest(
      'Can only apply an application_fee_amount when the payment is for another account.',
      {
        param: 'application_fee_amount',
      },
    )
  if (fee < 1)
    throw invalidParameter(
      'application_fee_amount',
      'This value must be greater than or equal to 1.',
    )
  if (fee > intent.amount)
    throw invalidParameter(
      'application_fee_amount',
      'The application fee can’t be greater than the amount of the payment.',
    )
  return fee
}
