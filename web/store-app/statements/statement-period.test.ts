import { expect, it } from 'vitest'
import { areDays, daysOfAddress, daysOfPreset, nameOfFile, todayOf } from './statement-period.ts'

it('a month is all of it, also at the turn of a year and in February', () => {
  expect(daysOfPreset('thisMonth', '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(daysOfPreset('lastMonth', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(daysOfPreset('lastMonth', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

it('the last seven days end with today', () => {
  expect(daysOfPreset('lastSevenDays', '2026-03-03')).toEqual({
    from: '2026-02-25',
    to: '2026-03-03',
  })
})

it('today is that of London', () => {
  expect(todayOf(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01')
})

it('an address without days that are possible means this month', () => {
  const today = '2026-11-21'
  const month = { from: '2026-11-01', to: '2026-11-30' }
  expect(daysOfAddress(new URLSearchParams(), today)).toEqual(month)
  expect(daysOfAddress(new URLSearchParams('from=2026-11-09&to=soon'), today)).toEqual(month)
  const named = { from: '2026-10-01', to: '2026-10-02' }
  expect(daysOfAddress(new URLSearchParams(named), today)).toEqual(named)
})

it('days are in their order, and a quarter at most', () => {
  expect(areDays({ from: '2026-11-02', to: '2026-11-01' })).toBe(false)
  expect(areDays({ from: '2026-01-01', to: '2026-12-31' })).toBe(false)
  expect(areDays({ from: '', to: '2026-11-01' })).toBe(false)
  expect(areDays({ from: '2026-11-01', to: '2026-11-01' })).toBe(true)
})

it('a file is named by its store and days', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' }
  expect(nameOfFile('pitta-patter', days, 'pdf')).toBe(
    'statement-pitta-patter-2026-11-01-2026-11-30.pdf',
  )
})
