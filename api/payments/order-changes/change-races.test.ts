import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import { createPaidApp, flushJobs, trouble, type PaidApp } from '#api/payments/testing/payments.ts'
import { atOnce } from '#api/testing/at-once.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import type { TestStore } from '#api/testing/test-store.ts'
import { expireOrderChanges } from './expire-order-changes.ts'
import {
  openStoreToChange,
  type ChangeCalls,
  accept,
  atProvider,
  expire,
  placeOrderToChange,
} from './testing/orders-to-change.ts'

let server: PaidApp
let store: TestStore
let staff: TestAccount
let calls: ChangeCalls
beforeAll(async () => {
  server = await createPaidApp()
})
beforeEach(async () => {
  ;({ store, staff, calls } = await openStoreToChange(server, 'owner'))
})
afterAll(() => server.close())

async function expectSettled(orderId: string, paysPence: number) {
  await flushJobs(server)
  const { captured, refunded } = await atProvider(server, orderId)
  expect(captured - refunded).toBe(paysPence)
  expect(await ledgerOf(server, orderId)).toMatchObject({ customer: 0 })
}

test('several devices take the same dish out at once: one does, and it is refunded once', async () => {
  const placed = await placeOrderToChange(server, store)
  const answers = await atOnce(6, () => calls.change(placed.id, calls.bread(0)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers)
    if (status !== 200) expect(body.message).toBe('ORDER_HAS_CHANGED')
  await expectSettled(placed.id, placed.totalPence - 450)
})

test('a dish is taken out and refunded by hand at once: its money goes back once', async () => {
  const placed = await placeOrderToChange(server, store)
  const url = `/api/v1/partner/orders/${placed.id}/refund`
  const body = { lines: [{ position: 1, quantity: 1 }] }
  await Promise.all([
    ...Array.from({ length: 3 }, () => calls.change(placed.id, calls.bread(0))),
    ...Array.from({ length: 3 }, () =>
      server.app.inject({ method: 'POST', url, headers: staff.headers, body }),
    ),
  ])
  await expectSettled(placed.id, placed.totalPence - 450)
})

test('an order is accepted while a dish is taken out: less is captured, or it is refunded', async () => {
  const placed = await placeOrderToChange(server, store, { paid: 'held' })
  const [changed] = await Promise.all([
    calls.change(placed.id, calls.bread(0)),
    accept(server, placed.id),
  ])
  expect(changed.status).toBe(200)
  await expectSettled(placed.id, placed.totalPence - 450)
})

test('a customer cancels while a dish is taken out: nothing is captured', async () => {
  const placed = await placeOrderToChange(server, store, { paid: 'held' })
  const by = { orderId: placed.id, by: 'customer', accountId: null } as const
  const [changed] = await Promise.all([
    calls.change(placed.id, calls.bread(0)),
    actOnOrder(server.context, { ...by, act: 'cancel' }),
  ])
  if (changed.status !== 200) expect(changed.body.message).toBe('ORDER_STATUS_INVALID')
  await flushJobs(server)
  expect((await atProvider(server, placed.id)).captured).toBe(0)
})

test('of yes, no, silence and a phone call at once, one counts', async () => {
  const placed = await placeOrderToChange(server, store, { ifSoldOut: 'call' })
  const { body } = await calls.change(placed.id, calls.bread(0))
  const changeId = body.changes[0]?.id ?? ''
  await Promise.all([
    calls.answer(placed, changeId, true),
    calls.answer(placed, changeId, false),
    expire(server, placed.id, changeId),
    calls.end(placed.id, changeId, 'agreedByPhone', 'Aisha'),
    calls.answer(placed, changeId, true),
  ])
  const after = await calls.read(placed)
  const [change] = after.changes
  expect(after.events.filter(({ act }) => act === 'change' || act === 'refuseChange')).toHaveLength(
    1,
  )
  const isMade = change?.result === 'changed'
  await expectSettled(placed.id, placed.totalPence - (isMade ? 450 : 0))
})

test('a change ends by itself at its deadline, and not before', async () => {
  const placed = await placeOrderToChange(server, store, { ifSoldOut: 'call' })
  await calls.change(placed.id, calls.bread(0))
  expect(await expireOrderChanges(server.context)).toBe(0)
  server.setNow(new Date(server.context.now().getTime() + 5 * 60_000))
  expect(await expireOrderChanges(server.context)).toBe(1)
  expect((await calls.read(placed)).changes).toMatchObject([
    { state: 'expired', result: 'changed' },
  ])
  expect(await expireOrderChanges(server.context)).toBe(0)
})

test('a provider that is down refunds a change once it is back', async () => {
  const placed = await placeOrderToChange(server, store)
  await trouble(server, { failRate: 1 })
  expect((await calls.change(placed.id, calls.bread(0))).status).toBe(200)
  await trouble(server)
  await expectSettled(placed.id, placed.totalPence - 450)
})
