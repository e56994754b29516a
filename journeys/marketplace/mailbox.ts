export interface Message {
  subject: string
  text: string
  html: string
  links: { href: string; label: string }[]
}

/** The longest that the mailbox lets a request wait. */
const waitMs = 30_000
/** A machine that tests for others may be busy with something else. */
const waits = process.env['CI'] ? 3 : 1

/** The marketplace's sent mail, read through the sandbox's API. */
export class Mailbox {
  readonly #url: string

  /** `url`: where people read it. */
  constructor(url: string) {
    this.#url = url
  }

  /** The newest message to somebody whose subject has these words; waits for it to arrive. */
  async receive(to: string, subject: string): Promise<Message> {
    const query = new URLSearchParams({ to, subject, waitMs: String(waitMs) })
    for (let wait = 0; wait < waits; wait += 1) {
      const { items } = await this.#get<{ items: { id: string }[] }>(`messages?${query}`)
      const [newest] = items
      if (newest) return this.#get<Message>(`messages/${newest.id}`)
    }
    throw new Error(`${to} got no email “${subject}” in ${(waits * waitMs) / 1000} s`)
  }

  /** What all messages to somebody say that have come until now, the newest first. */
  async textsTo(to: string): Promise<string> {
    const { items } = await this.#get<{ items: { id: string }[] }>(
      `messages?${new URLSearchParams({ to })}`,
    )
    const messages = items.map(({ id }) => this.#get<Message>(`messages/${id}`))
    return (await Promise.all(messages)).map(({ text }) => text).join('\n')
  }

  async #get<Answer>(path: string): Promise<Answer> {
    const response = await fetch(`${this.#url}/api/${path}`)
    if (!response.ok) throw new Error(`The mailbox answered ${response.status} to ${path}`)
    // The sandbox says what it answers in mailbox-api.ts.
    return (await response.json()) as Answer
  }
}
