/**
 * What the Food Standards Agency says of a kitchen: a figure of the food hygiene rating scheme, the words of
 * Scotland's food hygiene information scheme, or that there is no result.
 */
export const HYGIENE_RATINGS = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  'pass',
  'passAndEatSafe',
  'improvementRequired',
  'awaitingInspection',
  'awaitingPublication',
  'exempt',
] as const
export type HygieneRating = (typeof HYGIENE_RATINGS)[number]

/** Without spaces and in small letters, as both schemes of the agency spell some of them differently. */
const BY_VALUE = new Map(HYGIENE_RATINGS.map((rating) => [rating.toLowerCase(), rating]))

/** The rating that a value of the agency's register stands for, such as `Improvement Required`; null: none known. */
export function hygieneRatingOf(value: string): HygieneRating | null {
  return BY_VALUE.get(value.replace(/\s/g, '').toLowerCase()) ?? null
}

/** Whether somebody has inspected it, and when can be said. */
export const isInspected = (rating: HygieneRating): boolean =>
  rating !== 'awaitingInspection' && rating !== 'awaitingPublication' && rating !== 'exempt'

/** Scotland inspects with a pass or none. Where there is no result, nobody knows. */
export function isCleanEnough(rating: HygieneRating, atLeast: number): boolean {
  return rating === 'pass' || rating === 'passAndEatSafe' || Number(rating) >= atLeast
}
