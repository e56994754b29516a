import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get as getByHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HEADERS_OF_PAGES } from '#api/http/security-headers.ts'
import { ServedPages, slug } from './testing/served-pages.ts'

const pages = new ServedPages()
const get = pages.get.bind(pages)

beforeAll(() => pages.open())
beforeEach(() => pages.startAfresh())
afterAll(() => pages.close())

test('a public page is the same for everyone: others may store it, and revalidate it', async () => {
  const [first, again] = [await get(`/restaurant/${slug}`), await get(`/restaurant/${slug}`)]
  for (const { statusCode, headers } of [first, again]) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'accept-encoding' })
    expect(headers).not.toHaveProperty('surrogate-key')
  }
  expect(again.body).toBe(first.body)
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  expect(pages.rendered).toEqual([`/restaurant/${slug}`])
  const headers = { 'if-none-match': `"other", ${String(first.headers.etag)}` }
  const unchanged = await pages.server.app.inject({ url: `/restaurant/${slug}`, headers })
  expect(unchanged).toMatchObject({ statusCode: 304, body: '' })
  expect(unchanged.headers['content-security-policy']).toBe(
    first.headers['content-security-policy'],
  )
})

test.each(['/', `/restaurant/${slug}`, '/checkout'])(
  'the policy of %s names each inline script and style sheet in it, and nothing else that is inline',
  async (path) => {
    const { body, headers } = await get(path)
    const policy = String(headers['content-security-policy'])
    const scripts = hashesOf(body, /<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)
    expect(scripts.length).toBeGreaterThan(2)
    expect(namedBy(policy, 'script-src')).toEqual(scripts)
    expect(namedBy(policy, 'style-src')).toEqual(hashesOf(body, /<style[^>]*>([\s\S]*?)<\/style>/g))
    expect(body).not.toContain('nonce')
  },
)

/** The hashes of elements with contents, each once, as a policy writes them. */
const hashesOf = (html: string, elements: RegExp) => {
  const contents = [...html.matchAll(elements)].map(([, content = '']) => content).filter(Boolean)
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  return [...new Set(contents.map((content) => `'sha256-${hash(content)}'`))]
}

function namedBy(policy: string, directive: string) {
  const [named = ''] = new RegExp(`${directive} [^;]+`).exec(policy) ?? []
  expect(named).not.toContain('unsafe')
  return named.match(/'sha256-[^']+'/g)
}

test('a page brings its style sheets, so that nothing else is fetched before it is painted', async () => {
  const { body } = await get(`/restaurant/${slug}`)
  expect(body).toMatch(/<style>[^<]*--surface-page/)
  expect(body).not.toContain('rel="stylesheet"')
})

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['zstd;q=0, br;q=0.5', 'br', brotliDecompressSync],
] as const)('to %s a page is sent as %s', async (accepted, encoding, decode) => {
  const plain = await get('/credits')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const headers = { 'accept-encoding': accepted }
  for (const time of ['first', 'again']) {
    const answer = await pages.server.app.inject({ url: '/credits', headers })
    expect(answer.headers, time).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(answer.rawPayload.length),
    })
    expect(decode(answer.rawPayload).toString()).toBe(plain.body)
  }
})

test('a warm page is answered with the same headers and bytes as before, and logged', async () => {
  const url = await pages.server.app.listen({ host: '127.0.0.1', port: 0 })
  const send = async (more: OutgoingHttpHeaders = {}) => {
    const headers = { 'accept-encoding': 'gzip, br', ...more }
    const [answer] = await once(getByHttp(`${url}/review-policy`, { headers }), 'response')
    // What `get` answers with.
    const { statusCode, headers: found } = answer as IncomingMessage
    const { date: _date, 'x-request-id': id, ...same } = found
    return { id, rest: { statusCode, same, payload: await text(answer) } }
  }
  pages.logged = []
  const rendered = await send()
  const [cached, warm] = [await send(), await send()]
  const named = await send({ 'x-request-id': 'a-request-of-mine' })
  expect(cached.rest).toEqual(rendered.rest)
  expect(warm.rest).toEqual(rendered.rest)
  expect(named.rest).toEqual(rendered.rest)
  expect(named.id).toBe('a-request-of-mine')
  const lines = pages.logged.flatMap((line) =>
    line.includes('"route":"/*"') ? [JSON.parse(line)] : [],
  )
  const ids = [rendered, cached, warm, named].map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
  expect(lines).toMatchObject(ids.map((reqId) => ({ reqId, method: 'GET', status: 200 })))
  const etag = String(rendered.rest.same.etag)
  expect((await send({ 'if-none-match': etag })).rest.statusCode).toBe(304)
  expect((await send({ 'accept-encoding': 'gzip' })).rest.same['content-encoding']).toBe('gzip')
  expect((await send({ 'accept-encoding': 'identity' })).rest.payload).toContain('</html>')
})

test.each(['/checkout', '/restaurant/nobody'])('%s is never cached', async (path) => {
  expect((await get(path)).headers['cache-control']).toBe('no-store')
  await get(path)
  expect(pages.rendered).toEqual([path, path])
})

