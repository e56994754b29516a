import type { RequestedChange } from '#contract/order-changes/order-change-calls.ts'
import { IF_SOLD_OUT_DEFAULT } from '#rules/cart/if-sold-out.ts'
import type { Allergen } from '#rules/menu/allergens.ts'
import { changedLinePrice } from '#rules/orders/changed-price.ts'
import {
  isAgainstNote,
  isChangeable,
  neededApproval,
  newAllergens,
  type ChangeKind,
  type NeededApproval,
} from '#rules/orders/order-change.ts'
import { leftOfLines, type LeftOfLine, type RefundedPart } from '#rules/payments/refund-amount.ts'
import type { ChangedLine } from '#api/database/column-types.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { StoredOrder } from '#api/orders/reading/read-order.ts'
import type { ReplacementDish } from './replacement.ts'

type OrderedLine = StoredOrder['lines'][number]

/** What a change comes to, before anybody has agreed. */
export interface PlannedChange {
  kind: ChangeKind
  approval: NeededApproval
  before: ChangedLine
  proposed: ChangedLine
  savesPence: number
  /** What the customer pays as it is, all refunds taken off. */
  paysNowPence: number
  newAllergens: Allergen[]
}

/**
 * What a change of a line comes to. Throws ORDER_STATUS_INVALID for an order that is not with the kitchen,
 * CHANGE_AWAITS_ANSWER for a line that its customer is asked about, ORDER_HAS_CHANGED when it is not as
 * it was seen, and ORDER_WOULD_BE_EMPTY when nothing else would be left.
 */
export function planChange(
  order: StoredOrder,
  requested: Omit<RequestedChange, 'replacement' | 'spokenBy'>,
  replacement: ReplacementDish | null,
): PlannedChange {
  const { status } = order
  if (!isChangeable(status)) throw new ApiError('ORDER_STATUS_INVALID', { status })
  const { position, productId, seenQuantity } = requested
  if (waitingPositions(order).has(position)) throw new ApiError('CHANGE_AWAITS_ANSWER')
  const line = order.lines[position]
  const left = leftOf(order)[position]
  const quantity = replacement ? seenQuantity : requested.quantity
  const isAsSeen = left?.quantity === seenQuantity && line?.productId === productId
  if (!line || !isAsSeen || (!replacement && quantity >= seenQuantity))
    throw new ApiError('ORDER_HAS_CHANGED')
  if (quantity === 0 && isOnlyLine(order, position)) throw new ApiError('ORDER_WOULD_BE_EMPTY')
  const { after: proposed, savesPence } = changedLine(line, left, replacement ?? line, quantity)
  const before = asLeft(line, left)
  const added = replacement ? newAllergens(before.allergens, proposed.allergens) : []
  return {
    kind: replacement ? 'replace' : quantity === 0 ? 'remove' : 'reduce',
    approval: neededApproval(
      line.ifSoldOut ?? IF_SOLD_OUT_DEFAULT,
      replacement && {
        newAllergens: added,
        isAgainstNote: isAgainstNote(order.snapshot.allergyNote, replacement.allergens),
        isAgeAdded: replacement.isAgeRestricted && !line.isAgeRestricted,
      },
    ),
    before,
    proposed,
    savesPence,
    paysNowPence: order.totalPence - (order.payment?.refundedPence ?? 0),
    newAllergens: added,
  }
}

/** A line as it becomes, with another dish or the same one, and what the customer pays less. */
export function changedLine(
  line: OrderedLine,
  left: LeftOfLine,
  dish: ReplacementDish,
  quantity: number,
): { after: ChangedLine; savesPence: number } {
  const { unitPricePence } = line
  const { savesPence, ...price } = changedLinePrice(
    { unitPricePence, quantity: left.quantity, paidPence: left.pence },
    { quantity, unitPricePence: dish.unitPricePence },
  )
  return { after: { ...dishOf(dish), ...price }, savesPence }
}

/** What is left of each line of an order after its refunds. */
export function leftOf({ lines, payment }: StoredOrder): LeftOfLine[] {
  const refunds = payment?.refunds ?? []
  const parts = refunds.flatMap(({ status, lines: refunded }): RefundedPart[] =>
    status === 'failed' ? [] : (refunded ?? []),
  )
  const isAllRefunded = refunds.some((refund) => refund.status !== 'failed' && !refund.lines)
  return leftOfLines(lines, parts).map((left) => (isAllRefunded ? { quantity: 0, pence: 0 } : left))
}

/** Whether no other line is sure to be cooked: one that the customer is asked about may be taken out. */
export function isOnlyLine(order: StoredOrder, position: number): boolean {
  const waiting = waitingPositions(order)
  return leftOf(order).every(
    ({ quantity }, index) => index === position || quantity === 0 || waiting.has(index),
  )
}

function waitingPositions({ changes }: StoredOrder): Set<number> {
  return new Set(changes.flatMap(({ state, position }) => (state === 'waiting' ? position : [])))
}

/** A line as it is before the change. */
function asLeft(line: OrderedLine, { quantity, pence }: LeftOfLine): ChangedLine {
  const linePence = line.unitPricePence * quantity
  const { unitPricePence } = line
  return {
    ...dishOf(line),
    quantity,
    unitPricePence,
    linePence,
    discountPence: linePence - pence,
  }
}

/** What is cooked, without its price, and without what its customer said of it. */
function dishOf({
  productId,
  name,
  art,
  options,
  parts,
  kcal,
  allergens,
  isAgeRestricted,
  vat,
}: ReplacementDish | OrderedLine) {
  const facts = { productId, name, art, options, kcal, allergens, isAgeRestricted }
  const dish = { ...facts, ...(vat && { vat }) }
  return parts && parts.length > 0 ? { ...dish, parts } : dish
}
