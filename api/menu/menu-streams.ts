import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { networkOf } from '#api/http/network-of.ts'
import { EventStream, HEARTBEAT } from '#api/live/event-stream.ts'
import { onStoreChange } from '#api/stores/record/store-changes.ts'

const HEARTBEAT_MS = 20_000
/** Many people share an address behind the gateway of a mobile network. */
const MAXIMUM_OF_NETWORK = 200
/** Of one process; a stream takes some 20 kB. */
const MAXIMUM_STREAMS = 5000
/** A change is announced here at once and by the database a moment later: readers hear of both as one. */
const GATHERED_MS = 100
/** A page opens its stream seconds after its menu was read, on a slow phone many. */
const RECENT = { maximum: 5000, lifetimeMs: 60_000 }
const EVERY_STORE = '*'

const recentChanges = ({ memory }: Context) => memory.cache<string>(RECENT)

interface Reader {
  stream: EventStream
  network: string
}

/** The open menu pages of this process, each of which hears when something of its store changes. */
export class MenuStreams {
  readonly #readersOf = new Map<string, Set<Reader>>()
  /** The stores that have changed, and whose readers hear of it in a moment. */
  readonly #changed = new Set<string>()
  /** The stores that have changed in the last minute: whoever opens a stream now has an older menu, maybe. */
  readonly #recent: ReturnType<typeof recentChanges>
  readonly #heartbeat: NodeJS.Timeout
  #isClosed = false

  constructor(context: Context) {
    this.#recent = context.memory.of(recentChanges, context)
    onStoreChange(context, (storeId) => this.#hear(storeId))
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref()
  }

  /**
   * Answers with an event for each change of a store, and at once for one of the last minute, until the reader
   * leaves. Throws TOO_MANY_REQUESTS when one network holds too many streams, and SERVICE_UNAVAILABLE when this
   * process does.
   */
  watch(request: FastifyRequest, reply: FastifyReply, storeId: string): never {
    const network = networkOf(request.ip)
    this.#checkRoom(network)
    const readers = this.#readersOf.get(storeId) ?? new Set()
    this.#readersOf.set(storeId, readers)
    const stream = new EventStream(reply, () => {
      readers.delete(reader)
      if (readers.size === 0) this.#readersOf.delete(storeId)
    })
    const reader: Reader = { stream, network }
    readers.add(reader)
    if (this.#recent.get(storeId) ?? this.#recent.get(EVERY_STORE)) announce(stream, storeId)
    // The stream is the answer; nothing is left for the caller to write.
    return undefined as never
  }

  /** Ends every stream. */
  close(): void {
    this.#isClosed = true
    clearInterval(this.#heartbeat)
    for (const { stream } of this.#all()) stream.end()
  }

  #checkRoom(network: string): void {
    let [all, ofNetwork] = [0, 0]
    for (const reader of this.#all()) {
      all += 1
      if (reader.network === network) ofNetwork += 1
    }
    if (this.#isClosed || all >= MAXIMUM_STREAMS) throw new ApiError('SERVICE_UNAVAILABLE')
    if (ofNetwork >= MAXIMUM_OF_NETWORK) throw new ApiError('TOO_MANY_REQUESTS')
  }

  *#all(): Iterable<Reader> {
    for (const readers of this.#readersOf.values()) yield* readers
  }

  /** Null: changes may have been missed, of any store. */
  #hear(storeId: string | null): void {
    this.#recent.set(storeId ?? EVERY_STORE, 'changed')
    const storeIds = storeId === null ? [...this.#readersOf.keys()] : [storeId]
    for (const id of storeIds) {
      if (!this.#readersOf.has(id) || this.#changed.has(id)) continue
      this.#changed.add(id)
      setTimeout(() => this.#publish(id), GATHERED_MS).unref()
    }
  }

  #publish(storeId: string): void {
    this.#changed.delete(storeId)
    for (const { stream } of this.#readersOf.get(storeId) ?? []) announce(stream, storeId)
  }

  #beat(): void {
    for (const { stream } of this.#all()) stream.write(HEARTBEAT)
  }
}

function announce(stream: EventStream, storeId: string): void {
  stream.write(`event: menu\ndata: ${JSON.stringify({ storeId })}\n\n`)
}
