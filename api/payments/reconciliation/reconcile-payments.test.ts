import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json } from '#api/database/json.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { givenCard } from '#api/outside/payments/testing/providers.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { refundOrder } from '#api/payments/refunds/refund-order.ts'
import {
  askOperatorsPayments,
  openDiscrepanciesAbout,
  reconcileOnceQuiet,
} from '#api/payments/testing/discrepancies.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import {
  OPEN_ALWAYS,
  requestPayment,
  createPaidApp,
  moneyOf,
  placeAndHold,
  placeOnline,
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
const reconcile = () => reconcileOnceQuiet(server)
const discrepanciesAbout = (orderId: string) => openDiscrepanciesAbout(server, operatorId, orderId)
afterAll(() => server.close())

const byStore = (orderId: string) => ({ orderId, by: 'partner' as const, accountId: null })

async function placeCaptured() {
  const placed = await placePaid(server, store)
  await actOnOrder(server.context, { ...byStore(placed.id), act: 'accept' })
  await flushJobs(server)
  return placed
}

const change = (orderId: string, set: object) =>
  server.context.db.updateTable('payment').set(set).where('order_id', '=', orderId).execute()

describe('a stuck payment moves on', () => {
  test('an order that was paid although no webhook arrived', async () => {
    server.setNow(FRIDAY_EVENING)
    const placed = await placeAndHold(server, store)
    await reconcile()
    expect(await moneyOf(server, placed.id)).toMatchObject({
      status: 'authorised',
      order: 'pending',
    })
  })

  test('money that was to be captured, released or refunded', async () => {
    const accepted = await placePaid(server, store)
    await actOnOrder(server.context, { ...byStore(accepted.id), act: 'accept' })
    const declined = await placePaid(server, store)
    await actOnOrder(server.context, { ...byStore(declined.id), act: 'decline' })
    const cancelled = await placeCaptured()
    await actOnOrder(server.context, { ...byStore(cancelled.id), act: 'cancel' })
    await reconcile()
    expect(await moneyOf(server, accepted.id)).toMatchObject({ intent: 'succeeded' })
    expect(await moneyOf(server, declined.id)).toMatchObject({ intent: 'canceled' })
    expect(await ledgerOf(server, cancelled.id)).toMatchObject({ customer: 0, store: 0 })
  })

  test('money that is held for an order which has ended, or was accepted', async () => {
    const ended = await placePaid(server, store)
    const accepted = await placePaid(server, store)
    for (const [{ id }, status] of [
      [ended, 'declined'],
      [accepted, 'accepted'],
    ] as const)
      await server.context.db.updateTable('orders').set({ status }).where('id', '=', id).execute()
    await reconcile()
    await reconcile()
    expect(await moneyOf(server, ended.id)).toMatchObject({ status: 'voided', intent: 'canceled' })
    expect(await moneyOf(server, accepted.id)).toMatchObject({ status: 'captured' })
  })
})

describe('an unused hold is released', () => {
  const authorised = (orderId: string) =>
    server.stripe.paymentIntents.create({
      amount: 1500,
      currency: 'gbp',
      capture_method: 'manual',
      ...givenCard('pm_card_visa'),
      allowed_payment_method_types: ['card'],
      confirm: true,
      metadata: { orderId },
    })

  test('of no order of ours, and a second one of an order', async () => {
    const placed = await placeCaptured()
    const intents = [
      await authorised('0196f2a4-7d1e-7c3a-9b52-3f0d7a1c9e44'),
      await authorised(placed.id),
    ]
    expect((await reconcile()).cancelled).toBeGreaterThanOrEqual(2)
    for (const { id } of intents)
      expect((await server.stripe.paymentIntents.retrieve(id)).status).toBe('canceled')
    expect(await moneyOf(server, placed.id)).toMatchObject({ intent: 'succeeded' })
  })

  test('but not one that names no order: it may be of somebody else', async () => {
    const { id } = await authorised('')
    await reconcile()
    expect((await server.stripe.paymentIntents.retrieve(id)).status).toBe('requires_capture')
  })

  test('nor one that is just being made', async () => {
    server.setNow(new Date())
    const { id } = await authorised('0196f2a4-7d1e-7c3a-9b52-3f0d7a1c9e44')
    await reconcilePayments(server.context)
    expect((await server.stripe.paymentIntents.retrieve(id)).status).toBe('requires_capture')
  })

  test('requested for an order that was abandoned', async () => {
    const placed = await placeOnline(server, store)
    const { intentId } = await requestPayment(server, placed)
    await change(placed.id, { status: 'voided' })
    await reconcile()
    expect((await server.stripe.paymentIntents.retrieve(intentId)).status).toBe('canceled')
  })
})

