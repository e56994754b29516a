import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_BASE } from '#contract/constants.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import {
  createPaidApp,
  emailsAbout,
  moneyOf,
  placeAndHold,
  placePaid,
  settleJobs,
  type PaidApp,
} from './test-payments.ts'

let server: PaidApp
let store: TestStore
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context)
})
afterAll(() => server.close())

let told = 0
const event = (
  intentId: string,
  type = 'payment_intent.amount_capturable_updated',
  id?: string,
) => ({
  id: id ?? `evt_test_${told++}`,
  object: 'event',
  type,
  data: { object: { id: intentId, object: 'payment_intent', metadata: {} } },
})

function tell(message: object, { secret = '', body = '' } = {}) {
  const payload = JSON.stringify(message)
  const signature = server.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secret || server.webhookSecret,
  })
  return server.app.inject({
    method: 'POST',
    url: `${API_BASE}/payment/webhooks/stripe`,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload: body || payload,
  })
}

const noted = async () =>
  (await server.context.pool.query('SELECT id FROM payment_event')).rows.map(({ id }) => id)

describe('who pays and closes the tab', () => {
  test('has an order all the same, told of once, however often it is told', async () => {
    const { id, intentId } = await placeAndHold(server, store)
    const message = event(intentId)
    for (let times = 0; times < 3; times++) expect((await tell(message)).statusCode).toBe(200)
    expect(await settleJobs(server)).toBe(1)
    expect(await moneyOf(server, id)).toMatchObject({ order: 'pending', status: 'authorised' })
    expect(await emailsAbout(server, id)).toEqual(['received customer', 'received store'])
  })

  test('also when we never heard which intent it is', async () => {
    const { id, intentId } = await placeAndHold(server, store)
    await server.context.pool.query('UPDATE payment SET intent_id = NULL WHERE order_id = $1', [id])
    const message = event(intentId)
    const { object } = message.data
    await tell({ ...message, data: { object: { ...object, metadata: { orderId: id } } } })
    await settleJobs(server)
    expect(await moneyOf(server, id)).toEqual({
      order: 'pending',
      status: 'authorised',
      intent: 'requires_capture',
    })
  })
})

test.each([
  'payment_intent.created',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.succeeded',
])('%s that comes late is not believed', async (type) => {
  const { id, intentId } = await placePaid(server, store)
  await settleJobs(server)
  expect((await tell(event(intentId, type))).statusCode).toBe(200)
  await settleJobs(server)
  expect(await moneyOf(server, id)).toEqual({
    order: 'pending',
    status: 'authorised',
    intent: 'requires_capture',
  })
})

test('an intent that was cancelled at the provider gives its order up', async () => {
  const { id, intentId } = await placeAndHold(server, store)
  await server.stripe.paymentIntents.cancel(intentId)
  await tell(event(intentId, 'payment_intent.canceled'))
  await settleJobs(server)
  await settleJobs(server)
  expect(await moneyOf(server, id)).toMatchObject({ order: 'unpaid', status: 'voided' })
})

describe('what the provider did not sign', () => {
  test.each([
    ['with another secret', { secret: 'whsec_of_somebody_else' }],
    ['changed on the way', { body: '{"id":"evt_forged"}' }],
    ['empty', { body: ' ' }],
  ])('%s is refused, and leaves nothing', async (_how, given) => {
    const { intentId } = await placeAndHold(server, store)
    const before = await noted()
    const answer = await tell(event(intentId), given)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: 'INVALID_WEBHOOK_SIGNATURE' })
    expect(await noted()).toEqual(before)
    expect(await settleJobs(server)).toBe(0)
  })

  test('without any signature is refused', async () => {
    const url = `${API_BASE}/payment/webhooks/stripe`
    const answer = await server.app.inject({ method: 'POST', url, payload: event('pi_1') })
    expect(answer.json()).toMatchObject({ message: 'INVALID_WEBHOOK_SIGNATURE' })
  })
})

test('that a card was refused moves nothing, and is only written down', async () => {
  const { intentId } = await placeAndHold(server, store)
  const message = event(intentId, 'payment_intent.payment_failed')
  await tell(message)
  expect(await noted()).toContain(message.id)
  expect(await settleJobs(server)).toBe(0)
})

test('what is about none of our orders is only written down', async () => {
  const strange = event('pi_of_somebody_else')
  const named = { ...strange.data.object, metadata: { orderId: 'no order of ours' } }
  expect((await tell({ ...strange, data: { object: named } })).statusCode).toBe(200)
  expect(await noted()).toContain(strange.id)
  expect(await settleJobs(server)).toBe(0)
})
