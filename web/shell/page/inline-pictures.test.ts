import { expect, test } from 'vitest'
import { rewritePage } from '#web/page/rewrite-page.ts'
import { inlinePictures } from './inline-pictures.ts'

const pictures: Record<string, string> = {
  '/art/pizza.svg': "data:image/svg+xml,%3Csvg id='a'/%3E",
}
const inlined = (html: string) =>
  rewritePage(html, [inlinePictures((address) => pictures[address])])

const img = (src: string, priority: string) =>
  `<img src="${src}" alt="" loading="eager" fetchPriority="${priority}"/>`

test('the most important picture is in the page, and is not fetched', () => {
  const preload = '<link rel="preload" as="image" href="/art/pizza.svg" fetchPriority="high"/>'
  const page = inlined(`<head>${preload}</head>${img('/art/pizza.svg', 'high')}`)
  expect(page).toBe(`<head></head>${img("data:image/svg+xml,%3Csvg id='a'/%3E", 'high')}`)
})

test.each([
  ['a picture that can wait', img('/art/pizza.svg', 'auto')],
  ['a photo', img('/photos/pizza.webp', 'high')],
  [
    'a picture that the website does not have',
    `<link rel="preload" as="image" href="/art/pasta.svg"/>${img('/art/pasta.svg', 'high')}`,
  ],
])('%s stays a file', (_what, html) => {
  expect(inlined(html)).toBe(html)
})
