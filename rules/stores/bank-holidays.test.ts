import { describe, expect, test } from 'vitest'
import type { Nation } from '#rules/cart/bag-charge.ts'
import { addDays, dayOfDate, weekdayOfDay } from '#rules/time/london.ts'
import { bankHolidays } from './bank-holidays.ts'

const NATIONS: readonly Nation[] = ['england', 'wales', 'scotland', 'northernIreland']
const YEARS = [2026, 2027, 2028]
const inYear = (nation: Nation, year: number) =>
  bankHolidays(nation, { from: `${year}-01-01`, to: `${year}-12-31` })
const weekday = (date: string) => weekdayOfDay(dayOfDate(date))

/** Easter Sunday by the anonymous Gregorian computus. */
function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return `${year}-${String(Math.floor(n / 31)).padStart(2, '0')}-${String((n % 31) + 1).padStart(2, '0')}`
}

/** The first or last Monday of a month. */
function monday(year: number, month: number, which: 'first' | 'last'): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const firstMonday = addDays(first, (8 - weekday(first)) % 7)
  if (which === 'first') return firstMonday
  return (
    [28, 21]
      .map((days) => addDays(firstMonday, days))
      .find((date) => date.slice(5, 7) === first.slice(5, 7)) ?? ''
  )
}

describe.each(YEARS)('%d', (year) => {
  const easterSunday = easter(year)
  const moving: [string, readonly Nation[], string][] = [
    ['Good Friday', NATIONS, addDays(easterSunday, -2)],
    ['Easter Monday', ['england', 'wales', 'northernIreland'], addDays(easterSunday, 1)],
    ['Early May bank holiday', NATIONS, monday(year, 5, 'first')],
    ['Spring bank holiday', NATIONS, monday(year, 5, 'last')],
    ['Summer bank holiday', ['scotland'], monday(year, 8, 'first')],
    ['Summer bank holiday', ['england', 'wales', 'northernIreland'], monday(year, 8, 'last')],
  ]
  test.each(moving)('%s of %j is on %s', (name, nations, date) => {
    for (const nation of NATIONS) {
      const dates = inYear(nation, year).filter((each) => each.name === name)
      if (nations.includes(nation)) expect(dates).toEqual([{ date, name }])
      else expect(dates.map((each) => each.date)).not.toContain(date)
    }
  })

  const fixed: [string, readonly Nation[], string][] = [
    ['New Year’s Day', NATIONS, '01-01'],
    ['2nd January', ['scotland'], '01-02'],
    ['St Patrick’s Day', ['northernIreland'], '03-17'],
    ['Battle of the Boyne', ['northernIreland'], '07-12'],
    ['St Andrew’s Day', ['scotland'], '11-30'],
    ['Christmas Day', NATIONS, '12-25'],
    ['Boxing Day', NATIONS, '12-26'],
  ]
  test.each(fixed)('%s of %j is on %s, with a substitute after a weekend', (name, nations, day) => {
    const date = `${year}-${day}`
    for (const nation of NATIONS) {
      const holidays = inYear(nation, year)
      const substitute = holidays.find((each) => each.name === `${name}, substitute day`)
      expect(holidays.some((each) => each.name === name && each.date === date)).toBe(
        nations.includes(nation),
      )
      expect(substitute !== undefined).toBe(nations.includes(nation) && weekday(date) > 5)
      if (substitute) {
        expect(weekday(substitute.date)).toBeLessThan(6)
        expect(substitute.date > date && substitute.date <= addDays(date, 3)).toBe(true)
      }
    }
  })
})

test.each(NATIONS)('those of %s come in order, each day once', (nation) => {
  const dates = YEARS.flatMap((year) => inYear(nation, year)).map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].toSorted())
})

test('are those of the dates that are given, both included', () => {
  expect(bankHolidays('wales', { from: '2026-12-25', to: '2026-12-28' })).toEqual([
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-26', name: 'Boxing Day' },
    { date: '2026-12-28', name: 'Boxing Day, substitute day' },
  ])
})
