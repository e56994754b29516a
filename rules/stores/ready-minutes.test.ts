import { expect, test } from 'vitest'
import { expectedMinutes } from './ready-minutes.ts'

const zone = { minMinutes: 10, maxMinutes: 25 }

test.each([
  ['delivery adds the way there', 20, zone, 0, { from: 30, to: 45 }],
  ['a busy store adds its minutes', 20, zone, 15, { from: 45, to: 60 }],
  ['collection is preparation alone', 20, null, 5, { from: 25, to: 25 }],
])('%s', (_title, preparationMinutes, zoneOrNull, busyMinutes, expected) => {
  expect(expectedMinutes({ preparationMinutes, zone: zoneOrNull, busyMinutes })).toEqual(expected)
})
