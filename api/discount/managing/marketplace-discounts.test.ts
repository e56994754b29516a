import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DiscountInput } from '#contract/partner/discounts.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { DiscountManager, TEN_PER_CENT_OFF } from '#api/discount/testing/discount-manager.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: TestApp
let store: TestStore
let operator: DiscountManager
let guest: TestCustomer

beforeAll(async () => {
  server = await createTestApp()
  guest = new TestCustomer(server.app)
  const account = await openTestAccount(server.context, 'operator', { operatorRole: 'content' })
  operator = new DiscountManager(server.app, account, '/operator/discounts')
})
beforeEach(async () => {
  store = await openTestStore(server.context)
})
afterAll(() => server.close())

const everywhere = { storeSlug: null, fundedBy: 'marketplace' }
const create = async (discount: Partial<DiscountInput>, more: object = everywhere) => {
  const { status, body } = await operator.create(discount, more)
  expect([status, body.message]).toEqual([201, undefined])
  return body
}

/** An order of £18.00 with the code. */
async function order(code: string, at = store) {
  const { cartToken } = await readyCart(guest, at)
  const cart = await guest.cart('POST', `/cart/${cartToken}/discount/${code}`)
  const { status, body } = await askToPlace(guest, cart)
  expect(status).toBe(201)
  return body
}

const managerOf = async ({ storeId }: TestStore) =>
  DiscountManager.ofStore(
    server.app,
    await openTestAccount(server.context, 'partner', { storeIds: [storeId] }),
    storeId,
  )

describe('the marketplace', () => {
  test('makes a discount for every restaurant, with a budget, and pays for it', async () => {
    const made = await create({ code: 'EVERYWHERE', budgetPence: 500 })
    expect(made).toMatchObject({
      madeBy: 'marketplace',
      fundedBy: 'marketplace',
      store: null,
      soldPence: null,
      budgetPence: 500,
    })
    expect(await order('EVERYWHERE')).toMatchObject({ discount: { fundedBy: 'marketplace' } })
    await order('EVERYWHERE', await openTestStore(server.context))
    const { items } = (await operator.list()).body
    expect(items.find(({ id }) => id === made.id)).toMatchObject({
      state: 'running',
      used: 2,
      spentPence: 360,
      isPromised: true,
    })
    const { cartToken } = await readyCart(guest, store)
    expect(
      await guest.refusal('POST', `/cart/${cartToken}/discount/EVERYWHERE`, undefined),
    ).toMatchObject({ message: 'DISCOUNT_USAGE_LIMIT_REACHED' })
  })

  test('makes one for a restaurant that pays for it, which its staff see and stop', async () => {
    const reach = { storeSlug: store.slug, fundedBy: 'store' }
    const agreed = await create({ code: 'AGREED' }, reach)
    expect(agreed).toMatchObject({ fundedBy: 'store', store: { id: store.storeId } })
    expect(await order('AGREED')).toMatchObject({ discount: { fundedBy: 'store' } })
    const manager = await managerOf(store)
    const { items } = (await manager.list()).body
    expect(items).toMatchObject([{ id: agreed.id, madeBy: 'marketplace', spentPence: 180 }])
    expect((await manager.stop(agreed)).body.state).toBe('stopped')
    expect((await operator.list('?view=past')).body.items[0]).toMatchObject({ id: agreed.id })
  })

  test('does not list, change or stop what a restaurant made', async () => {
    const own = await (await managerOf(store)).mustCreate({ code: 'OWN' })
    const ids = (await operator.list('?limit=100')).body.items.map(({ id }) => id)
    expect(ids).not.toContain(own.id)
    const missing = { status: 404, body: { message: 'NONEXISTING_DISCOUNT' } }
    expect(await operator.change(own, { name: 'Ours' })).toMatchObject(missing)
    expect(await operator.stop(own)).toMatchObject(missing)
  })

  test('changes and stops its own; of two changes at once the second is refused', async () => {
    const made = await create({ code: 'MOVING' })
    const answers = await Promise.all(
      ['A', 'B'].map((name) => operator.change(made, { name, budgetPence: 9000 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await operator.stop(made)).body.state).toBe('stopped')
  })

  test('has its acts in the audit log, those at a restaurant for its staff too', async () => {
    await create({ code: 'SEEN' }, { storeSlug: store.slug, fundedBy: 'marketplace' })
    const made = await create({ code: 'UNSEEN' })
    await operator.stop(made)
    const rows = await server.context.db
      .selectFrom('audit_event')
      .select(['act', 'by', 'store_id as storeId'])
      .where('by', '=', 'operator')
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    expect(rows).toEqual([
      { act: 'stopDiscount', by: 'operator', storeId: null },
      { act: 'addDiscount', by: 'operator', storeId: null },
      { act: 'addDiscount', by: 'operator', storeId: store.storeId },
    ])
  })
})

describe('a discount of the marketplace is refused', () => {
  test.each<[string, Partial<DiscountInput>, object, string, string]>([
    [
      'that a restaurant would pay for everywhere',
      {},
      { fundedBy: 'store' },
      'fundedBy',
      'invalid_value',
    ],
    ['at a restaurant that there isn’t', {}, { storeSlug: 'nobody' }, 'storeSlug', 'invalid_value'],
    ['with a budget for no order', { budgetPence: 99 }, {}, 'discount.budgetPence', 'too_few'],
  ])('%s', async (_title, discount, more, field, code) => {
    expect(await operator.create(discount, { ...everywhere, ...more })).toMatchObject({
      status: 400,
      body: { message: [{ field, code }] },
    })
  })

  test('for dishes, unless it is at one restaurant', async () => {
    const dishes = { productIds: [store.productIds.margherita] }
    expect(await operator.create(dishes, everywhere)).toMatchObject({ status: 400 })
    await create(dishes, { storeSlug: store.slug, fundedBy: 'marketplace' })
  })

  test('with a code that a restaurant runs, and a restaurant with one of the marketplace', async () => {
    const manager = await managerOf(store)
    await manager.mustCreate({ code: 'TAKEN' })
    expect((await operator.create({ code: 'TAKEN' }, everywhere)).body.message).toEqual([
      { field: 'discount.code', code: 'already_used' },
    ])
    await create({ code: 'GIVEN' })
    expect((await manager.create({ code: 'GIVEN' })).body.message).toEqual([
      { field: 'discount.code', code: 'already_used' },
    ])
  })

  test('in a role that does not run discounts', async () => {
    const support = await openTestAccount(server.context, 'operator', { operatorRole: 'support' })
    const other = new DiscountManager(server.app, support, '/operator/discounts')
    const refused = { status: 403, body: { message: 'OPERATOR_ROLE_NOT_ALLOWED' } }
    expect(await other.list()).toMatchObject(refused)
    expect(await other.create(TEN_PER_CENT_OFF, everywhere)).toMatchObject(refused)
  })
})
