import type { FastifyInstance } from 'fastify'
import type { Configuration } from '#api/settings/configuration.ts'

const YEAR_SECONDS = 31_536_000

/** The browser features that a page may use; `payers` are the origins whose frames may open its wallets. */
export function permissionsPolicy(payers: readonly string[] = []): string {
  const payment = ['self', ...payers.map((origin) => `"${origin}"`)].join(' ')
  return `accelerometer=(), camera=(), geolocation=(self), gyroscope=(), microphone=(), payment=(${payment}), usb=()`
}

/** Those that only a page heeds: nothing is framed by a script or a font, or opened from it. */
export const HEADERS_OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
] as const

/**
 * Headers of every answer. Answers of the API run nothing at all; pages set their own
 * Content-Security-Policy, with a nonce of their own. Built once, because they are always the same and each
 * request sets them.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Configuration, 'publicUrl'>,
): void {
  const isHttps = publicUrl.startsWith('https://')
  const headers = {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissionsPolicy(),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // Not of subdomains: others of the town's domain may be served without https, and are not ours to decide about.
    ...(isHttps && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
