import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '#api/http/network-of.ts'

/** As many as a visitor may make by the API; see address.routes.ts. */
const PER_MINUTE = 600

/** The pages that look a place up, and their data, as freely as the website takes their addresses. */
const LOOKS_UP = /^\/+(find|restaurants)\b/i

/**
 * Limits, for the routes of this instance that are given the answer as their `config`, how many pages of
 * a place one visitor may ask for: each may ask a maps service, which costs money. What our pages ask of
 * the API is not limited there, because it is asked for all visitors.
 */
export async function limitLookUps(app: FastifyInstance, isLimited: boolean): Promise<object> {
  if (!isLimited) return {}
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ url }) => !looksUp(url),
  })
  return { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } }
}

function looksUp(url: string): boolean {
  try {
    // Solves dots in it, as the website does.
    const { pathname } = new URL(`http://website${url}`)
    return LOOKS_UP.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}
