import { expect, test } from 'vitest'
import { weekOfSpans } from '#rules/stores/usual-week.ts'
import { barOf, weekScale } from './week-scale.ts'

const scaleOf = (startMinute: number, durationMinutes: number) =>
  weekScale(weekOfSpans([{ service: 'delivery', weekday: 5, startMinute, durationMinutes }]))

test.each([
  ['an evening', 17 * 60, 330, { fromMinute: 600, toMinute: 1440 }],
  ['an evening over midnight', 17 * 60, 510, { fromMinute: 600, toMinute: 1560 }],
  ['a breakfast', 7 * 60, 60, { fromMinute: 360, toMinute: 1440 }],
  ['a whole day that ends on the next evening', 20 * 60, 1440, { fromMinute: 540, toMinute: 2700 }],
])('shows %s', (_title, start, duration, expected) => {
  const scale = scaleOf(start, duration)
  expect(scale).toMatchObject(expected)
  expect(scale.marks.length).toBeLessThanOrEqual(12)
})

test('a bar runs over midnight in one piece', () => {
  expect(barOf(scaleOf(17 * 60, 510), { startMinute: 1080, durationMinutes: 480 })).toEqual({
    left: '50%',
    width: '50%',
  })
})
