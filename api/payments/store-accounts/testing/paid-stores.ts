import type { Cart } from '#contract/cart/cart.ts'
import type { StoreAccount } from '#contract/payments/store-account.ts'
import type { PaysBy } from '#rules/payments/store-account.ts'
import { payablePence } from '#rules/payments/statement.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { introduce } from '#api/outside/payments/testing/providers.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { loadPayableSums } from '#api/payments/payouts/payable.queries.ts'
import { flushJobs, OPEN_ALWAYS, placePaid, type PaidApp } from '#api/payments/testing/payments.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

/** A marketplace that pays restaurants by the provider, and whoever runs it. */
export class PaidStores {
  finance!: TestAccount
  private readonly server: PaidApp

  constructor(server: PaidApp) {
    this.server = server
  }

  async send<Answer>(
    as: TestAccount,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<{ code: number; body: Answer & { message: unknown } }> {
    const { headers } = as
    const url = `/api/v1${path}`
    const answer = await this.server.app.inject({ method, url, headers, ...(body && { body }) })
    return { code: answer.statusCode, body: answer.json() }
  }

  async payBy(paysBy: PaysBy): Promise<void> {
    this.finance = await openTestAccount(this.server.context, 'operator', {
      operatorRole: 'finance',
    })
    await this.send(this.finance, 'PUT', '/operator/store-payments', { paysBy })
  }

  /** A store with its owner, and its account at the provider in this state. */
  async open(outcome: 'active' | 'pending' | 'leave' | null = 'active') {
    const { context } = this.server
    const store = await openTestStore(context, OPEN_ALWAYS)
    const owner = await openTestAccount(context, 'partner', { storeIds: [store.storeId] })
    if (outcome !== null) await introduce(await this.linkOf(store, owner), outcome)
    if (outcome !== null) await this.read(store, owner)
    return { store, owner }
  }

  async linkOf({ storeId }: TestStore, owner: TestAccount): Promise<string> {
    const path = `/partner/stores/${storeId}/stripe-account`
    return (await this.send<{ url: string }>(owner, 'POST', path)).body.url
  }

  async read({ storeId }: TestStore, owner: TestAccount): Promise<StoreAccount> {
    const path = `/partner/stores/${storeId}/stripe-account`
    return (await this.send<StoreAccount>(owner, 'GET', path)).body
  }

  /** The provider's own decision about the account of a store. */
  async decide(store: TestStore, status: 'active' | 'restricted'): Promise<void> {
    const body = new URLSearchParams({ status })
    const url = `${this.server.sandbox.url}/stripe/accounts/${await this.accountOf(store)}`
    await (await fetch(url, { method: 'POST', body, redirect: 'manual' })).body?.cancel()
  }

  async accountOf({ storeId }: TestStore): Promise<string> {
    const { account_id } = await this.server.context.db
      .selectFrom('store_account')
      .select('account_id')
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow()
    return account_id
  }

  /** An order that is paid by card and charged. */
  async sell(store: TestStore, details: Partial<Cart> = {}) {
    const placed = await placePaid(this.server, store, { details })
    await this.accept(placed.id)
    return placed
  }

  async accept(orderId: string): Promise<void> {
    const { context } = this.server
    await actOnOrder(context, { orderId, act: 'accept', by: 'partner', accountId: null })
    await continuePayment(context, orderId)
    await flushJobs(this.server)
  }

  /** What the ledger owes a store. */
  async owed({ storeId }: TestStore): Promise<number> {
    return payablePence(await loadPayableSums(this.server.context.db, storeId))
  }

  /** What a store's account at the provider has: by the provider. */
  async received(store: TestStore): Promise<number> {
    const { stripe, context } = this.server
    const accountId = await this.accountOf(store)
    const payments = await context.db
      .selectFrom('payment')
      .innerJoin('orders', 'orders.id', 'payment.order_id')
      .select('intent_id')
      .where('store_id', '=', store.storeId)
      .unionAll(
        context.db
          .selectFrom('later_tip')
          .innerJoin('orders', 'orders.id', 'later_tip.order_id')
          .select('intent_id')
          .where('store_id', '=', store.storeId),
      )
      .execute()
    let pence = 0
    for (const { intent_id } of payments) {
      const intent = await stripe.paymentIntents.retrieve(intent_id ?? '', {
        expand: ['latest_charge'],
      })
      const charge = intent.latest_charge
      if (typeof charge !== 'object' || typeof charge?.transfer !== 'string') continue
      const transfer = await stripe.transfers.retrieve(charge.transfer)
      if (transfer.destination === accountId)
        pence += transfer.amount - transfer.amount_reversed - (charge.application_fee_amount ?? 0)
    }
    return pence
  }
}
