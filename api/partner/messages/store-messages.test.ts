import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderRecord, TimelineEntry } from '#contract/operator/order-record.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { sendOrderNote } from '#api/emails/orders/send-order-note.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliver } from '#api/testing/test-mailbox.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
let storeId: string
let operator: TestAccount
let cook: TestAccount
let colleague: TestAccount
let elsewhere: TestAccount
beforeAll(async () => {
  server = await createTestApp()
  server.setNow(FRIDAY_EVENING)
  storeId = (await openTestStore(server.context)).storeId
  operator = await openTestAccount(server.context, 'operator', { operatorRole: 'support' })
  cook = await openTestAccount(server.context, 'partner', { storeIds: [storeId], role: 'kitchen' })
  colleague = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
  const other = (await openTestStore(server.context)).storeId
  elsewhere = await openTestAccount(server.context, 'partner', { storeIds: [other] })
})
afterAll(() => server.close())

async function call<Body>(method: 'GET' | 'POST', path: string, as: TestAccount, body?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: as.headers,
    ...(body && { body }),
  })
  // The server's own answer, or none.
  return { code: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Body }
}

const board = async () =>
  (await call<PartnerStore>('GET', `/partner/stores/${storeId}`, cook)).body.messages

const text = 'The customer is at the back door.\nRing them.'

/** Writes to the restaurant of a new order. */
async function write() {
  const { orderId } = await placeTestOrder(server.context, { storeId })
  const path = `/operator/orders/${orderId}/messages`
  const { body } = await call<OrderRecord>('POST', path, operator, { text, to: 'store' })
  const messageId = messagesOf(body)[0]?.id ?? ''
  return { orderId, messageId, read: `/partner/orders/${orderId}/messages/${messageId}/read` }
}

type Message = Extract<TimelineEntry, { kind: 'message' }>
const messagesOf = ({ timeline }: OrderRecord) =>
  timeline.filter((entry): entry is Message => entry.kind === 'message')
const messages = async (orderId: string) =>
  messagesOf((await call<OrderRecord>('GET', `/operator/orders/${orderId}/record`, operator)).body)

test('a message to the restaurant is on its board until somebody there has read it', async () => {
  const { orderId, messageId, read } = await write()
  expect(await messages(orderId)).toMatchObject([
    { recipient: 'store', text, name: 'Sam Taylor', readAt: null, readBy: null },
  ])
  const at = FRIDAY_EVENING.toISOString()
  expect(await board()).toMatchObject([{ id: messageId, orderId, text, at }])
  expect((await call('POST', read, cook)).code).toBe(204)
  expect(await board()).toEqual([])
  expect(await messages(orderId)).toMatchObject([{ readAt: at, readBy: 'Sam Taylor' }])
})

test('it is emailed to the restaurant, and answered to the marketplace', async () => {
  await deliver(server.context, 'send-order-note', sendOrderNote)
  const { orderId, read } = await write()
  const [mail, ...others] = await deliver(server.context, 'send-order-note', sendOrderNote)
  expect(others).toEqual([])
  const { rows } = await server.context.pool.query<{ email: string; slug: string }>(
    'SELECT email, slug FROM store WHERE id = $1',
    [storeId],
  )
  expect(mail).toMatchObject({
    to: rows[0]?.email,
    headers: { 'Reply-To': server.context.marketplace.contactEmail },
  })
  expect(mail?.text).toContain('The customer is at the back door.')
  expect(mail?.text).toContain(`/store-app?store=${rows[0]?.slug}&order=${orderId}`)
  await call('POST', read, cook)
})

test('of several who read it at once, one is recorded', async () => {
  const { orderId, read } = await write()
  const answers = await Promise.all(
    [cook, colleague, cook, colleague].map((as) => call('POST', read, as)),
  )
  for (const { code } of answers) expect(code).toBe(204)
  const [message] = await messages(orderId)
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 60_000))
  expect((await call('POST', read, cook)).code).toBe(204)
  expect((await messages(orderId))[0]).toEqual(message)
  server.setNow(FRIDAY_EVENING)
})

test('only staff of the restaurant read it, and nothing else is read as one', async () => {
  const { orderId, read } = await write()
  expect(await call('POST', read, elsewhere)).toMatchObject({
    code: 404,
    body: { message: 'NONEXISTING_ORDER' },
  })
  const unknown = `/partner/orders/${orderId}/messages/${randomUUID()}/read`
  expect(await call('POST', unknown, cook)).toMatchObject({
    code: 404,
    body: { message: 'NOT_FOUND' },
  })
  const path = `/operator/orders/${orderId}/messages`
  const { body } = await call<OrderRecord>('POST', path, operator, {
    text: 'Sorry',
    to: 'customer',
  })
  const toCustomer = messagesOf(body).find(({ recipient }) => recipient === 'customer')
  const wrong = `/partner/orders/${orderId}/messages/${toCustomer?.id}/read`
  expect((await call('POST', wrong, cook)).code).toBe(404)
  expect(await board()).toHaveLength(1)
  await call('POST', read, cook)
})

test('the restaurant is written to also when the data of the customer was erased', async () => {
  const { orderId } = await placeTestOrder(server.context, { storeId })
  const client = await server.owner.pool.connect()
  await client.query('BEGIN; SET LOCAL session_replication_role = replica')
  await client.query(
    `UPDATE orders SET snapshot = jsonb_set(snapshot, '{contact,email}', '""') WHERE id = $1`,
    [orderId],
  )
  await client.query('COMMIT')
  client.release()
  const path = `/operator/orders/${orderId}/messages`
  expect((await call('POST', path, operator, { text, to: 'customer' })).code).toBe(409)
  expect((await call('POST', path, operator, { text, to: 'store' })).code).toBe(200)
  expect(await board()).toHaveLength(1)
})
