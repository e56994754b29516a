/** What is stored about people for a time that an operator may set. */
export const RETAINED = [
  'orders',
  'unpaidOrders',
  'carts',
  'enquiries',
  'deliveryNotices',
  'accountEvents',
  'problemPhotos',
  'readings',
  'identityDocuments',
] as const
export type Retained = (typeof RETAINED)[number]

type Period = {
  /** How long, in days, unless an operator has set it. */
  usual: number
  minimum: number
  maximum: number
}

const YEAR = 365

/**
 * The periods in days. Records of sales are stored for six years after the end of their year (Finance Act 1998,
 * schedule 18, paragraph 21; VAT Notice 700/21), so an order names its customer for at least as long as somebody may
 * have to account for it. The others have maximums, as data is stored no longer than it is needed (UK GDPR, article
 * 5(1)(e)), and minimums that leave time to do what it is stored for.
 */
export const RETENTION: Readonly<Record<Retained, Period>> = {
  orders: { usual: 7 * YEAR, minimum: 6 * YEAR + 2, maximum: 10 * YEAR },
  unpaidOrders: { usual: 30, minimum: 7, maximum: 90 },
  carts: { usual: 30, minimum: 7, maximum: 180 },
  enquiries: { usual: YEAR, minimum: 30, maximum: 3 * YEAR },
  deliveryNotices: { usual: 180, minimum: 30, maximum: YEAR },
  accountEvents: { usual: YEAR, minimum: 90, maximum: 2 * YEAR },
  problemPhotos: { usual: YEAR, minimum: 90, maximum: 2 * YEAR },
  identityDocuments: { usual: 30, minimum: 7, maximum: 180 },
  readings: { usual: 2 * YEAR, minimum: YEAR, maximum: 6 * YEAR },
}

/** How long each is stored, in days: what an operator has set, within what may be set. */
export function retentionDays(
  set: Partial<Record<Retained, number>>,
): Readonly<Record<Retained, number>> {
  const days = RETAINED.map((what) => {
    const { usual, minimum, maximum } = RETENTION[what]
    return [what, Math.min(maximum, Math.max(minimum, set[what] ?? usual))] as const
  })
  // Every one of them has an entry.
  return Object.fromEntries(days) as Record<Retained, number>
}

const DAY_MS = 86_400_000

/** What is from before this instant is deleted. */
export const retainedSince = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS)
