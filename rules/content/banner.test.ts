import { expect, test } from 'vitest'
import { bannerOf, bannerWords } from './banner.ts'

const banner = (textEn: string, fromDay: string, toDay: string) => ({
  textEn,
  textCy: '',
  href: '',
  fromDay,
  toDay,
})
const banners = [
  banner('May', '2026-05-01', '2026-05-31'),
  banner('fair', '2026-05-15', '2026-05-16'),
]

test.each([
  ['2026-04-30', null],
  ['2026-05-01', 'May'],
  ['2026-05-15', 'fair'],
  ['2026-05-16', 'fair'],
  ['2026-05-17', 'May'],
  ['2026-05-31', 'May'],
  ['2026-06-01', null],
])('on %s the banner is %s', (today, text) => {
  expect(bannerOf(banners, today)?.textEn ?? null).toBe(text)
})

test.each([
  ['en', 'Ffair!', { text: 'Fair!', language: 'en' }],
  ['cy', 'Ffair!', { text: 'Ffair!', language: 'cy' }],
  ['cy', '', { text: 'Fair!', language: 'en' }],
] as const)('pages in %s with the Welsh sentence %j show %o', (language, textCy, words) => {
  const textEn = 'Fair!'
  expect(bannerWords({ textEn, textCy }, language)).toEqual(words)
})
