import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoreChange } from '#contract/partner/changes.ts'
import type { DiscountInput } from '#contract/partner/discounts.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { openDiscount } from '#api/discount/testing/discounts.ts'
import {
  DiscountManager,
  letMinutesPass,
  openManagedStore,
  TEN_PER_CENT_OFF,
} from '#api/discount/testing/discount-manager.ts'
import { askToPlace, minutesLater, readyCart } from '#api/orders/testing/ready-cart.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: TestApp
let store: TestStore
let owner: TestAccount
let manager: DiscountManager
let guest: TestCustomer

async function letPass(minutes: number) {
  ;({ owner, manager } = await letMinutesPass(server, { store, owner }, minutes))
}

const of = (account: TestAccount, { storeId } = store) =>
  DiscountManager.ofStore(server.app, account, storeId)

beforeAll(async () => {
  server = await createTestApp()
  guest = new TestCustomer(server.app)
})
beforeEach(async () => {
  ;({ store, owner, manager } = await openManagedStore(server))
})
afterAll(() => server.close())

/** An order of two small pizzas, £18.00, with the code or what is used automatically. */
async function order(code: string | null = null) {
  const { cartToken, totalPence } = await readyCart(guest, store)
  const cart =
    code === null
      ? { cartToken, totalPence }
      : await guest.cart('POST', `/cart/${cartToken}/discount/${code}`)
  const { status, body } = await askToPlace(guest, cart)
  expect(status).toBe(201)
  return body
}

async function changes(): Promise<StoreChange[]> {
  const url = `/api/v1/partner/stores/${store.storeId}/changes`
  return (await server.app.inject({ url, headers: owner.headers })).json().items
}

const offers = async () => {
  const { body } = await guest.ask<{ items: { name: string }[] }>(
    'GET',
    `/store/${store.slug}/offers`,
  )
  return body.items.map(({ name }) => name)
}

describe('a restaurant', () => {
  test('makes an offer, which its menu shows and baskets get', async () => {
    const { status, body } = await manager.create({
      capPence: 500,
      minimumPence: 1000,
      weekdays: [5, 1, 5],
      productIds: [store.productIds.margherita],
      endsAt: minutesLater(60),
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...TEN_PER_CENT_OFF,
      id: expect.any(String),
      version: 1,
      state: 'running',
      madeBy: 'store',
      fundedBy: 'store',
      store: { id: store.storeId, name: expect.any(String) },
      capPence: 500,
      minimumPence: 1000,
      weekdays: [1, 5],
      endsAt: minutesLater(60),
      productIds: undefined,
      products: [{ id: store.productIds.margherita, name: expect.any(String) }],
      isPromised: false,
      isForSomeAccounts: false,
      used: 0,
      spentPence: 0,
      soldPence: 0,
      createdAt: FRIDAY_EVENING.toISOString(),
      endedAt: null,
    })
    expect(await offers()).toEqual(['Ten per cent off'])
    expect(await order()).toMatchObject({ discountPence: 180, discount: { fundedBy: 'store' } })
  })

  test('makes a promo code in capitals, and a stamp card', async () => {
    const code = await manager.mustCreate({ code: ' tuck 10 ', isAdvertised: false })
    expect(code.code).toBe('TUCK10')
    expect(await offers()).toEqual([])
    expect(await order('TUCK10')).toMatchObject({ discountPence: 180 })
    const card = await manager.mustCreate({
      kind: 'freeDelivery',
      percent: null,
      loyalty: { orders: 5, minimumSpendPence: 1000 },
    })
    expect(card).toMatchObject({ isPromised: true, loyalty: { orders: 5 } })
  })

  test('schedules one, which nobody gets before', async () => {
    const later = await manager.mustCreate({ code: 'LATER', startsAt: minutesLater(30) })
    expect(later.state).toBe('scheduled')
    const { cartToken } = await readyCart(guest, store)
    const give = () => guest.refusal('POST', `/cart/${cartToken}/discount/LATER`)
    expect(await give()).toMatchObject({ message: 'DISCOUNT_NOT_VALID' })
    await letPass(30)
    expect((await manager.list()).body.items[0]?.state).toBe('running')
    await guest.cart('POST', `/cart/${cartToken}/discount/LATER`)
  })

  test('sees what each was used for and cost, as the orders have it', async () => {
    const discount = await manager.mustCreate({ code: 'COUNTED' })
    await order('COUNTED')
    const { id: orderId } = await order('COUNTED')
    const { id: declinedId } = await order('COUNTED')
    const act = { by: 'partner', accountId: null } as const
    await actOnOrder(server.context, { ...act, orderId, act: 'accept', minutes: 20 })
    await actOnOrder(server.context, { ...act, orderId: declinedId, act: 'decline' })
    expect((await manager.list()).body.items).toEqual([
      { ...discount, isPromised: true, used: 2, spentPence: 360, soldPence: 3600 },
    ])
  })

  test('sees in pages what runs, and apart from it what is over', async () => {
    const names = ['one', 'two', 'three', 'four']
    const made = []
    for (const [minutes, name] of names.entries()) {
      server.setNow(new Date(FRIDAY_EVENING.getTime() + minutes * 1000))
      made.push(await manager.mustCreate({ name, endsAt: name === 'two' ? minutesLater(1) : null }))
    }
    const [one] = made
    if (one) await manager.stop(one)
    await letPass(1)
    const named = async (query: string) => {
      const { body } = await manager.list(query)
      return { names: body.items.map(({ name }) => name), cursor: body.nextCursor }
    }
    const first = await named('?limit=1')
    expect(first.names).toEqual(['four'])
    expect(await named(`?limit=1&cursor=${first.cursor}`)).toEqual({
      names: ['three'],
      cursor: null,
    })
    expect(await named('?view=past')).toEqual({ names: ['two', 'one'], cursor: null })
    const past = (await manager.list('?view=past')).body.items.map(({ state }) => state)
    expect(past).toEqual(['ended', 'stopped'])
  })

  test('does not see the discounts of another, nor those of everywhere', async () => {
    await openDiscount(server.context, { is_advertised: false })
    const other = await openTestStore(server.context)
    await openDiscount(server.context, { store_id: other.storeId })
    expect((await manager.list()).body.items).toEqual([])
  })
})

