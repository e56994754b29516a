import type { Context } from '#api/context.ts'
import { findReviewOfOrder } from './reviews.queries.ts'
import { findContactOfOrder, type OrderContact } from './writer.queries.ts'

/**
 * Whom to ask for a review of an order; null where it is reviewed already, is not completed, or there
 * is nobody to ask.
 */
export async function findOrderToReview(
  { db }: Context,
  orderId: string,
): Promise<OrderContact | null> {
  const contact = await findContactOfOrder(db, orderId)
  if (contact?.status !== 'completed' || !contact.email) return null
  return (await findReviewOfOrder(db, orderId)) ? null : contact
}
