import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutputOf } from '#contract/call.ts'
import type { getPaymentOptions } from '#contract/payments/payments.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { abandonUnpaidOrders } from '#api/orders/transitions/abandon-unpaid-orders.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { minutesLater, readyCart } from '#api/orders/testing/ready-cart.ts'
import { PaymentsUnreachable, type PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { createStripeDriver } from '#api/outside/payments/stripe.driver.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { pay } from '#api/outside/payments/testing/providers.ts'
import { continuePayment } from './continue-payment.ts'
import { refundOrder } from '#api/payments/refunds/refund-order.ts'
import {
  askToAbandon,
  requestPayment,
  createPaidApp,
  emailsAbout,
  moneyOf,
  payerOf,
  placeAndHold,
  placeOnline,
  placePaid,
  flushJobs,
  trouble,
  type PaidApp,
} from '#api/payments/testing/payments.ts'

let server: PaidApp
let store: TestStore
beforeAll(async () => {
  server = await createPaidApp({ timeoutMs: 300 })
  store = await openTestStore(server.context)
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterEach(() => trouble(server))
afterAll(() => server.close())

const later = (minutes: number) => server.setNow(new Date(minutesLater(minutes)))
const accept = (orderId: string) =>
  actOnOrder(server.context, { orderId, act: 'accept', by: 'partner', accountId: null })

describe('while the provider is down', () => {
  test('requesting the money fails with an error, and works afterwards', async () => {
    const placed = await placeOnline(server, store)
    await trouble(server, { failRate: 1 })
    const body = { orderId: placed.id }
    const payer = payerOf(server, placed)
    const refusal = { message: 'ERROR_PROCESSING_REQUEST' }
    expect(await payer.refusal('POST', '/payment/payment-intent', body)).toEqual(refusal)
    await trouble(server)
    const { intentId } = await requestPayment(server, placed)
    await pay(server, intentId, 'pm_card_visa')
    await continuePayment(server.context, placed.id)
    expect(await moneyOf(server, placed.id)).toMatchObject({ order: 'pending' })
  })

  test('an intent whose answer was lost is found again, and is the only one', async () => {
    const placed = await placeOnline(server, store)
    await trouble(server, { hang: 'after' })
    const body = { orderId: placed.id }
    await payerOf(server, placed).refusal('POST', '/payment/payment-intent', body)
    await trouble(server)
    await requestPayment(server, placed)
    const { data } = await server.stripe.paymentIntents.list({ limit: 100 })
    expect(data.filter(({ metadata }) => metadata['orderId'] === placed.id)).toHaveLength(1)
  })

  test('voids a payment whose request had no answer when the order is abandoned', async () => {
    const placed = await placeOnline(server, store)
    await trouble(server, { hang: 'after' })
    const body = { orderId: placed.id }
    await payerOf(server, placed).refusal('POST', '/payment/payment-intent', body)
    expect((await askToAbandon(server, placed)).status).toBe(200)
    await expect(continuePayment(server.context, placed.id)).rejects.toThrow()
    await trouble(server)
    await flushJobs(server)
    expect(await moneyOf(server, placed.id)).toEqual({
      order: 'unpaid',
      status: 'voided',
      intent: 'canceled',
    })
  })

  test('an accepted order is accepted, and charged once when it is back', async () => {
    const { id, intentId } = await placePaid(server, store)
    await trouble(server, { hang: 'after' })
    expect((await accept(id)).status).toBe('accepted')
    await expect(continuePayment(server.context, id)).rejects.toThrow(PaymentsUnreachable)
    await trouble(server)
    await flushJobs(server)
    expect(await moneyOf(server, id)).toMatchObject({ status: 'captured', intent: 'succeeded' })
    const intent = await server.stripe.paymentIntents.retrieve(intentId)
    expect(intent.amount_received).toBe(intent.amount)
  })
})

test('a refund waits while the provider is down, and is made once when it is back', async () => {
  const { id, intentId, totalPence } = await placePaid(server, store)
  await accept(id)
  await flushJobs(server)
  const by = { by: 'operator', accountId: null, idempotencyKey: null } as const
  const request = { orderId: id, payer: 'store', reason: 'Cold' } as const
  await refundOrder(server.context, { ...request, ...by })
  await trouble(server, { failRate: 1 })
  await expect(continuePayment(server.context, id)).rejects.toThrow(PaymentsUnreachable)
  await trouble(server)
  await flushJobs(server)
  const { data } = await server.stripe.refunds.list({ payment_intent: intentId })
  expect(data.map(({ amount }) => amount)).toEqual([totalPence])
})

test('a payment is not voided as long as the provider holds it', async () => {
  const { id } = await placePaid(server, store)
  await actOnOrder(server.context, { orderId: id, act: 'decline', by: 'partner', accountId: null })
  const { payments } = server.context
  if (!payments) throw new Error('Nobody takes cards')
  const holding: PaymentsPort = {
    ...payments,
    cancelIntent: (intent) => payments.findIntent(intent),
  }
  const held = { ...server.context, payments: holding }
  await expect(continuePayment(held, id)).rejects.toThrow('does not void what it holds')
  expect(await moneyOf(server, id)).toMatchObject({ status: 'voiding' })
  await flushJobs(server)
  expect(await moneyOf(server, id)).toMatchObject({ status: 'voided', intent: 'canceled' })
})

describe('an order whose money did not come in time', () => {
  test('is abandoned, and emails nobody', async () => {
    const placed = await placeOnline(server, store)
    await requestPayment(server, placed)
    later(14)
    expect(await abandonUnpaidOrders(server.context, continuePayment)).toBe(0)
    later(15)
    expect(await abandonUnpaidOrders(server.context, continuePayment)).toBeGreaterThan(0)
    await flushJobs(server)
    expect(await moneyOf(server, placed.id)).toEqual({
      order: 'unpaid',
      status: 'voided',
      intent: 'canceled',
    })
    expect(await emailsAbout(server, placed.id)).toEqual([])
  })

  test('is placed when the money is authorised, although no webhook event arrived', async () => {
    const { id } = await placeAndHold(server, store)
    later(15)
    await abandonUnpaidOrders(server.context, continuePayment)
    expect(await moneyOf(server, id)).toMatchObject({ order: 'pending', status: 'authorised' })
  })

  test('waits some minutes more for a provider that gives no answer, and no longer', async () => {
    const { id } = await placeAndHold(server, store)
    await trouble(server, { failRate: 1 })
    later(24)
    await expect(abandonUnpaidOrders(server.context, continuePayment)).rejects.toThrow(
      'could not be abandoned',
    )
    expect(await moneyOfOurs(id)).toBe('awaiting')
    later(25)
    expect(await abandonUnpaidOrders(server.context, continuePayment)).toBe(1)
    await trouble(server)
    await flushJobs(server)
    expect(await moneyOf(server, id)).toEqual({
      order: 'unpaid',
      status: 'voided',
      intent: 'canceled',
    })
  })
})

test('twenty orders that cannot be abandoned do not block later ones', async () => {
  const stuck = []
  for (let each = 0; each < 20; each++) stuck.push(await placeOnline(server, store))
  const last = await placeOnline(server, store)
  // The provider refuses every request about them.
  for (const { id } of stuck)
    await server.context.db
      .updateTable('payment')
      .set({ requested_at: FRIDAY_EVENING, intent_id: `pi_unknown_${id}` })
      .where('order_id', '=', id)
      .execute()
  later(16)
  await expect(abandonUnpaidOrders(server.context, continuePayment)).rejects.toThrow(
    'could not be abandoned',
  )
  expect(await moneyOf(server, last.id)).toMatchObject({ order: 'unpaid' })
  expect(await moneyOfOurs(stuck[0]?.id ?? '')).toBe('awaiting')
})

const moneyOfOurs = async (orderId: string) => {
  const rows = await server.context.db
    .selectFrom('payment')
    .select('status')
    .where('order_id', '=', orderId)
    .execute()
  return rows[0]?.status
}

test('reports a hold as lapsed when the bank ended it before the capture', async () => {
  const { id, intentId } = await placePaid(server, store)
  await server.stripe.paymentIntents.cancel(intentId)
  await accept(id)
  await flushJobs(server)
  expect(await moneyOf(server, id)).toMatchObject({ order: 'accepted', status: 'lapsed' })
})

test.each([
  [409, 'idempotency_key_in_use'],
  [429, 'lock_timeout'],
])(
  'many requests for the same thing at once (%i %s) switch cards off for nobody',
  async (status, code) => {
    const busy = createServer((_request, response) => {
      const headers = { 'content-type': 'application/json', 'stripe-should-retry': 'false' }
      response.writeHead(status, headers)
      response.end(JSON.stringify({ error: { type: 'idempotency_error', code, message: code } }))
    })
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    // A server that listens on a port has an address with a port.
    const payments = driverAt(busy.address() as AddressInfo)
    const send = () => payments.findIntent('pi_1').then(null, (error: unknown) => error)
    const errors = await Promise.all(Array.from({ length: 8 }, send))
    expect(errors.every((error) => error instanceof PaymentsUnreachable)).toBe(true)
    expect(payments.isAvailable()).toBe(true)
    busy.close()
  },
)

const driverAt = ({ port }: AddressInfo) =>
  createStripeDriver({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    accountsWebhookSecret: null,
    apiUrl: `http://127.0.0.1:${port}`,
    isSandbox: true,
  })

describe('a provider that cannot be reached at all', () => {
  let nobody: Server
  let payments: PaymentsPort
  beforeAll(async () => {
    nobody = createServer((request) => request.socket.destroy())
    await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve))
    // A server that listens on a port has an address with a port.
    payments = driverAt(nobody.address() as AddressInfo)
  })
  afterAll(() => nobody.close())

  test('is called five times, then not at all, and checkout offers cash', async () => {
    const sendCall = () => payments.findIntent('pi_1').then(null, (error: unknown) => error)
    const errors = await Promise.all(Array.from({ length: 5 }, sendCall))
    expect(errors.every((error) => error instanceof PaymentsUnreachable)).toBe(true)
    expect(payments.isAvailable()).toBe(false)
    expect(await sendCall()).toMatchObject({ message: 'The payment provider has been found down' })

    const { payments: own } = server.context
    server.context.payments = payments
    const customer = new TestCustomer(server.app)
    type Options = OutputOf<typeof getPaymentOptions>
    const { body } = await customer.ask<Options>('GET', '/payment/options')
    expect(body.online).toMatchObject({ isAvailable: false, minimumPence: 30 })
    const { cartToken, totalPence } = await readyCart(customer, store)
    const order = { cartToken, totalPence, paymentMethod: 'online' }
    expect(await customer.refusal('POST', '/order', order)).toEqual({
      message: 'PAYMENT_UNAVAILABLE',
    })
    server.context.payments = own
  })
})
