import { EVERY_PAGE, storeKey } from '#api/outside/cdn/cdn.port.ts'
import type { RenderedPage } from '#api/pages/rendered-page.ts'

/** How long a network may go on showing a page while it fetches the next. */
const STALE_SECONDS = 60

/**
 * The headers for a network that caches pages in front of us and purges them by their keys: how long a page
 * is valid, and what it shows. Browsers revalidate each time. Null for a page that is not public.
 */
export function networkCacheHeaders(
  { trueUntilMs, storeIds }: Pick<RenderedPage, 'trueUntilMs' | 'storeIds'>,
  nowMs: number,
): Record<string, string> | null {
  if (trueUntilMs === null) return null
  const seconds = Math.max(0, Math.floor((trueUntilMs - nowMs) / 1000))
  const keys = [EVERY_PAGE, ...storeIds.map(storeKey)]
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`,
    // The header of Fastly, Varnish and others, and that of Cloudflare and Akamai.
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
  }
}
