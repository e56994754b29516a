import { PROBLEM_TEXT_MAXIMUM } from '#contract/constants.ts'
import type { OrderProblems, reportProblem } from '#contract/problems/problem-calls.ts'
import type { BodyOf } from '#contract/call.ts'
import type { LineProblem, OrderProblem } from '#rules/problems/problem-kinds.ts'
import type { ProblemRemedy } from '#rules/problems/problem-status.ts'
import { requestedPence } from '#rules/problems/requested-amount.ts'

/** What somebody has chosen of a report so far. */
export interface ReportDraft {
  /** Of each line of the order; null: nothing is wrong with it. */
  lines: readonly ({ quantity: number; kind: LineProblem | null } | null)[]
  /** What is wrong with the whole order, instead of lines. */
  kind: OrderProblem | null
  text: string
  remedy: ProblemRemedy
}

/** What has to be put right before it can be sent. */
export interface DraftFaults {
  isNothingChosen: boolean
  /** The lines of which it isn't said what was wrong. */
  withoutKind: readonly number[]
  text: 'missing' | 'tooLong' | null
}

export function emptyDraft({ quantities, refundable }: OrderProblems): ReportDraft {
  const remedy = refundable.leftPence > 0 ? 'money' : 'nothing'
  return { lines: quantities.map(() => null), kind: null, text: '', remedy }
}

/** The draft with another line; what was wrong with the whole order is something else. */
export function withLine(
  draft: ReportDraft,
  position: number,
  line: ReportDraft['lines'][number],
): ReportDraft {
  return { ...draft, kind: null, lines: draft.lines.with(position, line) }
}

/** The draft about the whole order, or, with null, about nothing as yet. */
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

/** What is sent, of a draft without faults. */
export function bodyOf(
  { kind, remedy, text, ...draft }: ReportDraft,
  photoIds: string[],
): BodyOf<typeof reportProblem> {
  const lines = draft.lines.flatMap((line, position) =>
    line?.kind ? [{ position, quantity: line.quantity, kind: line.kind }] : [],
  )
  return { kind, lines, remedy, text: text.trim(), photoIds }
}

/** What the customer would have back, in pence; 0: the restaurant decides how much. */
export function wouldGetPence(
  { kind, lines }: Pick<ReportDraft, 'kind' | 'lines'>,
  { refundable }: Pick<OrderProblems, 'refundable'>,
): number {
  const wanted = lines.flatMap((line, position) =>
    line ? [{ position, quantity: line.quantity }] : [],
  )
  return requestedPence({ kind, lines: wanted }, refundable) ?? 0
}
