import type { Who } from '#api/http/asker.ts'
import { isPlaced } from '#rules/orders/order-status.ts'
import { HEARTBEAT, type EventStream, type eventTexts } from './event-stream.ts'
import type { EventRow } from './live.queries.ts'

/** An order, all orders of a store, or that anything happens at the marketplace. */
export type Topic = { orderId: string } | { storeId: string } | { isMarketplace: true }

/** Whose stream it is, if they are signed in. */
export type Reader = Pick<Who, 'accountId' | 'sessionId' | 'tablet' | 'asStaff'>

/**
 * Streams end now and then, and readers reconnect with a token of that moment: so nobody reads on for long
 * who may not any more. The random part spreads their reconnects.
 */
const lifeMs = 15 * 60_000
const lifeChanceMs = 3 * 60_000

/** For how long a stream goes on: of an operator who works as staff, not past the end of that. */
export function lifeMsOf(reader: Reader | null, now: Date): number {
  const life = lifeMs + Math.random() * lifeChanceMs
  return reader?.asStaff ? Math.min(life, reader.asStaff.untilMs - now.getTime()) : life
}

/** An event on its way to many readers, written out once for all of them. */
export type Written = EventRow & ReturnType<typeof eventTexts>

/** One reader of one topic, who gets every event once. */
export class Watcher {
  readonly topic: Topic
  readonly stream: EventStream
  /** Null: a guest. */
  readonly reader: Reader | null
  readonly #endsAtMs: number
  readonly #sent = new Set<number>()
  /** Events that wait while the past is being read; null afterwards. */
  #waiting: Written[] | null = []

  constructor(
    topic: Topic,
    stream: EventStream,
    { endsAtMs, reader }: { endsAtMs: number; reader: Reader | null },
  ) {
    this.topic = topic
    this.stream = stream
    this.reader = reader
    this.#endsAtMs = endsAtMs
  }

  publish(event: Written): void {
    if (this.#waiting) this.#waiting.push(event)
    else this.#send(event)
  }

  /** Sends the past, then what has happened since, then everything as it happens. */
  begin(past: readonly Written[]): void {
    const waiting = this.#waiting ?? []
    this.#waiting = null
    for (const event of [...past, ...waiting]) this.#send(event)
  }

  /** Writes what whoever was away does not miss, as they load everything when they are back. */
  tell(text: string): void {
    this.stream.write(text)
  }

  beat(nowMs: number): void {
    if (nowMs >= this.#endsAtMs) this.stream.end()
    else this.stream.write(HEARTBEAT)
  }

  #send(event: Written): void {
    if (this.#sent.has(event.id)) return
    this.#sent.add(event.id)
    this.stream.write('orderId' in this.topic ? event.ofOrder : event.ofStore)
  }
}

type Watched = Pick<EventRow, 'orderId' | 'storeId' | 'status'>

/** The readers of each topic. */
export class Watchers {
  readonly #byTopic = new Map<string, Set<Watcher>>()

  add(watcher: Watcher): void {
    const name = nameOf(watcher.topic)
    this.#byTopic.set(name, (this.#byTopic.get(name) ?? new Set()).add(watcher))
  }

  remove(watcher: Watcher): void {
    const name = nameOf(watcher.topic)
    const those = this.#byTopic.get(name)
    those?.delete(watcher)
    if (those?.size === 0) this.#byTopic.delete(name)
  }

  /** Those of an order, and, once it is placed, those of its store. */
  *of({ orderId, storeId, status }: Watched): Generator<Watcher> {
    yield* this.#byTopic.get(orderId) ?? []
    if (isPlaced(status)) yield* this.#byTopic.get(storeId) ?? []
  }

  /** Those of a store, whatever happens to its orders. */
  *ofStore(storeId: string): Generator<Watcher> {
    yield* this.#byTopic.get(storeId) ?? []
  }

  /** Those of the marketplace as a whole. */
  *ofMarketplace(): Generator<Watcher> {
    yield* this.#byTopic.get(MARKETPLACE) ?? []
  }

  *all(): Generator<Watcher> {
    for (const those of this.#byTopic.values()) yield* those
  }

  /** Whether anybody reads an order or its store. */
  isAny({ orderId, storeId }: { orderId: string; storeId: string }): boolean {
    return this.#byTopic.has(orderId) || this.#byTopic.has(storeId)
  }
}

const MARKETPLACE = 'marketplace'

// Orders and stores are both identified by UUIDs, which never collide.
function nameOf(topic: Topic): string {
  if ('isMarketplace' in topic) return MARKETPLACE
  return 'orderId' in topic ? topic.orderId : topic.storeId
}
