import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { LANGUAGE_CODES } from '#rules/text/languages.ts'
import { MAXIMUM_BYTES, MAXIMUM_ENTRIES, sitemapXml } from './sitemap-xml.ts'

const ORIGIN = 'http://localhost:3000'

let server: TestApp
let pizza: TestStore
/** Files are cached for ten minutes. */
let later = FRIDAY_EVENING
beforeAll(async () => {
  server = await createTestApp()
  const { context } = server
  pizza = await openTestStore(context, {
    store: { slug: 'pizza', city: 'London', area: 'Hackney' },
    storeTypes: ['pizza', 'pasta'],
  })
  await openTestStore(context, {
    store: { slug: 'curry', city: 'London', area: "King's Cross" },
    storeTypes: ['curry'],
  })
  await openTestStore(context, {
    store: { slug: 'gone', city: 'Bath', state: 'archived' },
  })
})
beforeEach(() => {
  later = new Date(later.getTime() + 601_000)
  server.setNow(later)
})
afterAll(() => server.close())

const get = (url: string) => server.app.inject({ url })

/** The addresses of a file, with when each changed. */
async function entries(url: string): Promise<Map<string, string | undefined>> {
  const { statusCode, headers, body } = await get(url)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const found = body.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)
  return new Map([...found].map(([, address = '', changed]) => [address, changed]))
}

/** When the page of the store last changed, as the database has it and as the sitemap says. */
async function changedAt(): Promise<string | undefined> {
  server.setNow((later = new Date(later.getTime() + 601_000)))
  const row = await server.context.db
    .selectFrom('store')
    .select('changed_at as at')
    .where('id', '=', pizza.storeId)
    .executeTakeFirstOrThrow()
  const said = (await entries('/sitemaps/stores-1.xml')).get(`${ORIGIN}/restaurant/pizza`)
  expect(said).toBe(row.at.toISOString())
  return said
}

test('robots.txt names the index of sitemaps, and disallows personal pages', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  for (const path of ['/api/', '/account/', '/checkout', '/customer/'])
    expect(body).toContain(`Disallow: ${path}\n`)
  expect(body).not.toMatch(/Disallow: \/(?:restaurant|takeaway|\n)/)
})

test('the index names every file, and those name every page that a store is on', async () => {
  const files = [...(await entries('/sitemap.xml')).keys()]
  expect(files).toEqual(
    ['pages', 'stores-1', 'areas/london'].map((name) => `${ORIGIN}/sitemaps/${name}.xml`),
  )
  const all = await Promise.all(files.map((file) => entries(file.slice(ORIGIN.length))))
  const paths = all.flatMap((file) => [...file.keys()].map((each) => each.slice(ORIGIN.length)))
  expect(paths.filter((path) => /^\/(restaurant|takeaway)\b/.test(path))).toEqual([
    '/takeaway',
    '/restaurant/curry',
    '/restaurant/pizza',
    '/takeaway/london',
    '/takeaway/london/hackney',
    '/takeaway/london/kings-cross',
    '/takeaway/london/kings-cross/curry',
    '/takeaway/london/hackney/pasta',
    '/takeaway/london/hackney/pizza',
  ])
})

describe('the date of a store', () => {
  test.each([
    ['its name', `UPDATE store SET name = 'Another' WHERE slug = 'pizza'`],
    ['its hours', `UPDATE opening_span SET duration_minutes = 60`],
    ['its fees', `UPDATE delivery_zone SET minimum_order_pence = 99`],
    ['the price of a dish', `UPDATE product SET price_pence = price_pence + 1`],
    ['an option', `UPDATE option SET name = name || '!'`],
    ['its reviews', `UPDATE store SET star_counts = '{0,0,0,0,9}' WHERE slug = 'pizza'`],
  ])('is that of a change of %s', async (_what, statement) => {
    const before = await changedAt()
    await server.context.pool.query(statement)
    expect(Date.parse(String(await changedAt()))).toBeGreaterThan(Date.parse(String(before)))
  })

  test.each([
    ['a pause', `UPDATE store SET paused_until = now() + interval '1 hour'`],
    ['a busy hour', `UPDATE store SET busy_minutes = 10, busy_until = now() + interval '1 hour'`],
    ['another store', `UPDATE store SET name = name || '!' WHERE slug = 'curry'`],
    ['nothing', `UPDATE store SET name = name`],
  ])('stays with %s', async (_what, statement) => {
    const before = await changedAt()
    await server.context.pool.query(statement)
    expect(await changedAt()).toBe(before)
  })

  test('is that of its area and its city, which change with their lists', async () => {
    const changed = await changedAt()
    const areas = await entries('/sitemaps/areas/london.xml')
    expect(areas.get(`${ORIGIN}/takeaway/london/hackney/pizza`)).toBe(changed)
    await server.context.pool.query(`UPDATE store SET state = 'archived' WHERE slug = 'pizza'`)
    server.setNow((later = new Date(later.getTime() + 601_000)))
    const left = await entries('/sitemaps/areas/london.xml')
    expect([...left.keys()]).not.toContain(`${ORIGIN}/takeaway/london/hackney`)
    const ofCity = String(left.get(`${ORIGIN}/takeaway/london`))
    expect(Date.parse(ofCity)).toBeGreaterThan(Date.parse(String(changed)))
    await server.context.pool.query(`UPDATE store SET state = 'live' WHERE slug = 'pizza'`)
  })
})

test.each(['stores-2', 'stores-0', 'stores-01', 'areas/bath', 'areas/nowhere', 'other'])(
  'there is no file %s',
  async (name) => {
    expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404)
  },
)

test("a full file of the longest addresses stays below the protocol's limit", () => {
  const path = `/restaurant/${'x'.repeat(120)}`
  const entry = { path, changedAt: FRIDAY_EVENING }
  const rows = Array.from({ length: MAXIMUM_ENTRIES + 1 }, () => entry)
  const xml = sitemapXml('https://a-rather-long-name.of-a-marketplace.example', rows)
  expect(Buffer.byteLength(xml)).toBeLessThan(MAXIMUM_BYTES)
  expect(xml.match(/<loc>/g)).toHaveLength(MAXIMUM_ENTRIES * LANGUAGE_CODES.length)
})

test('the text of an address cannot end its element', () => {
  const entry = { path: `/a?b&c<d>"'`, changedAt: null }
  expect(sitemapXml('https://example.com', [entry])).toContain(
    '<loc>https://example.com/a?b&amp;c&lt;d&gt;&quot;&apos;</loc>',
  )
})
