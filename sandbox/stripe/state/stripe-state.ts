import type { Journal, Version } from './journal.ts'
import { KINDS } from './stored-objects.ts'
import type { StoredObjects, Kind } from './stored-objects.ts'

/** The call that causes a change, as events name it. */
export type Cause = { id: string; idempotency_key: string | null }

type Shelves = { [K in Kind]: Map<string, StoredObjects[K]> }

const DAY_MS = 24 * 60 * 60 * 1000
/** How long Stripe stores the answer of an idempotency key. */
export const ANSWERS_STORED_MS = DAY_MS
/** How long Stripe lists an event. */
const EVENTS_STORED_MS = 30 * DAY_MS

/** Everything the stand-in knows. Objects are never changed in place: a new version is put. */
export class StripeState {
  readonly #shelves: Shelves = emptyShelves()
  readonly #journal: Journal | null
  readonly #listeners = new Set<(versions: readonly Version[]) => void>()
  readonly #now: () => number
  #pending: Version[] | null = null
  #undo: (() => void)[] = []
  #cause: Cause | null = null

  /** `now` returns milliseconds since 1970. */
  constructor(journal: Journal | null, now: () => number = Date.now) {
    this.#journal = journal
    this.#now = now
    for (const change of journal?.changes ?? []) for (const version of change) this.#load(version)
    this.#forgetOld()
    journal?.compact(this.#everything())
  }

  nowMs(): number {
    return this.#now()
  }

  /** Seconds since 1970, as Stripe writes instants. */
  now(): number {
    return Math.floor(this.#now() / 1000)
  }

  /** What causes the changes of now; null for what happens on its own, or on a page. */
  get cause(): Cause | null {
    return this.#cause
  }

  find<K extends Kind>(kind: K, id: string): StoredObjects[K] | null {
    return this.#shelves[kind].get(id) ?? null
  }

  /** Oldest first. */
  all<K extends Kind>(kind: K): StoredObjects[K][] {
    return [...this.#shelves[kind].values()]
  }

  put<K extends Kind>(kind: K, object: StoredObjects[K]): StoredObjects[K] {
    this.#set(kind, object.id, object)
    return object
  }

  remove(kind: Kind, id: string): void {
    this.#set(kind, id, null)
  }

  /**
   * Runs `work`, then stores all of its changes or none. None are stored if it throws, unless
   * `isKept` says that this failure is an outcome, such as a declined card.
   */
  inOneGo<T>(work: () => T, cause: Cause | null = null, isCommitted = (_: unknown) => false): T {
    if (this.#pending) throw new Error('One change is made at a time')
    this.#pending = []
    this.#undo = []
    this.#cause = cause
    try {
      const result = work()
      this.#commit()
      return result
    } catch (error) {
      if (isCommitted(error)) this.#commit()
      else this.#undo.toReversed().forEach((undo) => undo())
      throw error
    } finally {
      this.#pending = null
      this.#cause = null
    }
  }

  /** Calls back after each change that is stored. */
  onChange(listener: (versions: readonly Version[]) => void): void {
    this.#listeners.add(listener)
  }

  close(): void {
    this.#journal?.close()
  }

  #commit(): void {
    const versions = this.#pending ?? []
    if (versions.length === 0) return
    this.#journal?.append(versions)
    this.#listeners.forEach((listener) => listener(versions))
  }

  #set<K extends Kind>(kind: K, id: string, object: StoredObjects[K] | null): void {
    if (!this.#pending) throw new Error('Changes are made in one go')
    const shelf = this.#shelves[kind]
    const before = shelf.get(id)
    this.#undo.push(() => (before ? shelf.set(id, before) : shelf.delete(id)))
    this.#pending.push([kind, id, object])
    if (object === null) shelf.delete(id)
    else shelf.set(id, object)
  }

  #load([kind, id, object]: Version): void {
    if (!isKind(kind)) return
    if (object === null) this.#shelves[kind].delete(id)
    // The journal has what was put under this kind.
    else (this.#shelves[kind] as Map<string, unknown>).set(id, object)
  }

  #forgetOld(): void {
    const { account_link: link, answer, event, thin_event: thin, delivery } = this.#shelves
    for (const [id, { atMs }] of answer) {
      if (atMs < this.#now() - ANSWERS_STORED_MS) answer.delete(id)
    }
    for (const [id, { created }] of event) {
      if (created * 1000 < this.#now() - EVENTS_STORED_MS) event.delete(id)
    }
    for (const [id, { created }] of thin) {
      if (Date.parse(created) < this.#now() - EVENTS_STORED_MS) thin.delete(id)
    }
    for (const [id, { expiresAtMs }] of link) {
      if (expiresAtMs < this.#now() - EVENTS_STORED_MS) link.delete(id)
    }
    for (const [id, { eventId }] of delivery)
      if (!event.has(eventId) && !thin.has(eventId)) delivery.delete(id)
  }

  #everything(): Version[] {
    return KINDS.flatMap((kind) =>
      this.all(kind).map((object): Version => [kind, object.id, object]),
    )
  }
}

function isKind(kind: string): kind is Kind {
  return KINDS.some((known) => known === kind)
}

function emptyShelves(): Shelves {
  return {
    account: new Map(),
    account_link: new Map(),
    customer: new Map(),
    payment_method: new Map(),
    payment_intent: new Map(),
    setup_intent: new Map(),
    charge: new Map(),
    balance_transaction: new Map(),
    refund: new Map(),
    transfer: new Map(),
    transfer_reversal: new Map(),
    application_fee: new Map(),
    event: new Map(),
    webhook_endpoint: new Map(),
    thin_event: new Map(),
    event_destination: new Map(),
    card: new Map(),
    authentication: new Map(),
    delivery: new Map(),
    answer: new Map(),
  }
}
