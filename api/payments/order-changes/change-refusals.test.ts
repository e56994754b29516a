import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { createPaidApp, type PaidApp } from '#api/payments/testing/payments.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import {
  openStoreToChange,
  type ChangeCalls,
  callsOf,
  placeOrderToChange,
} from './testing/orders-to-change.ts'

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

describe('a change is refused', () => {
  test('of a line that is not as it was seen', async () => {
    const placed = await placeOrderToChange(server, store)
    const { margherita } = store.productIds
    for (const wanted of [
      calls.bread(0, { seenQuantity: 2 }),
      calls.bread(0, { productId: margherita }),
      calls.bread(0, { position: 7 }),
      calls.bread(1),
      calls.pizza(2),
    ])
      expect((await calls.change(placed.id, wanted)).body.message).toBe('ORDER_HAS_CHANGED')
    await calls.change(placed.id, calls.bread(0))
    expect((await calls.change(placed.id, calls.bread(0))).body.message).toBe('ORDER_HAS_CHANGED')
  })

  test('that would leave nothing, or nothing that is sure to be cooked', async () => {
    const placed = await placeOrderToChange(server, store, { ifSoldOut: 'call' })
    await calls.change(placed.id, calls.bread(0))
    expect((await calls.change(placed.id, calls.pizza(0))).body.message).toBe(
      'ORDER_WOULD_BE_EMPTY',
    )
    expect((await calls.change(placed.id, calls.bread(0))).body.message).toBe(
      'CHANGE_AWAITS_ANSWER',
    )
  })

  test('once the food has left the kitchen, or the order has ended', async () => {
    const placed = await placeOrderToChange(server, store)
    const by = { orderId: placed.id, by: 'partner', accountId: null } as const
    await actOnOrder(server.context, { ...by, act: 'dispatch' })
    const { status, body } = await calls.change(placed.id, calls.bread(0))
    expect([status, body.message, body.details]).toEqual([
      409,
      'ORDER_STATUS_INVALID',
      { status: 'outfordelivery' },
    ])
  })

  test('to whoever does not work there, and of changes of other orders', async () => {
    const placed = await placeOrderToChange(server, store, { ifSoldOut: 'call' })
    const other = await placeOrderToChange(server, store, { ifSoldOut: 'call' })
    const elsewhere = await openTestStore(server.context)
    const { storeId } = elsewhere
    const stranger = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
    const theirs = callsOf(server, store, stranger)
    const wanted = calls.bread(0)
    for (const answer of [
      await theirs.change(placed.id, wanted),
      await theirs.quote(placed.id, wanted),
    ])
      expect([answer.status, answer.body.message]).toEqual([404, 'NONEXISTING_ORDER'])
    const { body } = await calls.change(placed.id, wanted)
    const changeId = body.changes[0]?.id ?? ''
    expect((await theirs.end(placed.id, changeId, 'withdraw')).body.message).toBe(
      'NONEXISTING_ORDER',
    )
    const asOther = { ...other, id: placed.id }
    expect((await calls.answer(asOther, changeId, true)).body.message).toBe('NONEXISTING_ORDER')
    expect((await calls.answer(other, changeId, true)).body.message).toBe('NONEXISTING_ORDER')
    expect((await calls.end(other.id, changeId, 'withdraw')).body.message).toBe('NONEXISTING_ORDER')
  })
})
