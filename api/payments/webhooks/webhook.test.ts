import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_BASE } from '#contract/constants.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import {
  createPaidApp,
  emailsAbout,
  moneyOf,
  placeAndHold,
  placePaid,
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

let sent = 0
const event = (
  intentId: string,
  type = 'payment_intent.amount_capturable_updated',
  id?: string,
) => ({
  id: id ?? `evt_test_${sent++}`,
  object: 'event',
  type,
  data: { object: { id: intentId, object: 'payment_intent', metadata: {} } },
})

const sendEvent = (message: object, given: { secret?: string; body?: string } = {}) =>
  sendPayload(JSON.stringify(message), given)

function sendPayload(payload: string, { secret = '', body = '' } = {}) {
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
  test('places the order once, however often the webhook event arrives', async () => {
    const { id, intentId } = await placeAndHold(server, store)
    const message = event(intentId)
    for (let times = 0; times < 3; times++) expect((await sendEvent(message)).statusCode).toBe(200)
    expect(await flushJobs(server)).toBe(1)
    expect(await moneyOf(server, id)).toMatchObject({ order: 'pending', status: 'authorised' })
    expect(await emailsAbout(server, id)).toEqual(['received customer', 'received store'])
  })

  test('also when the id of the intent never arrived', async () => {
    const { id, intentId } = await placeAndHold(server, store)
    await server.context.pool.query('UPDATE payment SET intent_id = NULL WHERE order_id = $1', [id])
    const message = event(intentId)
    const { object } = message.data
    await sendEvent({ ...message, data: { object: { ...object, metadata: { orderId: id } } } })
    await flushJobs(server)
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
])('%s that comes late is refused', async (type) => {
  const { id, intentId } = await placePaid(server, store)
  await flushJobs(server)
  expect((await sendEvent(event(intentId, type))).statusCode).toBe(200)
  await flushJobs(server)
  expect(await moneyOf(server, id)).toEqual({
    order: 'pending',
    status: 'authorised',
    intent: 'requires_capture',
  })
})

test('an intent that was cancelled at the provider abandons its order', async () => {
  const { id, intentId } = await placeAndHold(server, store)
  await server.stripe.paymentIntents.cancel(intentId)
  await sendEvent(event(intentId, 'payment_intent.canceled'))
  await flushJobs(server)
  await flushJobs(server)
  expect(await moneyOf(server, id)).toMatchObject({ order: 'unpaid', status: 'voided' })
})

describe('an event that the provider did not sign', () => {
  test.each([
    ['with another secret', { secret: 'whsec_of_somebody_else' }],
    ['changed on the way', { body: '{"id":"evt_forged"}' }],
    ['empty', { body: ' ' }],
  ])('%s is refused, and leaves nothing', async (_how, given) => {
    const { intentId } = await placeAndHold(server, store)
    const before = await noted()
    const answer = await sendEvent(event(intentId), given)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: 'INVALID_WEBHOOK_SIGNATURE' })
    expect(await noted()).toEqual(before)
    expect(await flushJobs(server)).toBe(0)
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
  await sendEvent(message)
  expect(await noted()).toContain(message.id)
  expect(await flushJobs(server)).toBe(0)
})

test('an event about none of our orders is only recorded', async () => {
  const strange = event('pi_of_somebody_else')
  const named = { ...strange.data.object, metadata: { orderId: 'no order of ours' } }
  expect((await sendEvent({ ...strange, data: { object: named } })).statusCode).toBe(200)
  expect(await noted()).toContain(strange.id)
  expect(await flushJobs(server)).toBe(0)
})

describe('signed, but no event', () => {
  const whole = event('pi_1')
  test.each([
    ['without an id', { ...whole, id: undefined }],
    ['with an empty id', { ...whole, id: '' }],
    ['with a NUL character in its id', { ...whole, id: 'evt_\0' }],
    ['with a number for its id', { ...whole, id: 7 }],
    ['with an id longer than any', { ...whole, id: `evt_${'x'.repeat(10_000)}` }],
    ['without a type', { ...whole, type: undefined }],
    ['with a NUL character in its type', { ...whole, type: 'payment_intent\0' }],
    ['with a type longer than any', { ...whole, type: 'x'.repeat(10_000) }],
    ['that is a list', [whole]],
    ['of a kind that only names another', { ...whole, object: 'v2.core.event' }],
  ])('one %s is refused, and leaves nothing', async (_how, message) => {
    const before = await noted()
    const answer = await sendEvent(message)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: 'UNREADABLE_REQUEST' })
    expect(await noted()).toEqual(before)
  })

  test.each(['null', '7', '"evt_1"', '{', 'not JSON'])('%s is refused', async (payload) => {
    const answer = await sendPayload(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: 'UNREADABLE_REQUEST' })
  })
})

describe('an event about nothing that we know is only recorded', () => {
  test.each([
    ['without data', undefined],
    ['with empty data', {}],
    ['with data of nothing', { object: null }],
    ['with a list for its data', [{ object: {} }]],
    ['about a list', { object: [] }],
    ['about an account', { object: { object: 'account', id: 'acct_1', metadata: null } }],
    ['with a number for its intent', { object: { object: 'payment_intent', id: 7 } }],
    ['with a NUL character in its intent', { object: { object: 'payment_intent', id: 'pi_\0' } }],
    ['with an intent longer than any', { object: { payment_intent: 'x'.repeat(10_000) } }],
    ['with a list for its intent', { object: { payment_intent: [{ id: 'pi_1' }] } }],
    ['with a number for its order', { object: { metadata: { orderId: 7 } } }],
    ['with a list for its order', { object: { metadata: { orderId: [crypto.randomUUID()] } } }],
    ['with a NUL character in its order', { object: { metadata: { orderId: '\0' } } }],
    ['with a word for its metadata', { object: { metadata: 'orderId' } }],
  ])('one %s', async (_how, data) => {
    const message = { ...event('', 'account.something_new'), data }
    expect((await sendEvent(message)).statusCode).toBe(200)
    expect(await noted()).toContain(message.id)
    expect(await flushJobs(server)).toBe(0)
  })

  test('and what is odd about it hides nothing else', async () => {
    const { id, intentId } = await placeAndHold(server, store)
    const odd = { id: 7, payment_intent: { id: intentId }, metadata: [] }
    await sendEvent({ ...event(''), data: { object: odd } })
    expect(await flushJobs(server)).toBe(1)
    expect(await moneyOf(server, id)).toMatchObject({ status: 'authorised' })
  })
})