describe('a discount is refused, and nothing saved,', () => {
  const fault = (field: string, code: string) => [{ field: `discount.${field}`, code }]
  const rows: [string, Partial<DiscountInput>, object[]][] = [
    ['without a name', { name: ' ' }, fault('name', 'required_field')],
    ['without its percentage', { percent: null }, fault('percent', 'required_field')],
    ['with more than everything off', { percent: 101 }, fault('percent', 'too_many')],
    ['with nothing off', { amountPence: 0 }, fault('amountPence', 'too_few')],
    ['that has ended', { endsAt: minutesLater(-1) }, fault('endsAt', 'date_has_passed')],
    ['with a code of signs', { code: '???' }, fault('code', 'invalid_value')],
    ['for no day', { weekdays: [] }, fault('weekdays', 'required_field')],
    ['for no dish', { productIds: [] }, fault('productIds', 'required_field')],
    [
      'for a dish of nobody',
      { productIds: ['00000000-0000-4000-8000-000000000000'] },
      fault('productIds', 'invalid_value'),
    ],
    [
      'with a stamp card of no order',
      { loyalty: { orders: 0, minimumSpendPence: 0 } },
      fault('loyalty.orders', 'too_few'),
    ],
    ['with a budget for no order', { budgetPence: 99 }, fault('budgetPence', 'too_few')],
  ]
  test.each(rows)('%s', async (_title, discount, message) => {
    expect(await manager.create(discount)).toMatchObject({ status: 400, body: { message } })
    expect((await manager.list()).body.items).toEqual([])
    expect(await changes()).toEqual([])
  })

  test('for a dish of another restaurant', async () => {
    const { productIds } = await openTestStore(server.context)
    expect(await manager.create({ productIds: [productIds.margherita] })).toMatchObject({
      body: { message: fault('productIds', 'invalid_value') },
    })
  })

  test('with a code that another one has, also of two at once', async () => {
    const taken = { status: 400, body: { message: fault('code', 'already_used') } }
    await manager.mustCreate({ code: 'TUESDAY' })
    expect(await manager.create({ code: 'tuesday' })).toMatchObject(taken)
    const { code } = await openDiscount(server.context, { is_advertised: false })
    expect(await manager.create({ code })).toMatchObject(taken)
    const both = await Promise.all([1, 2].map(() => manager.create({ code: 'TWICE' })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
    const other = await manager.mustCreate({ code: 'OTHER' })
    expect(await manager.change(other, { code: 'TWICE' })).toMatchObject(taken)
  })

  test('beside fifty others', async () => {
    const more = { store_id: store.storeId, funded_by: 'store', made_by: 'store' } as const
    for (let made = 0; made < 49; made += 1)
      await openDiscount(server.context, { ...more, code: null })
    const last = await Promise.all([1, 2, 3].map(() => manager.create()))
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await manager.create()).body).toMatchObject({
      message: 'TOO_MANY_DISCOUNTS',
      details: { maximum: 50 },
    })
  })
})

