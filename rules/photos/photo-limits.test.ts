import { expect, test } from 'vitest'
import * as limits from './photo-limits.ts'

test.each([
  [4000, [320, 800, 1600]],
  [1600, [320, 800, 1600]],
  [1200, [320, 800, 1200]],
  [800, [320, 800]],
  [801, [320, 800, 801]],
  [320, [320]],
  [90, [90]],
])('a photo %i pixels wide is stored in %j', (width, widths) => {
  expect(limits.storedWidths(width)).toEqual(widths)
})

test('a photo has 10 MiB at most, and those that nothing has claimed 1 GiB together', () => {
  expect(limits.PHOTO_MAXIMUM_BYTES).toBe(10_485_760)
  expect(limits.UNCLAIMED_PHOTOS_MAXIMUM_BYTES).toBe(1_073_741_824)
})

test('an account sends 40 a day, and a network 80', () => {
  expect(limits.PHOTOS_OF_ACCOUNT).toEqual({ count: 40, withinMs: 86_400_000 })
  expect(limits.PHOTOS_OF_NETWORK).toEqual({ count: 80, withinMs: 86_400_000 })
})
