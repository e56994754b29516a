import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MailFailed, type OutgoingMail } from '#api/outside/mail/mail.port.ts'
import { completeTestOrder, writeTestReview } from '#api/reviews/testing/reviews.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { askForReview } from './ask-for-review.ts'

let server: TestApp
let store: TestStore
beforeAll(async () => {
  server = await createTestApp()
  store = await openTestStore(server.context)
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  // Everyone in these tests has one mailbox.
  await server.context.pool.query('DELETE FROM login_guess')
})
afterAll(() => server.close())

/** Tries to ask, with a mail server that takes the email or answers with `failure`. */
async function send(
  orderId: string,
  { failure, isRetry = false }: { failure?: Error; isRetry?: boolean } = {},
) {
  const sent: OutgoingMail[] = []
  const mail = {
    async send(each: OutgoingMail) {
      if (failure) throw failure
      sent.push(each)
    },
    close() {},
  }
  const log = { warn: () => {}, error: () => {} }
  const error: unknown = await askForReview(
    server.context,
    { mail, log, isRetry },
    { orderId },
  ).catch((thrown: unknown) => thrown)
  return { sent, error }
}

test('an hour after completion the job is due, enqueued by what completes the order', async () => {
  const { orderId } = await completeTestOrder(server.context, { storeId: store.storeId })
  const { rows } = await server.context.pool.query(
    `SELECT run_at FROM graphile_worker._private_jobs WHERE payload ->> 'orderId' = $1
     AND task_id IN (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'ask-for-review')`,
    [orderId],
  )
  expect(rows).toEqual([{ run_at: new Date(FRIDAY_EVENING.getTime() + 3_600_000) }])
})

test('a guest is led to their order by its key, and to the form on it', async () => {
  const { orderId, orderToken } = await completeTestOrder(server.context, {
    storeId: store.storeId,
  })
  const { sent } = await send(orderId)
  expect(sent).toMatchObject([
    { to: 'sam@example.com', subject: 'How was your meal from Mare Street Pizza?' },
  ])
  expect(sent[0]?.text).toContain(`/account/orders/${orderId}#key=${orderToken}&review`)
})

test('a customer is led there without a key', async () => {
  const { accountId } = await openTestAccount(server.context, 'customer')
  const order = await completeTestOrder(server.context, { storeId: store.storeId, accountId })
  const { sent } = await send(order.orderId)
  expect(sent[0]?.text).toContain(`/account/orders/${order.orderId}#review`)
  expect(sent[0]?.text).not.toContain('key=')
})

test('asks nobody about an order they have reviewed, or that was not completed', async () => {
  const { orderId } = await writeTestReview(server, { storeId: store.storeId })
  expect((await send(orderId)).sent).toEqual([])
  const pending = await placeTestOrder(server.context, { storeId: store.storeId })
  expect((await send(pending.orderId)).sent).toEqual([])
})

test('does not email a mailbox that has stopped review requests, however it is spelled', async () => {
  const { context, app } = server
  const first = await completeTestOrder(context, { storeId: store.storeId })
  const stop = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: `/api/v1/order/${first.orderId}/review/stop`, headers })
  expect((await stop({})).statusCode).toBe(404)
  for (const _ of [1, 2])
    expect((await stop({ 'x-order-token': first.orderToken })).statusCode).toBe(204)
  const next = await completeTestOrder(context, { storeId: store.storeId })
  await server.owner.pool.query('ALTER TABLE orders DISABLE TRIGGER orders_frozen')
  await context.pool.query(
    `UPDATE orders SET snapshot = jsonb_set(snapshot, '{contact,email}', '"Sam+food@Example.com"')
     WHERE id = $1`,
    [next.orderId],
  )
  expect((await send(next.orderId)).sent).toEqual([])
  await context.pool.query('DELETE FROM review_request_stop')
  expect((await send(next.orderId)).sent).toHaveLength(1)
})

test('asks a mailbox once a day, whoever orders', async () => {
  const complete = () => completeTestOrder(server.context, { storeId: store.storeId })
  const orders = await Promise.all([complete(), complete(), complete()])
  const all = await Promise.all(orders.map(({ orderId }) => send(orderId)))
  expect(all.flatMap(({ sent }) => sent)).toHaveLength(1)
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 24 * 3_600_000 + 1))
  expect((await send((await complete()).orderId)).sent).toHaveLength(1)
})

test('an email that a mail server refused is sent again, as the same email, and counted once', async () => {
  const { orderId } = await completeTestOrder(server.context, { storeId: store.storeId })
  expect((await send(orderId, { failure: new MailFailed('ECONNECTION') })).error).toBeInstanceOf(
    MailFailed,
  )
  const { sent } = await send(orderId, { isRetry: true })
  expect(sent[0]?.messageId).toContain(`<review-request-${orderId}@`)
})
