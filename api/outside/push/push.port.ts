import type { PushSubscription } from '#contract/news.ts'

export interface OutgoingPush {
  to: PushSubscription
  /** The message to the browser; encrypted to it. */
  text: string
  /** The next message of the same topic replaces an undelivered one: 32 letters at most. */
  topic: string
  /** A browser that is offline for longer does not get it. */
  goodForSeconds: number
}

/** How notifications are sent. */
export interface PushPort {
  /**
   * Resolves once the push service has accepted it. Rejects with PushUnsubscribed when the browser has unsubscribed,
   * with PushRefused when it will never be accepted, with PushFailed when a later try may succeed. None
   * repeats an address.
   */
  send(push: OutgoingPush, signal?: AbortSignal): Promise<void>
}

/** There is no such subscription any more. */
export class PushUnsubscribed extends Error {
  override readonly name: string = 'PushUnsubscribed'
}

/** The service refuses it from us. */
export class PushRefused extends Error {
  override readonly name: string = 'PushRefused'
}

/** The push was not sent this time. */
export class PushFailed extends Error {
  override readonly name: string = 'PushFailed'
}
