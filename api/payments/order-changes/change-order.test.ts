import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kitchenOf } from '#api/testing/test-meal-deal.ts'
import { feeOf } from '#sandbox/stripe/charges/record-balance.ts'
import { openDiscount } from '#api/discount/testing/discounts.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import {
  createPaidApp,
  emailsAbout,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import type { TestStore } from '#api/testing/test-store.ts'
import { openDiscrepanciesAbout, reconcileOnceQuiet } from '#api/payments/testing/discrepancies.ts'
import {
  openStoreToChange,
  type ChangeCalls,
  accept,
  atProvider,
  placeOrderToChange,
} from './testing/orders-to-change.ts'
import { addSimilarDish } from './testing/similar-dish.ts'

let server: PaidApp
let store: TestStore
let calls: ChangeCalls
beforeAll(async () => {
  server = await createPaidApp()
})
beforeEach(async () => {
  ;({ store, calls } = await openStoreToChange(server))
})
afterAll(() => server.close())

const focaccia = (pricePence: number, declared: object = {}) =>
  addSimilarDish(server.context, store, { pricePence, declared })

const balanced = { customer: 0 }

describe('taking a dish out', () => {
  test('returns to the budget of a discount what it takes less off', async () => {
    const { storeId } = store
    const { id } = await openDiscount(server.context, { code: null, store_id: storeId })
    const spent = () =>
      server.context.db
        .selectFrom('discount')
        .select(['spent_pence as pence', 'used'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const placed = await placeOrderToChange(server, store, { paid: 'held' })
    expect(await spent()).toEqual({ pence: 225, used: 1 })
    await calls.change(placed.id, calls.bread(0))
    expect(await spent()).toEqual({ pence: 180, used: 1 })
    const decline = { orderId: placed.id, act: 'decline', by: 'partner', accountId: null } as const
    await actOnOrder(server.context, decline)
    expect(await spent()).toEqual({ pence: 0, used: 0 })
  })

  test('captures only what is left, where the card was not charged yet', async () => {
    const placed = await placeOrderToChange(server, store, { paid: 'held' })
    const before = placed.totalPence
    const quoted = await calls.quote(placed.id, calls.bread(0))
    expect(quoted.body).toMatchObject({
      approval: 'choice',
      totalPence: before,
      newTotalPence: before - 450,
      savesPence: 450,
    })
    const { status, body } = await calls.change(placed.id, calls.bread(0))
    expect([status, body.message]).toEqual([200, undefined])
    expect(body).toMatchObject({
      subtotalPence: 1800,
      totalPence: before - 450,
      // The store ran out: the delivery is not dearer for it.
      deliveryFeePence: placed.deliveryFeePence,
      platformFeePence: placed.platformFeePence,
      payment: { status: 'authorised', amountPence: before - 450, refundedPence: 0, refunds: [] },
      changes: [
        {
          kind: 'remove',
          state: 'made',
          result: 'changed',
          approval: 'choice',
          savesPence: 450,
          paysPence: before - 450,
          before: { name: 'Garlic bread', quantity: 1 },
        },
      ],
    })
    expect(body.lines.map(({ quantity, linePence }) => [quantity, linePence])).toEqual([
      [2, 1800],
      [0, 0],
    ])
    expect(body.events.map(({ act, by }) => [act, by])).toContainEqual(['change', 'partner'])
    await accept(server, placed.id)
    await flushJobs(server)
    expect(await atProvider(server, placed.id)).toEqual({ captured: before - 450, refunded: 0 })
    expect(await ledgerOf(server, placed.id)).toMatchObject({
      ...balanced,
      provider: feeOf(before - 450) - (before - 450),
    })
    expect(await emailsAbout(server, placed.id)).toContain('changed customer')
  })

  test('refunds it where the card was charged, once, and at the expense of the store', async () => {
    const placed = await placeOrderToChange(server, store)
    const before = placed.totalPence
    const { body } = await calls.change(placed.id, calls.bread(0))
    expect(body).toMatchObject({
      totalPence: before,
      payment: { refundedPence: 450, refunds: [{ amountPence: 450, payer: 'store' }] },
      changes: [{ savesPence: 450, paysPence: before - 450, result: 'changed' }],
    })
    expect(body.payment?.refunds[0]?.changeId).toBe(body.changes[0]?.id)
    await flushJobs(server)
    await flushJobs(server)
    expect(await atProvider(server, placed.id)).toEqual({ captured: before, refunded: 450 })
    expect(await ledgerOf(server, placed.id)).toMatchObject({
      ...balanced,
      provider: feeOf(before) - (before - 450),
    })
    // The customer is emailed of the change, and not again of its refund.
    const emails = await emailsAbout(server, placed.id)
    expect(emails).toContain('changed customer')
    expect(emails).not.toContain('refunded customer')
  })

  test('lets the rest be refunded later, to the penny', async () => {
    const placed = await placeOrderToChange(server, store)
    await calls.change(placed.id, calls.pizza(1))
    await flushJobs(server)
    const owner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
    const url = `/api/v1/partner/orders/${placed.id}/refund`
    const headers = owner.headers
    const refunded = await server.app.inject({ method: 'POST', url, headers, body: {} })
    expect(refunded.statusCode).toBe(200)
    await flushJobs(server)
    const { totalPence } = placed
    expect(await atProvider(server, placed.id)).toEqual({
      captured: totalPence,
      refunded: totalPence,
    })
    expect(await ledgerOf(server, placed.id)).toMatchObject({
      customer: 0,
      store: 0,
      marketplace: 0,
    })
  })

  test('while the provider is still asked to capture refunds it once that is done', async () => {
    const placed = await placeOrderToChange(server, store, { paid: 'held' })
    await accept(server, placed.id)
    const { status } = await calls.change(placed.id, calls.bread(0))
    expect(status).toBe(200)
    await flushJobs(server)
    const captured = placed.totalPence
    expect(await atProvider(server, placed.id)).toEqual({ captured, refunded: 450 })
    expect(await ledgerOf(server, placed.id)).toMatchObject(balanced)
  })

  test('lowers what is paid in cash, in the ledger too', async () => {
    const placed = await placeOrderToChange(server, store, { paid: 'cash', breads: 2 })
    const requested = calls.bread(1, { seenQuantity: 2 })
    const { body } = await calls.change(placed.id, requested)
    expect(body).toMatchObject({
      totalPence: placed.totalPence - 450,
      changes: [{ kind: 'reduce' }],
    })
    const by = { orderId: placed.id, by: 'partner', accountId: null } as const
    for (const act of ['accept', 'dispatch', 'complete'] as const)
      await actOnOrder(server.context, { ...by, act })
    const paid = await server.context.db
      .selectFrom('ledger_transfer')
      .select('amount_pence as pence')
      .where('order_id', '=', placed.id)
      .where('kind', '=', 'payment')
      .executeTakeFirstOrThrow()
    expect(paid.pence).toBe(placed.totalPence - 450)
    expect(await ledgerOf(server, placed.id)).toMatchObject(balanced)
  })

  test('leaves nothing for the reconciliation to find', async () => {
    const operator = await openTestAccount(server.context, 'operator')
    const authorised = await placeOrderToChange(server, store, { paid: 'held' })
    await calls.change(authorised.id, calls.bread(0))
    const reduced = await placeOrderToChange(server, store, { paid: 'held' })
    await calls.change(reduced.id, calls.bread(0))
    await accept(server, reduced.id)
    const charged = await placeOrderToChange(server, store)
    await calls.change(charged.id, calls.bread(0))
    await flushJobs(server)
    server.setNow(new Date())
    await reconcileOnceQuiet(server)
    for (const { id } of [authorised, reduced, charged])
      expect(await openDiscrepanciesAbout(server, operator.accountId, id)).toEqual([])
  })
})

describe('another dish', () => {
  test('is cooked at once for who chose that, and never costs them more', async () => {
    const placed = await placeOrderToChange(server, store, { ifSoldOut: 'replace', paid: 'held' })
    const dearer = await focaccia(990)
    const { body } = await calls.change(placed.id, calls.breadBy(dearer))
    expect(body).toMatchObject({
      totalPence: placed.totalPence,
      changes: [{ kind: 'replace', state: 'made', approval: 'choice', savesPence: 0 }],
    })
    expect(body.lines[1]).toMatchObject({ name: 'Focaccia', quantity: 1, linePence: 450 })
    expect(body.lines[1]?.allergens.free).toContain('eggs')
  })

  test('that is cheaper is charged at its price, before and after the card was', async () => {
    const cheaper = await focaccia(300)
    for (const paid of ['held', 'captured', 'cash'] as const) {
      const placed = await placeOrderToChange(server, store, { ifSoldOut: 'replace', paid })
      const { body } = await calls.change(placed.id, calls.breadBy(cheaper))
      expect(body.changes).toMatchObject([{ savesPence: 150, paysPence: placed.totalPence - 150 }])
      expect(body.lines[1]?.name).toBe('Focaccia')
      if (paid === 'cash') continue
      if (paid === 'held') await accept(server, placed.id)
      await flushJobs(server)
      const { captured, refunded } = await atProvider(server, placed.id)
      expect(captured - refunded).toBe(placed.totalPence - 150)
      expect(await ledgerOf(server, placed.id)).toMatchObject(balanced)
    }
  })

  test('has the allergens of the whole order recomputed', async () => {
    const placed = await placeOrderToChange(server, store, { paid: 'held' })
    const fishy = await focaccia(450, { fish: 'contains' })
    expect(placed.allergens.contains).not.toContain('fish')
    const requestedOnes = calls.breadBy(fishy, { spokenBy: 'Aisha' })
    const { body } = await calls.change(placed.id, requestedOnes)
    expect(body.allergens.contains).toContain('fish')
    expect(body.changes).toMatchObject([{ approval: 'phone', state: 'made' }])
  })

  test('that is against the note about allergies needs a talk on the phone', async () => {
    const details = { allergyNote: 'No peanuts, please' }
    const placed = await placeOrderToChange(server, store, { ifSoldOut: 'replace', details })
    const nutty = await focaccia(450, { peanuts: 'may' })
    const refused = await calls.change(placed.id, calls.breadBy(nutty))
    expect([refused.status, refused.body.message]).toEqual([409, 'REPLACEMENT_NOT_ALLOWED'])
    expect(refused.body.details).toEqual({ reason: 'allergyNote' })
    const spoken = await calls.change(placed.id, calls.breadBy(nutty, { spokenBy: 'Aisha' }))
    expect(spoken.status).toBe(200)
  })

  test('cannot be one that asks for a proof of age, one that is sold out or one without its choices', async () => {
    const placed = await placeOrderToChange(server, store, { ifSoldOut: 'replace' })
    const { beer, tiramisu, margherita } = store.productIds
    const codes = []
    for (const dish of [beer, tiramisu, margherita]) {
      const expected = calls.breadBy(dish, { spokenBy: 'Aisha' })
      codes.push((await calls.change(placed.id, expected)).body.message)
    }
    expect(codes).toEqual([
      'REPLACEMENT_NOT_ALLOWED',
      'PRODUCT_IS_NOT_AVAILABLE',
      'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
    ])
  })

  test('is taken from what is counted, and what has run out does not come back', async () => {
    const kitchen = kitchenOf(server.context)
    const { garlicBread: bread } = store.productIds
    await kitchen.count(store, bread, 5)
    const placed = await placeOrderToChange(server, store, { ifSoldOut: 'replace', paid: 'held' })
    const other = await focaccia(450)
    await kitchen.count(store, other, 1)
    expect((await calls.change(placed.id, calls.breadBy(other))).status).toBe(200)
    expect([await kitchen.remaining(bread), await kitchen.remaining(other)]).toEqual([4, 0])
    const by = { orderId: placed.id, by: 'partner', accountId: null } as const
    await actOnOrder(server.context, { ...by, act: 'decline' })
    expect([await kitchen.remaining(bread), await kitchen.remaining(other)]).toEqual([4, 1])
  })
})
