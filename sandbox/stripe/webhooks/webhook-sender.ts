import type { Stripe } from 'stripe'
import type { Delivery, ThinEvent } from '#sandbox/stripe/state/stored-objects.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import type { Troubles } from '#sandbox/stripe/trouble/trouble.ts'
import { sendEvent } from './send-event.ts'

const MAXIMUM_AT_ONCE = 8
/** Much sooner than Stripe, so that tests and trials need not wait. */
const LONGEST_RETRY_MS = 5 * 60 * 1000
/** Stripe stops after three days as well. */
const GIVEN_UP_SECONDS = 3 * 24 * 60 * 60
/** Within which events are shuffled, unless a delay is named. */
const SHUFFLE_MS = 1000

type SentEvent = Stripe.Event | ThinEvent

/** Sends events to the webhook endpoints, and retries until they are accepted. */
export class WebhookSender {
  readonly #state: StripeState
  readonly #troubles: Troubles
  readonly #stopping = new AbortController()
  /** When to send what, oldest first; what an earlier run left is due at once. */
  readonly #dueAtMs: Map<string, number>
  readonly #onTheWay = new Map<string, string>()
  #timer: NodeJS.Timeout | undefined
  #isWoken = false

  constructor(state: StripeState, troubles: Troubles) {
    this.#state = state
    this.#troubles = troubles
    this.#dueAtMs = new Map(state.all('delivery').map(({ id }) => [id, 0]))
    state.onChange((versions) => {
      for (const [kind, id, object] of versions) {
        if (kind !== 'delivery') continue
        if (object === null) this.#dueAtMs.delete(id)
        else if (!this.#dueAtMs.has(id)) this.#dueAtMs.set(id, Date.now() + this.#delayMs())
      }
      this.#wake()
    })
    troubles.onChange(() => this.#wake())
    this.#wake()
  }

  stop(): void {
    this.#stopping.abort()
    clearTimeout(this.#timer)
  }

  #delayMs(): number {
    const { webhooks, delayMs } = this.#troubles.now
    return webhooks === 'shuffled' ? Math.random() * (delayMs || SHUFFLE_MS) : delayMs
  }

  /** Looks for what is due, after the sending under way. */
  #wake(): void {
    if (this.#isWoken) return
    this.#isWoken = true
    setImmediate(() => {
      this.#isWoken = false
      this.#sendDue()
    })
  }

  #sendDue(): void {
    clearTimeout(this.#timer)
    if (this.#stopping.signal.aborted || this.#troubles.now.webhooks === 'off') return
    let nextMs = Infinity
    for (const [id, dueAtMs] of this.#dueAtMs) {
      // Whatever arrives makes room and looks for more.
      if (this.#onTheWay.size >= MAXIMUM_AT_ONCE) return
      const dueInMs = dueAtMs - Date.now()
      const delivery = dueInMs > 0 ? null : this.#state.find('delivery', id)
      if (delivery && this.#mayGoNow(delivery)) void this.#send(delivery)
      else if (dueInMs > 0) nextMs = Math.min(nextMs, dueInMs)
    }
    if (nextMs < Infinity) this.#timer = setTimeout(() => this.#wake(), nextMs).unref()
  }

  /** Events of one payment go one after the other, unless they are to be shuffled. */
  #mayGoNow(delivery: Delivery): boolean {
    if (this.#onTheWay.has(delivery.id)) return false
    if (this.#troubles.now.webhooks === 'shuffled') return true
    const turn = this.#turnOf(delivery)
    return ![...this.#onTheWay.values()].includes(turn)
  }

  #turnOf({ eventId, endpointId }: Delivery): string {
    const event = this.#eventOf(eventId)
    return `${endpointId} ${event ? subjectOf(event) : eventId}`
  }

  async #send(delivery: Delivery): Promise<void> {
    this.#onTheWay.set(delivery.id, this.#turnOf(delivery))
    const event = this.#eventOf(delivery.eventId)
    const { endpointId } = delivery
    const endpoint =
      this.#state.find('webhook_endpoint', endpointId) ??
      this.#state.find('event_destination', endpointId)
    const isAccepted =
      event && endpoint
        ? await sendEvent(endpoint, event, Math.floor(Date.now() / 1000), this.#stopping.signal)
        : true
    this.#onTheWay.delete(delivery.id)
    if (this.#stopping.signal.aborted) return
    const age = event ? this.#state.now() - secondsOf(event) : 0
    if (isAccepted) this.#arrived(delivery, event)
    else if (age > GIVEN_UP_SECONDS) this.#state.inOneGo(() => this.#remove(delivery))
    else this.#tryAgainLater(delivery)
  }

  #arrived(delivery: Delivery, event: SentEvent | null): void {
    const { id } = delivery
    const isDoubled = this.#troubles.now.webhooks === 'duplicated' && !id.endsWith('.again')
    this.#state.inOneGo(() => {
      this.#remove(delivery)
      if (isDoubled) this.#state.put('delivery', { ...delivery, id: `${id}.again`, tries: 0 })
      else if (event?.object === 'event') {
        const pending_webhooks = Math.max(0, event.pending_webhooks - 1)
        this.#state.put('event', { ...event, pending_webhooks })
      }
    })
  }

  #tryAgainLater(delivery: Delivery): void {
    const delayMs = Math.min(this.#troubles.now.retryMs * 2 ** delivery.tries, LONGEST_RETRY_MS)
    this.#dueAtMs.set(delivery.id, Date.now() + delayMs)
    this.#state.inOneGo(() =>
      this.#state.put('delivery', { ...delivery, tries: delivery.tries + 1 }),
    )
  }

  #eventOf(id: string): SentEvent | null {
    return this.#state.find('event', id) ?? this.#state.find('thin_event', id)
  }

  #remove({ id }: Delivery): void {
    this.#state.remove('delivery', id)
  }
}

/** The payment that an event is about; else its own object. */
function subjectOf(event: SentEvent): string {
  if (event.object === 'v2.core.event') return event.related_object.id
  const { data } = event
  const { id = '', payment_intent } = data.object as { id?: string; payment_intent?: unknown }
  return typeof payment_intent === 'string' ? payment_intent : id
}

function secondsOf({ created }: SentEvent): number {
  return typeof created === 'number' ? created : Date.parse(created) / 1000
}
