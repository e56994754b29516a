import { expect, test } from 'vitest'
import { withMemberKey } from './use-shared-basket.ts'

const key = (index: number) => ({ shareToken: `basket ${index}`, memberToken: `me ${index}` })

test('a basket is stored once, with the newest token', () => {
  const storedItems = withMemberKey([key(1), key(2)], { ...key(2), memberToken: 'me again' })
  expect(storedItems).toEqual([{ shareToken: 'basket 2', memberToken: 'me again' }, key(1)])
})

test('of many baskets the oldest is deleted', () => {
  const many = Array.from({ length: 20 }, (_, index) => key(index))
  const storedItems = withMemberKey(many, key(20))
  expect(storedItems).toHaveLength(20)
  expect(storedItems.at(0)).toEqual(key(20))
  expect(storedItems).not.toContainEqual(key(19))
})
