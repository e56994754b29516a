import type { PushSubscription } from '#contract/news.ts'

export interface OutgoingPush {
  to: PushSubscription
  /** What the browser is told; encrypted to it. */
  text: string
  /** What is not delivered yet is replaced by the next of the same topic: 32 letters at most. */
  topic: string
  /** A browser that comes back later is not told. */
  goodForSeconds: number
}

/** How notifications leave. */
export interface PushPort {
  /**
   * Resolves once the push service has taken it over. Rejects with PushGone when the browser has
   * unsubscribed, with PushRefused when it will never be taken, with PushFailed when a later try may
   * succeed. None repeats an address.
   */
  send(push: OutgoingPush, signal?: AbortSignal): Promise<void>
}

/** There is no such subscription any more. */
export class PushGone extends Error {
  override readonly name: string = 'PushGone'
}

/** The service does not take it from us. */
export class PushRefused extends Error {
  override readonly name: string = 'PushRefused'
}

/** The push did not leave this time. */
export class PushFailed extends Error {
  override readonly name: string = 'PushFailed'
}
