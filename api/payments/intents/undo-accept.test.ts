import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import {
  createPaidApp,
  flushJobs,
  moneyOf,
  placePaid,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: PaidApp
let store: TestStore
let cook: TestAccount
beforeAll(async () => {
  server = await createPaidApp()
})
beforeEach(async () => {
  store = await openTestStore(server.context)
  cook = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
})
afterAll(() => server.close())

async function act(orderId: string, name: string, body?: object) {
  const url = `/api/v1/partner/orders/${orderId}/${name}`
  const { headers } = cook
  const answer = await server.app.inject({ method: 'POST', url, headers, ...(body && { body }) })
  return answer.json<Order & { message: string }>()
}

/** Pays an order by card and accepts it; returns the number of that event. */
async function accepted() {
  const { id } = await placePaid(server, store)
  const { events } = await act(id, 'accept', { minutes: 20 })
  return { id, eventId: events.at(-1)?.id ?? 0 }
}

async function waitingSettlements(orderId: string): Promise<boolean[]> {
  const { rows } = await server.context.pool.query<{ waits: boolean }>(
    `SELECT run_at > now() + interval '15 seconds' AS waits
     FROM graphile_worker._private_jobs AS job
     JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
     WHERE task.identifier = 'settle-payment' AND job.payload->>'orderId' = $1`,
    [orderId],
  )
  return rows.map(({ waits }) => waits)
}

test('a card is charged only when the acceptance can no longer be undone', async () => {
  const { id } = await accepted()
  expect(await moneyOf(server, id)).toMatchObject({
    status: 'capturing',
    intent: 'requires_capture',
  })
  // The first one is of its authorisation.
  expect(await waitingSettlements(id)).toEqual([false, true])
})

test('an acceptance that is undone charges nothing; accepted again, it is charged once', async () => {
  const { id, eventId } = await accepted()
  expect(await act(id, 'undo', { eventId })).toMatchObject({ status: 'pending' })
  await flushJobs(server)
  expect(await moneyOf(server, id)).toEqual({
    status: 'authorised',
    order: 'pending',
    intent: 'requires_capture',
  })
  await act(id, 'accept', { minutes: 20 })
  await flushJobs(server)
  await flushJobs(server)
  expect(await moneyOf(server, id)).toMatchObject({ status: 'captured', intent: 'succeeded' })
})

test('an order that is declined after its acceptance was undone has its hold released', async () => {
  const { id, eventId } = await accepted()
  await act(id, 'undo', { eventId })
  await act(id, 'decline', { reason: 'tooBusy' })
  await flushJobs(server)
  expect(await moneyOf(server, id)).toEqual({
    status: 'voided',
    order: 'declined',
    intent: 'canceled',
  })
})

test('an acceptance can’t be undone once its card was charged', async () => {
  const { id, eventId } = await accepted()
  await flushJobs(server)
  expect((await act(id, 'undo', { eventId })).message).toBe('ORDER_STATUS_INVALID')
  expect(await moneyOf(server, id)).toMatchObject({ status: 'captured', order: 'accepted' })
})

test('an undo and the charge at once end in one of both, and no order has lost its money', async () => {
  const { id, eventId } = await accepted()
  const [undone] = await Promise.all([act(id, 'undo', { eventId }), flushJobs(server)])
  const money = await moneyOf(server, id)
  if (undone.status === 'pending') {
    // Charged at the provider at that very moment: the next answer finds it.
    await act(id, 'accept', { minutes: 20 })
    await flushJobs(server)
    expect(await moneyOf(server, id)).toMatchObject({ status: 'captured', intent: 'succeeded' })
  } else expect(money).toMatchObject({ status: 'captured', order: 'accepted' })
})
