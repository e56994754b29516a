import { PROBLEM_TEXT_MAXIMUM } from '#contract/constants.ts'
import type { OrderProblems, reportProblem } from '#contract/problems/problem-calls.ts'
import type { BodyOf } from '#contract/call.ts'
import type { LineProblem, OrderProblem } from '#rules/problems/problem-kinds.ts'
import type { ProblemRemedy } from '#rules/problems/problem-status.ts'
import { requestedPence } from '#rules/problems/requested-amount.ts'

/** The choices of a report so far. */
export interface ReportDraft {
  /** For each line of the order; null: no problem. */
  lines: readonly ({ quantity: number; kind: LineProblem | null } | null)[]
  /** The problem of the whole order, instead of lines. */
  kind: OrderProblem | null
  text: string
  remedy: ProblemRemedy
}

/** The problems to fix before it can be sent. */
export interface DraftFaults {
  isNothingChosen: boolean
  /** The lines that lack their problem. */
  withoutKind: readonly number[]
  text: 'missing' | 'tooLong' | null
}

export function emptyDraft({ quantities, refundable }: OrderProblems): ReportDraft {
  const remedy = refundable.leftPence > 0 ? 'money' : 'nothing'
  return { lines: quantities.map(() => null), kind: null, text: '', remedy }
}

/** The draft with another line; a problem of the whole order is cleared. */
export function withLine(
  draft: ReportDraft,
  position: number,
  line: ReportDraft['lines'][number],
): ReportDraft {
  return { ...draft, kind: null, lines: draft.lines.with(position, line) }
}

/** The draft about the whole order, or, with null, about nothing yet. */
export function withKind(draft: ReportDraft, kind: OrderProblem | null): ReportDraft {
  return { ...draft, kind, lines: draft.lines.map(() => null) }
}

export function faultsOf({ lines, kind, text }: ReportDraft): DraftFaults | null {
  const isNothingChosen = kind === null && lines.every((line) => line === null)
  const withoutKind = lines.flatMap((line, position) => (line?.kind === null ? [position] : []))
  const written = text.trim()
  const fault =
    written.length > PROBLEM_TEXT_MAXIMUM
      ? 'tooLong'
      : kind === 'other' && written === ''
        ? 'missing'
        : null
  const isGood = !isNothingChosen && withoutKind.length === 0 && fault === null
  return isGood ? null : { isNothingChosen, withoutKind, text: fault }
}

/** The request of a valid draft. */
export function bodyOf(
  { kind, remedy, text, ...draft }: ReportDraft,
  photoIds: string[],
): BodyOf<typeof reportProblem> {
  const lines = draft.lines.flatMap((line, position) =>
    line?.kind ? [{ position, quantity: line.quantity, kind: line.kind }] : [],
  )
  return { kind, lines, remedy, text: text.trim(), photoIds }
}

/** The refund that the customer asks for, in pence; 0: the restaurant decides how much. */
export function wouldGetPence(
  { kind, lines }: Pick<ReportDraft, 'kind' | 'lines'>,
  { refundable }: Pick<OrderProblems, 'refundable'>,
): number {
  const requested = lines.flatMap((line, position) =>
    line ? [{ position, quantity: line.quantity }] : [],
  )
  return requestedPence({ kind, lines: requested }, refundable) ?? 0
}
