import { describe, expect, test } from 'vitest'
import { welshDateFormat, welshListFormat } from './welsh-formats.ts'

const friday = new Date('2026-11-20T18:30:00Z')
const september = new Date('2026-09-01T12:00:00Z')

describe('dates in Welsh', () => {
  test.each<[Intl.DateTimeFormatOptions, Date, string]>([
    [{ dateStyle: 'full', timeStyle: 'short' }, friday, 'Dydd Gwener, 20 Tachwedd 2026 am 18:30'],
    [{ dateStyle: 'long' }, friday, '20 Tachwedd 2026'],
    [{ dateStyle: 'medium', timeStyle: 'short' }, friday, '20 Tach 2026, 18:30'],
    [{ weekday: 'short', day: 'numeric', month: 'short' }, friday, 'Gwen, 20 Tach'],
    [{ weekday: 'short', day: 'numeric', month: 'short' }, september, 'Maw, 1 Medi'],
    [{ weekday: 'long', day: 'numeric', month: 'long' }, september, 'Dydd Mawrth, 1 Medi'],
    [{ day: 'numeric', month: 'long' }, friday, '20 Tachwedd'],
    [{ weekday: 'short' }, september, 'Maw'],
  ])('%o', (options, at, words) => {
    expect(welshDateFormat({ ...options, timeZone: 'Europe/London' }).format(at)).toBe(words)
  })

  test.each(['long', 'short'] as const)('have no English name of a month: %s', (month) => {
    const words = Array.from({ length: 12 }, (_, index) =>
      welshDateFormat({ month, timeZone: 'UTC' }).format(Date.UTC(2026, index, 1)),
    )
    const own = Array.from(
      { length: 12 },
      (_, index) =>
        new Intl.DateTimeFormat('cy-GB', {
          month,
          day: 'numeric',
          year: 'numeric',
          timeZone: 'UTC',
        })
          .formatToParts(Date.UTC(2026, index, 1))
          .find(({ type }) => type === 'month')?.value,
    )
    expect(words).toEqual(own)
  })
})

test.each<[string[], Intl.ListFormatOptions, string]>([
  [[], {}, ''],
  [['bara'], {}, 'bara'],
  [['bara', 'caws'], {}, 'bara a caws'],
  [['bara', 'caws', 'wyau'], {}, 'bara, caws ac wyau'],
  [['bara', 'caws'], { type: 'disjunction' }, 'bara neu caws'],
])('a list of %o with %o', (all, options, words) => {
  expect(welshListFormat(options).format(all)).toBe(words)
})
