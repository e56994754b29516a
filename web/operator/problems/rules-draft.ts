import type { ProblemPolicy } from '#contract/problems/problem-policy.ts'
import { parsePence } from '#rules/money/pence.ts'
import type { RefundPayer } from '#rules/payments/payment-status.ts'

/** The rules as they are typed. */
export interface RulesDraft {
  reportHours: string
  answerHours: string
  isLateCredited: boolean
  lateMinutes: string
  lateHow: 'percent' | 'amount'
  latePercent: string
  latePounds: string
  /** Empty: no limit. */
  lateCap: string
  latePayer: RefundPayer
}

/** The fields with a number, and from what to what it may be. */
export const WHOLE_LIMITS = {
  reportHours: { minimum: 1, maximum: 720 },
  answerHours: { minimum: 1, maximum: 168 },
  lateMinutes: { minimum: 1, maximum: 1440 },
  latePercent: { minimum: 1, maximum: 100 },
} as const
export type WholeField = keyof typeof WHOLE_LIMITS
export type PoundsField = 'latePounds' | 'lateCap'

export function rulesDraft({ reportHours, answerHours, lateCredit }: ProblemPolicy): RulesDraft {
  const pounds = (pence: number | null | undefined) => (pence ? (pence / 100).toFixed(2) : '')
  return {
    reportHours: String(reportHours),
    answerHours: String(answerHours),
    isLateCredited: lateCredit !== null,
    lateMinutes: String(lateCredit?.minutes ?? 30),
    lateHow: lateCredit?.pence ? 'amount' : 'percent',
    latePercent: String(lateCredit?.percent ?? 10),
    latePounds: pounds(lateCredit?.pence),
    lateCap: pounds(lateCredit?.capPence),
    latePayer: lateCredit?.payer ?? 'store',
  }
}

/** Which fields are wrong, in their order. */
export function rulesFaults(draft: RulesDraft): (WholeField | PoundsField)[] {
  const { isLateCredited, lateHow } = draft
  const wholes: WholeField[] = [
    'reportHours',
    'answerHours',
    ...(isLateCredited ? (['lateMinutes'] as const) : []),
    ...(isLateCredited && lateHow === 'percent' ? (['latePercent'] as const) : []),
  ]
  const isWrongAmount = isLateCredited && lateHow === 'amount' && !penceOf(draft.latePounds)
  const isWrongCap = isLateCredited && draft.lateCap.trim() !== '' && !penceOf(draft.lateCap)
  return [
    ...wholes.filter((field) => wholeOf(draft[field], WHOLE_LIMITS[field]) === null),
    ...(isWrongAmount ? (['latePounds'] as const) : []),
    ...(isWrongCap ? (['lateCap'] as const) : []),
  ]
}

/** What is sent, of a draft without faults. */
export function policyOf(draft: RulesDraft, version: number): ProblemPolicy {
  const whole = (field: WholeField) => wholeOf(draft[field], WHOLE_LIMITS[field]) ?? 0
  const isShare = draft.lateHow === 'percent'
  return {
    reportHours: whole('reportHours'),
    answerHours: whole('answerHours'),
    lateCredit: draft.isLateCredited
      ? {
          minutes: whole('lateMinutes'),
          percent: isShare ? whole('latePercent') : null,
          pence: isShare ? null : penceOf(draft.latePounds),
          capPence: isShare ? penceOf(draft.lateCap) : null,
          payer: draft.latePayer,
        }
      : null,
    version,
  }
}

function wholeOf(
  text: string,
  { minimum, maximum }: { minimum: number; maximum: number },
): number | null {
  const typed = text.trim()
  const number = /^\d{1,5}$/.test(typed) ? Number(typed) : null
  return number !== null && number >= minimum && number <= maximum ? number : null
}

/** Null for nothing, and for what is no amount. */
const penceOf = (text: string): number | null => parsePence(text.trim()) || null
