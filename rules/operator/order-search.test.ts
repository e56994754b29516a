import { expect, test } from 'vitest'
import { readContactSearch, readOrderSearch } from './order-search.ts'

test.each([
  ['4TRW', { number: '4TRW', words: ['4trw'] }],
  ['#4trw ', { number: '4TRW', words: ['#4trw'] }],
  ['Priya Hart', { number: null, words: ['priya', 'hart'] }],
  ['al', { number: null, words: [] }],
  ['', { number: null, words: [] }],
])('%j is a search for %j', (typed, search) => {
  expect(readOrderSearch(typed)).toEqual(search)
})

test.each([
  ['07700 900 123', ['07700900123']],
  ['+44 7700 900123', ['07700900123']],
  ['+44 (0)7700 900123', ['07700900123']],
  ['0044 7700-900123', ['07700900123']],
  ['900123', ['900123']],
  ['Sam@Example.com', ['sam@example.com']],
  ['O’Hara, Sam J', ['o’hara', 'sam']],
  ['a b c', []],
  ['one two three four fives sixth', ['one', 'two', 'three', 'four', 'fives']],
])('%j is looked for as %j', (typed, words) => {
  expect(readContactSearch(typed)).toEqual(words)
})
