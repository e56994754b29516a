import { expect, test } from 'vitest'
import { beginDraft, faultyLanguage } from './text-draft.ts'

const full = { title: 'A', body: 'B' }

test.each([
  [{ en: full, cy: null }, null],
  [{ en: full, cy: full }, null],
  [{ en: { title: ' ', body: 'B' }, cy: null }, 'en'],
  [{ en: { title: 'A', body: '' }, cy: { title: '', body: '' } }, 'en'],
  [{ en: full, cy: { title: 'A', body: ' ' } }, 'cy'],
])('in %o something is missing in: %s', (text, language) => {
  expect(faultyLanguage({ ...text, isInFooter: true })).toBe(language)
})

test('a draft begins with what there is', () => {
  const text = { en: full, cy: null, isInFooter: false }
  expect(beginDraft(text)).toBe(text)
  expect(beginDraft(null)).toMatchObject({ en: { title: '', body: '' }, isInFooter: true })
})
