import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { pay } from '#api/outside/payments/testing/providers.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import {
  AUTHENTICATED_CARDS,
  DECLINED_CARDS,
  PAYING_CARDS,
  REFUND_CARDS,
  type ThreeDSecure,
} from '#sandbox/stripe/cards/test-cards.ts'
import {
  askToAbandon,
  requestPayment,
  createPaidApp,
  moneyOf,
  payerOf,
  placeOnline,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'

let server: PaidApp
let store: TestStore
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context)
})
afterAll(() => server.close())

const cards = [...PAYING_CARDS, ...DECLINED_CARDS, ...AUTHENTICATED_CARDS, ...REFUND_CARDS]

/** The bank asks for confirmation on a page that this test does not open. */
const challenging: ReadonlySet<ThreeDSecure> = new Set([
  'required',
  'always',
  'untilSetUp',
  'alreadySetUp',
])

test.each(cards)('an order paid with $number ($about)', async (card) => {
  const placed = await placeOnline(server, store)
  const { intentId } = await requestPayment(server, placed)
  await pay(server, intentId, `pm_card_${card.name}`).catch(() => null)
  const payer = payerOf(server, placed)
  const { body: order } = await payer.ask<Order>('POST', `/order/${placed.id}/payment`)
  const isAuthorised = card.decline === null && !challenging.has(card.threeDSecure)
  expect(order.status).toBe(isAuthorised ? 'pending' : 'awaitingpayment')
  if (isAuthorised) {
    expect(order.payment).toMatchObject({
      status: 'authorised',
      card: { brand: card.brand, last4: card.number.slice(-4) },
    })
    return
  }
  // Refused or not confirmed, it is abandoned: nothing is held, and the basket is open again.
  const { body: cart } = await askToAbandon(server, placed)
  expect(cart.awaitingPayment).toBeNull()
  await flushJobs(server)
  expect(await moneyOf(server, placed.id)).toMatchObject({ status: 'voided', order: 'unpaid' })
  const { status, amount_received } = await server.stripe.paymentIntents.retrieve(intentId)
  expect({ status, amount_received }).toEqual({ status: 'canceled', amount_received: 0 })
})
