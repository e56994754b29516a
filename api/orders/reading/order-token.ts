import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Configuration } from '#api/settings/configuration.ts'

/**
 * What lets a guest see an order: derived from its id and the signing secret, so that nothing that
 * could leak is stored, and the link of an order is the same in every email.
 */
export function orderTokenOf(secret: string, orderId: string): string {
  return createHmac('sha256', secret).update(`order ${orderId}`).digest('base64url')
}

/** Whether it was made for this order with the secret, or with the one before it. */
export function isOrderToken(
  { tokenSecret, formerTokenSecret }: Pick<Configuration, 'tokenSecret' | 'formerTokenSecret'>,
  orderId: string,
  given: string,
): boolean {
  const actual = Buffer.from(given)
  const secrets = [tokenSecret, formerTokenSecret].filter((secret) => secret !== null)
  return secrets.some((secret) => {
    const expected = Buffer.from(orderTokenOf(secret, orderId))
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })
}
