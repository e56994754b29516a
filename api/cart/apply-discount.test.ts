import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { garlicBread, IN_E8, smallPizza, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, untilAllIsReceived, type TestStore } from '#api/testing/test-store.ts'
import { newCode } from '#api/discount/testing/discounts.ts'
import { discountCallsOf } from '#api/cart/testing/discount-calls.ts'

let server: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  server = await createTestApp()
  store = await openTestStore(server.context)
  guest = new TestCustomer(server.app)
})
afterAll(() => server.close())

const { open, pathOf, apply, refusalOf } = discountCallsOf(() => ({ server, guest }))

describe('a code', () => {
  test('takes its amount off, spread over the lines, and is on the cart by name', async () => {
    const { id, code, name } = await open()
    const cart = await readyCart(guest, store)
    const path = `/cart/${cart.cartToken}`
    const larger = await guest.cart('PUT', path, { newBasketItem: garlicBread(store) })
    const discounted = await apply(cart, code)
    expect(discounted).toMatchObject({
      discountCode: code,
      discount: {
        id,
        code,
        name,
        kind: 'percentage',
        amountPence: 225,
        fundedBy: 'marketplace',
        reason: 'onlyOne',
      },
      subtotalPence: 2250,
      discountPence: 225,
      totalPence: larger.totalPence - 225,
      problems: [],
    })
    expect(discounted.lines.map(({ discountPence }) => discountPence)).toEqual([180, 45])
    expect(await guest.cart('GET', path)).toEqual(discounted)
  })

  test('is found in whichever case and spacing it is typed', async () => {
    const code = newCode()
    await open({ code })
    const cart = await readyCart(guest, store)
    const typed = ` ${code.slice(0, 3).toLowerCase()}  ${code.slice(3).toLowerCase()} `
    expect(await apply(cart, typed)).toMatchObject({ discountCode: code, discountPence: 180 })
    expect((await refusalOf(cart, ` ${code}`)).message).toBe('DISCOUNT_ALREADY_APPLIED')
    const without = await guest.cart('DELETE', pathOf(cart, typed))
    expect(without).toMatchObject({ discountCode: null, discount: null, discountPence: 0 })
  })

  test('that it does not have is taken off without a change', async () => {
    const { code } = await open()
    const cart = await apply(await readyCart(guest, store), code)
    const still = await guest.cart('DELETE', pathOf(cart, newCode()))
    expect(still).toMatchObject({ discountCode: code, version: cart.version })
  })

  test('that saves nothing is refused with the reason, and does not block it later', async () => {
    const free = await open({ kind: 'freeDelivery' })
    const cart = await readyCart(guest, store)
    await apply(cart, free.code)
    const path = `/cart/${cart.cartToken}`
    const lineId = cart.lines[0]?.id
    const large = await guest.cart('PUT', path, { lines: [{ lineId, quantity: 4 }] })
    expect(large).toMatchObject({ deliveryFeePence: 0, discount: null, discountCode: free.code })
    expect(large.problems).toEqual([])
    await guest.cart('DELETE', pathOf(cart, free.code))
    expect(await refusalOf(cart, free.code)).toMatchObject({
      message: 'DISCOUNT_SAVES_NOTHING',
      details: { discount: { code: free.code, isDeliveryFree: true } },
    })
    const tiny = await open({ percent: '0.01' })
    expect(await refusalOf(cart, tiny.code)).toMatchObject({
      message: 'DISCOUNT_SAVES_NOTHING',
      details: { discount: { isDeliveryFree: false } },
    })
    expect(await guest.cart('GET', path)).toMatchObject({ discountCode: null, otherCodes: [] })
  })

  test('saves the same before, between and after the other changes', async () => {
    const { code } = await open({ percent: '33.333' })
    const changes = [
      (path: string) => guest.cart('PUT', path, { newBasketItem: smallPizza(store, 1) }),
      (path: string) => guest.cart('PUT', path, { newBasketItem: garlicBread(store, 3) }),
      (path: string) => guest.cart('PUT', `${path}/details`, { noBag: true }),
      (path: string) => guest.cart('POST', `${path}/discount/${code}`),
    ] as const
    const totals = new Set<string>()
    for (const order of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [2, 0, 3, 1],
    ] as const) {
      const { cartToken } = await guest.cart('POST', '/cart', {
        storeId: store.storeId,
        address: IN_E8,
      })
      for (const index of order) await changes[index](`/cart/${cartToken}`)
      const { totalPence, discountPence } = await guest.cart('GET', `/cart/${cartToken}`)
      totals.add(`${discountPence} of ${totalPence + discountPence}`)
    }
    expect([...totals]).toEqual(['749 of 2599'])
  })

  test('that is refused leaves the one that the cart has', async () => {
    const { code } = await open()
    const cart = await readyCart(guest, store)
    const { version } = await apply(cart, code)
    await refusalOf(cart, newCode())
    const still = await guest.cart('GET', `/cart/${cart.cartToken}`)
    expect(still).toMatchObject({ discountCode: code, version })
  })

  test('that stops applying stays as a problem until it applies again, or is removed', async () => {
    const { code } = await open({ minimum_pence: 1500 })
    const cart = await readyCart(guest, store)
    await apply(cart, code)
    const path = `/cart/${cart.cartToken}`
    const quantity = (count: number) =>
      guest.cart('PUT', path, { lines: [{ lineId: cart.lines[0]?.id, quantity: count }] })
    const problem = {
      code: 'DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT',
      minimumPence: 1500,
      missingPence: 600,
      discount: { code, minimumPence: 1500, missingPence: 600 },
    }
    const small = await quantity(1)
    expect(small).toMatchObject({ discountCode: code, discount: null, discountPence: 0 })
    expect(small.problems).toContainEqual(problem)
    expect(await quantity(2)).toMatchObject({ discountPence: 180, problems: [] })
    expect(await quantity(0)).toMatchObject({ discount: null, problems: [] })
    await guest.cart('PUT', path, { newBasketItem: smallPizza(store, 1) })
    const without = await guest.cart('DELETE', pathOf(cart, code))
    expect(without.problems.map((each) => each.code)).toEqual(['MINIMUM_ORDER_NOT_REACHED'])
  })

  test('that stopped applying is not used by an order', async () => {
    const { id, code } = await open()
    const cart = await apply(await readyCart(guest, store), code)
    await server.context.db
      .updateTable('discount')
      .set({ ended_at: FRIDAY_EVENING })
      .where('id', '=', id)
      .execute()
    await untilAllIsReceived(server.context)
    const details = { storeName: 'Mare Street Pizza', discount: { code } }
    const { body } = await askToPlace(guest, cart)
    expect(body).toMatchObject({ message: 'DISCOUNT_NOT_VALID', details })
  })

  test('for free delivery waives the fee as soon as it is known', async () => {
    const { code } = await open({ kind: 'freeDelivery' })
    const body = { storeId: store.storeId, newBasketItem: smallPizza(store, 2) }
    const cart = await guest.cart('POST', '/cart', body)
    expect(await apply(cart, code)).toMatchObject({
      isDeliveryFeeKnown: false,
      discount: { code, amountPence: 0 },
      discountPence: 0,
    })
    const there = await guest.cart('PATCH', `/cart/address/${cart.cartToken}`, { address: IN_E8 })
    expect(there).toMatchObject({ deliveryFeePence: 299, discountPence: 299, problems: [] })
    expect(there.lines.map(({ discountPence }) => discountPence)).toEqual([0])
  })

  test('of its store is removed when the cart starts over at another', async () => {
    const mine = await open({ store_id: store.storeId })
    const ours = await open()
    const elsewhere = await openTestStore(server.context)
    for (const [{ code }, saved] of [
      [mine, null],
      [ours, ours.code],
    ] as const) {
      const cart = await apply(await readyCart(guest, store), code)
      const moved = await guest.cart('PUT', `/cart/${cart.cartToken}`, {
        newBasketItem: smallPizza(elsewhere, 2),
        isNewBasket: true,
      })
      expect(moved).toMatchObject({ discountCode: saved, problems: [] })
    }
  })
})
