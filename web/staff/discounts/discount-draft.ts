import type { FieldFault } from '#contract/errors.ts'
import {
  discountInput,
  type DiscountInput,
  type ManagedDiscount,
} from '#contract/partner/discounts.ts'
import { parsePence } from '#rules/money/pence.ts'
import type { DiscountFunder, DiscountKind } from '#rules/discount/discount-terms.ts'
import type { Service } from '#rules/orders/service.ts'
import { instantOf, localOf } from '#web/staff/time/london-field.ts'

export const DISCOUNT_TYPES = ['code', 'offer', 'stampCard'] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]

/** A discount as it is typed. Empty fields limit nothing. */
export interface DiscountDraft {
  type: DiscountType
  name: string
  code: string
  isAdvertised: boolean
  stamps: string
  stampSpend: string
  kind: DiscountKind
  percent: string
  cap: string
  amount: string
  minimum: string
  /** As a field of day and time has it, by London's clock. */
  startsAt: string
  endsAt: string
  weekdays: readonly number[]
  service: Service | 'any'
  areSomeDishes: boolean
  productIds: readonly string[]
  totalLimit: string
  perCustomerLimit: string
  budget: string
  /** Of a new one of the marketplace: where it is used; empty: everywhere. */
  storeSlug: string
  isAtOneStore: boolean
  fundedBy: DiscountFunder
}

export const EMPTY_DRAFT: DiscountDraft = {
  type: 'code',
  name: '',
  code: '',
  isAdvertised: true,
  stamps: '5',
  stampSpend: '',
  kind: 'percentage',
  percent: '',
  cap: '',
  amount: '',
  minimum: '',
  startsAt: '',
  endsAt: '',
  weekdays: [],
  service: 'any',
  areSomeDishes: false,
  productIds: [],
  totalLimit: '',
  perCustomerLimit: '',
  budget: '',
  storeSlug: '',
  isAtOneStore: false,
  fundedBy: 'marketplace',
}

const pounds = (pence: number | null) => (pence === null ? '' : (pence / 100).toFixed(2))
const digits = (value: number | null) => (value === null ? '' : String(value))
const local = (at: string | null) => (at === null ? '' : localOf(new Date(at)))

export const typeOf = ({
  loyalty,
  code,
}: Pick<ManagedDiscount, 'loyalty' | 'code'>): DiscountType =>
  loyalty ? 'stampCard' : code === null ? 'offer' : 'code'

export function draftOf(discount: ManagedDiscount): DiscountDraft {
  const { loyalty, products, minimumPence } = discount
  return {
    ...EMPTY_DRAFT,
    type: typeOf(discount),
    name: discount.name,
    code: discount.code ?? '',
    isAdvertised: discount.isAdvertised,
    ...(loyalty && {
      stamps: String(loyalty.orders),
      stampSpend: loyalty.minimumSpendPence === 0 ? '' : pounds(loyalty.minimumSpendPence),
    }),
    kind: discount.kind,
    percent: digits(discount.percent),
    cap: pounds(discount.capPence),
    amount: pounds(discount.amountPence),
    minimum: minimumPence === 0 ? '' : pounds(minimumPence),
    startsAt: local(discount.startsAt),
    endsAt: local(discount.endsAt),
    weekdays: discount.weekdays ?? [],
    service: discount.service ?? 'any',
    areSomeDishes: products !== null,
    productIds: products?.map(({ id }) => id) ?? [],
    totalLimit: digits(discount.totalLimit),
    perCustomerLimit: digits(discount.perCustomerLimit),
    budget: pounds(discount.budgetPence),
    fundedBy: discount.fundedBy,
  }
}

/** The same again, for a new one: what has passed by then starts and ends anew. */
export function copyOf(discount: ManagedDiscount, now: Date): DiscountDraft {
  const isAhead = (at: string | null) => at !== null && new Date(at) > now
  const { startsAt, endsAt } = discount
  const draft = draftOf({
    ...discount,
    startsAt: isAhead(startsAt) ? startsAt : null,
    endsAt: isAhead(endsAt) ? endsAt : null,
  })
  return draft
}

