import { expect, it } from 'vitest'
import { addAlternates } from './alternates.ts'
import { rewritePage } from './rewrite-page.ts'

const pageAt = (url: string) => `<head><link rel="canonical" href="${url}"/></head>`
const site = 'https://tuckin.example'
const withAlternates = (page: string) => rewritePage(page, [addAlternates(site)])

it.each(['/faq', '/cy/faq'])('names %s in every language, and English for all others', (path) => {
  expect(withAlternates(pageAt(site + path))).toBe(
    `<head><link rel="canonical" href="${site + path}"/>` +
      `<link rel="alternate" hreflang="en" href="${site}/faq"/>` +
      `<link rel="alternate" hreflang="cy" href="${site}/cy/faq"/>` +
      `<link rel="alternate" hreflang="x-default" href="${site}/faq"/></head>`,
  )
})

it('names the first page', () => {
  expect(withAlternates(pageAt(`${site}/`))).toContain(`hreflang="cy" href="${site}/cy"`)
})

it('leaves a page that is not public unchanged', () => {
  expect(withAlternates('<head></head>')).toBe('<head></head>')
})
