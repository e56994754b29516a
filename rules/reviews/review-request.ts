const HOUR_MS = 3_600_000

/** How long after an order is completed its customer is asked for a review. */
const ASK_AFTER_MS = HOUR_MS

/** When the customer of an order is asked for a review. */
export function askForReviewAt(completedAt: Date): Date {
  return new Date(completedAt.getTime() + ASK_AFTER_MS)
}

/**
 * At most so many of these emails go to one mailbox, whoever ordered. Nobody needs one, so it is
 * withheld where others would be sent.
 */
export const REVIEW_REQUESTS = { count: 1, withinMs: 24 * HOUR_MS }
