import { Connection, type Answer } from './connection.ts'

/** The encodings that browsers accept over https. */
export const BROWSERS_ACCEPT = 'gzip, deflate, br, zstd'

/** Reuses its connections, as a browser or a proxy would. */
export class Client {
  readonly #url: URL
  readonly #maximum: number
  readonly #open = new Set<Connection>()
  readonly #idle: Connection[] = []
  readonly #waiting: ((connection: Connection) => void)[] = []

  constructor(url: string, connections: number) {
    this.#url = new URL(url)
    this.#maximum = connections
  }

  async send(
    method: string,
    path: string,
    { body, token, accept }: { body?: unknown; token?: string; accept?: string } = {},
  ): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body)
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${this.#url.host}`]
    if (accept) lines.push(`accept-encoding: ${accept}`)
    if (token) lines.push(`authorization: Bearer ${token}`)
    if (text)
      lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`)
    const connection = await this.#connection()
    try {
      return await connection.ask(`${lines.join('\r\n')}\r\n\r\n${text}`)
    } finally {
      this.#release(connection)
    }
  }

  /** A call that must succeed. Throws any other answer. */
  async call<Output>(
    method: string,
    path: string,
    given: { body?: unknown; token?: string } = {},
  ): Promise<Output> {
    const { status, bytes } = await this.send(method, `/api/v1${path}`, given)
    const text = bytes.toString()
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 500)}`)
    // The API answers as its contract says.
    return JSON.parse(text) as Output
  }

  close(): void {
    for (const connection of this.#open) connection.close()
  }

  #connection(): Connection | Promise<Connection> {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      if (!idle.isClosed) return idle
      this.#open.delete(idle)
    }
    if (this.#open.size >= this.#maximum)
      return new Promise((resolve) => this.#waiting.push(resolve))
    return this.#another()
  }

  #another(): Connection {
    const connection = new Connection(this.#url)
    this.#open.add(connection)
    return connection
  }

  #release(connection: Connection): void {
    if (connection.isClosed) this.#open.delete(connection)
    const next = this.#waiting.shift()
    if (next) next(connection.isClosed ? this.#another() : connection)
    else if (!connection.isClosed) this.#idle.push(connection)
  }
}
