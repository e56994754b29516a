import { expect, test } from 'vitest'
import { lineKey } from './line-key.ts'

const cheese = { optionId: 'cheese', quantity: 1 }
const ham = { optionId: 'ham', quantity: 2 }
const key = lineKey('pizza', [cheese, ham], 'well done')

test.each([
  ['the options in another order', lineKey('pizza', [ham, cheese], 'well done')],
  ['other spacing in the note', lineKey('pizza', [cheese, ham], ' well  done\n')],
  [
    'an option listed twice',
    lineKey('pizza', [{ ...ham, quantity: 1 }, cheese, { ...ham, quantity: 1 }], 'well done'),
  ],
  [
    'an option taken no times',
    lineKey('pizza', [cheese, ham, { optionId: 'x', quantity: 0 }], 'well done'),
  ],
])('%s is the same line', (_title, other) => {
  expect(other).toBe(key)
})

test.each([
  ['another product', lineKey('pie', [cheese, ham], 'well done')],
  ['other options', lineKey('pizza', [cheese], 'well done')],
  ['another quantity', lineKey('pizza', [cheese, cheese, ham], 'well done')],
  ['another note', lineKey('pizza', [cheese, ham], 'Well done')],
  ['a note of one word', lineKey('pizza', [cheese, ham], 'welldone')],
  ['no note', lineKey('pizza', [cheese, ham], null)],
])('%s is another line', (_title, other) => {
  expect(other).not.toBe(key)
})

test('no note and an empty note are the same', () => {
  expect(lineKey('pizza', [], null)).toBe(lineKey('pizza', [], ' '))
})

const wrap = { slotId: 'main', productId: 'wrap', options: [cheese, ham] }
const cola = { slotId: 'drink', productId: 'cola', options: [] }
const dealKey = lineKey('deal', [], '', [wrap, cola])

test.each([
  ['its parts in another order', [cola, wrap]],
  ['the options of a part in another order', [{ ...wrap, options: [ham, cheese] }, cola]],
])('a meal deal with %s is the same line', (_title, parts) => {
  expect(lineKey('deal', [], '', parts)).toBe(dealKey)
})

test.each([
  ['another part', [wrap, { ...cola, productId: 'water' }]],
  ['other options of a part', [{ ...wrap, options: [cheese] }, cola]],
  [
    'the same parts in other slots',
    [
      { ...wrap, slotId: 'drink' },
      { ...cola, slotId: 'main' },
    ],
  ],
  ['a part less', [wrap]],
  ['no parts', []],
])('a meal deal with %s is another line', (_title, parts) => {
  expect(lineKey('deal', [], '', parts)).not.toBe(dealKey)
})
