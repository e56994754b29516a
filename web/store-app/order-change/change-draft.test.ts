import { expect, test } from 'vitest'
import { kitchenLine, kitchenOrder } from '#web/store-app/testing/order.ts'
import { changeableLines, dishesFound, wantedOf } from './change-draft.ts'

const naan = kitchenLine({ name: 'Garlic naan', quantity: 3 })

test('a line can be changed by as many as are still to be cooked, and once at a time', () => {
  const order = kitchenOrder({
    lines: [
      { ...naan, refundedQuantity: 1 },
      { ...naan, refundedQuantity: 3 },
      { ...naan, quantity: 0 },
    ],
  })
  expect(changeableLines(order).map(({ position, left }) => [position, left])).toEqual([[0, 2]])
})

test('asks for a change once all of it is chosen', () => {
  const chosen = { position: 2, line: naan, left: 3 }
  const draft = { position: 2, kind: null, quantity: 1, dishId: null }
  expect(wantedOf(draft, chosen)).toBeNull()
  expect(wantedOf({ ...draft, kind: 'replace' }, chosen)).toBeNull()
  expect(wantedOf({ ...draft, kind: 'remove' }, null)).toBeNull()
  const line = { position: 2, productId: naan.productId, seenQuantity: 3 }
  expect(wantedOf({ ...draft, kind: 'remove' }, chosen)).toMatchObject({ ...line, quantity: 0 })
  expect(wantedOf({ ...draft, kind: 'reduce' }, chosen)).toMatchObject({ ...line, quantity: 1 })
  expect(wantedOf({ ...draft, kind: 'replace', dishId: 'other' }, chosen)).toMatchObject({
    ...line,
    quantity: 3,
    replacement: { productId: 'other' },
  })
})

test('finds dishes on sale by their words, without the one that has run out', () => {
  const item = (id: string, name: string, isSoldOut = false) => ({
    id,
    name,
    isSoldOut,
    soldOutUntil: null,
    left: null,
    pricePence: 300,
  })
  const products = [
    item('a', 'Garlic naan'),
    item('b', 'Plain naan'),
    item('c', 'Peshwari naan', true),
    item('d', 'Pilau rice'),
  ]
  const menu = { categories: [{ id: 'x', name: 'Sides', products }], optionGroups: [] }
  const found = (words: string) => dishesFound(menu, words, 'a').map(({ id }) => id)
  expect(found('naan')).toEqual(['b'])
  expect(found('')).toEqual(['b', 'd'])
  expect(found('chips')).toEqual([])
})
