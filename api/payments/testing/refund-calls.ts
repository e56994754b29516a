import type { Order } from '#contract/orders.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { createPaidApp, flushJobs, payerOf, placePaid, type PaidApp } from './payments.ts'

interface Staff {
  server: PaidApp
  store: TestStore
  partner: TestAccount
  operator: TestAccount
}

type Answer = { code: number; body: Order & { message: string; details: unknown } }

export const byStore = (orderId: string) => ({ orderId, by: 'partner' as const, accountId: null })

/** A store that takes cards, with somebody of its staff and of the marketplace's. */
export async function openPaidStore(): Promise<Staff> {
  const server = await createPaidApp()
  const store = await openTestStore(server.context)
  const partner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
  const operator = await openTestAccount(server.context, 'operator')
  return { server, store, partner, operator }
}

/** What staff do about refunds, and what became of them. */
export function refundCallsOf(of: () => Staff) {
  /** An order of two pizzas for £21.59 that was accepted and paid. */
  async function placeCaptured(card = 'pm_card_visa') {
    const placed = await placePaid(of().server, of().store, { card })
    await actOnOrder(of().server.context, { ...byStore(placed.id), act: 'accept' })
    await flushJobs(of().server)
    return placed
  }

  async function refund(
    orderId: string,
    body: object = {},
    { by = 'partner' }: { by?: 'partner' | 'operator' } = {},
  ): Promise<Answer> {
    const answer = await of().server.app.inject({
      method: 'POST',
      url: `/api/v1/${by}/orders/${orderId}/refund`,
      headers: (by === 'partner' ? of().partner : of().operator).headers,
      body,
    })
    return { code: answer.statusCode, body: answer.json() }
  }

  const read = async (placed: { id: string; orderToken: string }) =>
    (await payerOf(of().server, placed).ask<Order>('GET', `/order/${placed.id}`)).body

  const givenBack = async (intentId: string) =>
    (await of().server.stripe.refunds.list({ payment_intent: intentId })).data.reduce(
      (sum, { amount }) => sum + amount,
      0,
    )

  return { placeCaptured, refund, read, givenBack }
}
