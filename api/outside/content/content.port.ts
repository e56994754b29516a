import type { Footer } from '#contract/content.ts'

/** Where the operator writes the texts around the pages. */
export interface ContentPort {
  /** The footer as last read; null: the website shows its own. Never waits. */
  footer(): Footer | null
  /** Calls back whenever the footer has changed. */
  onChange(listener: () => void): void
  /** Starts to load it, and loads it again and again. */
  start(): void
  stop(): void
}

/** Without a content service: the website has its own. */
export const OWN_CONTENT: ContentPort = {
  footer: () => null,
  onChange: () => {},
  start: () => {},
  stop: () => {},
}
