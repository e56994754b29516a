import { IDEMPOTENCY_KEY_HEADER } from '#contract/constants.ts'
import type { Order } from '#contract/orders.ts'
import { chanceFrom } from '#town/chance.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import type { Browser } from './browser.ts'
import type { Diary } from './diary.ts'
import { storePlan, type StorePlan } from './plans.ts'
import { OPERATOR, PARTNER } from './world.ts'

const checkMs = 300
// A job that failed several times waits for minutes.
const capturesWithinMs = 5 * 60_000
const captureCheckMs = 200

type Reconciled = Record<'settled' | 'cancelled' | 'healed' | 'resolved', number>

interface Means {
  browser: Browser
  diary: Diary
  seed: number
  storeIds: readonly string[]
}

/** The staff of every store, who answer orders at random, each order in its own way. */
export class Partners {
  readonly #means: Means
  readonly #seen = new Set<string>()
  readonly #work = new Set<Promise<void>>()
  #isClosing = false
  #running: Promise<unknown> = Promise.resolve()
  readonly #tokens = new Map<string, Promise<string>>()

  constructor(means: Means) {
    this.#means = means
  }

  open(): void {
    this.#running = Promise.all(this.#means.storeIds.map((id) => this.#watch(id)))
    // Failures are thrown when they stop.
    this.#running.catch(() => {})
  }

  /** Answers the open orders, ends what is under way, and stops. */
  async close(): Promise<void> {
    this.#isClosing = true
    await this.#running
    await Promise.all(this.#means.storeIds.map((id) => this.#check(id)))
    await Promise.all(this.#work)
  }

  async #watch(storeId: string): Promise<void> {
    while (!this.#isClosing) {
      await this.#check(storeId).catch((thrown: unknown) => {
        if (!isApiFailure(thrown)) throw thrown
        this.#means.diary.wrong.push(`the staff's list of orders: ${JSON.stringify(thrown)}`)
      })
      await this.#means.browser.pause(checkMs)
    }
  }

  async #check(storeId: string): Promise<void> {
    const path = `/partner/stores/${storeId}/orders?state=open&limit=200`
    const { items } = await this.#ask<{ items: Order[] }>('GET', path)
    for (const order of items) {
      if (order.status !== 'pending' || this.#seen.has(order.id)) continue
      this.#seen.add(order.id)
      const work = this.#answer(order).finally(() => this.#work.delete(work))
      this.#work.add(work)
    }
  }

  async #answer(order: Order): Promise<void> {
    const { diary, seed } = this.#means
    const chance = chanceFrom(`${seed} ${order.contact.email}`)
    const plan = storePlan(chance)
    diary.count('stores', plan)
    await this.#means.browser.pause(chance.between(0, 500))
    try {
      await this.#follow(plan, order)
    } catch (thrown) {
      // The customer was first, or there is no money to refund.
      if (!isApiFailure(thrown)) throw thrown
      diary.count('stores', `refused: ${thrown.code}`)
    }
  }

  async #follow(plan: StorePlan, order: Order): Promise<void> {
    if (plan === 'answer nothing') return
    if (plan === 'decline') return this.#decline(order)
    if (plan === 'accept and decline at once') {
      const both = await Promise.allSettled([this.#accept(order), this.#decline(order)])
      const failed = both.find((each) => each.status === 'rejected')
      if (failed) throw failed.reason
      return
    }
    await this.#accept(order)
    if (plan === 'accept') return
    if (plan === 'accept and complete') return this.#complete(order)
    if (plan === 'accept and cancel') return this.#cancel(order)
    if (order.paymentMethod === 'cash') return
    await this.#untilCaptured(order)
    const line = { lines: [{ position: 0, quantity: 1 }], reason: 'It was cold' }
    if (plan.includes('refund a line')) await this.#refund('partner', order, line)
    if (plan === 'accept and refund all') await this.#refund('partner', order, {})
    if (plan === 'accept, marketplace refunds all')
      await this.#refund('operator', order, { payer: 'marketplace' })
    if (plan === 'accept, refund a line and cancel') await this.#cancel(order)
  }

  #act(order: Order, act: string, body?: object): Promise<void> {
    return this.#ask('POST', `/partner/orders/${order.id}/${act}`, { body })
  }

  #accept = (order: Order) => this.#act(order, 'accept', { minutes: 20 })
  #decline = (order: Order) => this.#act(order, 'decline', { reason: 'tooBusy' })
  #cancel = (order: Order) => this.#act(order, 'cancel', { reason: 'productUnavailable' })

  async #complete(order: Order): Promise<void> {
    await this.#act(order, order.serviceType === 'delivery' ? 'dispatch' : 'ready')
    await this.#act(order, 'complete')
  }

  /** Only a captured amount can be refunded. */
  async #untilCaptured({ id }: Order): Promise<void> {
    const giveUpAt = performance.now() + capturesWithinMs
    while (performance.now() < giveUpAt) {
      const { payment } = await this.#ask<Order>('GET', `/partner/orders/${id}`)
      if (payment?.status !== 'capturing') return
      await this.#means.browser.pause(captureCheckMs)
    }
  }

  async #refund(by: 'partner' | 'operator', { id }: Order, body: object): Promise<void> {
    const headers = { [IDEMPOTENCY_KEY_HEADER]: crypto.randomUUID() }
    await this.#ask('POST', `/${by}/orders/${id}/refund`, { body, headers })
    this.#means.diary.count('stores', 'refunds')
  }

  /** Signs in if needed, and repeats the request until there is an answer. */
  async #ask<Answer>(
    method: string,
    path: string,
    { body, headers = {} }: { body?: object | undefined; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const who = path.startsWith('/operator') ? OPERATOR : PARTNER
    for (let tries = 0; ; tries++) {
      const signedIn = this.#tokenOf(who)
      try {
        const input = { headers: { ...headers, authorization: `Bearer ${await signedIn}` } }
        return await this.#means.browser.askUntilAnswered<Answer>(method, path, {
          ...input,
          ...(body && { body }),
        })
      } catch (thrown) {
        const isTired = isApiFailure(thrown) && [401, 429].includes(thrown.status)
        if (!isTired || tries > 5) throw thrown
        if (this.#tokens.get(who.username) === signedIn) this.#tokens.delete(who.username)
        await this.#means.browser.pause(1000)
      }
    }
  }

  /** No concurrent sign-ins of one account: those that look like guesses are delayed. */
  #tokenOf(who: typeof PARTNER): Promise<string> {
    const token = this.#tokens.get(who.username) ?? this.#signIn(who)
    this.#tokens.set(who.username, token)
    return token
  }

  async #signIn(who: typeof PARTNER): Promise<string> {
    const path = who === OPERATOR ? '/operator/auth/login' : '/partner/auth/login'
    const { tokens } = await this.#means.browser.askUntilAnswered<{
      tokens: { accessToken: string }
    }>('POST', path, { body: who })
    return tokens.accessToken
  }

  /** Makes an operator compare everything with the provider. Returns how much was repaired by that. */
  async reconcile(): Promise<number> {
    // A signature expires when the clock is moved.
    this.#tokens.clear()
    const { settled, cancelled, healed, resolved } = await this.#ask<Reconciled>(
      'POST',
      '/operator/payments/reconcile',
    )
    return settled + cancelled + healed + resolved
  }
}
