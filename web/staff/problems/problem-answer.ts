import type { BodyOf } from '#contract/call.ts'
import type { declineProblem, refundProblem } from '#contract/problems/problem-calls.ts'
import type { ProblemReport, Refundable } from '#contract/problems/problem-report.ts'
import { parsePence } from '#rules/money/pence.ts'
import { leftOfLines, refundedParts, type LeftOfLine } from '#rules/payments/refund-amount.ts'
import type { RefundPayer } from '#rules/payments/payment-status.ts'
import type { ProblemRefusal } from '#rules/problems/problem-kinds.ts'

/** What somebody of a staff has chosen of an answer so far. */
export interface AnswerDraft {
  kind: 'lines' | 'amount' | 'rest' | 'none'
  /** How many of each line, by its place in the order. */
  quantities: readonly number[]
  /** As it is typed, in pounds. */
  amount: string
  /** Why nothing is refunded; null: not chosen yet. */
  reason: ProblemRefusal | null
  text: string
  /** Who pays; null: not chosen yet, or it is not asked. */
  payer: RefundPayer | null
}

export type ReportToAnswer = ProblemReport & { refundable: Refundable }

/** The most that a customer is told with a refund, and with none. */
const REFUND_TEXT_MAXIMUM = 200
const REFUSAL_TEXT_MAXIMUM = 300

/** Begins with what was asked for. */
export function draftFor({ kind, lines, refundable }: ReportToAnswer): AnswerDraft {
  const left = leftOf(refundable)
  const quantities = left.map(({ quantity }, position) => {
    const reported = lines.find((line) => line.position === position)?.quantity ?? 0
    return Math.min(quantity, reported)
  })
  const first = refundable.leftPence === 0 ? 'none' : kind === 'neverCame' ? 'rest' : null
  return {
    kind: first ?? (kind === null ? 'lines' : 'amount'),
    quantities,
    amount: '',
    reason: null,
    text: '',
    payer: null,
  }
}

/** What can still be given back of each line; nothing once nothing is left of the order. */
export function leftOf({ lines, refunded, leftPence }: Refundable): LeftOfLine[] {
  return leftOfLines(lines, refunded).map(({ quantity, pence }) => ({
    quantity: leftPence > 0 && pence > 0 ? quantity : 0,
    pence: Math.min(pence, leftPence),
  }))
}

/** What an answer gives back, in pence; 0: nothing (that is possible). */
export function answerPence(
  { lines, refunded, leftPence }: Refundable,
  { kind, quantities, amount }: Pick<AnswerDraft, 'kind' | 'quantities' | 'amount'>,
): number {
  if (kind === 'none') return 0
  if (kind === 'rest') return leftPence
  if (kind === 'amount') {
    const pence = parsePence(amount.trim().replace(/^£/, '')) ?? 0
    return pence > 0 && pence <= leftPence ? pence : 0
  }
  const parts = refundedParts(lines, refunded, requested(quantities)) ?? []
  return parts.reduce((sum, { amountPence }) => sum + amountPence, 0)
}

export type AnswerFault = 'nothing' | 'payer' | 'reason' | 'text' | 'tooLong'

/** The first thing to be put right before it can be sent; null: nothing. */
export function answerFault(
  report: ReportToAnswer,
  draft: AnswerDraft,
  { choosesPayer }: { choosesPayer: boolean },
): AnswerFault | null {
  const { kind, reason, payer } = draft
  const text = draft.text.trim()
  if (text.length > textMaximum(draft)) return 'tooLong'
  if (kind !== 'none') {
    if (answerPence(report.refundable, draft) === 0) return 'nothing'
    return choosesPayer && payer === null ? 'payer' : null
  }
  if (reason === null) return 'reason'
  return reason === 'other' && text === '' ? 'text' : null
}

export function textMaximum({ kind }: Pick<AnswerDraft, 'kind'>): number {
  return kind === 'none' ? REFUSAL_TEXT_MAXIMUM : REFUND_TEXT_MAXIMUM
}

/** What is sent to give something back, of a draft without faults. */
export function refundBodyOf(
  draft: AnswerDraft,
  refundable: Refundable,
): BodyOf<typeof refundProblem> {
  const text = draft.text.trim()
  if (draft.kind === 'lines') return { lines: requested(draft.quantities), text }
  return draft.kind === 'amount' ? { amountPence: answerPence(refundable, draft), text } : { text }
}

/** What is sent to give nothing back, of a draft without faults. */
export function refusalBodyOf({ reason, text }: AnswerDraft): BodyOf<typeof declineProblem> {
  return { reason: reason ?? 'other', text: text.trim() }
}

function requested(quantities: readonly number[]) {
  return quantities.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []))
}
