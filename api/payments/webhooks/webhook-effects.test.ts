import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackground } from '#api/background.ts'
import type { RunningJobs } from '#api/jobs/start-jobs.ts'
import { TestStream } from '#api/live/testing/stream.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import {
  askToAbandon,
  createPaidApp,
  freePort,
  moneyOf,
  placeAndHold,
  placeOnline,
  trouble,
  type PaidApp,
} from '#api/payments/testing/payments.ts'

let server: PaidApp
let store: TestStore
let jobs: RunningJobs
let url: string
beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  server = await createPaidApp({ port })
  store = await openTestStore(server.context)
  const { context, sandbox } = server
  const configuration = { ...context.configuration, workers: 2, smtpUrl: sandbox.smtpUrl }
  const log = { warn: () => {}, error: () => {} }
  jobs = await startBackground({ ...context, configuration }, log)
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

test('a customer who pays and closes the tab has an order, and accepting it captures the money', async () => {
  const storeIds = [store.storeId]
  const { headers } = await openTestAccount(server.context, 'partner', { storeIds })
  const board = await TestStream.open(url, `/partner/stores/${store.storeId}/events`, headers)
  const unpaid = await placeOnline(server, store)
  await askToAbandon(server, unpaid)

  const { id: orderId, orderToken } = await placeAndHold(server, store)
  const own = await TestStream.open(url, `/order/${orderId}/events`, {
    'x-order-token': orderToken,
  })
  await expect
    .poll(() => moneyOf(server, orderId))
    .toMatchObject({ order: 'pending', status: 'authorised' })
  await actOnOrder(server.context, { orderId, act: 'accept', by: 'partner', accountId: null })
  const seen = await own.take(4)
  expect(seen.map(({ data }) => [data['act'], data['status']])).toEqual([
    ['place', 'awaitingpayment'],
    ['authorise', 'pending'],
    ['accept', 'accepted'],
    ['capture', 'accepted'],
  ])
  expect(await moneyOf(server, orderId)).toMatchObject({ status: 'captured', intent: 'succeeded' })
  // The store gets no email about an unpaid order, nor about this one before its payment.
  expect((await board.take(3)).map(({ data }) => [data['orderId'], data['act']])).toEqual([
    [orderId, 'authorise'],
    [orderId, 'accept'],
    [orderId, 'capture'],
  ])
  own.leave()
  board.leave()
})

test('events that come in any order, and twice, do not change the result', async () => {
  await trouble(server, { webhooks: 'shuffled', delayMs: 200 })
  const shuffled = await placeAndHold(server, store)
  await trouble(server, { webhooks: 'duplicated' })
  const doubled = await placeAndHold(server, store)
  const given = await placeAndHold(server, store)
  await askToAbandon(server, given)
  for (const { id } of [shuffled, doubled])
    await expect.poll(() => moneyOf(server, id)).toMatchObject({ status: 'authorised' })
  // Whichever is first: money is held for an order, or released with it.
  const ends = new Set(['pending authorised requires_capture', 'unpaid voided canceled'])
  const endOf = async ({ id }: { id: string }) => {
    const { order, status, intent } = await moneyOf(server, id)
    return `${order} ${status} ${intent}`
  }
  await expect.poll(async () => ends.has(await endOf(given))).toBe(true)
  await trouble(server)
})
