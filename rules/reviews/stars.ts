/** What can be given. */
export const STARS = [1, 2, 3, 4, 5] as const
export type Stars = (typeof STARS)[number]

/** A customer's stars for the parts of an order; a collection has none for delivery. */
export interface PartRatings {
  food: Stars
  delivery: Stars | null
  service: Stars
}

/**
 * The stars of a whole order: the food counts for one half, delivery and service share the other;
 * for a collection the service has that half alone. Half a star is rounded up.
 */
export function overallStars({ food, delivery, service }: PartRatings): Stars {
  const quarters = 2 * food + (delivery ?? service) + service
  // The mean of numbers from 1 to 5 is one of them once it is rounded.
  return Math.floor((quarters + 2) / 4) as Stars
}
