import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { networkOf } from '#api/http/network-of.ts'
import { dishText, EventStream, eventTexts, MARKETPLACE_TEXT, storeText } from './event-stream.ts'
import {
  loadEvents,
  loadEventsAfter,
  loadNewestEventId,
  loadOrderEvents,
  loadStoreEvents,
  type EventRow,
} from './live.queries.ts'
import { MarketplaceNews } from './marketplace-news.ts'
import { SeenBoards } from './seen-boards.ts'
import { lifeMsOf, Watcher, Watchers, type Reader, type Topic, type Written } from './watchers.ts'

const heartbeatMs = 20_000
/** Many people share an address behind the gateway of a mobile network. */
const maximumStreamsOfNetwork = 200
const maximumAtOnce = 500
/** Events whose numbers were assigned this long before the newest one may have committed after it. */
const lateIds = 500
const retryMs = 1000

/**
 * Throws once a reader's session has ended, their account is suspended, or they no longer work for the
 * store that they watch.
 */
export type RefuseEnded = (reader: Reader, topic: Topic) => Promise<void>

/**
 * Sends everyone who watches an order or a store its events, in whichever process they happened: PostgreSQL
 * notifies of an event, which is read once and written to all. Whoever watches a store also hears that the
 * store itself has changed. The streams of a session end with it.
 */
export class LiveHub {
  readonly #context: Context
  readonly #refuseEnded: RefuseEnded
  readonly #log: FastifyBaseLogger
  readonly #watchers = new Watchers()
  readonly #boards: SeenBoards
  readonly #marketplace: MarketplaceNews
  readonly #streamsOf = new Map<string, number>()
  readonly #notified = new Set<number>()
  readonly #stops: (() => void)[]
  readonly #heartbeat: NodeJS.Timeout
  /** The highest known event number; null until the first reader connects. */
  #newestId: number | null = null
  /** The same number a heartbeat ago. After a break, events are read again from there. */
  #settledId: number | null = null
  #isBehind = false
  #isReading = false
  #isClosed = false

