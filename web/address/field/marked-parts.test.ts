import { expect, it } from 'vitest'
import { markedParts } from './marked-parts.ts'

const written = (label: string, typed: string) =>
  markedParts(label, typed)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

it.each([
  ['the beginning of a name', 'Hackney, London', 'hack', '[Hack]ney, London'],
  [
    'a postcode typed without its space',
    'E8 1AA, Hackney, London',
    'e81',
    '[E8 1]AA, Hackney, London',
  ],
  ['a postcode typed with a space too many', 'E8 1AA', 'e8  1a', '[E8 1A]A'],
  ['the beginning of a later word', 'Isle of Wight', 'wig', 'Isle of [Wig]ht'],
  ['nothing in the middle of a word', 'Hackney', 'ney', 'Hackney'],
  ['nothing when nothing was typed', 'Hackney', ' ', 'Hackney'],
  ['nothing when more was typed than there is', 'Ely', 'elysium', 'Ely'],
])('marks %s', (_what, label, typed, expected) => {
  expect(written(label, typed)).toBe(expected)
})
