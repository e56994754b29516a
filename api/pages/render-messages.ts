import type { MarketplacePage, PageFacts } from './website.ts'
import type { ThreadPage, WebsitePages } from './rendered-page.ts'

/** The data that the render thread is started with. */
export type ThreadFacts = Omit<
  PageFacts,
  'fetch' | 'logError' | 'nonce' | 'styleSheets' | 'pictures' | 'marketplace'
>

/** What the thread starts with: with its first facts of the marketplace, for the page of a failure. */
export type ThreadStart = ThreadFacts & { marketplace: MarketplacePage }

/** An answer of the API. */
export interface ApiAnswer {
  status: number
  body: string
}

/** The messages to the render thread. */
export type ToThread =
  | { type: 'render'; id: number; url: string; marketplace: MarketplacePage }
  | ({ type: 'answer'; id: number } & ApiAnswer)

/** Its messages: it is ready, it needs an answer of the API, or a page is rendered or has failed. */
export type FromThread =
  | ({ type: 'ready' } & WebsitePages<ThreadPage>)
  | { type: 'ask'; id: number; url: string }
  | { type: 'rendered'; id: number; page: ThreadPage }
  | { type: 'failed'; id: number; error: Error }
  | { type: 'log'; error: Error }
