import { expect, it } from 'vitest'
import { shortName } from './pin.tsx'

it.each([
  ['Pitta Patter', 'Pitta Patter'],
  ['Salt & Scraps', 'Salt & Scraps'],
  ['Saffron Street Kitchen', 'Saffron Street'],
  ['Smash & Daughters Grill', 'Smash'],
  ['The Green Bench Kitchen', 'The Green Bench'],
  ['Nonna Pina’s, Old Street', 'Nonna Pina’s'],
  ['Schneewittchengasse Imbiss', 'Schneewittchengasse'],
  ['', ''],
])('shortens %s to %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})
