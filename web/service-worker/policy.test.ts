import { describe, expect, it } from 'vitest'
import { ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import {
  cachesOf,
  filesIn,
  handlingOf,
  isOfOthers,
  mayStoreFile,
  mayStorePage,
  onlyFiles,
  ownerOf,
  pageKey,
} from './policy.ts'
import { ACCOUNT_CACHE, GUEST_CACHE } from './shared.ts'

const origin = 'https://tuckin.example'
const request = (path: string, { method = 'GET', mode = 'cors' as RequestMode } = {}) => ({
  method,
  mode,
  url: new URL(path, origin).href,
})

/** An answer from the network, which no constructor makes. */
const answer = (headers: Record<string, string>, rest: Partial<Response> = {}) =>
  ({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers(headers),
    ...rest,
  }) as Response

describe('who answers a request', () => {
  it.each([
    ['/restaurant/pitta-patter?service=delivery', 'page'],
    ['/checkout', 'page'],
    ['/store-app?store=pitta-patter', 'storeApp'],
    ['/store-app/find?number=1', 'storeApp'],
    ['/operator/login', 'network'],
    ['/api/v1/reference', 'network'],
    ['https://elsewhere.example/', 'network'],
  ])('the page at %s: %s', (path, handling) => {
    expect(handlingOf(request(path, { mode: 'navigate' }), origin)).toBe(handling)
  })

  it.each([
    ['/assets/menu.page-abc.js', 'file'],
    ['/fonts/figtree-latin-wght-normal.woff2', 'file'],
    ['/art/noodles.svg', 'picture'],
    ['/api/v1/cart/token', 'own'],
    ['/api/v1/order?state=inProgress&limit=5', 'own'],
    ['/api/v1/order/8f0c', 'own'],
    ['/api/v1/order/8f0c/events', 'network'],
    ['/api/v1/order/8f0c/receipt', 'network'],
    ['/api/v1/user', 'network'],
    ['/api/v1/partner/stores/1/orders', 'network'],
    ['/restaurant/pitta-patter.data', 'network'],
    ['/sw.js', 'network'],
    ['https://elsewhere.example/assets/a.js', 'network'],
  ])('a fetch of %s: %s', (path, handling) => {
    expect(handlingOf(request(path), origin)).toBe(handling)
  })

  it.each([
    ['/api/v1/cart/token', 'PUT', 'cartChange'],
    ['/api/v1/cart', 'POST', 'cartChange'],
    ['/api/v1/order', 'POST', 'network'],
    ['/assets/a.js', 'HEAD', 'network'],
  ])('%s by %s: %s', (path, method, handling) => {
    expect(handlingOf(request(path, { method }), origin)).toBe(handling)
  })
})

describe('what may be stored as a page', () => {
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' }

  it('is a complete answer of ours that is marked as public', () => {
    expect(mayStorePage(answer(html))).toBe(true)
  })

  it.each([
    ['no-store', answer({ ...html, 'cache-control': 'no-store' })],
    ['private', answer({ ...html, 'cache-control': 'private, no-cache' })],
    ['public and no-store', answer({ ...html, 'cache-control': 'public, no-store' })],
    ['silent about it', answer({ 'content-type': 'text/html' })],
    ['missing', answer(html, { status: 404 })],
    ['only a part', answer(html, { status: 206 })],
    ['redirected', answer(html, { redirected: true })],
    ['from another origin', answer(html, { type: 'opaque' })],
    ['no page', answer({ ...html, 'content-type': 'application/json' })],
  ])('is none that is %s', (_, response) => {
    expect(mayStorePage(response)).toBe(false)
  })

  it('is no page in place of a file', () => {
    expect(mayStoreFile(answer(html))).toBe(false)
    expect(mayStoreFile(answer({ ...html, 'content-type': 'text/javascript' }))).toBe(true)
  })
})

describe('whose a basket or an order is', () => {
  const token = (claims: object) => `Bearer e30.${btoa(JSON.stringify(claims))}.signature`
  const owner = (headers: Record<string, string>) => ownerOf(new Headers(headers))

  it('is the account’s, with each of its tokens alike', () => {
    const first = owner({ authorization: token({ sub: 'nia', exp: 1 }) })
    expect(first).toEqual({ cache: ACCOUNT_CACHE, name: 'account nia' })
    expect(owner({ authorization: token({ sub: 'nia', exp: 2 }) })).toEqual(first)
    expect(owner({ authorization: token({ sub: 'sam' }) })).not.toEqual(first)
  })

  it('is that guest’s who has the order’s token', () => {
    expect(owner({ [ORDER_TOKEN_HEADER]: 'one' })?.cache).toBe(GUEST_CACHE)
    expect(owner({ [ORDER_TOKEN_HEADER]: 'one' })).not.toEqual(
      owner({ [ORDER_TOKEN_HEADER]: 'two' }),
    )
    expect(owner({})).not.toEqual(owner({ [ORDER_TOKEN_HEADER]: 'one' }))
  })

  it.each(['Bearer x', 'Bearer a.b.c', token({ name: 'nia' })])(
    'is unknown with an invalid token: %s',
    (authorization) => {
      expect(owner({ authorization })).toBeNull()
    },
  )
})

it('stores one page for all orders and one board, with nothing of any in its address', () => {
  const keyOf = (path: string) => pageKey(new URL(path, origin))
  expect(keyOf('/account/orders/8f0c#key=secret')).toBe(keyOf('/account/orders/77aa'))
  expect(keyOf('/cy/account/orders/8f0c')).toBe('/cy/account/orders/order')
  expect(keyOf('/account/orders')).toBe('/account/orders')
  expect(keyOf('/store-app?store=pitta-patter&order=8f0c')).toBe('/store-app')
  expect(keyOf('/restaurant/x?service=collection#dish')).toBe('/restaurant/x?service=collection')
})

it('finds the files that a page names, each once', () => {
  const html = `<link href="/assets/root-1a2b.css"><script>import "/assets/manifest-0e.js"; import("/assets/menu.page-D_4-x.js")</script>
    <style>@font-face{src:url(/fonts/rare.woff2)}</style>
    <link href="/fonts/figtree.woff2"><link href="/assets/root-1a2b.css">`
  expect(filesIn(html)).toEqual([
    '/assets/root-1a2b.css',
    '/assets/manifest-0e.js',
    '/assets/menu.page-D_4-x.js',
    '/fonts/figtree.woff2',
  ])
})

it('stores only files from the list that a page sends', () => {
  expect(
    onlyFiles([
      '/assets/a.js',
      '/api/v1/user',
      '/assets/../api/v1/user',
      'https://x.example/assets/a.js',
    ]),
  ).toEqual(['/assets/a.js'])
})

it('a new build leaves files, baskets, orders and the caches of others, and drops pages and pictures', () => {
  const before = Object.values(cachesOf(['/assets/manifest-1.js']))
  const left = [...before, 'of-a-library'].filter((name) =>
    isOfOthers(name, ['/assets/manifest-2.js']),
  )
  expect(left).toEqual(['tuck-in-files', ACCOUNT_CACHE, GUEST_CACHE, 'of-a-library'])
})
