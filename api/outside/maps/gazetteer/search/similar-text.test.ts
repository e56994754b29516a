import { expect, it } from 'vitest'
import { editsBetween } from './similar-text.ts'

it.each([
  ['leeds', 'leeds', 0],
  ['leesd', 'leeds', 1],
  ['headngley', 'headingley', 1],
  ['edinborough', 'edinburgh', 3],
  ['bath', 'leeds', 4],
  ['a', 'leeds', 4],
])('from %s to %s takes %i edits (4 means too many)', (typed, word, edits) => {
  expect(editsBetween(typed, word, 3).whole).toBe(edits)
})

it.each([
  ['birm', 'birmingham', 0],
  ['bimrin', 'birmingham', 1],
  ['birmngh', 'birmingham', 1],
  ['leeds', 'leeds', 0],
  ['bath', 'leeds', 4],
])('from %s to a beginning of %s takes %i', (typed, word, edits) => {
  expect(editsBetween(typed, word, 3).beginning).toBe(edits)
})
