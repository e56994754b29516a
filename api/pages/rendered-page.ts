import type { Language } from '#rules/text/languages.ts'
import type { Compressed, EncodedBody } from '#api/http/encoded-body.ts'

/** The scripts and style sheets that the website itself has put into a page, as its policy names them. */
export interface InlineHashes {
  scripts: string
  styles: string
}

/** A page ready to be sent, the same for everyone. */
export interface RenderedPage {
  status: number
  headers: readonly (readonly [string, string])[]
  body: EncodedBody
  /** Its ETag, for browsers that have it already. */
  etag: string
  inlineHashes: InlineHashes
  /** Milliseconds since 1970 until when it is valid; null: it may not be cached. */
  trueUntilMs: number | null
  /** The stores that it shows. */
  storeIds: readonly string[]
  /** Its answers, by the encoding. */
  answers: Map<string, SentPage>
}

/** A page as it is sent: the names and values of its headers in turn, and its bytes. */
export interface SentPage {
  headers: readonly string[]
  bytes: Buffer
}

/** A page as the render thread returns it. */
export type ThreadPage = Omit<RenderedPage, 'body' | 'answers'> & {
  compressed: Compressed
}

/** A page of the website that may be cached, and the query parameters that it reads. */
export interface CacheablePage {
  /** As the website's routes write it: "/restaurant/:slug". */
  path: string
  query: readonly string[]
}

/** The website's description of itself: see web/navigation/page-handle.ts. */
export interface WebsitePages<Page = RenderedPage> {
  cacheable: readonly CacheablePage[]
  /** What is shown instead of a page that could not be rendered, in its language. */
  failures: Readonly<Record<Language, Page>>
}
