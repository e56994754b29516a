import type { FieldCode } from '#contract/errors.ts'
import type { DiscountInput } from '#contract/partner/discounts.ts'
import {
  brokenPromises,
  discountFaults,
  type DiscountDraft,
  type DiscountFault,
} from '#rules/discount/discount-faults.ts'
import { discountCodeOf } from '#rules/discount/discount-terms.ts'
import type { Weekday } from '#rules/time/london.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { FieldError } from '#api/http/api-error.ts'
import { isCodeTaken, selectProductsOf, type ManagedRecord } from './managed-discounts.queries.ts'

/** What is to become of a discount. */
export interface DraftToCheck {
  id: string
  storeId: string | null
  input: DiscountInput
  /** Null: a new one. */
  before: ManagedRecord | null
  /** Whether others rely on it as it is. */
  isPromised: boolean
  now: Date
}

/**
 * The discount as it is stored. Throws a FieldError with everything that is wrong with it: by its own terms,
 * its code that another one has, products that the store doesn't sell, and promises that it would break.
 */
export async function checkDraft(
  transaction: Transaction,
  { id, storeId, input, before, isPromised, now }: DraftToCheck,
): Promise<DiscountDraft> {
  const draft = draftOf(input)
  const uses = before ?? { used: 0, spentPence: 0 }
  const faults: Fault[] = discountFaults(draft, { now, uses })
  if (before && isPromised) faults.push(...brokenPromises(before, draft))
  const { code, productIds } = draft
  if (code !== null && (await isCodeTaken(transaction, { code, storeId, ownId: id, now })))
    faults.push(CODE_TAKEN)
  if (productIds && !(await areSold(transaction, storeId, productIds)))
    faults.push({ field: 'productIds', fault: 'invalid' })
  if (faults.length > 0) throw new FieldError(faults.map(fieldFaultOf))
  return draft
}

/** Throws the FieldError of a code that another discount has. */
export function refuseCode(): never {
  throw new FieldError([fieldFaultOf(CODE_TAKEN)])
}

type Fault = Omit<DiscountFault, 'fault'> & { fault: DiscountFault['fault'] | 'taken' }

const CODE_TAKEN: Fault = { field: 'code', fault: 'taken' }

const CODE_OF: Record<Fault['fault'], FieldCode> = {
  missing: 'required_field',
  invalid: 'invalid_value',
  tooFew: 'too_few',
  tooMany: 'too_many',
  notAscending: 'not_ascending',
  hasPassed: 'date_has_passed',
  promised: 'already_promised',
  taken: 'already_used',
}

const fieldFaultOf = ({ field, fault }: Fault) => ({
  field: `discount.${field}`,
  code: CODE_OF[fault],
})

async function areSold(
  transaction: Transaction,
  storeId: string | null,
  ids: ReadonlySet<string>,
): Promise<boolean> {
  // What is for the whole marketplace is for whole menus.
  if (storeId === null) return false
  const sold = await selectProductsOf(transaction, storeId, [...ids])
  return [...ids].every((id) => sold.has(id))
}

function draftOf(input: DiscountInput): DiscountDraft {
  const { code, startsAt, endsAt, weekdays, productIds } = input
  return {
    ...input,
    // What can't be a code is refused as it was typed.
    code: code && (discountCodeOf(code) ?? code),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    weekdays: weekdays && daysOf(weekdays),
    productIds: productIds && new Set(productIds),
  }
}

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** Each day once, from Monday on; null: every day. */
function daysOf(given: readonly number[]): Weekday[] | null {
  const days = WEEKDAYS.filter((day) => given.includes(day))
  return days.length === WEEKDAYS.length ? null : days
}
