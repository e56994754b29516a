import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PayoutRun } from '#contract/payments/payouts.ts'
import { addDays, londonParts } from '#rules/time/london.ts'
import { PayoutDesk } from '#api/operator/payouts/testing/payout-desk.ts'
import { PaymentsRefused, PaymentsUnreachable } from '#api/outside/payments/payments.port.ts'
import { pay } from '#api/outside/payments/testing/providers.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { refundOrder } from '#api/payments/refunds/refund-order.ts'
import { reconcilePayments } from '#api/payments/reconciliation/reconcile-payments.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import { createPaidApp, flushJobs, type PaidApp } from '#api/payments/testing/payments.ts'
import { Tipping } from '#api/payments/tips/testing/later-tips.ts'
import type { TestStore } from '#api/testing/test-store.ts'
import { PaidStores } from './testing/paid-stores.ts'

let server: PaidApp
let stores: PaidStores
let store: TestStore
beforeAll(async () => {
  server = await createPaidApp()
  stores = new PaidStores(server)
  await stores.payBy('stripe')
  await setDefaultCommission()
})
beforeEach(async () => {
  store = (await stores.open()).store
})
afterAll(() => server.close())

/** 10 % of the food. */
async function setDefaultCommission(): Promise<void> {
  const terms = { from_day: '2020-01-01', rate_hundredths: 1000, set_at: new Date() }
  await server.context.db
    .insertInto('commission_rate')
    .values([
      { ...terms, service: 'delivery' },
      { ...terms, service: 'collection' },
    ])
    .execute()
}

const refund = async (orderId: string, payer: 'store' | 'marketplace', amountPence?: number) => {
  const { accountId } = stores.finance
  const by = { by: 'operator', accountId, idempotencyKey: null } as const
  await refundOrder(server.context, { orderId, payer, reason: 'Cold', amountPence, ...by })
  await flushJobs(server)
}

/** Everybody has what is theirs, and the ledger says the same of the account as the provider. */
async function settled(orderId: string) {
  const ledger = await ledgerOf(server, orderId)
  expect(ledger.customer).toBe(0)
  expect(Object.values(ledger).reduce((sum, each) => sum + each, 0)).toBe(0)
  return ledger
}

describe('an order of a store that is paid by the provider', () => {
  test('pays the store with its charge, and the marketplace keeps its part', async () => {
    const { id, totalPence } = await stores.sell(store)
    const { marketplace } = await settled(id)
    expect(marketplace).toBeGreaterThan(0)
    expect(await stores.owed(store)).toBe(0)
    expect(await stores.received(store)).toBe(totalPence - marketplace)
  })

  test('stays with the marketplace while its account isn’t complete', async () => {
    const { store: other } = await stores.open('leave')
    const { id, totalPence } = await stores.sell(other)
    const { marketplace } = await settled(id)
    expect(await stores.owed(other)).toBe(totalPence - marketplace)
    expect(await stores.received(other)).toBe(0)
  })

  test('is charged all the same when its account has just been restricted', async () => {
    await stores.decide(store, 'restricted')
    const { id, totalPence } = await stores.sell(store)
    const { marketplace } = await settled(id)
    expect(await stores.owed(store)).toBe(totalPence - marketplace)
    expect(await stores.received(store)).toBe(0)
  })

  test('pays what the store owes from elsewhere first', async () => {
    await owe(store, 500)
    const { id, totalPence } = await stores.sell(store)
    const { marketplace } = await settled(id)
    expect(await stores.owed(store)).toBe(0)
    expect(await stores.received(store)).toBe(2 * (totalPence - marketplace) - 500)
  })

  test('is written into the ledger with its transfer, when that was missing', async () => {
    const { id } = await stores.sell(store)
    const before = await settled(id)
    await server.owner.pool.query(
      `ALTER TABLE ledger_transfer DISABLE TRIGGER ledger_transfer_append_only`,
    )
    await server.owner.pool.query('DELETE FROM ledger_transfer WHERE order_id = $1', [id])
    await server.owner.pool.query(
      `ALTER TABLE ledger_transfer ENABLE TRIGGER ledger_transfer_append_only`,
    )
    server.setNow(new Date(server.context.now().getTime() + 3_600_000))
    await reconcilePayments(server.context)
    expect(await settled(id)).toEqual(before)
    expect(await stores.owed(store)).toBe(0)
  })
})

