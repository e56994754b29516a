import { createECDH, randomBytes, type ECDH } from 'node:crypto'

/** How the service answers whatever is sent. */
export const MOODS = ['well', 'busy', 'down', 'elsewhere'] as const
export type Mood = (typeof MOODS)[number]

/** A browser that has subscribed, with the keys that only it knows. */
export interface Subscriber {
  id: string
  pair: ECDH
  publicKey: Buffer
  authSecret: Buffer
  /** Who may send to it; null: whoever signs. */
  senderKey: string | null
}

export interface ReceivedMessage {
  subscription: string
  /** As the browser reads it. */
  text: string
  /** Who sent it, by the signed `sub`. */
  contact: string
  topic: string | null
  ttlSeconds: number
  urgency: string | null
  receivedAt: string
}

const maximumRemembered = 1000

/** What a push service knows: in memory only. */
export class PushState {
  readonly #subscribers = new Map<string, Subscriber>()
  #messages: ReceivedMessage[] = []
  mood: Mood = 'well'

  subscribe(senderKey: string | null): Subscriber {
    const pair = createECDH('prime256v1')
    const publicKey = pair.generateKeys()
    const id = randomBytes(16).toString('base64url')
    const subscriber = { id, pair, publicKey, authSecret: randomBytes(16), senderKey }
    this.#subscribers.set(id, subscriber)
    const [oldest] = this.#subscribers.keys()
    if (this.#subscribers.size > maximumRemembered && oldest !== undefined)
      this.#subscribers.delete(oldest)
    return subscriber
  }

  unsubscribe(id: string): void {
    this.#subscribers.delete(id)
  }

  find(id: string): Subscriber | undefined {
    return this.#subscribers.get(id)
  }

  receive(message: ReceivedMessage): void {
    this.#messages = [message, ...this.#messages].slice(0, maximumRemembered)
  }

  /** The newest first. */
  get messages(): readonly ReceivedMessage[] {
    return this.#messages
  }

  clear(): void {
    this.#messages = []
  }
}
