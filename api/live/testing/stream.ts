import { API_BASE } from '#contract/constants.ts'

/** A message of a stream; `event` is its type. */
export interface Message {
  id: string
  event: string
  data: Record<string, unknown>
}

/** A reader of server-sent events over a real connection. */
export class TestStream {
  readonly response: Response
  readonly #reader: ReadableStreamDefaultReader<string>
  readonly #gone: AbortController
  #unread = ''

  private constructor(response: Response, abort: AbortController) {
    if (!response.body) throw new Error('No stream was answered')
    this.response = response
    this.#gone = abort
    this.#reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  }

  static async open(
    server: string,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<TestStream> {
    const aborter = new AbortController()
    const { signal } = aborter
    return new TestStream(await fetch(`${server}${API_BASE}${path}`, { headers, signal }), aborter)
  }

  /** The next message about orders, or of another type; null at the end of the stream. */
  async next(event = 'order'): Promise<Message | null> {
    for (;;) {
      const end = this.#unread.indexOf('\n\n')
      if (end >= 0) {
        const block = this.#unread.slice(0, end)
        this.#unread = this.#unread.slice(end + 2)
        const message = messageOf(block)
        if (message?.event === event) return message
        continue
      }
      const { value, done } = await this.#reader.read()
      if (done) return null
      this.#unread += value
    }
  }

  async take(count: number): Promise<Message[]> {
    const messages: Message[] = []
    while (messages.length < count) {
      const message = await this.next()
      if (!message) throw new Error(`The stream ended after ${messages.length} messages`)
      messages.push(message)
    }
    return messages
  }

  leave(): void {
    this.#gone.abort()
  }
}

/** Null for a block without data: a comment, or the delay before reconnecting. */
function messageOf(block: string): Message | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)]
    }),
  )
  const data = fields.get('data')
  if (data === undefined) return null
  // A test gives the type of the data.
  const read = JSON.parse(data) as Record<string, unknown>
  return { id: fields.get('id') ?? '', event: fields.get('event') ?? '', data: read }
}
