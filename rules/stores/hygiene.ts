/** What an inspection found: a figure of the food hygiene rating scheme, or Scotland's words. */
export const HYGIENE_RATINGS = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  'pass',
  'improvementRequired',
] as const
export type HygieneRating = (typeof HYGIENE_RATINGS)[number]

/** Scotland inspects with a pass or none. */
export function isCleanEnough(rating: HygieneRating, atLeast: number): boolean {
  return rating === 'pass' || Number(rating) >= atLeast
}
