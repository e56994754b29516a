import { isUsedUp, type DiscountUses } from './discount-limits.ts'
import { discountCodeOf, type DiscountTerms } from './discount-terms.ts'

/** What whoever runs a discount decides about it. */
export type DiscountDraft = Omit<
  DiscountTerms,
  'id' | 'storeId' | 'fundedBy' | 'endedAt' | 'isForSomeAccounts'
> & { name: string; isAdvertised: boolean }

export const DISCOUNT_PRODUCTS_MAXIMUM = 50
export const DISCOUNT_AMOUNT_MAXIMUM_PENCE = 10_000
export const DISCOUNT_MINIMUM_MAXIMUM_PENCE = 100_000
export const DISCOUNT_BUDGET_MAXIMUM_PENCE = 100_000_000
export const DISCOUNT_USES_MAXIMUM = 1_000_000
export const STAMPS_MAXIMUM = 50
/** Shorter ones are typed by chance. */
export const CODE_MINIMUM_LENGTH = 3
const PERCENT_MAXIMUM = 100

export type DiscountField = keyof DiscountDraft | 'loyalty.orders'

/** What is wrong with a field of a discount. */
export interface DiscountFault {
  field: DiscountField
  fault:
    | 'missing'
    | 'invalid'
    | 'tooFew'
    | 'tooMany'
    | 'notAscending'
    | 'hasPassed'
    /** Others rely on it as it is. */
    | 'promised'
}

/**
 * Everything that is wrong with a discount that is to be made or changed: amounts that its kind does not have
 * or lacks, dates that are over or the wrong way round, limits that are reached already.
 */
export function discountFaults(
  draft: DiscountDraft,
  { now, uses }: { now: Date; uses: DiscountUses },
): DiscountFault[] {
  return [
    ...amountFaults(draft),
    ...codeFaults(draft),
    ...dateFaults(draft, now),
    ...limitFaults(draft, uses),
  ]
}

/** In thousandths of a per cent, as it is stored. */
const isExact = (percent: number) => Math.abs(percent * 1000 - Math.round(percent * 1000)) < 1e-6

function amountFaults({ kind, percent, amountPence, capPence, service }: DiscountDraft) {
  const faults: DiscountFault[] = []
  if (kind === 'percentage') {
    if (percent === null) faults.push({ field: 'percent', fault: 'missing' })
    else if (percent <= 0) faults.push({ field: 'percent', fault: 'tooFew' })
    else if (percent > PERCENT_MAXIMUM) faults.push({ field: 'percent', fault: 'tooMany' })
    else if (!isExact(percent)) faults.push({ field: 'percent', fault: 'invalid' })
  } else {
    if (percent !== null) faults.push({ field: 'percent', fault: 'invalid' })
    if (capPence !== null) faults.push({ field: 'capPence', fault: 'invalid' })
  }
  if (kind === 'fixed' && amountPence === null)
    faults.push({ field: 'amountPence', fault: 'missing' })
  if (kind !== 'fixed' && amountPence !== null)
    faults.push({ field: 'amountPence', fault: 'invalid' })
  if (kind === 'freeDelivery' && service === 'collection')
    faults.push({ field: 'service', fault: 'invalid' })
  return faults
}

function codeFaults({ code }: DiscountDraft): DiscountFault[] {
  if (code === null) return []
  const normal = discountCodeOf(code)
  if (normal === null) return [{ field: 'code', fault: 'invalid' }]
  return normal.length < CODE_MINIMUM_LENGTH ? [{ field: 'code', fault: 'tooFew' }] : []
}

function dateFaults({ startsAt, endsAt }: DiscountDraft, now: Date): DiscountFault[] {
  if (endsAt === null) return []
  if (endsAt <= now) return [{ field: 'endsAt', fault: 'hasPassed' }]
  const isBackwards = startsAt !== null && endsAt <= startsAt
  return isBackwards ? [{ field: 'endsAt', fault: 'notAscending' }] : []
}

function limitFaults(draft: DiscountDraft, uses: DiscountUses): DiscountFault[] {
  const faults: DiscountFault[] = []
  const { totalLimit, budgetPence } = draft
  if (totalLimit !== null && totalLimit <= uses.used)
    faults.push({ field: 'totalLimit', fault: 'tooFew' })
  if (budgetPence !== null && isUsedUp({ ...draft, totalLimit: null }, uses))
    faults.push({ field: 'budgetPence', fault: 'tooFew' })
  return faults
}

/**
 * Whether somebody relies on a discount as it is: an order used it, or customers have begun to collect its
 * stamps.
 */
export function isPromised(
  { loyalty, startsAt }: Pick<DiscountTerms, 'loyalty' | 'startsAt'>,
  { used }: DiscountUses,
  now: Date,
): boolean {
  return used > 0 || (loyalty !== null && (startsAt === null || startsAt <= now))
}

/** What customers have read of a discount, and what they got for it. */
const PROMISED = [
  'code',
  'kind',
  'percent',
  'amountPence',
  'capPence',
  'minimumPence',
  'startsAt',
  'service',
  'weekdays',
  'productIds',
  'loyalty',
] as const satisfies readonly DiscountField[]

/** What may become more generous; null: no limit. */
const LIMITS = ['totalLimit', 'perCustomerLimit', 'budgetPence', 'endsAt'] as const

/**
 * The fields of a promised discount that would break the promise: what it takes off, and from whom, stays as
 * it is, and it neither ends earlier nor has a lower limit. It can be stopped, and another one made.
 */
export function brokenPromises(before: DiscountDraft, after: DiscountDraft): DiscountFault[] {
  const changed = PROMISED.filter((field) => asText(before[field]) !== asText(after[field]))
  const lowered = LIMITS.filter((field) => {
    const [was, is] = [before[field], after[field]]
    return is !== null && (was === null || is < was)
  })
  return [...changed, ...lowered].map((field) => ({ field, fault: 'promised' }))
}

/** The same for the same value, whatever object has it. */
function asText(value: DiscountDraft[(typeof PROMISED)[number]]): string {
  if (value instanceof Set) return JSON.stringify([...value].sort())
  if (Array.isArray(value)) return JSON.stringify(value.toSorted((a, b) => a - b))
  return JSON.stringify(value)
}
