import { expect, it } from 'vitest'
import { withAlternates } from './alternates.ts'

const pageAt = (url: string) => `<head><link rel="canonical" href="${url}"/></head>`
const site = 'https://tuckin.example'

it.each(['/faq', '/cy/faq'])('names %s in every language, and English for all others', (path) => {
  expect(withAlternates(pageAt(site + path), site)).toBe(
    `<head><link rel="canonical" href="${site + path}"/>` +
      `<link rel="alternate" hreflang="en" href="${site}/faq"/>` +
      `<link rel="alternate" hreflang="cy" href="${site}/cy/faq"/>` +
      `<link rel="alternate" hreflang="x-default" href="${site}/faq"/></head>`,
  )
})

it('names the first page', () => {
  expect(withAlternates(pageAt(`${site}/`), site)).toContain(`hreflang="cy" href="${site}/cy"`)
})

it('leaves a page that is not public unchanged', () => {
  expect(withAlternates('<head></head>', site)).toBe('<head></head>')
})
