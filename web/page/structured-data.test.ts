import { expect, it } from 'vitest'
import { rewritePage } from './rewrite-page.ts'
import { addStructuredData } from './structured-data.ts'

const withData = (data: readonly object[]) => rewritePage(page, [addStructuredData(data)])

const page = '<head><title>Pina’s</title></head><body></body>'

it('stands at the end of the head', () => {
  const data = [{ '@type': 'Restaurant' }, { '@type': 'BreadcrumbList' }]
  expect(withData(data)).toBe(
    '<head><title>Pina’s</title>' +
      '<script type="application/ld+json">{"@type":"Restaurant"}</script>' +
      '<script type="application/ld+json">{"@type":"BreadcrumbList"}</script></head><body></body>',
  )
})

it('never ends its script early, and takes every text as it is', () => {
  const name = '</script><script>alert("$&")</script>'
  const [, json = ''] = /json">(.*?)<\/script>/.exec(withData([{ name }])) ?? []
  expect(JSON.parse(json)).toEqual({ name })
})

it('leaves a page without any unchanged', () => {
  expect(withData([])).toBe(page)
})