/** A refund that the store could not give back. */
async function owe(of: TestStore, pence: number): Promise<void> {
  const own = server.context.payments
  if (!own) throw new Error('Nobody takes cards')
  const { id } = await stores.sell(of)
  const reverseTransfer = () =>
    Promise.reject(new PaymentsRefused('balance_insufficient', 'Nothing is there'))
  server.context.payments = { ...own, reverseTransfer }
  await refundNet(id, pence)
  server.context.payments = own
}

/** Of the food, of which a tenth is commission. */
const refundNet = (orderId: string, pence: number) =>
  refund(orderId, 'store', Math.round((pence * 10) / 9))

describe('a refund', () => {
  test('by the store comes from its account, less the commission', async () => {
    const { id } = await stores.sell(store)
    const before = await stores.received(store)
    await refund(id, 'store', 500)
    await continuePayment(server.context, id)
    await settled(id)
    expect(await stores.received(store)).toBe(before - 450)
    expect(await stores.owed(store)).toBe(0)
  })

  test('of everything takes back all that the store got', async () => {
    const { id } = await stores.sell(store)
    await refund(id, 'store', 500)
    await refund(id, 'store')
    expect(await settled(id)).toMatchObject({ store: 0 - (await rest(id)), marketplace: 0 })
    expect(await stores.received(store)).toBe(0)
    expect(await stores.owed(store)).toBe(0)
  })

  test('by the marketplace leaves the store its money', async () => {
    const { id } = await stores.sell(store)
    const before = await stores.received(store)
    await refund(id, 'marketplace', 500)
    await settled(id)
    expect(await stores.received(store)).toBe(before)
    expect(await stores.owed(store)).toBe(0)
  })

  test('that many make at once comes back once', async () => {
    const { id } = await stores.sell(store)
    const before = await stores.received(store)
    const { accountId } = stores.finance
    const by = { by: 'operator', accountId, idempotencyKey: null } as const
    const given = { orderId: id, payer: 'store', reason: 'Cold', amountPence: 500, ...by } as const
    await refundOrder(server.context, given)
    await Promise.all(Array.from({ length: 5 }, () => continuePayment(server.context, id)))
    expect(await stores.received(store)).toBe(before - 450)
    expect(await stores.owed(store)).toBe(0)
  })

  test('whose part the provider has not answered about comes back later', async () => {
    const { payments } = server.context
    if (!payments) throw new Error('Nobody takes cards')
    const { id } = await stores.sell(store)
    const before = await stores.received(store)
    vi.spyOn(payments, 'reverseTransfer').mockRejectedValueOnce(
      new PaymentsUnreachable('No answer'),
    )
    await expect(refund(id, 'store', 500)).rejects.toThrow('No answer')
    expect(await stores.received(store)).toBe(before)
    await continuePayment(server.context, id)
    expect(await stores.received(store)).toBe(before - 450)
    expect(await stores.owed(store)).toBe(0)
  })

  test('whose part the account does not have is owed', async () => {
    await owe(store, 500)
    expect(await stores.owed(store)).toBe(-500)
  })
})

/** The tips and bag charges that went with the store's money. */
async function rest(orderId: string): Promise<number> {
  const { tip, bagCharge } = await ledgerOf(server, orderId)
  return tip + bagCharge
}

test('a tip after delivery goes to the account as a whole', async () => {
  const tips = new Tipping(server, store)
  const placed = await tips.delivered()
  await flushJobs(server)
  const before = await stores.received(store)
  const { intentId } = (await tips.ask(placed, 250)).body
  await pay(server, intentId, 'pm_card_visa')
  expect((await tips.settle(placed)).body.tippedPence).toBe(250)
  await settled(placed.id)
  expect(await stores.received(store)).toBe(before + 250)
  expect(await stores.owed(store)).toBe(0)
})

test('a payout run pays what no charge has paid, and nothing else', async () => {
  const desk = new PayoutDesk(server)
  const now = server.context.now()
  await desk.enterAccount(store.storeId)
  const { store: byBank } = await stores.open('leave')
  await desk.enterAccount(byBank.storeId)
  await stores.sell(store)
  await stores.sell(byBank)
  const owedPence = await stores.owed(byBank)
  expect(owedPence).toBeGreaterThan(0)
  await desk.at(new Date(now.getTime() + 3 * 86_400_000))
  const until = addDays(londonParts(server.context.now()).isoDate, -1)
  const { id } = (await desk.make(until)).body as PayoutRun
  const paid = await server.context.db
    .selectFrom('payout')
    .select(['store_id', 'amount_pence'])
    .where('run_id', '=', id)
    .where('store_id', 'in', [store.storeId, byBank.storeId])
    .execute()
  expect(paid).toEqual([{ store_id: byBank.storeId, amount_pence: owedPence }])
})
