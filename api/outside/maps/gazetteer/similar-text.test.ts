import { expect, it } from 'vitest'
import { editDistance, trigramsOf } from './similar-text.ts'

it.each([
  ['leeds', 'leeds', 0],
  ['leesd', 'leeds', 1],
  ['headngley', 'headingley', 1],
  ['edinborough', 'edinburgh', 3],
  ['bath', 'leeds', 4],
])('from %s to %s takes %i edits (4 means too many)', (a, b, edits) => {
  expect(editDistance(a, b, 3)).toBe(edits)
})

it('pads words so that their beginnings weigh more', () => {
  expect([...trigramsOf('ely')]).toEqual(['  e', ' el', 'ely', 'ly '])
})
