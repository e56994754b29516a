import type { PaymentIntent } from '#contract/payments/payments.ts'
import type { LaterTip } from '#contract/payments/tips.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import type { Act } from '#rules/orders/order-status.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import type { TestStore } from '#api/testing/test-store.ts'
import { payerOf, placePaid, flushJobs, type PaidApp } from '#api/payments/testing/payments.ts'

export interface Shown {
  id: string
  orderToken: string
}
type Failed = { message: string; details: unknown }

export const tipPath = ({ id }: Pick<Shown, 'id'>) => `/order/${id}/tip`

/** What a test does with the tips of a store's orders. */
export class Tipping {
  readonly #server: PaidApp
  readonly #store: TestStore

  constructor(server: PaidApp, store: TestStore) {
    this.#server = server
    this.#store = store
  }

  async move(orderId: string, acts: readonly Act[] = DELIVERY): Promise<void> {
    for (const act of acts)
      await actOnOrder(this.#server.context, { orderId, act, by: 'partner', accountId: null })
    await flushJobs(this.#server)
  }

  /** Delivered, and paid by card. */
  async delivered() {
    const placed = await placePaid(this.#server, this.#store)
    await this.move(placed.id)
    return placed
  }

  /** Delivered, and paid in cash. */
  async deliveredForCash(): Promise<Shown> {
    const { storeId } = this.#store
    const { orderId: id, orderToken } = await placeTestOrder(this.#server.context, { storeId })
    await this.move(id)
    return { id, orderToken }
  }

  ask(shown: Shown, amountPence: unknown = 200, more: object = {}) {
    const body = { amountPence, ...more }
    const payer = payerOf(this.#server, shown)
    return payer.ask<PaymentIntent & Failed>('POST', tipPath(shown), body)
  }

  async read(shown: Shown): Promise<LaterTip> {
    return (await payerOf(this.#server, shown).ask<LaterTip>('GET', tipPath(shown))).body
  }

  settle(shown: Shown) {
    const payer = payerOf(this.#server, shown)
    return payer.ask<LaterTip & Failed>('POST', `${tipPath(shown)}/payment`, {})
  }

  /** The tips of an order in our books, the ledger and at the provider. */
  async of({ id: orderId }: Pick<Shown, 'id'>) {
    const { context, stripe } = this.#server
    const rows = await context.db
      .selectFrom('later_tip')
      .select(['status', 'amount_pence as amountPence'])
      .where('order_id', '=', orderId)
      .execute()
    const written = await context.db
      .selectFrom('ledger_transfer')
      .select('amount_pence as amountPence')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'laterTip')
      .execute()
    const { data } = await stripe.paymentIntents.list({ limit: 100 })
    const captured = data.filter(
      ({ metadata, description, status }) =>
        metadata['orderId'] === orderId &&
        description?.startsWith('Tip for order') &&
        status === 'succeeded',
    )
    return {
      rows,
      written: written.map(({ amountPence }) => amountPence),
      taken: captured.map((intent) => intent.amount_received),
    }
  }
}

/** The expected state of all of them for a tip that was paid once. */
export const givenOnce = (amountPence: number) => ({
  rows: [{ status: 'captured', amountPence }],
  written: [amountPence],
  taken: [amountPence],
})

const DELIVERY = ['accept', 'dispatch', 'complete'] as const
