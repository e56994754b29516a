import { expect, test } from 'vitest'
import { withInlineSheets } from './inline-sheets.ts'

const sheets: Record<string, string> = {
  '/assets/root-1a.css': 'a{color:red}',
  '/colours/0f.css': ':root{--accent:blue}',
}
const inlined = (html: string) => withInlineSheets(html, (address) => sheets[address], 'n0')

test('a style sheet is in the page where its link was, and the link is nothing to a browser', () => {
  const html = '<link nonce="n0" rel="stylesheet" href="/assets/root-1a.css#"/><title>x</title>'
  expect(inlined(html)).toBe(
    '<style nonce="n0">a{color:red}</style>' +
      '<link rel="stylesheet-inlined" href="/assets/root-1a.css#" disabled=""/><title>x</title>',
  )
})

test('the colours of the marketplace come after the style sheet that they change', () => {
  const page = inlined(
    '<link rel="stylesheet" href="/assets/root-1a.css"/><link rel="stylesheet" href="/colours/0f.css"/>',
  )
  expect(page.indexOf('--accent')).toBeGreaterThan(page.indexOf('color:red'))
  expect(page).not.toContain('rel="stylesheet"')
})

test('what is no style sheet of the website stays a link', () => {
  const html =
    '<link rel="stylesheet" href="/elsewhere.css"/><link rel="icon" href="/favicon.svg"/>'
  expect(inlined(html)).toBe(html)
})
