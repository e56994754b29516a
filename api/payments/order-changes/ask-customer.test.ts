import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import {
  createPaidApp,
  emailsAbout,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import type { TestStore } from '#api/testing/test-store.ts'
import {
  openStoreToChange,
  type ChangeCalls,
  accept,
  atProvider,
  expire,
  placeOrderToChange,
} from './testing/orders-to-change.ts'
import { addSimilarDish } from './testing/similar-dish.ts'

let server: PaidApp
let store: TestStore
let staff: TestAccount
let calls: ChangeCalls
beforeAll(async () => {
  server = await createPaidApp()
})
beforeEach(async () => {
  ;({ store, staff, calls } = await openStoreToChange(server))
})
afterAll(() => server.close())

const focaccia = (pricePence: number, declared: object = {}) =>
  addSimilarDish(server.context, store, { pricePence, declared })

describe('the customer is asked', () => {
  const proposed = async (given: Parameters<typeof placeOrderToChange>[2] = {}, dish?: string) => {
    const placed = await placeOrderToChange(server, store, { ifSoldOut: 'call', ...given })
    const { status, body } = await calls.change(
      placed.id,
      dish ? calls.breadBy(dish) : calls.bread(0),
    )
    expect([status, body.message]).toEqual([200, undefined])
    const [change] = body.changes
    expect(change).toMatchObject({ state: 'waiting', result: null, savesPence: dish ? 0 : 450 })
    return { placed, changeId: change?.id ?? '' }
  }

  test('where they want to be called, and nothing changes until they agree', async () => {
    const { placed, changeId } = await proposed()
    expect((await calls.read(placed)).payment?.refundedPence).toBe(0)
    expect(await emailsAbout(server, placed.id)).toContain('changeProposed customer')
    const { status, body } = await calls.answer(placed, changeId, true)
    expect(status).toBe(200)
    expect(body.changes).toMatchObject([{ state: 'made', approval: 'customer', result: 'changed' }])
    expect(body.payment?.refundedPence).toBe(450)
    // The same answer again is the same; another one is too late.
    expect((await calls.answer(placed, changeId, true)).body.payment?.refundedPence).toBe(450)
    expect((await calls.answer(placed, changeId, false)).body.message).toBe('ORDER_HAS_CHANGED')
    expect((await calls.end(placed.id, changeId, 'withdraw')).body.message).toBe(
      'ORDER_HAS_CHANGED',
    )
    await expire(server, placed.id, changeId)
    expect((await calls.read(placed)).payment?.refundedPence).toBe(450)
  })

  test('and food stays in the kitchen meanwhile', async () => {
    const { placed, changeId } = await proposed()
    const by = { orderId: placed.id, by: 'partner', accountId: null } as const
    await expect(actOnOrder(server.context, { ...by, act: 'dispatch' })).rejects.toThrow(
      'CHANGE_AWAITS_ANSWER',
    )
    expect((await calls.read(placed)).changes).toMatchObject([{ state: 'waiting' }])
    const { body } = await calls.end(placed.id, changeId, 'withdraw')
    expect(body.changes).toMatchObject([{ state: 'withdrawn', result: 'unchanged' }])
    expect(body.acts).toContain('dispatch')
    await actOnOrder(server.context, { ...by, act: 'dispatch' })
  })

  test.each([
    ['a refusal of fewer leaves the order as it was', false, 'refused', 'unchanged', 0],
    ['silence takes the dish out, and it is refunded', false, 'expired', 'changed', 450],
    ['a refusal of another dish takes it out', true, 'refused', 'removed', 450],
    ['silence about another dish takes it out', true, 'expired', 'removed', 450],
  ] as const)('%s', async (_, isReplaced, state, result, refundedPence) => {
    const dish = isReplaced ? await focaccia(450) : undefined
    const { placed, changeId } = await proposed({}, dish)
    if (state === 'refused') await calls.answer(placed, changeId, false)
    else await expire(server, placed.id, changeId)
    const after = await calls.read(placed)
    expect(after.changes).toMatchObject([{ state, result, approval: null }])
    expect(after.payment?.refundedPence).toBe(refundedPence)
    expect(after.lines[1]?.name).toBe('Garlic bread')
    await flushJobs(server)
    const { captured, refunded } = await atProvider(server, placed.id)
    expect([captured, refunded]).toEqual([placed.totalPence, refundedPence])
    expect(await emailsAbout(server, placed.id)).toContain('changed customer')
  })

  test('of an order that is not accepted, and pays only what is left of it then', async () => {
    const { placed, changeId } = await proposed({ paid: 'held' }, await focaccia(450))
    await calls.answer(placed, changeId, false)
    const after = await calls.read(placed)
    expect(after.totalPence).toBe(placed.totalPence - 450)
    expect(after.lines[1]).toMatchObject({ name: 'Garlic bread', quantity: 0 })
    await accept(server, placed.id)
    await flushJobs(server)
    expect((await atProvider(server, placed.id)).captured).toBe(placed.totalPence - 450)
  })

  test('or agrees on the phone', async () => {
    const { placed, changeId } = await proposed()
    expect(await calls.end(placed.id, changeId, 'agreedByPhone', ' \u200b ')).toMatchObject({
      status: 400,
      body: { message: [{ field: 'spokenBy', code: 'required_field' }] },
    })
    const { body } = await calls.end(placed.id, changeId, 'agreedByPhone', ' Aisha ')
    expect(body.changes).toMatchObject([{ state: 'made', approval: 'phone', spokenBy: 'Aisha' }])
    // The customer isn't told who it was.
    expect((await calls.read(placed)).changes).toMatchObject([{ approval: 'phone', spokenBy: '' }])
    const { decided_by: decidedBy } = await server.context.db
      .selectFrom('order_change')
      .select('decided_by')
      .where('id', '=', changeId)
      .executeTakeFirstOrThrow()
    expect(decidedBy).toBe(staff.accountId)
  })

  test('not any more once the order has ended', async () => {
    const { placed, changeId } = await proposed({ paid: 'held' })
    const by = { orderId: placed.id, by: 'customer', accountId: null } as const
    await actOnOrder(server.context, { ...by, act: 'cancel' })
    const after = await calls.read(placed)
    expect(after.changes).toMatchObject([{ state: 'withdrawn', result: 'unchanged' }])
    expect((await calls.answer(placed, changeId, true)).body.message).toBe('ORDER_HAS_CHANGED')
    await expire(server, placed.id, changeId)
  })
})
