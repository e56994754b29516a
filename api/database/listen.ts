import { Client } from 'pg'
import { pauseUntilAborted } from './pause.ts'

type Handler = (payload: string) => void

export type Listener = {
  /** Calls the handler with the payload of each notification; returns how to stop. */
  on(channel: string, handler: Handler): () => void
  /**
   * Calls the handler whenever listening starts again after a break. Notifications of the break are lost, so
   * a caller that must not miss any reads what happened since.
   */
  onReconnect(handler: () => void): () => void
  /** Resolves when every channel subscribed so far is being listened to. */
  ready(): Promise<void>
  close(): Promise<void>
}

export interface ListenerLog {
  warn(fields: object, message: string): void
}

const firstPauseMs = 100
const longestPauseMs = 5000
const heartbeatMs = 30_000

/**
 * Listens to PostgreSQL's notifications on one connection of its own until it is closed: when the connection
 * breaks it is made again, at first soon, then less often.
 */
export function createListener(url: string, log: ListenerLog): Listener {
  return new LastingListener(url, log)
}

class LastingListener implements Listener {
  readonly #url: string
  readonly #log: ListenerLog
  readonly #handlers = new Map<string, Set<Handler>>()
  readonly #reconnectHandlers = new Set<() => void>()
  readonly #closing = new AbortController()
  readonly #running: Promise<void>
  #client: Client | null = null
  #listened = new Set<string>()
  #waiting: (() => void)[] = []
  /** The last query. A connection runs one at a time. */
  #lastQuery: Promise<unknown> = Promise.resolve()

  constructor(url: string, log: ListenerLog) {
    this.#url = url
    this.#log = log
    this.#running = this.#run()
  }

  on(channel: string, handler: Handler): () => void {
    const known = this.#handlers.get(channel) ?? new Set()
    this.#handlers.set(channel, known.add(handler))
    if (this.#client && !this.#listened.has(channel))
      void this.#listenOrBreak(this.#client, channel)
    return () => void known.delete(handler)
  }

  onReconnect(handler: () => void): () => void {
    this.#reconnectHandlers.add(handler)
    return () => void this.#reconnectHandlers.delete(handler)
  }

  ready(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#resolveWaiting()
    })
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#client?.end()
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing
    let pauseMs = firstPauseMs
    let isFirst = true
    while (!signal.aborted) {
      const client = this.#newClient()
      const ended = new Promise<void>((resolve) => void client.once('end', resolve))
      try {
        await client.connect()
        signal.throwIfAborted()
        this.#listened = new Set()
        this.#client = client
        await Promise.all([...this.#handlers.keys()].map((each) => this.#listenTo(client, each)))
        if (!isFirst) for (const handler of this.#reconnectHandlers) handler()
        isFirst = false
        pauseMs = firstPauseMs
        this.#resolveWaiting()
        await this.#untilBroken(client, ended)
      } catch (error) {
        if (!signal.aborted)
          this.#log.warn({ err: error }, 'the database cannot be listened to, will be tried again')
        await client.end()
      }
      this.#client = null
      // A random part, so that many processes do not all reconnect in the same moment.
      await pauseUntilAborted(pauseMs * (0.75 + Math.random() / 2), signal)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  #newClient(): Client {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'tuck-in listener',
      connectionTimeoutMillis: 5000,
      query_timeout: 10_000,
      keepAlive: true,
    })
    // Waits only for its end.
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => {
      for (const handler of this.#handlers.get(channel) ?? []) handler(payload ?? '')
    })
    return client
  }

  async #listenTo(client: Client, channel: string): Promise<void> {
    await this.#ask(client, `LISTEN ${client.escapeIdentifier(channel)}`)
    this.#listened.add(channel)
    this.#resolveWaiting()
  }

  /** After a break every channel is listened to again. */
  async #listenOrBreak(client: Client, channel: string): Promise<void> {
    try {
      await this.#listenTo(client, channel)
    } catch (error) {
      this.#log.warn({ err: error, channel }, 'a channel cannot be listened to')
      await client.end()
    }
  }

  #ask(client: Client, statement: string): Promise<unknown> {
    const answer = Promise.allSettled([this.#lastQuery]).then(() => client.query(statement))
    this.#lastQuery = answer
    return answer
  }

  /** A connection that died silently is found by querying it now and then. */
  async #untilBroken(client: Client, ended: Promise<void>): Promise<void> {
    const heartbeat = setInterval(() => {
      this.#ask(client, 'SELECT 1').catch(() => client.end())
    }, heartbeatMs)
    await ended
    clearInterval(heartbeat)
  }

  #resolveWaiting(): void {
    const isListening = [...this.#handlers.keys()].every((channel) => this.#listened.has(channel))
    if (!this.#client || !isListening) return
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
