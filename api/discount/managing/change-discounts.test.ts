import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoreChange } from '#contract/partner/changes.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import {
  letMinutesPass,
  openManagedStore,
  type DiscountManager,
} from '#api/discount/testing/discount-manager.ts'
import { askToPlace, minutesLater, readyCart } from '#api/orders/testing/ready-cart.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import type { TestStore } from '#api/testing/test-store.ts'

let server: TestApp
let store: TestStore
let owner: TestAccount
let manager: DiscountManager
let guest: TestCustomer

async function letPass(minutes: number) {
  ;({ owner, manager } = await letMinutesPass(server, { store, owner }, minutes))
}

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

describe('a change', () => {
  test('of what nobody has used may be of anything, and counts at once', async () => {
    const before = await manager.mustCreate({ code: 'CHANGED' })
    const { cartToken } = await readyCart(guest, store)
    await guest.cart('POST', `/cart/${cartToken}/discount/CHANGED`)
    const { body: after } = await manager.change(before, {
      kind: 'fixed',
      percent: null,
      amountPence: 300,
      productIds: [store.productIds.margherita],
    })
    expect(after).toMatchObject({ version: 2, kind: 'fixed', amountPence: 300 })
    const cart = await guest.cart('GET', `/cart/${cartToken}`)
    expect(cart).toMatchObject({ discountPence: 300, discountCode: 'CHANGED' })
  })

  test('of what was used may not alter what was promised', async () => {
    const seen = await manager.mustCreate({ code: 'KNOWN', totalLimit: 5 })
    await order('KNOWN')
    const { status, body } = await manager.change(seen, { percent: 5, totalLimit: 4, code: 'NEW' })
    expect(status).toBe(400)
    expect(body.message).toEqual(
      ['code', 'percent', 'totalLimit'].map((field) => ({
        field: `discount.${field}`,
        code: 'already_promised',
      })),
    )
    const generous = { name: 'A tenth off', totalLimit: 9, endsAt: null, isAdvertised: false }
    expect(await manager.change(seen, generous)).toMatchObject({
      status: 200,
      body: { name: 'A tenth off', totalLimit: 9, used: 1, isPromised: true },
    })
  })

  test('made from what somebody else has changed is refused, also of two at once', async () => {
    const seen = await manager.mustCreate()
    const answers = await Promise.all(
      ['Monday', 'Tuesday', 'Wednesday'].map((name) => manager.change(seen, { name })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ body }) => body.message)).toEqual([
      'DISCOUNT_HAS_CHANGED',
      'DISCOUNT_HAS_CHANGED',
    ])
  })

  test('of what is stopped or over is refused', async () => {
    const over = { status: 409, body: { message: 'DISCOUNT_IS_OVER' } }
    const seen = await manager.mustCreate()
    const { body: stopped } = await manager.stop(seen)
    expect(await manager.change(stopped, { name: 'Again' })).toMatchObject(over)
    const short = await manager.mustCreate({ endsAt: minutesLater(1) })
    await letPass(1)
    expect(await manager.change(short, { endsAt: null })).toMatchObject(over)
  })

  test('and every other act is in the audit log, with what was before and after', async () => {
    const made = await manager.mustCreate({ code: 'LOGGED', capPence: 500, weekdays: [1, 2] })
    await manager.change(made, { name: 'Logged', percent: 12.5, weekdays: null })
    await manager.stop(made)
    const listed = (await changes()).map(({ at: _at, id: _id, name: _name, ...change }) => change)
    const [subject, by] = ['Ten per cent off', 'partner']
    expect(listed).toEqual([
      {
        act: 'stopDiscount',
        subject: 'Logged',
        by,
        before: { stoppedAt: null },
        after: { stoppedAt: FRIDAY_EVENING.toISOString() },
      },
      {
        act: 'changeDiscount',
        subject,
        by,
        before: { name: subject, takesOff: '10%, up to £5.00', weekdays: 'Mon, Tue' },
        after: { name: 'Logged', takesOff: '12.5%, up to £5.00', weekdays: null },
      },
      {
        act: 'addDiscount',
        subject,
        by,
        before: expect.any(Object),
        after: {
          name: subject,
          promoCode: 'LOGGED',
          takesOff: '10%, up to £5.00',
          minimumOrder: 0,
          weekdays: 'Mon, Tue',
          isOnMenu: true,
          paidBy: 'store',
        },
      },
    ])
  })
})

describe('a stop', () => {
  test('counts at once: the menu, baskets and orders are without it', async () => {
    const discount = await manager.mustCreate({ code: 'GONE' })
    expect(await offers()).toEqual(['Ten per cent off'])
    const { cartToken } = await readyCart(guest, store)
    const cart = await guest.cart('POST', `/cart/${cartToken}/discount/GONE`)
    expect(await manager.stop(discount)).toMatchObject({
      status: 200,
      body: { state: 'stopped', endedAt: FRIDAY_EVENING.toISOString() },
    })
    expect(await offers()).toEqual([])
    expect(await askToPlace(guest, cart)).toMatchObject({
      status: 404,
      body: { message: 'DISCOUNT_NOT_VALID' },
    })
    expect(await guest.cart('GET', `/cart/${cartToken}`)).toMatchObject({
      discountPence: 0,
      problems: [{ code: 'DISCOUNT_NOT_VALID', discount: { code: 'GONE' } }],
    })
    const fresh = await readyCart(guest, store)
    expect(await guest.refusal('POST', `/cart/${fresh.cartToken}/discount/GONE`)).toMatchObject({
      message: 'DISCOUNT_NOT_VALID',
    })
  })

  test('of two at once is one', async () => {
    const discount = await manager.mustCreate()
    const answers = await Promise.all([1, 2, 3].map(() => manager.stop(discount)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const acts = (await changes()).map(({ act }) => act)
    expect(acts).toEqual(['stopDiscount', 'addDiscount'])
  })
})
