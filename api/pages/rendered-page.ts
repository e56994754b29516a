/** A page ready to be sent: its bytes in pieces, with the nonce of each answer between them. */
export interface RenderedPage {
  status: number
  headers: readonly (readonly [string, string])[]
  pieces: readonly Uint8Array[]
  /** Milliseconds since 1970 until when it is true of what it shows; null: it may not be cached. */
  trueUntilMs: number | null
  /** The stores that it shows. */
  storeIds: readonly string[]
}

/**
 * Gives the memory of a page back at once, which the collector would do much later, as bytes are none
 * of its own. Nothing may read the page afterwards. Only for a page that the thread has handed over: its
 * pieces have one buffer, and nobody else is in it.
 */
export function releasePage({ pieces }: RenderedPage): void {
  const buffer = pieces[0]?.buffer
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0)
}

/** A page of the website that may be cached, and the query parameters that decide what it shows. */
export interface CacheablePage {
  /** As the website's routes write it: "/restaurant/:slug". */
  path: string
  query: readonly string[]
}

/** What the website says about itself: see web/shell/page-handle.ts. */
export interface WebsitePages {
  cacheable: readonly CacheablePage[]
  /** What is shown instead of a page that could not be rendered. */
  failure: RenderedPage
}
