import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
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

const hoursLater = (hours: number) => new Date(FRIDAY_EVENING.getTime() + hours * 3_600_000)

const { open, pathOf, apply, refusalOf } = discountCallsOf(() => ({ server, guest }))

describe('of two codes', () => {
  const ten = () => open({ name: 'A tenth off' })
  const five = () => open({ kind: 'fixed', amount_pence: 500 })
  const choose = (cart: Cart, code: string | null) =>
    guest.cart('POST', `${pathOf(cart, code)}?isChosen=true`)

  test('the better one counts, whichever came first, and the other may be chosen', async () => {
    const [worse, better] = [await ten(), await five()]
    for (const [one, other] of [
      [worse, better],
      [better, worse],
    ] as const) {
      const cart = await readyCart(guest, store)
      await apply(cart, one.code)
      const both = await apply(cart, other.code)
      expect(both).toMatchObject({
        discountCode: better.code,
        discountPence: 500,
        discount: { code: better.code, reason: 'best' },
        otherCodes: [
          { code: worse.code, name: 'A tenth off', savesPence: 180, savesLessPence: 320 },
        ],
      })
      const chosen = await choose(cart, worse.code)
      expect(chosen).toMatchObject({
        discountCode: worse.code,
        discountPence: 180,
        discount: { code: worse.code, reason: 'chosen' },
        otherCodes: [{ code: better.code, savesPence: 500, savesLessPence: -320 }],
      })
      expect(await choose(cart, better.code)).toMatchObject({ discountPence: 500 })
    }
  })

  test('the better one changes with the basket, unless one was chosen', async () => {
    const [share, fixed] = [await ten(), await five()]
    const cart = await readyCart(guest, store)
    await apply(cart, share.code)
    await apply(cart, fixed.code)
    const path = `/cart/${cart.cartToken}`
    const quantity = (count: number) =>
      guest.cart('PUT', path, { lines: [{ lineId: cart.lines[0]?.id, quantity: count }] })
    expect(await quantity(8)).toMatchObject({ discountCode: share.code, discountPence: 720 })
    await choose(cart, fixed.code)
    expect(await quantity(9)).toMatchObject({ discountCode: fixed.code, discountPence: 500 })
  })

  test('the one that is left counts when the other is taken off, or stops applying', async () => {
    const [worse, better] = [await ten(), await five()]
    const cart = await readyCart(guest, store)
    await apply(cart, worse.code)
    await apply(cart, better.code)
    const left = await guest.cart('DELETE', pathOf(cart, better.code))
    expect(left).toMatchObject({ discountCode: worse.code, discountPence: 180, otherCodes: [] })
    await apply(cart, better.code)
    const { db } = server.context
    await db
      .updateTable('discount')
      .set({ ended_at: FRIDAY_EVENING })
      .where('id', '=', better.id)
      .execute()
    await untilAllIsReceived(server.context)
    expect(await guest.cart('GET', `/cart/${cart.cartToken}`)).toMatchObject({
      discountCode: worse.code,
      discountPence: 180,
      problems: [],
    })
  })

  test('given at the same instant the better one counts, and neither is lost', async () => {
    const [worse, better] = [await ten(), await five()]
    for (let round = 0; round < 8; round++) {
      const cart = await readyCart(guest, store)
      await Promise.all([apply(cart, worse.code), apply(cart, better.code)])
      expect(await guest.cart('GET', `/cart/${cart.cartToken}`)).toMatchObject({
        discountCode: better.code,
        otherCodes: [{ code: worse.code }],
      })
    }
  })

  test('one that is refused leaves both, and no more than five are stored', async () => {
    const cart = await readyCart(guest, store)
    const best = await five()
    await apply(cart, best.code)
    for (let count = 0; count < 6; count++) await apply(cart, (await ten()).code)
    await refusalOf(cart, newCode())
    const { discountCode, otherCodes } = await guest.cart('GET', `/cart/${cart.cartToken}`)
    expect([discountCode, otherCodes.length]).toEqual([best.code, 4])
  })

  test('the one that counts is stored in the order', async () => {
    const [worse, better] = [await ten(), await five()]
    const cart = await readyCart(guest, store)
    await apply(cart, better.code)
    await apply(cart, worse.code)
    const chosen = await choose(cart, worse.code)
    const { body } = await askToPlace(guest, chosen)
    expect(body).toMatchObject({ discountPence: 180, discount: { code: worse.code } })
  })
})

describe('the best', () => {
  test('of a code and automatic discounts the better one counts, with its reason', async () => {
    const here = await openTestStore(server.context)
    const { id } = await open({
      code: null,
      kind: 'fixed',
      amount_pence: 200,
      store_id: here.storeId,
    })
    const cart = await readyCart(guest, here)
    expect(cart).toMatchObject({
      discountPence: 200,
      discount: { id, code: null, reason: 'onlyOne' },
    })
    const small = await open()
    expect(await apply(cart, small.code)).toMatchObject({
      discountCode: small.code,
      discountPence: 200,
      discount: { id, reason: 'betterThanCode' },
      problems: [],
    })
    const large = await open({ percent: '50' })
    expect(await apply(cart, large.code)).toMatchObject({
      discountPence: 900,
      discount: { id: large.id, reason: 'best' },
    })
  })

  test('is recalculated when an offer changes, and one that ends is removed without a problem', async () => {
    const here = await openTestStore(server.context)
    const { id } = await open({ code: null, store_id: here.storeId, ends_at: hoursLater(1) })
    const cart = await readyCart(guest, here)
    expect(cart.discountPence).toBe(180)
    server.setNow(hoursLater(1))
    const later = await guest.cart('GET', `/cart/${cart.cartToken}`)
    server.setNow(FRIDAY_EVENING)
    expect(later).toMatchObject({ discount: null, problems: [], totalPence: cart.totalPence + 180 })
    await server.context.db.deleteFrom('discount').where('id', '=', id).execute()
    const again = await open({ code: null, percent: '20', store_id: here.storeId })
    const { discount } = await guest.cart('GET', `/cart/${cart.cartToken}`)
    expect(discount).toMatchObject({ id: again.id, amountPence: 360 })
  })

  test('may be everywhere, and an offer for each customer once is not offered again', async () => {
    const here = await openTestStore(server.context)
    const { id } = await open({ code: null, kind: 'freeDelivery', per_customer_limit: 1 })
    const cart = await readyCart(guest, here)
    expect(cart.discount).toMatchObject({ id, amountPence: 299 })
    const { body } = await askToPlace(guest, cart)
    expect(body).toMatchObject({ discount: { id }, discountPence: 299 })
    expect(await readyCart(guest, here)).toMatchObject({ discount: null, problems: [] })
    await server.context.db.deleteFrom('discount').where('id', '=', id).execute()
  })
})
