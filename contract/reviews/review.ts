import { z } from 'zod'
import { STARS } from '#rules/reviews/stars.ts'
import { because, id, instant } from '#contract/fields.ts'
import { photo } from '#contract/photos.ts'

/** Why the marketplace hides a review: the whole policy, and nothing else is a reason. */
export const REVIEW_REASONS = [
  'personal',
  'abusive',
  'unrelated',
  'notGenuine',
  'advertising',
  'unlawful',
] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

/** Those with photos are the newest of them. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest', 'withPhotos'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const REVIEW_TEXT_LONGEST = 1500
export const REPLY_LONGEST = 1000
export const REPORT_TEXT_LONGEST = 500

export const reviewReason = z.enum(REVIEW_REASONS, because('required_field'))

export const starsGiven = z.literal(STARS, because('invalid_value'))

/** A review as everyone reads it. */
export const review = z.object({
  id,
  /** First name and initial; null: a customer who has deleted their account. */
  author: z.string().nullable(),
  /** Of the whole order, as it follows from the ratings of its parts. */
  stars: z.int(),
  /** Null where the parts were not rated, and the delivery of what was collected. */
  food: z.int().nullable(),
  delivery: z.int().nullable(),
  service: z.int().nullable(),
  /** Empty: stars alone. */
  text: z.string(),
  photos: z.array(photo),
  createdAt: instant,
  /** What the store answered. */
  reply: z.object({ text: z.string(), repliedAt: instant }).nullable(),
})
export type Review = z.output<typeof review>

/** How many ratings of 1, 2, 3, 4 and 5 stars a store has, and their average. */
export const reviewSummary = z.object({
  average: z.number().nullable(),
  count: z.int(),
  starCounts: z.array(z.int()).length(5),
})
export type ReviewSummary = z.output<typeof reviewSummary>