describe('a code', () => {
  test('is each restaurant’s own, and free again once its discount is stopped or over', async () => {
    const other = await openTestStore(server.context)
    const theirs = await openTestAccount(server.context, 'partner', { storeIds: [other.storeId] })
    await of(theirs, other).create({ code: 'WELCOME', percent: 50 })
    const first = await manager.mustCreate({ code: 'WELCOME', endsAt: minutesLater(10) })
    expect(await order('WELCOME')).toMatchObject({ discountPence: 180 })
    await manager.stop(first)
    await letPass(1)
    const { id } = await manager.mustCreate({ code: 'WELCOME', endsAt: minutesLater(20) })
    expect(await order('WELCOME')).toMatchObject({ discount: { id } })
    await letPass(20)
    const third = await manager.mustCreate({ code: 'WELCOME' })
    expect(await order('WELCOME')).toMatchObject({ discount: { id: third.id } })
    const past = (await manager.list('?view=past')).body.items.map(({ state }) => state)
    expect(past).toEqual(['ended', 'stopped'])
  })
})

describe('the discounts of a restaurant are', () => {
  const unknown = { status: 404, body: { message: 'NONEXISTING_STORE' } }

  test('its managers’ too, and not the kitchen’s', async () => {
    const storeIds = [store.storeId]
    const role = async (role: 'manager' | 'kitchen') =>
      of(await openTestAccount(server.context, 'partner', { storeIds, role }))
    const made = await (await role('manager')).mustCreate()
    const kitchen = await role('kitchen')
    const answers = [
      await kitchen.list(),
      await kitchen.create(),
      await kitchen.change(made, { name: 'Theirs' }),
      await kitchen.stop(made),
    ]
    for (const { status, body } of answers)
      expect([status, body.message]).toEqual([403, 'STAFF_ROLE_NOT_ALLOWED'])
  })

  test('nobody else’s', async () => {
    const made = await manager.mustCreate()
    const other = await openTestStore(server.context)
    const stranger = await openTestAccount(server.context, 'partner', { storeIds: [other.storeId] })
    expect(await of(stranger).list()).toMatchObject(unknown)
    expect(await of(stranger).create()).toMatchObject(unknown)
    expect(await of(stranger).stop(made)).toMatchObject(unknown)
    const missing = { status: 404, body: { message: 'NONEXISTING_DISCOUNT' } }
    expect(await of(stranger, other).change(made, { name: 'Theirs' })).toMatchObject(missing)
    expect(await of(stranger, other).stop(made)).toMatchObject(missing)
    expect((await manager.list()).body.items).toEqual([made])
  })

  test('not changed where the marketplace made them, but stopped where the restaurant pays', async () => {
    const more = { store_id: store.storeId, made_by: 'marketplace', code: null } as const
    await openDiscount(server.context, { ...more, funded_by: 'marketplace' })
    await openDiscount(server.context, { ...more, funded_by: 'store' })
    const { items } = (await manager.list()).body
    const given = items.find(({ fundedBy }) => fundedBy === 'marketplace')
    const agreed = items.find(({ fundedBy }) => fundedBy === 'store')
    if (!given || !agreed) throw new Error('Both are used at the store')
    const refused = { status: 403, body: { message: 'DISCOUNT_OF_ANOTHER' } }
    expect(await manager.change(given, { name: 'Ours' })).toMatchObject(refused)
    expect(await manager.change(agreed, { name: 'Ours' })).toMatchObject(refused)
    expect(await manager.stop(given)).toMatchObject(refused)
    expect(await manager.stop(agreed)).toMatchObject({ status: 200, body: { state: 'stopped' } })
  })
})
