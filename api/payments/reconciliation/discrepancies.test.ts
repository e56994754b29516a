import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentDiscrepancy } from '#contract/payments/operator-payments.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { PaymentsRefused, type PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { refundOrder } from '#api/payments/refunds/refund-order.ts'
import {
  askOperatorsPayments,
  openDiscrepanciesAbout,
  reconcileOnceQuiet,
  type DiscrepanciesPage,
} from '#api/payments/testing/discrepancies.ts'
import {
  OPEN_ALWAYS,
  createPaidApp,
  placePaid,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'

let server: PaidApp
let store: TestStore
let operatorId: string
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context, OPEN_ALWAYS)
  operatorId = (await openTestAccount(server.context, 'operator')).accountId
})
afterAll(() => server.close())

const reconcile = () => reconcileOnceQuiet(server)
const discrepanciesAbout = (orderId: string) => openDiscrepanciesAbout(server, operatorId, orderId)
const send = <Body>(method: 'GET' | 'POST', path: string) =>
  askOperatorsPayments<Body>(server, operatorId, method, path)
const change = (orderId: string, set: object) =>
  server.context.db.updateTable('payment').set(set).where('order_id', '=', orderId).execute()

async function placeCaptured() {
  const placed = await placePaid(server, store)
  const by = { by: 'partner' as const, accountId: null }
  await actOnOrder(server.context, { orderId: placed.id, act: 'accept', ...by })
  await flushJobs(server)
  return placed
}

async function giveBack(orderId: string, lines?: { position: number; quantity: number }[]) {
  const by = { by: 'operator', accountId: operatorId, idempotencyKey: null } as const
  await refundOrder(server.context, { orderId, lines, payer: 'store', reason: '', ...by })
  await flushJobs(server)
}

/** While the provider reports this status of each refund. */
async function withRefunds(status: 'pending' | 'refused', work: () => Promise<void>) {
  const own = server.context.payments
  if (!own) throw new Error('Nobody takes cards')
  const refund: PaymentsPort['refund'] = async (requested) => {
    if (status === 'refused') throw new PaymentsRefused('no', 'No')
    return { ...(await own.refund(requested)), status }
  }
  const findRefund: PaymentsPort['findRefund'] = async (id) => {
    const { status: real } = await own.findRefund(id)
    return { id, status: status === 'pending' ? status : real }
  }
  server.context.payments = { ...own, refund, findRefund }
  await work().finally(() => {
    server.context.payments = own
  })
}
const refuseRefunds = (work: () => Promise<void>) => withRefunds('refused', work)

