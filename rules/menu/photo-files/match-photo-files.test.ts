import { expect, test } from 'vitest'
import { matchPhotoFiles } from './match-photo-files.ts'

const MENU = [
  { id: 'naan', name: 'Garlic naan' },
  { id: 'goat', name: 'Slow goat, clay pot' },
  { id: 'fish', name: 'Fish & chips' },
  { id: 'tiramisu', name: 'Tiramisù' },
  { id: 'shepherd', name: 'Shepherd’s pie' },
  { id: '7up', name: '7 Up' },
  { id: 'special', name: 'Special 12' },
  { id: 'wings', name: 'Hot wings' },
  { id: 'chips small', name: 'Chips' },
  { id: 'chips large', name: 'Chips' },
  { id: 'gyoza', name: '餃子' },
]
const match = (name: string) => matchPhotoFiles([name], MENU)[0]?.join(', ')

test.each([
  ['garlic naan.jpg', 'naan'],
  ['Garlic-Naan.JPEG', 'naan'],
  ['garlic_naan.png', 'naan'],
  ['GARLIC   NAAN.webp', 'naan'],
  ['03 garlic naan.jpg', 'naan'],
  ['03_garlic-naan (1).jpg', 'naan'],
  ['garlic naan copy.jpg', 'naan'],
  ['garlic naan copy 2.jpg', 'naan'],
  ['garlic naans.jpg', 'naan'],
  ['garlic naan', 'naan'],
  ['slow goat clay pot.jpg', 'goat'],
  ['fish and chips.jpg', 'fish'],
  ['fish & chips.jpg', 'fish'],
  ['fish-chips.jpg', ''],
  ['tiramisu.jpg', 'tiramisu'],
  ['tiramisu\u0300.jpg', 'tiramisu'],
  ["shepherd's pie.jpg", 'shepherd'],
  ['shepherds-pie.jpg', 'shepherd'],
  // A number that belongs to the name.
  ['7up.jpg', ''],
  ['7 up.jpg', '7up'],
  ['12 7-up.jpg', '7up'],
  ['special 12.jpg', 'special'],
  ['special 12 (2).jpg', 'special'],
  ['hot wing.jpg', 'wings'],
  ['餃子.jpg', 'gyoza'],
  // Two dishes have the name.
  ['chips.jpg', 'chips small, chips large'],
  ['02 chip (1).jpg', 'chips small, chips large'],
  // None has it.
  ['naan.jpg', ''],
  ['IMG_2041.jpg', ''],
  ['2041.jpg', ''],
  ['.jpg', ''],
  ['', ''],
])('%s is of %s', (name, id) => {
  expect(match(name)).toBe(id)
})

test('two files may be named after one dish', () => {
  const files = ['garlic naan.jpg', 'garlic-naan.png', 'hot wings.jpg']
  expect(matchPhotoFiles(files, MENU)).toEqual([['naan'], ['naan'], ['wings']])
})

test('a dish is found by its exact name before one in the plural', () => {
  const menu = [
    { id: 'one', name: 'Samosa' },
    { id: 'several', name: 'Samosas' },
  ]
  expect(matchPhotoFiles(['samosas.jpg', 'samosa.jpg'], menu)).toEqual([['several'], ['one']])
})
