import { randomBytes } from 'node:crypto'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#api/context.ts'
import { notFound } from '#api/http/errors.ts'
import { permissionsPolicy } from '#api/http/security-headers.ts'
import { IN_PROCESS } from '#api/http/in-process.ts'
import { contentSecurityPolicy, isPaymentPath, paymentSources } from './content-security-policy.ts'
import { limitLookUps } from './limit-look-ups.ts'
import { PageCache, type KeptPage } from './page-cache.ts'
import { loadWebsite, websiteFolder, type PageFacts, type Website } from './website.ts'

const mostBytes = 32 * 1024 * 1024
const yearSeconds = 31_536_000
const daySeconds = 86_400

/** Serves the website: its files, and every page as complete HTML. */
export async function servePages(app: FastifyInstance, context: Context): Promise<void> {
  const website = await loadWebsite()
  if (!website) throw new Error('The website has not been built')
  await app.register(staticFiles, {
    root: websiteFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names of built files carry a hash of what is in them; fonts never change under their name.
      const isForever = /[\\/](assets|fonts)[\\/]/.test(path)
      reply.header(
        'cache-control',
        isForever ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${daySeconds}`,
      )
      // The card's fields stand in frames of the payment provider, and are to look like ours.
      if (/[\\/]fonts[\\/]/.test(path)) reply.header('access-control-allow-origin', '*')
    },
  })
  const pages = new PageCache(mostBytes)
  context.listener.on('store_changed', () => pages.clear())
  context.listener.onReconnect(() => pages.clear())
  await app.register(async (scope) => {
    const config = await limitLookUps(scope, context.configuration.rateLimits)
    scope.get('/*', { config }, pageHandler(app, website, pages, context))
  })
}

function pageHandler(
  app: FastifyInstance,
  website: Website,
  pages: PageCache,
  { configuration, socialSignIn, payments }: Context,
) {
  const { publicUrl, marketplaceName, mapStyleUrl, botCheck, recaptcha } = configuration
  const allowed = {
    isHttps: publicUrl.startsWith('https://'),
    mapOrigin: mapStyleUrl === null ? null : new URL(mapStyleUrl).origin,
    hasRecaptcha: botCheck && recaptcha !== null,
  }
  const policy = contentSecurityPolicy({ ...allowed, payments: null })
  const provider = paymentSources(payments)
  const paymentPolicy = contentSecurityPolicy({ ...allowed, payments: provider })
  // Stands for the nonce while a page is kept. Nobody can know it, so nobody can smuggle it in.
  const placeholder = randomBytes(16).toString('base64url')
  const facts: PageFacts = {
    nonce: placeholder,
    publicUrl,
    marketplaceName,
    mapStyleUrl,
    placesFrom: configuration.googleMapsApiKey === null ? 'gazetteer' : 'google',
    socialProviders: [...socialSignIn.keys()],
    isSandbox: configuration.sandbox,
    fetch: async (url) => {
      const { statusCode, body } = await app.inject({
        method: 'GET',
        url,
        remoteAddress: IN_PROCESS,
      })
      return { status: statusCode, body }
    },
    logError: (error) => app.log.error({ err: error }, 'page failed'),
  }

  async function render(url: string): Promise<KeptPage> {
    // What the page allows counts from before its first question was asked.
    const madeMs = Date.now()
    const response = await website.answer(new Request(publicUrl + url), facts)
    const text = await response.text()
    return {
      status: response.status,
      headers: [...response.headers],
      pieces: text.split(placeholder).map((piece) => Buffer.from(piece)),
      madeMs,
      freshUntilMs: madeMs + freshSeconds(response) * 1000,
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    // A path always, but for those who take us for a proxy.
    if (!request.url.startsWith('/')) return notFound(request, reply)
    const page = await pages.get(request.url, Date.now(), () => render(request.url))
    const nonce = randomBytes(16).toString('base64url')
    for (const [name, value] of page.headers) reply.header(name, value)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    // Caches on the way keep it for the rest of its time, not for all of it again.
    if (page.freshUntilMs > page.madeMs)
      reply.header('age', Math.ceil((Date.now() - page.madeMs) / 1000))
    const isForCards = provider !== null && isPaymentPath(request.url)
    reply.header('content-security-policy', (isForCards ? paymentPolicy : policy)(nonce))
    if (isForCards) reply.header('permissions-policy', permissionsPolicy(provider.payers))
    return reply.code(page.status).send(joined(page.pieces, Buffer.from(nonce)))
  }
}

function joined(pieces: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, i) => (i === 0 ? [piece] : [between, piece])))
}

/** How long a page allows us to keep it: `s-maxage` of a good public answer, else not at all. */
function freshSeconds({ status, headers }: Response): number {
  const control = headers.get('cache-control') ?? ''
  if (status !== 200 || !/\bpublic\b/.test(control)) return 0
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0)
}
