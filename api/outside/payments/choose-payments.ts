import type { Configuration } from '#api/settings/configuration.ts'
import type { PaymentsPort } from './payments.port.ts'
import { createStripeDriver } from './stripe.driver.ts'

/** The payment provider: Stripe with its keys, else the sandbox, else none. */
export function choosePayments({ stripe }: Pick<Configuration, 'stripe'>): PaymentsPort | null {
  return stripe && createStripeDriver(stripe)
}
