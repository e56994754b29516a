import { expect, test } from 'vitest'
import { rewritePage } from '#web/page/rewrite-page.ts'
import { inlineSheets } from './inline-sheets.ts'

const sheets: Record<string, string> = {
  '/assets/root-1a.css': 'a{color:red}',
  '/colours/0f.css': ':root{--accent:blue}',
}
function inlined(html: string) {
  const noted: string[] = []
  const note = (css: string) => noted.push(css)
  return { html: rewritePage(html, [inlineSheets((address) => sheets[address], note)]), noted }
}

test('a style sheet is in the page where its link was, and the link is nothing to a browser', () => {
  const html = '<link nonce="n0" rel="stylesheet" href="/assets/root-1a.css#"/><title>x</title>'
  expect(inlined(html)).toEqual({
    html:
      '<style>a{color:red}</style>' +
      '<link rel="stylesheet-inlined" href="/assets/root-1a.css#" disabled=""/><title>x</title>',
    noted: ['a{color:red}'],
  })
})

test('the colours of the marketplace come after the style sheet that they change', () => {
  const { html: page } = inlined(
    '<link rel="stylesheet" href="/assets/root-1a.css"/><link rel="stylesheet" href="/colours/0f.css"/>',
  )
  expect(page.indexOf('--accent')).toBeGreaterThan(page.indexOf('color:red'))
  expect(page).not.toContain('rel="stylesheet"')
})

test('what is no style sheet of the website stays a link', () => {
  const html =
    '<link rel="stylesheet" href="/elsewhere.css"/><link rel="icon" href="/favicon.svg"/>'
  expect(inlined(html)).toEqual({ html, noted: [] })
})
