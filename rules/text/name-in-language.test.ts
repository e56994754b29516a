import { expect, test } from 'vitest'
import { USUAL_CUISINES } from '#rules/stores/usual-cuisines.ts'
import { nameInLanguage } from './name-in-language.ts'

test.each([
  ['en', { name: 'Indian', welshName: 'Indiaidd' }, 'Indian'],
  ['cy', { name: 'Indian', welshName: 'Indiaidd' }, 'Indiaidd'],
  ['cy', { name: 'Norfolk', welshName: '' }, 'Norfolk'],
] as const)('in %s, %o is called %s', (language, named, called) => {
  expect(nameInLanguage(language, named)).toBe(called)
})

test('every usual cuisine has a name of its own in Welsh', () => {
  const names = USUAL_CUISINES.map(({ welshName }) => welshName)
  expect(names).not.toContain('')
  expect(new Set(names).size).toBe(names.length)
})
