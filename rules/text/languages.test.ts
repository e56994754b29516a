import { expect, test } from 'vitest'
import { languageOfPath, pathIn, preferredLanguage } from './languages.ts'

test.each([
  ['/', '/cy'],
  ['/?service=collection', '/cy?service=collection'],
  ['/restaurant/a', '/cy/restaurant/a'],
  ['/restaurant/a?product=1#menu', '/cy/restaurant/a?product=1#menu'],
])('%s is %s in Welsh', (path, welsh) => {
  expect(pathIn('cy', path)).toBe(welsh)
  expect(languageOfPath(welsh)).toEqual({ language: 'cy', path })
  expect(pathIn('en', path)).toBe(path)
  expect(languageOfPath(path)).toEqual({ language: 'en', path })
})

test.each([
  ['/cy/', 'cy', '/'],
  ['/CY/faq', 'cy', '/faq'],
  ['/cy/_.data', 'cy', '/_.data'],
  ['/cy.data?_routes=root', 'cy', '/_.data?_routes=root'],
  ['/cycle', 'en', '/cycle'],
  ['/cymru/faq', 'en', '/cymru/faq'],
])('%s is read as a path in %s', (path, language, rest) => {
  expect(languageOfPath(path)).toEqual({ language, path: rest })
})

test.each([
  ['cy', 'cy'],
  ['cy-GB', 'cy'],
  ['CY', 'cy'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,cy;q=0.8', 'en'],
  ['fr-FR, cy;q=0.8, en;q=0.5', 'cy'],
  ['en;q=0.5, cy', 'cy'],
  ['cy;q=0, fr', 'en'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';q=,,;', 'en'],
])('the language of %j is %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
