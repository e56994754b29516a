import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Act } from '#rules/orders/order-status.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import {
  createPaidApp,
  flushJobs,
  placePaid,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: PaidApp
let store: TestStore
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context)
})
afterAll(() => server.close())

const partnerDoes = (orderId: string, act: Act) =>
  actOnOrder(server.context, { orderId, act, by: 'partner', accountId: null })

test.each<Act[][]>([[['accept', 'dispatch', 'complete']], [['accept', 'cancel']], [['decline']]])(
  'an order that is paid online is answered as it is from then on: %j',
  async (acts) => {
    const { id } = await placePaid(server, store)
    for (const act of acts) {
      expect(await partnerDoes(id, act)).toEqual(await readOrder(server.context, id, 'partner'))
      await flushJobs(server)
    }
  },
)

test('an order that was charged is answered with what its cancelling refunds', async () => {
  const { id, totalPence } = await placePaid(server, store)
  await partnerDoes(id, 'accept')
  await flushJobs(server)
  const { payment } = await partnerDoes(id, 'cancel')
  expect(payment).toMatchObject({ status: 'captured', refundedPence: totalPence })
})

/** How often the provider is to be asked about an order. */
async function jobsAbout(orderId: string): Promise<number> {
  const { rows } = await server.context.pool.query(
    `SELECT FROM graphile_worker._private_jobs AS job
     JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
     WHERE task.identifier = 'settle-payment' AND payload ->> 'orderId' = $1`,
    [orderId],
  )
  return rows.length
}

test('the provider is asked about what is paid online alone, and only where money moves', async () => {
  const { orderId: inCash } = await placeTestOrder(server.context, { storeId: store.storeId })
  await partnerDoes(inCash, 'accept')
  await partnerDoes(inCash, 'dispatch')
  expect(await jobsAbout(inCash)).toBe(0)
  const { id } = await placePaid(server, store)
  await flushJobs(server)
  await partnerDoes(id, 'accept')
  expect(await jobsAbout(id)).toBe(1)
  await flushJobs(server)
  await partnerDoes(id, 'dispatch')
  expect(await jobsAbout(id)).toBe(0)
})

test('the email that an order still waits for its restaurant comes minutes after it was paid', async () => {
  const { id } = await placePaid(server, store)
  const { rows } = await server.context.pool.query(
    `SELECT job.run_at - job.created_at >= interval '1 minute' AS "isLater"
     FROM graphile_worker._private_jobs AS job
     JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
     WHERE task.identifier = 'email-waiting-order' AND payload ->> 'orderId' = $1`,
    [id],
  )
  expect(rows).toEqual([{ isLater: true }])
})
