import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

type Handler = (payload: string) => void

export type Listener = {
  /** Calls the handler with the payload of each notification; answers how to stop. */
  on(channel: string, handler: Handler): () => void
  /**
   * Calls the handler whenever listening begins again after a break. Notifications of the break are
   * lost, so whoever must not miss any reads what happened since.
   */
  onReconnect(handler: () => void): () => void
  /** Resolves when every channel subscribed so far is being listened to. */
  ready(): Promise<void>
  close(): Promise<void>
}

const firstPauseMs = 100
const longestPauseMs = 5000
const heartbeatMs = 30_000

/**
 * Listens to PostgreSQL's notifications on one connection of its own until it is closed: when the
 * connection breaks it is made again, at first soon, then less often.
 */
export function createListener(url: string): Listener {
  return new LastingListener(url)
}

class LastingListener implements Listener {
  readonly #url: string
  readonly #handlers = new Map<string, Set<Handler>>()
  readonly #reconnectHandlers = new Set<() => void>()
  readonly #closing = new AbortController()
  readonly #running: Promise<void>
  #client: Client | null = null
  #listened = new Set<string>()
  #waiting: (() => void)[] = []
  /** The last query. A connection runs one at a time. */
  #lastQuery: Promise<unknown> = Promise.resolve()

  constructor(url: string) {
    this.#url = url
    this.#running = this.#run()
  }

  on(channel: string, handler: Handler): () => void {
    const known = this.#handlers.get(channel) ?? new Set()
    this.#handlers.set(channel, known.add(handler))
    if (this.#client && !this.#listened.has(channel))
      this.#listenTo(this.#client, channel).catch(ignore)
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
    await this.#client?.end().catch(ignore)
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing
    let pauseMs = firstPauseMs
    let isFirst = true
    while (!signal.aborted) {
      const client = this.#newClient()
      const ended = once(client, 'end').catch(ignore)
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
      } catch {
        await client.end().catch(ignore)
      }
      this.#client = null
      // A little chance, so that many processes do not all come back in the same moment.
      await pause(pauseMs * (0.75 + Math.random() / 2), null, { signal }).catch(ignore)
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
    client.on('error', ignore)
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

  #ask(client: Client, statement: string): Promise<unknown> {
    const answer = this.#lastQuery.catch(ignore).then(() => client.query(statement))
    this.#lastQuery = answer
    return answer
  }

  /** A connection that died without a word is found out by asking it something now and then. */
  async #untilBroken(client: Client, ended: Promise<unknown>): Promise<void> {
    const heartbeat = setInterval(() => {
      this.#ask(client, 'SELECT 1').catch(() => client.end().catch(ignore))
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

const ignore = () => {}
