import type { BodyOf } from '#contract/call.ts'
import type { Order } from '#contract/orders.ts'
import type { refundOperatorOrder } from '#contract/payments/refunds.ts'
import { parsePence } from '#rules/money/pence.ts'
import type { RefundPayer } from '#rules/payments/payment-status.ts'
import {
  leftOfFee,
  REFUNDABLE_FEES,
  type PaidFees,
  type RefundableFee,
} from '#rules/payments/refundable-fee.ts'
import {
  leftOfLines,
  refundedParts,
  type LeftOfLine,
  type RefundedPart,
} from '#rules/payments/refund-amount.ts'
import { newKey } from '#web/calls/request/idempotency-key.ts'

/** What may be given back: an order that the customer's card has paid. */
export type Refundable = Pick<Order, 'lines' | 'payment'>

export interface RefundChoice {
  kind: 'rest' | 'lines' | 'amount' | 'fee'
  /** How many of each line, by its place in the order. */
  quantities: readonly number[]
  /** As it is typed, in pounds. */
  amount?: string
  fee?: RefundableFee | null
}

/** What is left of what was paid online, in pence; 0 when nothing was taken. */
export function leftPence({ payment }: Pick<Order, 'payment'>): number {
  return payment?.status === 'captured' ? payment.amountPence - payment.refundedPence : 0
}

/** What can still be given back of each line, as the server counts it. */
export function leftOf(order: Refundable): LeftOfLine[] {
  const left = leftPence(order)
  return leftOfLines(order.lines, givenBack(order)).map(({ quantity, pence }) => ({
    quantity: left > 0 && pence > 0 ? quantity : 0,
    pence: Math.min(pence, left),
  }))
}

/** What a choice comes to, in pence; 0 when nothing (possible) is chosen. */
export function amountOf(
  order: Refundable & PaidFees,
  { kind, quantities, amount = '', fee = null }: RefundChoice,
): number {
  if (kind === 'rest') return leftPence(order)
  if (kind === 'amount') return parsePence(amount) ?? 0
  if (kind === 'fee') return fee ? leftOfFee(order, fee, order.payment?.refunds ?? []) : 0
  const parts = refundedParts(order.lines, givenBack(order), requested(quantities)) ?? []
  return parts.reduce((sum, { amountPence }) => sum + amountPence, 0)
}

/** The fees that can still be refunded for themselves, with what they come to. */
export function feesLeft(order: Refundable & PaidFees): { fee: RefundableFee; pence: number }[] {
  const left = leftPence(order)
  return REFUNDABLE_FEES.map((fee) => ({
    fee,
    pence: leftOfFee(order, fee, order.payment?.refunds ?? []),
  })).filter(({ pence }) => pence > 0 && pence <= left)
}

/** Who bears a refund: one alone, or the marketplace a part and the store the rest. */
export interface PayingChoice {
  bearer: RefundPayer | 'both'
  /** What the marketplace pays of both, as it is typed, in pounds. */
  share: string
}

/** What the marketplace pays of a refund that both bear, in pence; null: not a part of it, so that it can't be. */
export function shareOf(
  { share }: Pick<PayingChoice, 'share'>,
  amountPence: number,
): number | null {
  const pence = parsePence(share) ?? 0
  return pence > 0 && pence < amountPence ? pence : null
}

/** Who pays, as the server is asked. */
export function payingBody(
  { bearer, share }: PayingChoice,
  amountPence: number,
): Pick<BodyOf<typeof refundOperatorOrder>, 'payer' | 'marketplacePence'> {
  if (bearer !== 'both') return { payer: bearer }
  return { payer: 'store', marketplacePence: shareOf({ share }, amountPence) ?? 0 }
}

/** What the server is asked for. */
export function refundBody(
  { kind, quantities, amount = '', fee }: RefundChoice,
  reason: string,
): Omit<BodyOf<typeof refundOperatorOrder>, 'payer' | 'marketplacePence'> {
  return {
    reason: reason.trim(),
    ...(kind === 'lines' && { lines: requested(quantities) }),
    ...(kind === 'amount' && { amountPence: parsePence(amount) ?? 0 }),
    ...(kind === 'fee' && fee && { fee }),
  }
}

/** Names an attempt: asked again with the same words and the same key, nothing is given back again. */
export interface RefundAttempt {
  wording: string
  key: string
}

/** The attempt that a press goes on with: the one before when it asks for the same, else a new one. */
export function refundAttempt(body: object, before: RefundAttempt | null): RefundAttempt {
  const wording = JSON.stringify(body)
  return before?.wording === wording ? before : { wording, key: newKey() }
}

function requested(quantities: readonly number[]) {
  return quantities.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []))
}

function givenBack({ payment }: Refundable): RefundedPart[] {
  return (payment?.refunds ?? []).flatMap(({ status, lines }) =>
    status === 'failed' ? [] : (lines ?? []),
  )
}
