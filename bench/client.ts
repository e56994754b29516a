import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  text: string
}

/** Keeps its connections, as a browser or a proxy would. */
export class Client {
  readonly #agent: Agent
  readonly #url: URL

  constructor(url: string, connections: number) {
    this.#url = new URL(url)
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  send(method: string, path: string, { body, token }: { body?: unknown; token?: string } = {}) {
    const text = body === undefined ? null : JSON.stringify(body)
    return new Promise<Answer>((resolve, reject) => {
      const sent = request(
        {
          agent: this.#agent,
          host: this.#url.hostname,
          port: this.#url.port,
          method,
          path,
          headers: {
            ...(text !== null && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(text)
    })
  }

  /** A call that must succeed. Throws what was answered otherwise. */
  async call<Output>(
    method: string,
    path: string,
    given: { body?: unknown; token?: string } = {},
  ): Promise<Output> {
    const { status, text } = await this.send(method, `/api/v1${path}`, given)
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 500)}`)
    // The API's own answer; what is asked of it here is what its contract promises.
    return JSON.parse(text) as Output
  }

  close(): void {
    this.#agent.destroy()
  }
}
