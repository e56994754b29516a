import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { givenCard, pay } from '#api/outside/payments/testing/providers.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import {
  OPEN_ALWAYS,
  requestPayment,
  createPaidApp,
  moneyOf,
  placeOnline,
  type PaidApp,
} from '#api/payments/testing/payments.ts'

let server: PaidApp
let store: TestStore
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context, OPEN_ALWAYS)
})
afterAll(() => server.close())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** An order that was accepted, whose money the provider has not authorised, and so never captures. */
async function placeUncapturable(sinceMinutes: number): Promise<string> {
  const placed = await placeOnline(server, store)
  await requestPayment(server, placed)
  const { db } = server.context
  await db.updateTable('orders').set({ status: 'accepted' }).where('id', '=', placed.id).execute()
  await db
    .updateTable('payment')
    .set({ status: 'capturing', changed_at: minutesAgo(sinceMinutes) })
    .where('order_id', '=', placed.id)
    .execute()
  return placed.id
}

const kindsAbout = async (orderId: string) => {
  const found = await server.context.db
    .selectFrom('payment_discrepancy')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('resolved_at', 'is', null)
    .execute()
  return found.map(({ kind }) => kind)
}

test('an order that is stuck does not stop the others, and is reported after an hour', async () => {
  const short = await placeUncapturable(50)
  const long = await placeUncapturable(90)
  const nobodys = await server.stripe.paymentIntents.create({
    amount: 1500,
    currency: 'gbp',
    capture_method: 'manual',
    confirm: true,
    ...givenCard('pm_card_visa'),
    metadata: { orderId: crypto.randomUUID() },
  })
  server.setNow(new Date(Date.now() + 3 * 60_000))
  const counts = await reconcilePayments(server.context)
  expect(counts).toMatchObject({ cancelled: 1, discrepancies: 1 })
  expect(await server.stripe.paymentIntents.retrieve(nobodys.id)).toMatchObject({
    status: 'canceled',
  })
  expect(await kindsAbout(short)).toEqual([])
  expect(await kindsAbout(long)).toEqual(['stuck'])
  expect(await moneyOf(server, long)).toMatchObject({ status: 'capturing' })
})

test('and is no longer reported once it has moved', async () => {
  const orderId = await placeUncapturable(90)
  await reconcilePayments(server.context)
  expect(await kindsAbout(orderId)).toEqual(['stuck'])
  const { intent_id } = await server.context.db
    .selectFrom('payment')
    .select('intent_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await pay(server, intent_id ?? '', 'pm_card_visa')
  await reconcilePayments(server.context)
  await reconcilePayments(server.context)
  expect(await moneyOf(server, orderId)).toMatchObject({ status: 'captured' })
  expect(await kindsAbout(orderId)).toEqual([])
})
