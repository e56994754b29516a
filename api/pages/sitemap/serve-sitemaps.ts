import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownPagePaths } from '#api/content/texts/read-text.ts'
import type { Context } from '#api/context.ts'
import { compressed, EncodedBody, encodedFor } from '#api/http/encoded-body.ts'
import { notFound } from '#api/http/errors.ts'
import { areaSlug } from '#rules/address/area-slug.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, pathIn, type Language } from '#rules/text/languages.ts'
import { MAXIMUM_ENTRIES, sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap-xml.ts'
import {
  selectAreaPages,
  selectCities,
  selectStoreFiles,
  selectStoresOfFile,
} from './sitemap.queries.ts'

/** A crawler reads a sitemap about once a day; a million stores are read in a second or two. */
const LIFETIME_MS = 600_000
/** A file of 50,000 stores takes some 0.4 MB compressed, four times that in every encoding. */
const MAXIMUM_BYTES = 32 * 1024 * 1024
const MAXIMUM_FILES = 5000
const BYTES_PER_ENTRY = 500
const INDEX = '/sitemap.xml'

/** Pages that always exist; nothing records when their texts change. */
const PAGES = [
  '/',
  '/takeaway',
  '/faq',
  '/contact-us',
  '/sell-with-us',
  '/terms-and-conditions',
  '/privacy',
  '/review-policy',
  '/how-we-rank',
  '/credits',
]

/**
 * Disallowed for search engines: personal pages, the API, search results, and addresses that only filter or
 * sort a list or open a dish, of which there are too many to crawl.
 */
const REFUSED = [
  '/api/',
  '/account/',
  '/basket/',
  '/checkout',
  '/customer/',
  '/operator',
  '/store-app',
  '/find',
  ...['cuisine', 'cursor', 'filters', 'freeDelivery', 'hygiene', 'location', 'map'].map(inQuery),
  ...['avoid', 'diet', 'line', 'product', 'search', 'sort', 'tab'].map(inQuery),
]

function inQuery(name: string): string {
  return `/*?*${name}=`
}

const fileCache = ({ memory }: Context) =>
  memory.cache<EncodedBody>({
    maximum: MAXIMUM_FILES,
    weight: { maximum: MAXIMUM_BYTES, of: (body) => body.totalBytes + BYTES_PER_ENTRY },
    lifetimeMs: LIFETIME_MS,
  })

/** Queries may follow any path. */
const refusedIn = (language: Language) =>
  language === DEFAULT_LANGUAGE
    ? REFUSED
    : REFUSED.filter((path) => !path.startsWith('/*')).map((path) => pathIn(language, path))

/** The number of files of stores, and the cities by their slugs. */
interface Contents {
  storeFiles: { changedAt: Date }[]
  cities: ReadonlyMap<string, City>
}

/** The cities of one slug: "King's Lynn" and "Kings Lynn" have one page. */
interface City {
  names: string[]
  changedAt: Date
}

const contentsCache = ({ memory }: Context) =>
  memory.cache<Contents>({ maximum: 1, lifetimeMs: LIFETIME_MS })

/**
 * Serves robots.txt and the sitemaps: an index of one file of pages, of stores in files of 50,000, and
 * of a file for each city with its areas and their cuisines.
 */
export function serveSitemaps(app: FastifyInstance, context: Context): void {
  const { publicUrl } = context.configuration
  app.get('/robots.txt', async (_request, reply) => {
    // Before the first restaurant there is nothing to find.
    const { storeFiles } = await contents(context)
    if (storeFiles.length === 0)
      return reply
        .header('cache-control', 'no-cache')
        .type('text/plain; charset=utf-8')
        .send('User-agent: *\nDisallow: /\n')
    const refused = LANGUAGE_CODES.flatMap(refusedIn)
      .map((path) => `Disallow: ${path}\n`)
      .join('')
    return publicFor(reply)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\n${refused}\nSitemap: ${publicUrl}${INDEX}\n`)
  })
  const file = fileServer(context)
  app.get(INDEX, (request, reply) =>
    file(request, reply, async () => sitemapIndexXml(publicUrl, await index(context))),
  )
  app.get('/sitemaps/pages.xml', (request, reply) =>
    file(request, reply, async () =>
      sitemapXml(
        publicUrl,
        (await contents(context)).storeFiles.length > 0
          ? [...PAGES, ...(await ownPagePaths(context))].map((path) => ({ path, changedAt: null }))
          : [],
      ),
    ),
  )
  app.get<{ Params: { number: string } }>(
    '/sitemaps/stores-:number(^[1-9]\\d{0,5}).xml',
    async (request, reply) => {
      const number = Number(request.params.number)
      const { storeFiles } = await contents(context)
      if (number > storeFiles.length) return notFound(request, reply)
      return file(request, reply, async () => sitemapXml(publicUrl, await stores(context, number)))
    },
  )
  app.get<{ Params: { city: string } }>(
    '/sitemaps/areas/:city(^[a-z0-9-]{1,100}).xml',
    async (request, reply) => {
      const { city: slug } = request.params
      const known = (await contents(context)).cities.get(slug)
      if (!known) return notFound(request, reply)
      return file(request, reply, async () =>
        sitemapXml(publicUrl, await areas(context, slug, known)),
      )
    },
  )
}

/** Answers with a file from the cache, or made now, under its path. */
function fileServer(context: Context) {
  const files = context.memory.of(fileCache, context)
  return async (request: FastifyRequest, reply: FastifyReply, make: () => Promise<string>) => {
    const [path = ''] = request.url.split('?')
    const body = await files.find(path, async () => ({
      value: new EncodedBody(await compressed(await make())),
    }))
    publicFor(reply).type('application/xml; charset=utf-8')
    return reply.send(await encodedFor(request, reply, body))
  }
}

const publicFor = (reply: FastifyReply) =>
  reply.header('cache-control', `public, max-age=${LIFETIME_MS / 1000}`)

function contents(context: Context): Promise<Contents> | Contents {
  const { db } = context
  return context.memory.of(contentsCache, context).find('', async () => {
    const [storeFiles, cities] = await Promise.all([
      selectStoreFiles(db, MAXIMUM_ENTRIES),
      selectCities(db, MAXIMUM_FILES),
    ])
    return { value: { storeFiles, cities: bySlug(cities) } }
  })
}

function bySlug(cities: readonly { city: string; changedAt: Date }[]): ReadonlyMap<string, City> {
  const bySlug = new Map<string, City>()
  for (const { city, changedAt } of cities) {
    const slug = areaSlug(city)
    const same = bySlug.get(slug) ?? { names: [], changedAt }
    const latest = same.changedAt > changedAt ? same.changedAt : changedAt
    bySlug.set(slug, { names: [...same.names, city], changedAt: latest })
  }
  return bySlug
}

async function index(context: Context): Promise<SitemapEntry[]> {
  const { storeFiles, cities } = await contents(context)
  return [
    { path: '/sitemaps/pages.xml', changedAt: null },
    ...storeFiles.map(({ changedAt }, i) => ({
      path: `/sitemaps/stores-${i + 1}.xml`,
      changedAt,
    })),
    ...[...cities].map(([slug, { changedAt }]) => ({
      path: `/sitemaps/areas/${slug}.xml`,
      changedAt,
    })),
  ]
}

async function stores(context: Context, number: number): Promise<SitemapEntry[]> {
  const which = { file: number - 1, size: MAXIMUM_ENTRIES }
  const found = await selectStoresOfFile(context.db, which)
  return found.map(({ slug, changedAt }) => ({ path: `/restaurant/${slug}`, changedAt }))
}

/** The page of a city, those of its areas, and of the cuisines in each. */
async function areas(
  context: Context,
  slug: string,
  { names, changedAt }: City,
): Promise<SitemapEntry[]> {
  const ofCity = `/takeaway/${slug}`
  const found = await selectAreaPages(context.db, names, MAXIMUM_ENTRIES - 1)
  const pages = new Map([[ofCity, changedAt]])
  for (const { area, cuisine, changedAt } of found) {
    const path = [ofCity, areaSlug(area), ...(cuisine === null ? [] : [cuisine])].join('/')
    const known = pages.get(path)
    pages.set(path, known && known > changedAt ? known : changedAt)
  }
  return [...pages].map(([path, changedAt]) => ({ path, changedAt }))
}
