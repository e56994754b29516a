import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#api/context.ts'
import { CONTENT_CHANGED } from '#api/content/texts/read-text.ts'
import { encodedFor } from '#api/http/encoded-body.ts'
import { notFound } from '#api/http/errors.ts'
import { HEADERS_OF_PAGES, permissionsPolicy } from '#api/http/security-headers.ts'
import { onStoreChange } from '#api/stores/record/store-changes.ts'
import { languageOfPath } from '#rules/text/languages.ts'
import { contentSecurityPolicy, isPaymentPath, paymentSources } from './content-security-policy.ts'
import { limitRenders, type LimitedRender } from './limit-renders.ts'
import { networkCacheHeaders } from './purge/cache-headers.ts'
import { answerMovedPage } from './moved-page.ts'
import { pageAddressReader, type PageAddress } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import type { InlineHashes, RenderedPage, WebsitePages } from './rendered-page.ts'
import { PageNotRendered, type Renderer } from './renderer.ts'
import { answerFirst, warmAnswers } from './cached-answers.ts'
import { websiteFolders } from './website.ts'

const yearSeconds = 31_536_000
const daySeconds = 86_400

/** The renderer, and its cache. */
export interface Pages {
  renderer: Pick<Renderer, 'ready' | 'render'>
  cache: PageCache
}

/** Serves the website: its files, and every page as complete HTML. */
export async function servePages(
  app: FastifyInstance,
  context: Context,
  pages: Pages,
): Promise<void> {
  const website = await pages.renderer.ready()
  await app.register(staticFiles, {
    root: websiteFolders,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names of built files contain a hash of their content; fonts and pictures never change under their name.
      const isForever = /[\\/](assets|fonts)[\\/]|[\\/]art[\\/].+\.svg/.test(path)
      reply.header(
        'cache-control',
        isForever ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${daySeconds}`,
      )
      // The service worker, compressed or not: requested anew each time, and it loads from here alone.
      if (/[\\/]sw\.js(\.br|\.gz)?$/.test(path)) {
        reply.header('cache-control', 'no-cache')
        reply.header('content-security-policy', "default-src 'self'")
      }
      // Of the two dozen files of a first visit, each is 400 bytes less.
      if (/\.(js|css|woff2)(\.br|\.gz)?$/.test(path) && isForever)
        for (const name of HEADERS_OF_PAGES) reply.removeHeader(name)
      // The card's fields are in frames of the payment provider, and must look like ours.
      if (/[\\/]fonts[\\/]/.test(path)) reply.header('access-control-allow-origin', '*')
    },
  })
  onStoreChange(context, (id) => {
    if (id === null) pages.cache.clear()
    else pages.cache.dropStore(id)
  })
  // Every page shows the footer.
  context.content.onChange(() => pages.cache.clear())
  context.marketplace.onChange(() => pages.cache.clear())
  context.memory.onChange(CONTENT_CHANGED, () => pages.cache.clear())
  await app.register(async (scope) => {
    const limited = await limitRenders(scope, context.configuration)
    const find = pageFinder(pages, website, limited)
    const setPolicies = policySetter(context)
    const warm = warmAnswers(app, context, pages.cache)
    answerFirst(app, warm.answer)
    const hasNetwork = context.configuration.cdn !== null
    scope.get('/*', async (request, reply) => {
      // Always a path, except for clients that take us for a proxy.
      if (!request.url.startsWith('/')) return notFound(request, reply)
      const { page, url } = await find(request)
      for (const [name, value] of page.headers) reply.header(name, value)
      const ofNetwork = hasNetwork ? networkCacheHeaders(page, Date.now()) : null
      if (ofNetwork) reply.headers(ofNetwork)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      setPolicies(request.url, reply, page.inlineHashes)
      if (page.status === 200) {
        reply.header('etag', page.etag)
        if (hasAlready(request, page)) return reply.code(304).send()
      }
      reply.code(page.status)
      if (page.status === 404) await answerMovedPage(context, request, reply)
      const bytes = await encodedFor(request, reply, page.body)
      // The headers for a network differ by the second.
      if (url !== null && !hasNetwork) warm.store(request, reply, { url, page, bytes })
      return reply.send(bytes)
    })
  })
}

/** A page, and the address it was cached under; null: it was rendered now. */
interface FoundPage {
  page: RenderedPage
  url: string | null
}

/** Finds the page for a request: from the cache, or rendered now. */
function pageFinder(
  { renderer, cache }: Pages,
  { cacheable, failures }: WebsitePages,
  limited: LimitedRender,
): (request: FastifyRequest) => Promise<FoundPage> {
  const addressOf = pageAddressReader(cacheable)
  const make = async ({ url, isCacheable }: PageAddress, options: { mayWait: boolean }) => {
    try {
      return await (isCacheable ? cache.make(url, options) : renderer.render(url, options))
    } catch (error) {
      if (error instanceof PageNotRendered) return failures[languageOfPath(url).language]
      throw error
    }
  }
  return async (request) => {
    const address = addressOf(request.url)
    const cached = address.isCacheable ? cache.find(address.url) : undefined
    if (cached) return { page: cached, url: address.url }
    return { page: await limited(request, (options) => make(address, options)), url: null }
  }
}

/** Sets what a page may load and run; a page that takes a card may load the provider's parts. */
function policySetter({ configuration, payments }: Context) {
  const { publicUrl, mapStyleUrl, botCheck, recaptcha, sentry } = configuration
  const allowed = {
    isHttps: publicUrl.startsWith('https://'),
    mapOrigin: mapStyleUrl === null ? null : new URL(mapStyleUrl).origin,
    hasRecaptcha: botCheck && recaptcha !== null,
    monitoringOrigin: sentry && sentry.origin,
  }
  const policy = contentSecurityPolicy({ ...allowed, payments: null })
  const provider = paymentSources(payments)
  const paymentPolicy = contentSecurityPolicy({ ...allowed, payments: provider })
  return (url: string, reply: FastifyReply, hashes: InlineHashes) => {
    const isForCards = provider !== null && isPaymentPath(url)
    reply.header('content-security-policy', (isForCards ? paymentPolicy : policy)(hashes))
    if (isForCards) reply.header('permissions-policy', permissionsPolicy(provider.payers))
  }
}

/** Whether the browser has this version of the page already. */
function hasAlready({ headers }: FastifyRequest, { etag }: RenderedPage): boolean {
  const names = headers['if-none-match']?.split(',') ?? []
  return names.some((name) => name.trim() === etag)
}
