import { expect, test } from 'vitest'
import { storedWidths } from './photo-limits.ts'

test.each([
  [4000, [320, 800, 1600]],
  [1600, [320, 800, 1600]],
  [1200, [320, 800, 1200]],
  [800, [320, 800]],
  [801, [320, 800, 801]],
  [320, [320]],
  [90, [90]],
])('a photo %i pixels wide is stored in %j', (width, widths) => {
  expect(storedWidths(width)).toEqual(widths)
})
