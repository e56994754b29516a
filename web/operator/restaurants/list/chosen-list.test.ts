import { expect, test } from 'vitest'
import { chosenOf, queryOf } from './chosen-list.ts'

test.each([
  ['', null],
  ['list=nothing', null],
  ['list=joining', { list: 'joining' }],
  ['list=joining&stage=invited', { list: 'joining', stage: 'invited' }],
  ['list=joining&stage=ready&waitsFor=date', { list: 'joining', stage: 'ready', waitsFor: 'date' }],
  ['list=joining&stage=eaten&waitsFor=rain', { list: 'joining' }],
  ['list=live&stage=ready', { list: 'live' }],
  ['list=declined', { list: 'declined' }],
] as const)('“%s” lists %o', (query, expected) => {
  const chosen = chosenOf(new URLSearchParams(query))
  expect(chosen).toEqual(expected)
  if (chosen) expect(chosenOf(new URLSearchParams(queryOf(chosen)))).toEqual(chosen)
})
