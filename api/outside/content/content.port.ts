import type { Footer } from '#contract/content.ts'

/** Where the operator writes what stands around the pages. */
export interface ContentPort {
  /** The footer as last read; null: the website shows its own. Never waits. */
  footer(): Footer | null
  /** Calls back whenever the footer has changed. */
  onChange(listener: () => void): void
  /** Begins to ask for it, and asks again and again. */
  start(): void
  stop(): void
}

/** Nobody writes it elsewhere: the website has its own. */
export const OWN_CONTENT: ContentPort = {
  footer: () => null,
  onChange: () => {},
  start: () => {},
  stop: () => {},
}
