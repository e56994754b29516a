const minuteMs = 60_000

/**
 * The headers of a page that our server may show to everyone for as long as it is true of the stores
 * on it: `s-maxage` in seconds, and as `surrogate-key` the stores whose change makes it untrue. Neither
 * leaves the server. Hours and minutes of preparation are whole minutes, so a store begins and stops to take orders
 * as a minute begins; only a pause may end within one, and then `opensAt` is its end. Caches count
 * whole seconds.
 */
export function cachedWhileCurrent(
  madeAt: Date,
  stores: readonly { id: string; opensAt: string | null }[],
): { 'cache-control': string; 'surrogate-key': string } {
  const madeMs = madeAt.getTime()
  let untilMs = Math.floor(madeMs / minuteMs) * minuteMs + minuteMs
  for (const { opensAt } of stores) {
    const opensMs = opensAt === null ? untilMs : Date.parse(opensAt)
    if (opensMs > madeMs) untilMs = Math.min(untilMs, opensMs)
  }
  const seconds = Math.floor((untilMs - madeMs) / 1000)
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    'surrogate-key': stores.map(({ id }) => id).join(' '),
  }
}

/** What a route with such a loader exports as `headers`. */
export const headersOfLoader = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers =>
  loaderHeaders
