import { expect, test } from 'vitest'
import { askForReviewAt, REVIEW_REQUESTS } from './review-request.ts'

test('a customer is asked for a review an hour after the order is completed', () => {
  expect(askForReviewAt(new Date('2026-05-15T18:30:00Z'))).toEqual(new Date('2026-05-15T19:30:00Z'))
})

test('one mailbox is asked once a day', () => {
  expect(REVIEW_REQUESTS).toEqual({ count: 1, withinMs: 86_400_000 })
})