describe('reports to the operator', () => {
  const cases: [
    string,
    (placed: { id: string; intentId: string; totalPence: number }) => Promise<unknown>,
    object,
  ][] = [
    ['capturedWithoutOrder', ({ id }) => change(id, { status: 'voided' }), { ownPence: null }],
    ['amountDiffers', ({ id, totalPence }) => change(id, { amount_pence: totalPence + 100 }), {}],
    [
      'refundedElsewhere',
      ({ intentId }) => server.stripe.refunds.create({ payment_intent: intentId, amount: 300 }),
      { providerPence: 300, ownPence: 0 },
    ],
    [
      'refundMissing',
      async ({ id }) => {
        await change(id, { refunded_pence: 400 })
        await server.context.db
          .insertInto('refund')
          .values({
            id: crypto.randomUUID(),
            order_id: id,
            status: 'succeeded',
            amount_pence: 400,
            lines: json([]),
            payer: 'store',
            reason: '',
            requested_at: FRIDAY_EVENING,
          })
          .execute()
      },
      { providerPence: 0, ownPence: 400 },
    ],
    [
      'cancelledNotRefunded',
      ({ id }) =>
        server.context.db
          .updateTable('orders')
          .set({ status: 'cancelled' })
          .where('id', '=', id)
          .execute(),
      {},
    ],
    [
      'ledgerUnbalanced',
      ({ id }) =>
        server.context.db
          .insertInto('ledger_transfer')
          .values({
            order_id: id,
            store_id: store.storeId,
            kind: 'tip',
            debit: 'customer',
            credit: 'marketplace',
            amount_pence: 7,
            at: FRIDAY_EVENING,
          })
          .execute(),
      { ownPence: -7 },
    ],
    ['holdExpired', ({ id }) => change(id, { status: 'lapsed' }), {}],
  ]

  test.each(cases)('%s', async (kind, damage, reported) => {
    const placed = await placeCaptured()
    await damage(placed)
    await reconcile()
    const found = await discrepanciesAbout(placed.id)
    const one = found.find((each) => each.kind === kind)
    expect(found.map((each) => each.kind)).toContain(kind)
    expect(one).toMatchObject({
      intentId: placed.intentId,
      order: {
        number: placed.number,
        storeName: 'Mare Street Pizza',
        totalPence: placed.totalPence,
      },
      resolvedAt: null,
      ...reported,
    })
    await reconcile()
    const again = (await discrepanciesAbout(placed.id)).filter((each) => each.kind === kind)
    expect(again).toHaveLength(1)
    expect(again[0]?.id).toBe(one?.id)
    expect(Date.parse(again[0]?.seenAt ?? '')).toBeGreaterThan(Date.parse(one?.seenAt ?? ''))
  })

  test('refundFailed, until another is given', async () => {
    const placed = await placeCaptured()
    const given = { orderId: placed.id, payer: 'store', reason: '', by: 'operator' } as const
    const giveBack = async (lines?: { position: number; quantity: number }[]) => {
      const by = { accountId: operatorId, idempotencyKey: null }
      await refundOrder(server.context, { ...given, ...by, lines })
      await flushJobs(server)
    }
    await server.stripe.refunds.create({ payment_intent: placed.intentId, amount: 1 })
    await giveBack()
    await reconcile()
    const kinds = (await discrepanciesAbout(placed.id)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['refundFailed', 'refundedElsewhere'])
    await giveBack([{ position: 0, quantity: 1 }])
    await reconcile()
    expect(await discrepanciesAbout(placed.id)).toMatchObject([{ kind: 'refundedElsewhere' }])
  })

  test('capturedHereOnly', async () => {
    const placed = await placePaid(server, store)
    await change(placed.id, { status: 'captured' })
    await reconcile()
    const kinds = (await discrepanciesAbout(placed.id)).map(({ kind }) => kind)
    expect(kinds).toContain('capturedHereOnly')
  })

  test('holdExpired, of an order that still waits for its answer', async () => {
    const placed = await placePaid(server, store)
    await server.stripe.paymentIntents.cancel(placed.intentId)
    await reconcile()
    expect(await discrepanciesAbout(placed.id)).toMatchObject([
      { kind: 'holdExpired', providerPence: 0 },
    ])
  })
})

describe('the ledger is written late', () => {
  test('for a payment that was captured without it, with the provider’s fee', async () => {
    const placed = await placePaid(server, store)
    await server.stripe.paymentIntents.capture(placed.intentId)
    await change(placed.id, { status: 'captured' })
    expect((await reconcile()).entered).toBeGreaterThanOrEqual(1)
    await reconcile()
    const ledger = await ledgerOf(server, placed.id)
    expect(ledger.customer).toBe(0)
    expect(ledger.providerFee).toBeLessThan(0)
    expect(ledger.store).toBeGreaterThan(0)
  })

  test('for cash that was taken before there was one', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId: store.storeId })
    const at = server.context.now()
    const event = { order_id: orderId, store_id: store.storeId, status: 'completed' } as const
    await server.context.db
      .insertInto('order_event')
      .values({ ...event, act: 'complete', by: 'partner', at })
      .execute()
    await reconcile()
    expect(await ledgerOf(server, orderId)).toMatchObject({ customer: 0, store: -60 })
  })
})

test('an operator may ask for it', async () => {
  const counts = await askOperatorsPayments(server, operatorId, 'POST', '/reconcile')
  expect(counts).toMatchObject({ code: 200, compared: expect.any(Number) })
})
