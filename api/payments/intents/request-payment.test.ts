import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  createPaidApp,
  moneyOf,
  payerOf,
  placeAndHold,
  placeOnline,
  placePaid,
  requestPayment,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { continuePayment } from './continue-payment.ts'

let server: PaidApp
let store: TestStore
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context)
})
afterAll(() => server.close())

describe('the money of an order', () => {
  const request = (placed: { id: string; orderToken: string }) =>
    payerOf(server, placed).refusal('POST', '/payment/payment-intent', { orderId: placed.id })

  test('is requested of nobody until its customer pays', async () => {
    const { id } = await placeOnline(server, store)
    await continuePayment(server.context, id)
    expect(await moneyOf(server, id)).toEqual({
      order: 'awaitingpayment',
      status: 'awaiting',
      intent: null,
    })
  })

  test('is not requested again once it is there, whether the server knows of it or not', async () => {
    const refusal = { message: 'ORDER_STATUS_INVALID', details: { status: 'pending' } }
    expect(await request(await placePaid(server, store))).toEqual(refusal)
    const unknown = await placeAndHold(server, store)
    expect(await request(unknown)).toEqual(refusal)
    expect(await moneyOf(server, unknown.id)).toMatchObject({ status: 'authorised' })
  })

  test('places nothing when it is another amount', async () => {
    const { id, intentId } = await placeAndHold(server, store)
    const { payments } = server.context
    if (!payments) throw new Error('Nobody takes cards')
    const intent = await payments.findIntent(intentId)
    const less = { ...intent, amountPence: intent.amountPence - 1 }
    vi.spyOn(payments, 'findIntent').mockResolvedValueOnce(less)
    await continuePayment(server.context, id)
    expect(await moneyOf(server, id)).toMatchObject({
      order: 'awaitingpayment',
      status: 'awaiting',
    })
  })

  test('places its order also when somebody has captured it at the provider', async () => {
    const { id, intentId } = await placeAndHold(server, store)
    await server.stripe.paymentIntents.capture(intentId)
    await continuePayment(server.context, id)
    expect(await moneyOf(server, id)).toEqual({
      order: 'pending',
      status: 'authorised',
      intent: 'succeeded',
    })
  })

  test('can never come once the provider has cancelled it: the order is abandoned', async () => {
    const placed = await placeOnline(server, store)
    const { intentId } = await requestPayment(server, placed)
    await continuePayment(server.context, placed.id)
    expect(await moneyOf(server, placed.id)).toMatchObject({ order: 'awaitingpayment' })
    await server.stripe.paymentIntents.cancel(intentId)
    await continuePayment(server.context, placed.id)
    expect(await moneyOf(server, placed.id)).toMatchObject({ order: 'unpaid' })
    const { events } = (
      await payerOf(server, placed).ask<{ events: object[] }>('GET', `/order/${placed.id}`)
    ).body
    expect(events.at(-1)).toMatchObject({ act: 'abandon', by: 'system' })
  })
})
