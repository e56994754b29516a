import { createHmac } from 'node:crypto'
import { mailboxOf } from '#rules/email/mailbox.ts'
import type { Context } from '#api/context.ts'
import { findOwnOrder, type Claimant } from '#api/orders/reading/find-own-order.ts'
import { findReviewOfOrder } from './reviews.queries.ts'
import {
  findContactOfOrder,
  insertStop,
  hasStoppedRequests,
  type OrderContact,
} from './review-author.queries.ts'

/**
 * Whom to ask for a review of an order; null if it is reviewed already, is not completed, or its customer has
 * opted out.
 */
export async function findOrderToReview(
  context: Context,
  orderId: string,
): Promise<OrderContact | null> {
  const { db } = context
  const contact = await findContactOfOrder(db, orderId)
  if (contact?.status !== 'completed' || !contact.email) return null
  if (await findReviewOfOrder(db, orderId)) return null
  return (await hasStoppedRequests(db, mailboxKey(context, contact.email))) ? null : contact
}

/** Opts the mailbox of an order of the claimant's out of review requests. Throws NONEXISTING_ORDER. */
export async function stopReviewRequests(
  context: Context,
  orderId: string,
  claimant: Claimant,
): Promise<void> {
  const { snapshot } = await findOwnOrder(context, orderId, claimant)
  const { email } = snapshot.contact
  if (email) await insertStop(context.db, mailboxKey(context, email), context.now())
}

/** A keyed hash, which cannot be traced back; the same for every spelling of the address. */
function mailboxKey({ configuration }: Context, email: string): Buffer {
  return createHmac('sha256', configuration.tokenSecret)
    .update(`review requests to ${mailboxOf(email)}`)
    .digest()
}
