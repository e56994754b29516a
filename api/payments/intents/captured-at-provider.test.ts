import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { continuePayment } from './continue-payment.ts'
import { openDiscrepanciesAbout, reconcileOnceQuiet } from '#api/payments/testing/discrepancies.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import {
  askToAbandon,
  createPaidApp,
  emailsAbout,
  moneyOf,
  payerOf,
  placeAndHold,
  placePaid,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'

let server: PaidApp
let store: TestStore
let operatorId: string
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context)
  operatorId = (await openTestAccount(server.context, 'operator')).accountId
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterAll(() => server.close())

const decline = (orderId: string) =>
  actOnOrder(server.context, { orderId, act: 'decline', by: 'partner', accountId: null })

/** Captures it in the provider's dashboard, and declines the order in the store. */
async function takenThenDeclined(takenPence?: number) {
  const placed = await placePaid(server, store)
  const part = takenPence === undefined ? {} : { amount_to_capture: takenPence }
  await server.stripe.paymentIntents.capture(placed.intentId, part)
  await decline(placed.id)
  return placed
}

const givenBack = async (intentId: string) =>
  (await server.stripe.refunds.list({ payment_intent: intentId })).data.map(({ amount }) => amount)

const nothing = { customer: 0, store: 0, marketplace: 0, bagCharge: 0, tip: 0, bank: 0 }

describe('money that was captured at the provider itself, of an order that ended without being accepted', () => {
  test('is refunded in full, once, even when many processes find it at once', async () => {
    const { id, intentId, totalPence } = await takenThenDeclined()
    await Promise.all(Array.from({ length: 5 }, () => continuePayment(server.context, id)))
    await flushJobs(server)
    await flushJobs(server)
    expect(await givenBack(intentId)).toEqual([totalPence])
    expect(await moneyOf(server, id)).toMatchObject({ order: 'declined', status: 'captured' })
  })

  test('is refunded by a job of its own once it is found', async () => {
    const { id, intentId, totalPence } = await placePaid(server, store)
    await server.stripe.paymentIntents.capture(intentId)
    await flushJobs(server)
    await decline(id)
    await flushJobs(server)
    expect(await givenBack(intentId)).toEqual([])
    await flushJobs(server)
    expect(await givenBack(intentId)).toEqual([totalPence])
  })

  test('leaves nothing in the ledger but the provider’s fee', async () => {
    const { id } = await takenThenDeclined()
    await continuePayment(server.context, id)
    await flushJobs(server)
    const { provider, providerFee, ...rest } = await ledgerOf(server, id)
    expect(rest).toEqual(nothing)
    expect(provider).toBe(-providerFee)
    expect(providerFee).toBeLessThan(0)
  })

  test('is reported to the customer, by email and on the order', async () => {
    const placed = await takenThenDeclined()
    await continuePayment(server.context, placed.id)
    await flushJobs(server)
    expect(await emailsAbout(server, placed.id)).toContain('refunded customer')
    const { body } = await payerOf(server, placed).ask<Order>('GET', `/order/${placed.id}`)
    expect(body.payment).toMatchObject({
      status: 'captured',
      refundedPence: placed.totalPence,
      refunds: [{ status: 'succeeded', amountPence: placed.totalPence, lines: null, reason: '' }],
    })
  })

  test('also of an order that its customer abandoned while it was captured', async () => {
    const placed = await placeAndHold(server, store)
    await server.stripe.paymentIntents.capture(placed.intentId)
    await askToAbandon(server, placed)
    await reconcileOnceQuiet(server)
    await flushJobs(server)
    expect(await givenBack(placed.intentId)).toEqual([placed.totalPence])
    expect(await moneyOf(server, placed.id)).toMatchObject({ order: 'unpaid' })
  })

  test('is no discrepancy once it is refunded', async () => {
    const { id } = await takenThenDeclined()
    await reconcileOnceQuiet(server)
    await reconcileOnceQuiet(server)
    expect(await openDiscrepanciesAbout(server, operatorId, id)).toEqual([])
  })
})

describe('of which somebody has captured a part', () => {
  test('is reported to the operator, until all of it is refunded', async () => {
    const { id, intentId } = await takenThenDeclined(500)
    await expect(continuePayment(server.context, id)).rejects.toThrow('does not void')
    await reconcileOnceQuiet(server)
    const found = await openDiscrepanciesAbout(server, operatorId, id)
    const kinds = found.map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['capturedWithoutOrder', 'stuck'])
    // The provider itself releases what it held and did not capture.
    expect(await givenBack(intentId)).not.toContain(500)
    await server.stripe.refunds.create({ payment_intent: intentId })
    await reconcileOnceQuiet(server)
    await reconcileOnceQuiet(server)
    expect(await openDiscrepanciesAbout(server, operatorId, id)).toEqual([])
    expect(await moneyOf(server, id)).toMatchObject({ status: 'voided' })
  })
})
