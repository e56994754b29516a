import type { PlatformFees } from '#contract/operator/settings/settings.ts'
import { parsePence } from '#rules/money/pence.ts'
import { londonInstant } from '#rules/time/london.ts'

/** The fee as it is typed. */
export interface FeeDraft {
  /** Pounds. */
  fixed: string
  percent: string
  /** Pounds; empty: no maximum. */
  cap: string
  /** A day and a time in London, as `<input type="datetime-local">` has it; empty: now. */
  from: string
}
export type FeeField = keyof FeeDraft

const FEE_FIELDS = ['fixed', 'percent', 'cap', 'from'] as const

const FIXED_MAXIMUM_PENCE = 10_000
const CAP_MAXIMUM_PENCE = 100_000

const pounds = (pence: number) => (pence / 100).toFixed(2)

export function feeDraft(fee: PlatformFees['now']): FeeDraft {
  const capPence = fee?.capPence ?? null
  return {
    fixed: pounds(fee?.fixedPence ?? 0),
    percent: String(fee?.percent ?? 0),
    cap: capPence === null ? '' : pounds(capPence),
    from: '',
  }
}

/** Whether an operator has set the fee: the suggested one counts ever since, from no instant on. */
export const isFeeSet = (fees: PlatformFees | undefined): boolean =>
  fees !== undefined && [fees.now, ...fees.later].some((fee) => typeof fee?.from === 'string')

/** Whether nothing differs in what is typed. */
export const isSameDraft = (one: FeeDraft, other: FeeDraft): boolean =>
  FEE_FIELDS.every((field) => one[field] === other[field])

/** Which fields are wrong, in their order. */
export function feeFaults({ fixed, percent, cap, from }: FeeDraft): FeeField[] {
  const isWrong: Record<FeeField, boolean> = {
    fixed: !isUpTo(parsePence(fixed.trim()), FIXED_MAXIMUM_PENCE),
    percent: !isUpTo(percentOf(percent), 100),
    cap: cap.trim() !== '' && !isUpTo(parsePence(cap.trim()), CAP_MAXIMUM_PENCE),
    from: from !== '' && !LOCAL_TIME.test(from),
  }
  return FEE_FIELDS.filter((field) => isWrong[field])
}

/** What is sent, of a draft without faults. */
export function feeOf({ fixed, percent, cap, from }: FeeDraft) {
  return {
    fixedPence: parsePence(fixed.trim()) ?? 0,
    percent: percentOf(percent) ?? 0,
    capPence: cap.trim() === '' ? null : parsePence(cap.trim()),
    from: instantOf(from),
  }
}

const LOCAL_TIME = /^(?<date>\d{4}-\d{2}-\d{2})T(?<hour>\d{2}):(?<minute>\d{2})/

function instantOf(from: string): string | null {
  const { date, hour, minute } = LOCAL_TIME.exec(from)?.groups ?? {}
  if (!date) return null
  return londonInstant(date, Number(hour) * 60 + Number(minute)).toISOString()
}

const isUpTo = (number: number | null, maximum: number) => number !== null && number <= maximum

function percentOf(text: string): number | null {
  const typed = text.trim().replace(/%$/, '')
  return /^\d{1,3}(?:\.\d{1,3})?$/.test(typed) ? Number(typed) : null
}
