import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { buildWeb } from '#tools/build/build-web.ts'
import { loadTown } from '#town/load-town.ts'
import { PageCache } from './page-cache.ts'
import type { Renderer } from './renderer.ts'
import { servePages } from './serve-pages.ts'
import { schemaProblems, structuredDataIn } from './testing/schema-org.ts'
import { startRenderer } from './start-renderer.ts'

const ORIGIN = 'http://localhost:3000'

let server: TestApp
let renderer: Renderer
let refused: RegExp[] = []

beforeAll(async () => {
  await buildWeb({ log: () => {} })
  server = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const { app, context } = server
  await loadTown(server.owner.db, { now: context.now() })
  renderer = startRenderer(context, () => app, app.log)
  const cache = new PageCache((url, options) => renderer.render(url, options), {
    random: context.random,
    now: () => new Date(),
    logError: (error) => app.log.error(error),
  })
  await servePages(app, context, { renderer, cache })
  const { body } = await get('/robots.txt')
  refused = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => patternOf(rule))
})
afterAll(async () => {
  await renderer.close()
  await server.close()
})

const get = (url: string) => server.app.inject({ url, remoteAddress: '192.0.2.1' })

/** A rule as crawlers read it: see https://www.rfc-editor.org/rfc/rfc9309.html. */
const patternOf = (rule: string) =>
  new RegExp(`^${rule.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`).replaceAll('*', '.*')}`)

const isRefused = (path: string) => refused.some((rule) => rule.test(path))

interface Page {
  status: number
  links: string[]
  canonical: string | null
  /** Paths by language, as search engines read them. */
  alternates: Record<string, string>
  isHidden: boolean
  data: Record<string, unknown>[]
  image: string | null
}

/** Reads pages four at a time, as from one address; `follow` adds their links. */
async function crawl(start: readonly string[], follow = false): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>()
  const known = new Set(start)
  const waiting = [...start]
  const read = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await pageOf(path)
      pages.set(path, page)
      for (const link of follow ? page.links : [])
        if (!known.has(link) && !isRefused(link)) {
          known.add(link)
          waiting.push(link)
        }
    }
  }
  // A reader without work continues when there is some.
  while (waiting.length > 0) await Promise.all([read(), read(), read(), read()])
  return pages
}

const pagesRead = new Map<string, Promise<Page>>()

/** Reads a page once, whichever tests look at it: all of the town's take a core half a minute. */
function pageOf(path: string): Promise<Page> {
  const page = pagesRead.get(path) ?? pageAt(path)
  pagesRead.set(path, page)
  return page
}

async function pageAt(path: string): Promise<Page> {
  const { statusCode: status, headers, body } = await get(path)
  const { location } = headers
  const found = body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)
  const hrefs = [
    ...(location ? [String(location)] : []),
    ...[...found].map(([, href = '']) => href),
  ]
  const links = hrefs.flatMap((href) => {
    const url = URL.parse(href.replaceAll('&amp;', '&'), ORIGIN + path)
    return url?.origin === ORIGIN ? [url.pathname + url.search] : []
  })
  return {
    status,
    links,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? null,
    alternates: Object.fromEntries(
      [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, language = '', href = '']) => [language, href.slice(ORIGIN.length)],
      ),
    ),
    data: structuredDataIn(body),
    image: /<meta property="og:image" content="([^"]*)"/.exec(body)?.[1] ?? null,
    isHidden: !isPage(headers) || /<meta name="robots" content="noindex/.test(body),
  }
}

const isPage = ({ 'content-type': type }: Record<string, unknown>) =>
  String(type).startsWith('text/html')

async function sitemapPaths(): Promise<string[]> {
  const addresses = async (path: string) => {
    const { body } = await get(path)
    return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => at.slice(ORIGIN.length))
  }
  const files = await addresses('/sitemap.xml')
  return (await Promise.all(files.map(addresses))).flat()
}

test('a crawler finds every page of the town by links and none broken, and the sitemap names each', async () => {
  const paths = await sitemapPaths()
  const stores = await server.context.db.selectFrom('store').select('slug').execute()
  for (const { slug } of stores) expect(paths).toContain(`/restaurant/${slug}`)
  const found = await crawl(['/'], true)
  const bad = [...found].filter(
    ([, { status }]) => status !== 200 && status !== 301 && status !== 302,
  )
  expect(bad.map(([path, { status }]) => `${status} ${path}`)).toEqual([])
  // A page for search engines names its canonical address, and that page names itself.
  const wrong = [...found].filter(
    ([path, { status, canonical, isHidden }]) =>
      status === 200 && !isHidden && canonical !== ORIGIN + canonicalPath(path),
  )
  expect(wrong.map(([path, { canonical }]) => `${path} says ${canonical}`)).toEqual([])
  const own = [...new Set([...found.values()].flatMap(({ canonical }) => canonical ?? []))]
  for (const [path, { status, canonical }] of await crawl(
    own.map((address) => address.slice(ORIGIN.length)),
  ))
    expect({ path, status, canonical }).toEqual({ path, status: 200, canonical: ORIGIN + path })
  expect(paths.filter((path) => !own.includes(ORIGIN + path))).toEqual([])
}, 300_000)

test('every page of the sitemap names itself in each language, and those pages name it', async () => {
  const pages = await crawl(await sitemapPaths())
  for (const [path, { alternates }] of pages) {
    const { en = '', cy = '' } = alternates
    expect([en, cy]).toContain(path)
    expect(alternates).toEqual({ en, cy, 'x-default': en })
    for (const each of [en, cy])
      expect([each, pages.get(each)?.alternates]).toEqual([each, alternates])
  }
}, 300_000)

test('the structured data of pages is valid by schema.org', async () => {
  const paths = await sitemapPaths()
  const kinds = new Set<unknown>()
  for (const [path, { data }] of await crawl(paths)) {
    for (const each of data) kinds.add(each['@type'])
    expect({ path, problems: data.flatMap((each) => schemaProblems(each)) }).toEqual({
      path,
      problems: [],
    })
  }
  const expected = ['BreadcrumbList', 'FAQPage', 'ItemList', 'Restaurant', 'WebSite']
  expect([...kinds].sort()).toEqual(expected)
}, 300_000)

test('every page has a picture for sharing; that of a store never changes', async () => {
  const pages = await crawl(['/', '/faq', '/takeaway', '/restaurant/tide-and-rice'])
  for (const { image } of pages.values()) {
    const { statusCode, headers, rawPayload } = await get(String(image).slice(ORIGIN.length))
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/png')
    expect(rawPayload.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n')
    // Its width and height, as PNG writes them.
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  }
})

/** Only the part of a long list makes another page; what sorts, filters or opens a dialog does not. */
function canonicalPath(path: string): string {
  const { pathname, searchParams } = new URL(path, ORIGIN)
  const part = searchParams.get('page')
  return pathname.startsWith('/takeaway') && part ? `${pathname}?page=${part}` : pathname
}