  constructor(
    context: Context,
    { refuseEnded, log }: { refuseEnded: RefuseEnded; log: FastifyBaseLogger },
  ) {
    this.#context = context
    this.#refuseEnded = refuseEnded
    this.#log = log
    this.#boards = new SeenBoards(context, log)
    const { listener } = context
    this.#marketplace = new MarketplaceNews(listener, () => this.#tellMarketplace())
    this.#stops = [
      listener.on('order_event', (payload) => this.#hear(payload)),
      listener.on('store_changed', (storeId) => this.#tellOfStore(storeId)),
      listener.on('printer_changed', (storeId) => this.#tellOfStore(storeId)),
      listener.on('store_message', (storeId) => this.#tellOfStore(storeId)),
      listener.on('dish_ticked', (payload) => this.#tellOfDish(payload)),
      listener.on('session_ended', (id) => this.#endOf(({ sessionId }) => sessionId === id)),
      listener.on('account_suspended', (id) => this.#endOf(({ accountId }) => accountId === id)),
      listener.on('staff_removed', (payload) => this.#endRemoved(payload)),
      listener.on('account_erased', (id) => this.#endOf(({ accountId }) => accountId === id)),
      listener.onReconnect(() => this.#catchUp()),
      listener.onReconnect(() => void this.#endMissed()),
    ]
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref()
  }

  /**
   * Answers with the events of a topic until somebody ends it, starting after the Last-Event-ID of the
   * request, or until the caller's session ends. The caller of this function must have made sure that they
   * may see the topic. Throws TOO_MANY_REQUESTS when one network has too many streams.
   */
  async watch(
    { request, reply, who }: { request: FastifyRequest; reply: FastifyReply; who: Reader | null },
    topic: Topic,
  ): Promise<never> {
    if (this.#isClosed) throw new ApiError('SERVICE_UNAVAILABLE')
    const leave = this.#enter(networkOf(request.ip))
    const stream = new EventStream(reply, () => {
      leave()
      this.#watchers.remove(watcher)
    })
    const endsAtMs = Date.now() + lifeMsOf(who, this.#context.now())
    const watcher = new Watcher(topic, stream, { endsAtMs, reader: who })
    this.#watchers.add(watcher)
    // At once: whoever has come back need not be warned any more. An operator is not there to cook.
    if ('storeId' in topic && !who?.asStaff) {
      this.seeBoard(topic.storeId)
      void this.#boards.write()
    }
    try {
      // Their session may have ended after it was checked and before its end was listened for here.
      await this.#endIfEnded(watcher)
      watcher.begin(await this.#past(topic, lastEventIdOf(request)))
    } catch (error) {
      this.#endFailed(stream, error)
    }
    // The stream is the answer; the caller writes nothing.
    return undefined as never
  }

  /** Somebody has the store app open for a store, which is written down with the next heartbeat. */
  seeBoard(storeId: string): void {
    this.#boards.see(storeId)
  }

  /** Ends every stream. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#heartbeat)
    for (const stop of this.#stops) stop()
    this.#marketplace.close()
    for (const { stream } of this.#watchers.all()) stream.end()
    await this.#boards.written()
  }

  #enter(network: string): () => void {
    const count = this.#streamsOf.get(network) ?? 0
    if (count >= maximumStreamsOfNetwork) throw new ApiError('TOO_MANY_REQUESTS')
    this.#streamsOf.set(network, count + 1)
    return () => {
      const left = (this.#streamsOf.get(network) ?? 1) - 1
      if (left > 0) this.#streamsOf.set(network, left)
      else this.#streamsOf.delete(network)
    }
  }

  #endOf(isTheirs: (reader: Reader) => boolean): void {
    for (const { reader, stream } of this.#watchers.all())
      if (reader && isTheirs(reader)) stream.end()
  }

  /** Somebody no longer works for a store: what they watch of others goes on. */
  #endRemoved(payload: string): void {
    const [accountId, storeId] = payload.split(' ')
    for (const { reader, stream, topic } of this.#watchers.all())
      if (reader?.accountId === accountId && 'storeId' in topic && topic.storeId === storeId)
        stream.end()
  }

  /** The sessions that ended while the connection was lost. */
  async #endMissed(): Promise<void> {
    // By then every process knows that its cached sessions may be out of date.
    await this.#context.listener.ready()
    for (const watcher of this.#watchers.all()) void this.#endIfEnded(watcher)
  }

  /** Disconnects watchers who may no longer read, or who can’t be checked; they reconnect and authenticate again. */
  async #endIfEnded({ reader, stream, topic }: Watcher): Promise<void> {
    try {
      if (reader) await this.#refuseEnded(reader, topic)
    } catch (error) {
      this.#endFailed(stream, error)
    }
  }

  /** Reconnecting sends the request again. */
  #endFailed(stream: EventStream, error: unknown): void {
    if (!(error instanceof ApiError)) this.#log.warn({ err: error }, 'a live stream has failed')
    stream.end()
  }

  async #past(topic: Topic, lastEventId: number | null): Promise<Written[]> {
    const { db, listener } = this.#context
    // Notifications arrive from here on, so no event is lost between the read and the stream.
    await listener.ready()
    if (this.#newestId === null) this.#reach(await loadNewestEventId(db))
    // Whoever connects loads everything.
    if ('isMarketplace' in topic) return []
    const rows =
      'orderId' in topic
        ? await loadOrderEvents(db, topic.orderId, lastEventId ?? 0)
        : await loadStoreEvents(db, topic.storeId, lastEventId ?? Number.MAX_SAFE_INTEGER)
    return rows.map(written)
  }

  /**
   * Many stores at once are announced without their ids, which no board is told of: all of them would ask
   * at the same moment. Boards load their store now and then anyway.
   */
  #tellOfStore(storeId: string): void {
    const text = storeText(storeId)
    for (const watcher of this.#watchers.ofStore(storeId)) watcher.tell(text)
  }

  #tellMarketplace(): void {
    for (const watcher of this.#watchers.ofMarketplace()) watcher.tell(MARKETPLACE_TEXT)
  }

  /** A tick is for the staff alone, and not a part of what happened to the order. */
  #tellOfDish(payload: string): void {
    const [orderId = '', storeId = ''] = payload.split(' ')
    const text = dishText(orderId)
    for (const watcher of this.#watchers.ofStore(storeId)) watcher.tell(text)
  }

  #hear(payload: string): void {
    const [id = '', orderId = '', storeId = ''] = payload.split(' ')
    this.#reach(Number(id))
    if (!this.#watchers.isAny({ orderId, storeId })) return
    this.#notified.add(Number(id))
    void this.#read()
  }

  #catchUp(): void {
    // Before the first reader nobody missed anything.
    if (this.#settledId === null) return
    this.#isBehind = true
    void this.#read()
  }

  /** Reads and publishes events until none are left. Those that arrive meanwhile are read next. */
  async #read(): Promise<void> {
    if (this.#isReading) return
    this.#isReading = true
    while (!this.#isClosed && (this.#isBehind || this.#notified.size > 0)) {
      try {
        if (this.#isBehind) await this.#readMissed()
        else await this.#readNotified()
      } catch (error) {
        this.#log.warn({ err: error }, 'events cannot be read, will be tried again')
        await pause(retryMs, null, { ref: false })
      }
    }
    this.#isReading = false
  }

  async #readNotified(): Promise<void> {
    const ids = [...this.#notified].slice(0, maximumAtOnce)
    this.#publish(await loadEvents(this.#context.db, ids))
    for (const id of ids) this.#notified.delete(id)
  }

  /** The events that happened while the connection was lost. */
  async #readMissed(): Promise<void> {
    this.#isBehind = false
    try {
      let from = (this.#settledId ?? 0) - lateIds
      for (;;) {
        const rows = await loadEventsAfter(this.#context.db, from, maximumAtOnce)
        this.#publish(rows)
        from = rows.at(-1)?.id ?? from
        this.#reach(from)
        if (rows.length < maximumAtOnce) return
      }
    } catch (error) {
      this.#isBehind = true
      throw error
    }
  }

  #publish(rows: readonly EventRow[]): void {
    for (const row of rows) {
      if (!this.#watchers.isAny(row)) continue
      const event = written(row)
      for (const watcher of this.#watchers.of(row)) watcher.publish(event)
    }
  }

  #reach(eventId: number): void {
    this.#newestId = Math.max(this.#newestId ?? 0, eventId)
    this.#settledId ??= eventId
  }

  #beat(): void {
    this.#settledId = this.#newestId
    const nowMs = Date.now()
    for (const watcher of this.#watchers.all()) watcher.beat(nowMs)
    void this.#boards.write()
  }
}

function written(row: EventRow): Written {
  return { ...row, ...eventTexts(row) }
}

function lastEventIdOf({ headers }: FastifyRequest): number | null {
  const given = headers['last-event-id']
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : null
}