describe('a discrepancy', () => {
  test('closes by itself once both sides agree, however long ago it was found', async () => {
    const placed = await placeCaptured()
    await change(placed.id, { amount_pence: placed.totalPence + 100 })
    await reconcile()
    server.setNow(new Date(Date.now() + 3 * 24 * 3_600_000))
    await reconcilePayments(server.context)
    expect(await discrepanciesAbout(placed.id)).toHaveLength(1)
    await change(placed.id, { amount_pence: placed.totalPence })
    expect((await reconcilePayments(server.context)).resolved).toBeGreaterThanOrEqual(1)
    expect(await discrepanciesAbout(placed.id)).toEqual([])
    server.setNow(new Date())
  })

  test('that somebody has dealt with comes back only with another difference', async () => {
    const placed = await placeCaptured()
    await server.stripe.refunds.create({ payment_intent: placed.intentId, amount: 300 })
    await reconcile()
    const [found] = await discrepanciesAbout(placed.id)
    const resolved = await send<PaymentDiscrepancy>('POST', `/discrepancies/${found?.id}/resolve`)
    expect(resolved).toMatchObject({ code: 200, kind: 'refundedElsewhere' })
    expect(resolved.resolvedAt).not.toBeNull()
    await reconcile()
    const { discrepancies } = await reconcilePayments(server.context)
    expect(await discrepanciesAbout(placed.id)).toEqual([])
    expect(discrepancies).toBe((await send<DiscrepanciesPage>('GET', '/discrepancies')).open)
    await server.stripe.refunds.create({ payment_intent: placed.intentId, amount: 200 })
    await reconcile()
    expect(await discrepanciesAbout(placed.id)).toMatchObject([{ providerPence: 500 }])
  })

  test('that somebody has dealt with stays closed while other money of the order moves', async () => {
    const placed = await placeCaptured()
    await server.stripe.refunds.create({ payment_intent: placed.intentId, amount: 300 })
    await reconcile()
    const [found] = await discrepanciesAbout(placed.id)
    await send('POST', `/discrepancies/${found?.id}/resolve`)
    await giveBack(placed.id, [{ position: 0, quantity: 1 }])
    await reconcile()
    expect(await discrepanciesAbout(placed.id)).toEqual([])
  })

  test('stays the same while the money of its order moves', async () => {
    const placed = await placeCaptured()
    await refuseRefunds(() => giveBack(placed.id, [{ position: 0, quantity: 1 }]))
    await reconcile()
    const [found] = await discrepanciesAbout(placed.id)
    expect(found).toMatchObject({ kind: 'refundFailed' })
    await change(placed.id, { changed_at: server.context.now() })
    await reconcilePayments(server.context)
    expect(await discrepanciesAbout(placed.id)).toMatchObject([{ id: found?.id }])
  })

  test('that had closed by itself and is found again is the same, as of when it was first found', async () => {
    const placed = await placeCaptured()
    await change(placed.id, { amount_pence: placed.totalPence + 100 })
    await reconcile()
    const [found] = await discrepanciesAbout(placed.id)
    await change(placed.id, { amount_pence: placed.totalPence })
    await reconcile()
    expect(await discrepanciesAbout(placed.id)).toEqual([])
    await change(placed.id, { amount_pence: placed.totalPence + 100 })
    await reconcile()
    const { id, foundAt } = found ?? {}
    expect(await discrepanciesAbout(placed.id)).toMatchObject([{ id, foundAt, resolvedAt: null }])
  })

  test('about a refund that failed and was dealt with comes back with the next that fails', async () => {
    const placed = await placeCaptured()
    const lines = [{ position: 0, quantity: 1 }]
    await refuseRefunds(() => giveBack(placed.id, lines))
    await reconcile()
    const [found] = await discrepanciesAbout(placed.id)
    await send('POST', `/discrepancies/${found?.id}/resolve`)
    await reconcile()
    expect(await discrepanciesAbout(placed.id)).toEqual([])
    await refuseRefunds(() => giveBack(placed.id, lines))
    await reconcile()
    const again = await discrepanciesAbout(placed.id)
    expect(again).toMatchObject([{ kind: 'refundFailed', ownPence: found?.ownPence }])
    expect(again[0]?.id).not.toBe(found?.id)
  })

  test('lists a refund that is pending at the provider for a day, until it is made', async () => {
    const placed = await placeCaptured()
    await withRefunds('pending', async () => {
      await giveBack(placed.id)
      server.setNow(new Date(server.context.now().getTime() + 23 * 3_600_000))
      await reconcilePayments(server.context)
      expect(await discrepanciesAbout(placed.id)).toEqual([])
      server.setNow(new Date(server.context.now().getTime() + 2 * 3_600_000))
      await reconcilePayments(server.context)
    })
    const [found] = await discrepanciesAbout(placed.id)
    expect(found).toMatchObject({ kind: 'refundPending', ownPence: placed.totalPence })
    await reconcilePayments(server.context)
    await reconcilePayments(server.context)
    expect(await discrepanciesAbout(placed.id)).toEqual([])
    server.setNow(new Date())
  })

  test('is listed page by page, the open ones first', async () => {
    const all: PaymentDiscrepancy[] = []
    let cursor = ''
    do {
      const page = await send<DiscrepanciesPage>('GET', `/discrepancies?limit=2${cursor}`)
      all.push(...page.items)
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`
    } while (cursor)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const { items, open } = await send<DiscrepanciesPage>('GET', '/discrepancies?limit=100')
    expect(all.map(({ id }) => id)).toEqual(items.map(({ id }) => id))
    const isOpen = all.map(({ resolvedAt }) => resolvedAt === null)
    expect(isOpen).toEqual(isOpen.toSorted().toReversed())
    expect(isOpen.filter(Boolean)).toHaveLength(open)
    expect((await send('GET', '/discrepancies?cursor=x')).code).toBe(400)
    expect((await send('POST', `/discrepancies/${store.storeId}/resolve`)).code).toBe(404)
  })
})
