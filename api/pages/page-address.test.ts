import { expect, test } from 'vitest'
import { pageAddressReader } from './page-address.ts'

const read = pageAddressReader([
  { path: '/', query: ['service'] },
  { path: '/privacy', query: [] },
  { path: '/restaurant/:slug', query: ['service', 'diet'] },
  { path: '/account/:menu?', query: [] },
])

test.each([
  ['a query that no page reads is left out', '/privacy?q=1', '/privacy'],
  ['also one of the maximum length', `/privacy.data?q=${'x'.repeat(3900)}`, '/privacy.data'],
  ['what the page reads stays', '/restaurant/a?utm=b&service=c', '/restaurant/a?service=c'],
  [
    'in one order, every value of it',
    '/restaurant/a?diet=1&service=c&diet=2',
    '/restaurant/a?service=c&diet=1&diet=2',
  ],
  ['written in one way', '/restaurant/a?service=%63%20+', '/restaurant/a?service=c++'],
  ['paths are read as the website reads them', '/x/../PRIV%61CY', '/PRIV%61CY'],
  ['also that of the data of the home page', '/_.data?service=a&b=c', '/_.data?service=a'],
  [
    'and of data, of which routes it is wanted',
    '/restaurant/a.data?_routes=root&x=y',
    '/restaurant/a.data?_routes=root',
  ],
  ['a page in another language is the same page', '/cy/privacy?q=1', '/cy/privacy'],
  ['also the first one', '/cy?service=a&b=c', '/cy?service=a'],
  ['and its data', '/cy.data?service=a&b=c', '/cy.data?service=a'],
  ['a part may be left out', '/account?x=y', '/account'],
  ['or be there', '/account/cards?x=y', '/account/cards'],
])('%s: %s', (_what, requested, url) => {
  expect(read(requested)).toEqual({ url, isCacheable: true })
})

test.each([
  ['a page without declared query parameters', '/checkout?order=1'],
  ['a path of more parts', '/restaurant/a/menu?service=c'],
  ['a slash in a part', '/a%2Frestaurant'],
  ['a path that cannot be read', '/restaurant/%ff?service=c'],
  ['an address that is none', '//['],
])('%s is rendered for its address unchanged: %s', (_what, requested) => {
  expect(read(requested)).toEqual({ url: requested, isCacheable: false })
})
