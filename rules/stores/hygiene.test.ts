import { expect, test } from 'vitest'
import { hygieneRatingOf, isCleanEnough, isInspected } from './hygiene.ts'

test.each([
  ['5', '5', true, true],
  ['4', '4', true, true],
  ['3', '3', true, false],
  ['0', '0', true, false],
  ['Pass', 'pass', true, true],
  ['Pass and Eat Safe', 'passAndEatSafe', true, true],
  ['Improvement Required', 'improvementRequired', true, false],
  ['AwaitingInspection', 'awaitingInspection', false, false],
  ['Awaiting Inspection', 'awaitingInspection', false, false],
  ['AwaitingPublication', 'awaitingPublication', false, false],
  ['Exempt', 'exempt', false, false],
] as const)('%j is %s', (value, rating, inspected, isGood) => {
  expect(hygieneRatingOf(value)).toBe(rating)
  expect(isInspected(rating)).toBe(inspected)
  expect(isCleanEnough(rating, 4)).toBe(isGood)
})

test.each(['', '6', '-1', 'Very good', '5.0'])('%j is no rating', (value) => {
  expect(hygieneRatingOf(value)).toBeNull()
})
