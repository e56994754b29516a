import { randomUUID } from 'node:crypto'
import { verdictOfOrder } from '#rules/menu/allergen-verdict.ts'
import type { CartQuote } from '#rules/cart/price-cart.ts'
import type { ChangeKind, ChangeResult } from '#rules/orders/order-change.ts'
import { changedOrderPrice } from '#rules/orders/changed-price.ts'
import type { Context } from '#api/context.ts'
import type { ChangedLine, RefundedLine } from '#api/database/column-types.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { deleteTicks } from '#api/orders/kitchen/delete-ticks.ts'
import type { StoredOrder } from '#api/orders/reading/read-order.ts'
import { changeStock } from '#api/orders/stock/change-stock.ts'
import { insertRefund } from '#api/payments/refunds/refunds.queries.ts'
import {
  decideChange,
  writeAllergens,
  writeAmounts,
  writeLine,
  type Decision,
} from './order-changes.queries.ts'
import { changedLine, leftOf } from './plan-change.ts'

/** A change that is made: as it was proposed, or the line is taken out instead. */
export interface ChangeToMake {
  changeId: string
  position: number
  kind: ChangeKind
  proposed: ChangedLine
  result: Exclude<ChangeResult, 'unchanged'>
}

/**
 * Makes a change of an order that `lockToChange` has locked and that was read since: writes the line, and what the
 * customer pays less is not captured, or refunded where it was, or is about to be. Throws NOT_REFUNDABLE when
 * what was captured can't be refunded, TOTAL_TOO_SMALL_FOR_CARD when too little would be left to capture, and
 * PRODUCT_IS_NOT_AVAILABLE when others have taken the last of the dish.
 */
export async function makeChange(
  { payments }: Pick<Context, 'payments'>,
  transaction: Transaction,
  order: StoredOrder,
  change: ChangeToMake,
  decision: Decision,
): Promise<void> {
  const { changeId, position, proposed } = change
  const line = order.lines[position]
  const left = leftOf(order)[position]
  if (!line || !left) throw new Error('A change of a line that the order does not have')
  const isReplaced = change.kind === 'replace' && change.result === 'changed'
  const quantity = change.result === 'removed' ? 0 : proposed.quantity
  const { after, savesPence } = changedLine(line, left, isReplaced ? proposed : line, quantity)
  const lines = order.lines.map((each, index) => (index === position ? after : each))
  const paysPence = order.totalPence - (order.payment?.refundedPence ?? 0) - savesPence
  const made = { after, savesPence, paysPence }
  const about = { orderId: order.id, changeId }
  const { payment } = order
  const isCharged = payment?.status === 'capturing' || payment?.status === 'captured'
  if (isCharged) {
    await decideChange(transaction, about, decision, { ...made, totals: null })
    const part = { position, quantity: left.quantity - after.quantity, amountPence: savesPence }
    await refundChange(transaction, about, part, decision)
  } else {
    const amounts = amountsOf(order, lines)
    const { minimumPence = 0 } = payments ?? {}
    if (payment?.status === 'authorised' && amounts.totalPence < minimumPence)
      throw new ApiError('TOTAL_TOO_SMALL_FOR_CARD', { minimumPence })
    const totals = { before: order.totalPence, after: amounts.totalPence }
    await decideChange(transaction, about, decision, { ...made, totals })
    await writeAmounts(transaction, order.id, amounts, decision.at)
  }
  // Of a dish that was charged and is refunded the order still says how many there were.
  if (!isCharged || isReplaced)
    await writeLine(transaction, { orderId: order.id, position }, after, isCharged)
  if (isReplaced) await deleteTicks(transaction, { orderId: order.id, position })
  const cooked = lines.filter((each) => each.quantity > 0)
  const allergens = verdictOfOrder(cooked.map((each) => each.allergens))
  await writeAllergens(transaction, order.id, allergens)
  const droppedQuantity = isReplaced ? left.quantity : left.quantity - after.quantity
  const dropped = { ...line, quantity: droppedQuantity }
  await changeStock(transaction, order.id, { dropped, taken: isReplaced ? after : null })
}

function amountsOf(
  order: StoredOrder,
  lines: readonly { unitPricePence: number; quantity: number; discountPence: number }[],
): CartQuote {
  const isDiscountOfDelivery = order.lines.every(({ discountPence }) => discountPence === 0)
  return changedOrderPrice({ ...order, lines }, isDiscountOfDelivery)
}

async function refundChange(
  transaction: Transaction,
  { orderId, changeId }: { orderId: string; changeId: string },
  part: RefundedLine,
  { accountId, at }: Decision,
): Promise<void> {
  const { quantity, amountPence } = part
  if (amountPence === 0 && quantity > 0) throw new ApiError('NOT_REFUNDABLE')
  if (amountPence === 0) return
  const isSaved = await insertRefund(transaction, {
    id: randomUUID(),
    orderId,
    amountPence,
    lines: [part],
    payer: 'store',
    reason: '',
    accountId,
    idempotencyKey: null,
    reportId: null,
    lateMinutes: null,
    changeId,
    at,
  })
  if (!isSaved) throw new ApiError('NOT_REFUNDABLE')
  await enqueue(transaction, [{ task: 'settle-payment', payload: { orderId } }])
}
