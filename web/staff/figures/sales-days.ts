import { isSalesPeriod, type SalesPeriod } from '#rules/sales/sales-period.ts'
import { addDays } from '#rules/time/london.ts'

export const SALES_PRESETS = ['today', 'sevenDays', 'twentyEightDays', 'thisMonth'] as const
export type SalesPreset = (typeof SALES_PRESETS)[number]

/** The days that a preset means today, an ISO date in London: all end with it. */
export function daysOfPreset(preset: SalesPreset, today: string): SalesPeriod {
  const from = {
    today,
    sevenDays: addDays(today, -6),
    twentyEightDays: addDays(today, -27),
    thisMonth: `${today.slice(0, 7)}-01`,
  }[preset]
  return { from, to: today }
}

/** The days that an address names; without any that are possible, the last seven. */
export function daysOfAddress(search: URLSearchParams, today: string): SalesPeriod {
  const days = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  return areDays(days) ? days : daysOfPreset('sevenDays', today)
}

/** Whether there are figures of these days, which may be half typed. */
export function areDays({ from, to }: SalesPeriod): boolean {
  return isDay(from) && isDay(to) && isSalesPeriod({ from, to })
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
