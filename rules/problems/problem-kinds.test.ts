import { expect, test } from 'vitest'
import { orderProblemsOf } from './problem-kinds.ts'

test('an order that is delivered can be late or never come, one that is collected only late', () => {
  expect(orderProblemsOf('delivery')).toEqual(['late', 'neverCame', 'other'])
  expect(orderProblemsOf('collection')).toEqual(['late', 'other'])
})
