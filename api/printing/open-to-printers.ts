import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { PrinterKind } from '#rules/printing/printer-status.ts'
import type { Context } from '#api/context.ts'
import { networkOf } from '#api/http/network-of.ts'
import { hashOfSecret } from './printer-secret.ts'
import { loadPrinterOf, type KnownPrinter } from './printers.queries.ts'

/** What a printer says is short; a form with the result of a print is some hundred bytes. */
const BODY_LIMIT = 32 * 1024

/**
 * How often a printer may ask in a minute. Each asks every 5 seconds, and for each ticket three times more;
 * a restaurant's printers share an address, so each has its own count.
 */
const REQUESTS_PER_MINUTE = 120

/** A part of the server for printers, which send bodies of their own kinds: they are read as text. */
export async function openToPrinters(
  api: FastifyInstance,
  routes: (scope: FastifyInstance) => void,
): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    )
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    routes(scope)
  })
}

/** The limits of a path for printers, which are counted by their secrets. */
export function limitsOf(
  { configuration }: Context,
  secretOf: (request: FastifyRequest) => string | null,
): RouteShorthandOptions {
  if (!configuration.rateLimits) return {}
  const keyGenerator = (request: FastifyRequest) => {
    const secret = secretOf(request)
    return secret === null ? networkOf(request.ip) : hashOfSecret(secret)
  }
  return {
    config: { rateLimit: { max: REQUESTS_PER_MINUTE, timeWindow: 60_000, keyGenerator } },
  }
}

/** Whose secret it is; undefined: nobody's, or that of a printer of the other kind. */
export async function printerOf(
  { db }: Context,
  kind: PrinterKind,
  secret: string | null,
): Promise<KnownPrinter | undefined> {
  return secret === null ? undefined : loadPrinterOf(db, hashOfSecret(secret), kind)
}

export const textOf = (body: unknown): string => (typeof body === 'string' ? body : '')