const isFilled = (text: string) => text.trim() !== ''
const amountIn = (text: string) => parsePence(text) ?? Number.NaN
const optionalAmount = (text: string) => (isFilled(text) ? amountIn(text) : null)
const numberIn = (text: string) => (/^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN)
const optionalNumber = (text: string) => (isFilled(text) ? numberIn(text) : null)

/** What a field of day and time has; what can't be read is no instant for the server either. */
const optionalInstant = (text: string) =>
  isFilled(text) ? (instantOf(text)?.toISOString() ?? text) : null

/** What is sent of a draft, with numbers that can't be read as NaN. */
function inputOf(draft: DiscountDraft): DiscountInput {
  const { type, kind, service, weekdays } = draft
  return {
    name: draft.name,
    code: type === 'code' || (type === 'stampCard' && isFilled(draft.code)) ? draft.code : null,
    kind,
    percent: kind === 'percentage' ? optionalNumber(draft.percent) : null,
    capPence: kind === 'percentage' ? optionalAmount(draft.cap) : null,
    amountPence: kind === 'fixed' ? optionalAmount(draft.amount) : null,
    minimumPence: isFilled(draft.minimum) ? amountIn(draft.minimum) : 0,
    startsAt: optionalInstant(draft.startsAt),
    endsAt: optionalInstant(draft.endsAt),
    service: service === 'any' ? null : service,
    weekdays: weekdays.length === 0 ? null : [...weekdays],
    productIds: draft.areSomeDishes ? [...draft.productIds] : null,
    totalLimit: optionalNumber(draft.totalLimit),
    perCustomerLimit: optionalNumber(draft.perCustomerLimit),
    budgetPence: optionalAmount(draft.budget),
    loyalty:
      type === 'stampCard'
        ? {
            orders: numberIn(draft.stamps),
            minimumSpendPence: isFilled(draft.stampSpend) ? amountIn(draft.stampSpend) : 0,
          }
        : null,
    isAdvertised: type !== 'code' || draft.isAdvertised,
  }
}

type ReadDraft = { input: DiscountInput; faults: null } | { input: null; faults: FieldFault[] }

/**
 * The discount that was typed, or which fields can't be read, named as the server names them. What goes
 * together and what others have used is for the server to say.
 */
export function readDraft(draft: DiscountDraft): ReadDraft {
  const given = inputOf(draft)
  const read = discountInput.safeParse(given)
  const faults: FieldFault[] = (read.error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.'),
    code: message === 'too_long' || message === 'too_many' ? message : 'invalid_value',
  }))
  const isMissing = {
    percent: given.kind === 'percentage' && given.percent === null,
    amountPence: given.kind === 'fixed' && given.amountPence === null,
    storeSlug: draft.isAtOneStore && !isFilled(draft.storeSlug),
  }
  for (const [field, isEmpty] of Object.entries(isMissing))
    if (isEmpty) faults.push({ field, code: 'required_field' })
  return read.success && faults.length === 0
    ? { input: read.data, faults: null }
    : { input: null, faults }
}

/** What of a draft can be shown to customers already, whatever else is missing. */
export function previewOf(draft: DiscountDraft, productNames: ReadonlyMap<string, string>) {
  const given = inputOf(draft)
  const known = (value: number | null) => (value !== null && Number.isFinite(value) ? value : null)
  const endsAt = draft.endsAt === '' ? null : instantOf(draft.endsAt)
  return {
    id: 'preview',
    name: draft.name.trim(),
    code: draft.type === 'code' ? draft.code.trim().toUpperCase() : null,
    kind: draft.kind,
    percent: known(given.percent),
    amountPence: known(given.amountPence),
    capPence: known(given.capPence),
    minimumPence: known(given.minimumPence) ?? 0,
    service: given.service,
    weekdays: given.weekdays,
    endsAt: endsAt && endsAt.toISOString(),
    products: given.productIds && given.productIds.flatMap((id) => productNames.get(id) ?? []),
    fundedBy: draft.fundedBy,
    loyalty: given.loyalty && {
      orders: known(given.loyalty.orders) ?? 0,
      minimumSpendPence: known(given.loyalty.minimumSpendPence) ?? 0,
    },
  }
}
