import type { Stripe } from 'stripe'
import type { Params } from '#sandbox/stripe/wire/params.ts'

/** An address of which nothing is known, as Stripe shows it with who pays. */
export const NO_ADDRESS: Stripe.Address = {
  line1: null,
  line2: null,
  city: null,
  state: null,
  postal_code: null,
  country: null,
}

export function readAddress(params: Params | null): Stripe.Address | null {
  params?.refuseUnknown(['line1', 'line2', 'city', 'state', 'postal_code', 'country'])
  return (
    params && {
      line1: params.text('line1'),
      line2: params.text('line2'),
      city: params.text('city'),
      state: params.text('state'),
      postal_code: params.text('postal_code'),
      country: params.text('country'),
    }
  )
}