test.each([
  ['/art/pizza.svg', 'public, max-age=31536000, immutable'],
  ['/fonts/figtree-texts-wght-normal.woff2', 'public, max-age=31536000, immutable'],
  ['/icons/icon-192.png', 'public, max-age=86400'],
])('%s is stored by browsers as %s', async (path, cacheControl) => {
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding }
    const answer = await pages.server.app.inject({ url: path, headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe(cacheControl)
  }
})

test('a font carries no policy of pages, and is taken for nothing else', async () => {
  const { headers } = await pages.server.app.inject('/fonts/figtree-texts-wght-normal.woff2')
  for (const name of HEADERS_OF_PAGES) expect(headers).not.toHaveProperty(name)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test.each(['identity', 'gzip', 'br'])(
  'the service worker is requested anew each time, and loads from here alone, as %s',
  async (encoding) => {
    const { statusCode, headers, body } = await pages.server.app.inject({
      url: '/sw.js',
      headers: { 'accept-encoding': encoding },
    })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
      'content-type': expect.stringContaining('javascript'),
    })
    if (encoding === 'identity') expect(body).toMatch(/addEventListener\(.push./)
    else expect(headers['content-encoding']).toBe(encoding)
  },
)

test('a query that no page reads makes no other page', async () => {
  await get('/privacy.data?q=1')
  await get(`/privacy.data?q=${'x'.repeat(3000)}`)
  await get('/privacy?q=1')
  await get('/privacy?q=2&r=3')
  expect(pages.rendered).toEqual(['/privacy.data', '/privacy'])
})

test('an address longer than any of ours is refused, of a page as of a call', async () => {
  for (const path of ['/privacy', '/restaurant/x', '/api/v1/store']) {
    const { statusCode, body } = await get(`${path}?q=${'x'.repeat(4000)}`)
    expect(statusCode).toBe(414)
    expect(JSON.parse(body)).toMatchObject({ message: 'ADDRESS_TOO_LONG' })
  }
  expect(pages.rendered).toEqual([])
})

test('pages end with our own footer, or with the one that was written last', async () => {
  const { body: own } = await get('/privacy')
  expect(own).toContain('href="/sell-with-us"')
  expect(own).toContain('href="mailto:orders@localhost"')
  const link = { text: 'Elsewhere', href: 'https://elsewhere.example/', isExternal: true }
  const help = { title: 'A <column>', links: [{ text: 'Here', href: '/faq', isExternal: false }] }
  pages.footer = { about: '', columns: [help], smallText: 'Company 1', smallLinks: [link] }
  pages.announceFooter()
  const { body } = await get('/privacy')
  expect(body).toContain('A &lt;column&gt;')
  expect(body).toContain('Company 1')
  expect(body).toMatch(
    /<a class="external" href="https:\/\/elsewhere\.example\/" target="_blank" rel="noopener noreferrer">Elsewhere.*?opens in a new tab/,
  )
  expect(body).not.toContain('href="/sell-with-us"')
  expect((await get('/api/v1/footer')).json()).toEqual({
    footer: pages.footer,
    pages: [],
    banner: null,
  })
  pages.footer = null
  pages.announceFooter()
  expect((await get('/privacy')).body).toContain('href="/sell-with-us"')
})

test('a page that cannot be rendered is answered by a page that says so', async () => {
  pages.isBroken = true
  const { statusCode, headers, body } = await get('/checkout')
  expect(statusCode).toBe(503)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
  expect(body).toContain('</html>')
  expect(body).not.toContain('<script')
  // Which loads the address of the browser again.
  expect(body).toContain('href=""')
})

test('after 600 pages in a minute those of a visitor wait behind others; cached ones are free', async () => {
  pages.isBroken = true
  const [visitor, other] = ['192.0.2.3', '192.0.2.4']
  const paths = ['/find?search=', '/RESTAURANTS/a/b?location=', '/x/../checkout?order=']
  for (let count = 0; count < 600; count++) await get(`${paths[count % 3]}${count}`, visitor)
  expect(pages.waited).toEqual([])
  await get('/find?search=new', visitor)
  await get('/checkout?order=new', visitor)
  await get('/checkout?order=new', other)
  expect(pages.waited).toEqual(['/find?search=new', '/checkout?order=new'])
  pages.isBroken = false
  expect((await get('/terms-and-conditions', other)).statusCode).toBe(200)
  expect((await get('/terms-and-conditions', visitor)).statusCode).toBe(200)
  expect(pages.waited).toHaveLength(2)
})

test('a visitor has at most 20 pages rendered at the same time, and others have theirs', async () => {
  const [visitor, other] = ['192.0.2.5', '192.0.2.6']
  const sendCall = Array.from({ length: 22 }, (_, i) => get(`/checkout?order=${i}`, visitor))
  const theirs = get('/checkout', other)
  const statuses = (await Promise.all(sendCall)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect((await theirs).statusCode).toBe(200)
  expect((await get('/checkout', visitor)).statusCode).toBe(200)
})
