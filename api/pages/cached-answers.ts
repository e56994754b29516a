import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#api/context.ts'
import { logRequest, requestIdOf } from '#api/http/request-log.ts'
import type { PageCache } from './page-cache.ts'
import type { RenderedPage } from './rendered-page.ts'

/** The address that a requested page is cached under, and the encoding of its answer. */
interface CachedAt {
  url: string
  encoding: string
}

const MAXIMUM_REQUESTS = 5000
/**
 * The maximum length of an address and of its accepted encodings, in characters; longer ones are answered
 * without this shortcut.
 */
const LONGEST_URL = 500
const LONGEST_ACCEPT = 100

const requestCache = ({ memory }: Context) => memory.cache<CachedAt>({ maximum: MAXIMUM_REQUESTS })

/**
 * Answers a cached page with the same headers and bytes as before, so that a warm page costs little more than
 * sending it. Requests with a validator, or without a compressed encoding, are answered without this
 * shortcut.
 */
export function warmAnswers(app: FastifyInstance, context: Context, pages: PageCache) {
  const requests = context.memory.of(requestCache, context)

  /** Whether the request was answered; it is logged like any other. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request)
    const at = key === null ? undefined : requests.get(key)
    const known = at && pages.find(at.url)?.answers.get(at.encoding)
    // A server that is closing is the framework's to close.
    if (!known || !app.server.listening) return false
    const startedAt = performance.now()
    const reqId = requestIdOf(request)
    // Every header is in here: those of hooks too, except the one that differs each time.
    response.writeHead(200, [...known.headers, 'x-request-id', reqId]).end(known.bytes)
    const elapsedTime = performance.now() - startedAt
    logRequest(app.log, { reqId, method: 'GET', route: '/*', status: 200, elapsedTime })
    return true
  }

  return {
    answer,
    /** Stores how a page, cached at an address, is being answered. */
    store(
      request: FastifyRequest,
      reply: FastifyReply,
      { url, page, bytes }: { url: string; page: RenderedPage; bytes: Buffer },
    ): void {
      const key = keyOf(request.raw)
      const encoding = reply.getHeader('content-encoding')
      if (key === null || typeof encoding !== 'string') return
      const headers = Object.entries(reply.getHeaders())
        .filter(([name]) => name !== 'x-request-id')
        .flatMap(([name, value]) => [name, String(value)])
      const length = ['content-length', String(bytes.length)]
      page.answers.set(encoding, { headers: [...headers, ...length], bytes })
      requests.set(key, { url, encoding })
    },
  }
}

/** The parts of a request that decide the answer; null if something else does too. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  const accept = headers['accept-encoding']
  if (method !== 'GET' || headers['if-none-match'] !== undefined || !accept) return null
  return accept.length > LONGEST_ACCEPT || url.length > LONGEST_URL ? null : `${accept} ${url}`
}

/** Lets `answer` have each request before the framework, which gets those that it did not answer. */
export function answerFirst(
  { server }: FastifyInstance,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  // The framework's own; later ones only watch.
  const [framework] = server.listeners('request') as RequestListener[]
  if (!framework) throw new Error('The server has no listener of the framework')
  server.removeListener('request', framework)
  server.on('request', (request, response) => {
    if (!answer(request, response)) framework(request, response)
  })
}
