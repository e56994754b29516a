import { expect, test } from 'vitest'
import { withMemberKey } from './use-shared-basket.ts'

const key = (index: number) => ({ shareToken: `basket ${index}`, memberToken: `me ${index}` })

test('a basket is stored once, with the newest token', () => {
  const kept = withMemberKey([key(1), key(2)], { ...key(2), memberToken: 'me again' })
  expect(kept).toEqual([{ shareToken: 'basket 2', memberToken: 'me again' }, key(1)])
})

test('of many baskets the oldest is deleted', () => {
  const many = Array.from({ length: 20 }, (_, index) => key(index))
  const kept = withMemberKey(many, key(20))
  expect(kept).toHaveLength(20)
  expect(kept.at(0)).toEqual(key(20))
  expect(kept).not.toContainEqual(key(19))
})
