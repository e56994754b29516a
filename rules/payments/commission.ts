/** What a store pays the marketplace for an order. */
export interface CommissionTerms {
  /** Hundredths of a per cent of what the commission is of: 1400 is 14 %. VAT is included. */
  rateHundredths: number
  /** An order costs the store no less; null: no minimum. */
  minimumPence: number | null
  /** Nor more; null: no maximum. */
  maximumPence: number | null
}

/** What of an order the commission depends on. */
export interface CommissionedOrder {
  subtotalPence: number
  discountPence: number
  discountFundedBy: 'store' | 'marketplace' | null
  /** As agreed when the order was placed; null: none. */
  commission: CommissionTerms | null
}

/** Terms, and the first day in London on which they apply. */
export interface DatedTerms {
  from: string
  /** Null: of a store, that the marketplace's default applies again. */
  terms: CommissionTerms | null
}

/** The transfers of the ledger that are about commission. */
export const COMMISSION_KINDS = ['commission', 'commissionReturned', 'commissionRestored'] as const

/** A transfer between store and marketplace. */
interface CommissionTransfer {
  kind: (typeof COMMISSION_KINDS)[number]
  debit: 'store' | 'marketplace'
  credit: 'store' | 'marketplace'
  amountPence: number
}

/** Any transfer of an order. */
interface LedgerEntry {
  kind: string
  debit: string
  credit: string
  amountPence: number
}

export const isCommission = ({ kind }: { kind: string }): boolean =>
  COMMISSION_KINDS.some((each) => each === kind)

/** The terms among these that apply on a day; undefined: none has begun. */
export function termsOn<Dated extends DatedTerms>(
  terms: readonly Dated[],
  day: string,
): Dated | undefined {
  return terms
    .filter(({ from }) => from <= day)
    .reduce<Dated | undefined>(
      (last, each) => (last && last.from > each.from ? last : each),
      undefined,
    )
}

/** What is agreed with a store on a day: its own terms, else the marketplace's, else none. */
export function agreedTerms(
  own: readonly DatedTerms[],
  byDefault: readonly DatedTerms[],
  day: string,
): CommissionTerms | null {
  return termsOn(own, day)?.terms ?? termsOn(byDefault, day)?.terms ?? null
}

/** What the commission is of: the food, less a discount that the store pays for. */
export function commissionBasePence(order: CommissionedOrder): number {
  const given = order.discountFundedBy === 'marketplace' ? 0 : order.discountPence
  return Math.max(0, order.subtotalPence - given)
}

/**
 * The commission of an order, to the nearest penny, half a penny up: within minimum and maximum, and never
 * more than what it is of.
 */
export function commissionPence(order: CommissionedOrder): number {
  const { commission } = order
  if (!commission) return 0
  const base = commissionBasePence(order)
  const share = divided(base * commission.rateHundredths, 10_000)
  const raised = Math.max(share, commission.minimumPence ?? 0)
  return Math.min(raised, commission.maximumPence ?? raised, base)
}

/** The commission of an order as the ledger has it. */
export function commissionTransfers(order: CommissionedOrder): CommissionTransfer[] {
  const amountPence = commissionPence(order)
  if (amountPence === 0) return []
  return [{ kind: 'commission', debit: 'store', credit: 'marketplace', amountPence }]
}

/**
 * The commission that a refund returns, in proportion to what the store gives of what the commission is of.
 * `refund` has the transfers of the refund, `before` those of earlier refunds that the store paid. Parts never
 * add up to another amount than the whole: what has been returned already is taken off.
 */
export function returnedCommission(
  order: CommissionedOrder,
  refund: readonly LedgerEntry[],
  before: readonly LedgerEntry[],
): CommissionTransfer[] {
  const base = commissionBasePence(order)
  if (base === 0) return []
  const refunded = Math.min(base, Math.max(0, givenByStore([...before, ...refund])))
  const due = divided(commissionPence(order) * refunded, base)
  const amountPence =
    due - sumOf(before, 'commissionReturned') + sumOf(before, 'commissionRestored')
  if (amountPence <= 0) return []
  return [{ kind: 'commissionReturned', debit: 'marketplace', credit: 'store', amountPence }]
}

function givenByStore(transfers: readonly LedgerEntry[]): number {
  const given = transfers.filter(({ kind, debit }) => kind === 'refund' && debit === 'store')
  const back = transfers.filter(
    ({ kind, credit }) => kind === 'refundReturned' && credit === 'store',
  )
  return sum(given) - sum(back)
}

const sumOf = (transfers: readonly LedgerEntry[], kind: string): number =>
  sum(transfers.filter((transfer) => transfer.kind === kind))

const sum = (transfers: readonly LedgerEntry[]): number =>
  transfers.reduce((total, { amountPence }) => total + amountPence, 0)

/** To the nearest whole number, half up, of whole numbers from 0: exact, unlike a fraction. */
function divided(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor))
}
