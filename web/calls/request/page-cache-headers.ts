const minuteMs = 60_000

/**
 * The headers of a page that our server may show to everyone for as long as its stores stay as they are:
 * `s-maxage` in seconds, and as `surrogate-key` the stores whose change invalidates it. Neither leaves the
 * server. Hours and preparation times are whole minutes, so a store starts and stops to take orders when a
 * minute starts; only a pause may end within one, and then `opensAt` is its end. Caches count whole seconds.
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

/** Of a page that is made for each request. */
export const NOT_CACHED = { 'cache-control': 'no-store' }

/** The `headers` export of a route with such a loader. */
export const headersOfLoader = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers =>
  loaderHeaders
