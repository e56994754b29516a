import { addDays, londonParts } from '#rules/time/london.ts'
import { isStatementPeriod, type StatementPeriod } from '#rules/payments/statement-period.ts'

export const STATEMENT_PRESETS = ['thisMonth', 'lastMonth', 'lastSevenDays'] as const
export type StatementPreset = (typeof STATEMENT_PRESETS)[number]

/** The days that a preset means today, an ISO date in London. */
export function daysOfPreset(preset: StatementPreset, today: string): StatementPeriod {
  if (preset === 'lastSevenDays') return { from: addDays(today, -6), to: today }
  const month = preset === 'thisMonth' ? today : addDays(firstOf(today), -1)
  const from = firstOf(month)
  return { from, to: addDays(firstOf(addDays(from, 31)), -1) }
}

/** The days that an address names; without any that are possible, this month. */
export function daysOfAddress(search: URLSearchParams, today: string): StatementPeriod {
  const days = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  return areDays(days) ? days : daysOfPreset('thisMonth', today)
}

/** Whether a statement can be had of these days, which may be half typed. */
export function areDays({ from, to }: StatementPeriod): boolean {
  return isDay(from) && isDay(to) && isStatementPeriod({ from, to })
}

/** Today in London. */
export const todayOf = (now: Date): string => londonParts(now).isoDate

/** "statement-pitta-patter-2026-11-01-2026-11-30.csv" */
export function nameOfFile(slug: string, { from, to }: StatementPeriod, ending: string): string {
  return `statement-${slug}-${from}-${to}.${ending}`
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
