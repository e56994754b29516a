import { expect, it } from 'vitest'
import { withStructuredData } from './structured-data.ts'

const page = '<head><title>Pina’s</title></head><body></body>'

it('stands at the end of the head', () => {
  const data = [{ '@type': 'Restaurant' }, { '@type': 'BreadcrumbList' }]
  expect(withStructuredData(page, data)).toBe(
    '<head><title>Pina’s</title>' +
      '<script type="application/ld+json">{"@type":"Restaurant"}</script>' +
      '<script type="application/ld+json">{"@type":"BreadcrumbList"}</script></head><body></body>',
  )
})

it('never ends its script early, and takes every text as it is', () => {
  const name = '</script><script>alert("$&")</script>'
  const [, json = ''] = /json">(.*?)<\/script>/.exec(withStructuredData(page, [{ name }])) ?? []
  expect(JSON.parse(json)).toEqual({ name })
})

it('leaves a page without any unchanged', () => {
  expect(withStructuredData(page, [])).toBe(page)
})
