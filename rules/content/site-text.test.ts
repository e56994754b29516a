import { expect, test } from 'vitest'
import { isBuiltInText, isTextSlug, pathOfText, textIn } from './site-text.ts'

test.each([
  ['about-us', true],
  ['2026', true],
  ['a', true],
  ['-about', false],
  ['About', false],
  ['a/b', false],
  ['..', false],
  ['', false],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
])('%j can name a page: %s', (slug, can) => {
  expect(isTextSlug(slug)).toBe(can)
})

test.each([
  ['faq', true, '/faq'],
  ['privacy', true, '/privacy'],
  ['about-us', false, '/pages/about-us'],
])('%s is built in: %s, at %s', (slug, isBuiltIn, path) => {
  expect([isBuiltInText(slug), pathOfText(slug)]).toEqual([isBuiltIn, path])
})

const en = { title: 'About us', body: 'Hello' }
const cy = { title: 'Amdanom ni', body: 'Helo' }
test.each([
  ['en', cy, { ...en, language: 'en' }],
  ['cy', cy, { ...cy, language: 'cy' }],
  ['cy', null, { ...en, language: 'en' }],
] as const)('a page in %s with the Welsh text %o shows %o', (language, welsh, shown) => {
  expect(textIn({ en, cy: welsh, isInFooter: true }, language)).toEqual(shown)
})
