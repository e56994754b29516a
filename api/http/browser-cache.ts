import type { Call } from '#contract/call.ts'
import type { Handler } from './serve.ts'

/**
 * Lets browsers and proxies cache a good answer for this many seconds. Only for public calls, which answer
 * everyone alike.
 */
export function cachedByBrowsers<C extends Call>(seconds: number, handler: Handler<C>): Handler<C> {
  return async (received) => {
    const answer = await handler(received)
    received.reply.header('cache-control', `public, max-age=${seconds}`)
    return answer
  }
}
