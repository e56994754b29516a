import type { Configuration } from '#api/settings/configuration.ts'
import type { PaymentsPort } from './payments.port.ts'
import { createStripeDriver } from './stripe.driver.ts'

/** Who takes money online: Stripe where there are keys, else the sandbox, else nobody. */
export function choosePayments({ stripe }: Pick<Configuration, 'stripe'>): PaymentsPort | null {
  return stripe && createStripeDriver(stripe)
}
