const HOUR_MS = 3_600_000

/** How long after an order is completed its customer is asked for a review. */
const ASK_AFTER_MS = HOUR_MS

/** When the customer of an order is asked for a review. */
export function askForReviewAt(completedAt: Date): Date {
  return new Date(completedAt.getTime() + ASK_AFTER_MS)
}

/**
 * The maximum of these emails to one mailbox, by whichever account. They are optional, so their limit is
 * lower than that of other emails.
 */
export const REVIEW_REQUESTS = { count: 1, withinMs: 24 * HOUR_MS }
