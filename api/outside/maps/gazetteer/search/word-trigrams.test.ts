import { expect, it } from 'vitest'
import { indexTrigrams } from './word-trigrams.ts'

const WORDS = ['leeds', 'leek', 'headingley', 'headington', 'stoke', '1066']
const trigrams = indexTrigrams(WORDS)

function alike(typed: string) {
  const found: string[] = []
  trigrams.eachAlike(typed, (word) => found.push(WORDS[word] ?? ''))
  return found.toSorted()
}

it('finds the words that share enough letters in a row', () => {
  expect(alike('headngley')).toEqual(['headingley', 'headington'])
  expect(alike('leesd')).toEqual(['leeds', 'leek'])
  expect(alike('1067')).toEqual(['1066'])
  expect(alike('xyz')).toEqual([])
})

it('answers the same when asked again', () => {
  expect(alike('leesd')).toEqual(alike('leesd'))
})
