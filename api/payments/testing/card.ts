import { randomUUID } from 'node:crypto'
import type { ProviderCard } from '#api/outside/payments/payments.port.ts'

/** A card that no other customer has. */
export function testCard(given: Partial<ProviderCard> = {}): ProviderCard {
  return {
    paymentMethodId: `pm_${randomUUID().replaceAll('-', '')}`,
    fingerprint: randomUUID(),
    brand: 'visa',
    last4: '4242',
    expiryMonth: 4,
    expiryYear: 2031,
    customerId: null,
    ...given,
  }
}
