import { describe, expect, test } from 'vitest'
import { courseOfHour, NOTHING_HAPPENED, paidPercent, type PartOfHour } from './last-hour.ts'

const part = (happened: Partial<PartOfHour>): PartOfHour => ({ ...NOTHING_HAPPENED, ...happened })

describe('the course of an hour', () => {
  test.each<[string, Partial<PartOfHour>[], number, number[]]>([
    ['nothing happened', [{}, {}, {}], 4, [4, 4, 4]],
    ['one was placed in each', [{ placed: 1 }, { placed: 1 }, { placed: 1 }], 3, [1, 2, 3]],
    ['what ended was open before', [{ placed: 2 }, { ended: 2 }, {}], 0, [2, 0, 0]],
    ['what was taken back is open again', [{ ended: 1 }, { reopened: 1 }, {}], 1, [0, 1, 1]],
  ])('has the open orders at the end of each part: %s', (_, parts, openNow, expected) => {
    const course = courseOfHour(parts.map(part), openNow, [])
    expect(course.map(({ openOrders }) => openOrders)).toEqual(expected)
  })

  test('has those that were late at the end of each part', () => {
    const late = [
      { from: 0, until: 10, count: 2 },
      { from: 1, until: 2, count: 3 },
      { from: 2, until: 10, count: 1 },
      // It became late and ended in the same part.
      { from: 1, until: 1, count: 9 },
    ]
    const course = courseOfHour([part({}), part({}), part({})], 8, late)
    expect(course.map(({ lateOrders }) => lateOrders)).toEqual([2, 5, 3])
  })

  test('has the average wait of those that were accepted, where any was', () => {
    const parts = [part({}), part({ accepted: 3, acceptedSeconds: 200 })]
    expect(courseOfHour(parts, 0, []).map((each) => each.acceptedWithinSeconds)).toEqual([null, 67])
  })
})

test.each([
  [0, 0, null],
  [3, 0, 100],
  [0, 2, 0],
  [139, 2, 98.6],
])('of %i payments and %i left unpaid, %s per cent went through', (paid, unpaid, percent) => {
  expect(paidPercent({ paid, unpaid })).toBe(percent)
})
