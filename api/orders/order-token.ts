import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What lets a guest see an order: derived from its id and the signing secret, so that nothing that
 * could leak is stored, and the link of an order is the same in every e-mail.
 */
export function orderTokenOf(secret: string, orderId: string): string {
  return createHmac('sha256', secret).update(`order ${orderId}`).digest('base64url')
}

export function isOrderToken(secret: string, orderId: string, given: string): boolean {
  const expected = Buffer.from(orderTokenOf(secret, orderId))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
