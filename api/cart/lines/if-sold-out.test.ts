import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { join, sharedCartOf } from '#api/sharing/testing/friends.ts'
import { json } from '#api/database/json.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import {
  garlicBread,
  IN_E8,
  signedIn,
  smallPizza,
  TestCustomer,
} from '#api/cart/testing/test-customer.ts'

let test: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  store = await openTestStore(test.context)
  guest = new TestCustomer(test.app)
})
afterAll(() => test.close())

const newCart = (newBasketItem: object, by = guest): Promise<Cart> =>
  by.cart('POST', '/cart', { storeId: store.storeId, address: IN_E8, newBasketItem })
const add = ({ cartToken }: Cart, newBasketItem: object): Promise<Cart> =>
  guest.cart('PUT', `/cart/${cartToken}`, { newBasketItem })
const change = ({ cartToken }: Cart, line: object): Promise<Cart> =>
  guest.cart('PUT', `/cart/${cartToken}`, { lines: [line] })
const choicesOf = ({ lines }: Pick<Cart, 'lines'>) =>
  lines.map(({ quantity, ifSoldOut }) => [quantity, ifSoldOut])

describe('what to do about a sold-out dish', () => {
  it('is a refund, unless chosen otherwise', async () => {
    const cart = await newCart(smallPizza(store))
    expect(choicesOf(cart)).toEqual([[1, 'refund']])
    const more = await add(cart, { ...garlicBread(store), ifSoldOut: 'replace' })
    expect(choicesOf(more)).toEqual([
      [1, 'refund'],
      [1, 'replace'],
    ])
  })

  it('is changed by itself, and costs nothing', async () => {
    const cart = await newCart(smallPizza(store, 2))
    const lineId = cart.lines[0]?.id
    const changed = await change(cart, { lineId, quantity: 2, ifSoldOut: 'call' })
    expect(choicesOf(changed)).toEqual([[2, 'call']])
    expect(changed).toMatchObject({ version: 2, totalPence: cart.totalPence })
    const more = await change(cart, { lineId, quantity: 3 })
    expect(choicesOf(more)).toEqual([[3, 'call']])
    const back = await change(cart, { lineId, quantity: 3, ifSoldOut: 'refund' })
    expect(choicesOf(back)).toEqual([[3, 'refund']])
  })

  it('does not make two lines of one dish: the last choice counts, and none leaves it', async () => {
    const cart = await newCart({ ...smallPizza(store), ifSoldOut: 'call' })
    const more = await add(cart, smallPizza(store))
    expect(choicesOf(more)).toEqual([[2, 'call']])
    const other = await add(cart, { ...smallPizza(store), ifSoldOut: 'replace' })
    expect(choicesOf(other)).toEqual([[3, 'replace']])
    const back = await add(cart, { ...smallPizza(store), ifSoldOut: 'refund' })
    expect(choicesOf(back)).toEqual([[4, 'refund']])
  })

  it('stays with a line that becomes another dish, and of two that become one it joins', async () => {
    const large = [{ optionId: store.optionIds.large, quantity: 1 }]
    const cart = await newCart({ ...smallPizza(store), ifSoldOut: 'call' })
    const lineId = cart.lines[0]?.id
    const grown = await change(cart, { lineId, quantity: 1, options: large })
    expect(choicesOf(grown)).toEqual([[1, 'call']])
    const two = await add(cart, smallPizza(store))
    const second = two.lines[1]?.id
    const one = await change(cart, { lineId: second, quantity: 1, options: large })
    expect(choicesOf(one)).toEqual([[2, 'call']])
  })

  it.each([['keep'], [''], [null], [1], ['constructor']])(
    'is not %j, which names the field',
    async (ifSoldOut) => {
      const cart = await newCart(smallPizza(store))
      const path = `/cart/${cart.cartToken}`
      const code = 'invalid_value'
      expect(
        await guest.refusal('PUT', path, { newBasketItem: { ...smallPizza(store), ifSoldOut } }),
      ).toMatchObject({ message: [{ field: 'newBasketItem.ifSoldOut', code }] })
      const lines = [{ lineId: cart.lines[0]?.id, quantity: 1, ifSoldOut }]
      expect(await guest.refusal('PUT', path, { lines })).toMatchObject({
        message: [{ field: 'lines.0.ifSoldOut', code }],
      })
    },
  )

  it('is not for others to change in the cart of a customer', async () => {
    const owner = await signedIn(test.app, test.context)
    const { cartToken, lines } = await newCart(smallPizza(store), owner)
    const body = { lines: [{ lineId: lines[0]?.id, quantity: 1, ifSoldOut: 'call' }] }
    for (const other of [guest, await signedIn(test.app, test.context)])
      expect(await other.refusal('PUT', `/cart/${cartToken}`, body)).toEqual({
        message: 'NONEXISTING_CART',
      })
    expect(choicesOf(await owner.cart('GET', `/cart/${cartToken}`))).toEqual([[1, 'refund']])
  })

  it('is chosen by a friend for their own dishes only', async () => {
    const { cart, shareToken } = await sharedCartOf(guest, store)
    const ben = await join(test, shareToken, 'Ben')
    const body = { newBasketItem: { ...smallPizza(store), ifSoldOut: 'replace' } }
    const { lines } = await ben.change(body)
    expect(lines.map(({ memberName, ifSoldOut }) => [memberName, ifSoldOut])).toEqual([
      ['', 'refund'],
      ['Ben', 'replace'],
    ])
    const choices = lines.map(({ id }) => ({ lineId: id, quantity: 1, ifSoldOut: 'call' }))
    await ben.change({ lines: choices })
    const seen = await guest.cart('GET', `/cart/${cart.cartToken}`)
    expect(choicesOf(seen)).toEqual([
      [1, 'refund'],
      [1, 'call'],
    ])
  })

  it('is that it is refunded in a cart of before anybody could choose', async () => {
    const cart = await newCart({ ...smallPizza(store), ifSoldOut: 'call' })
    const { lines } = await test.context.db
      .selectFrom('cart')
      .select('lines')
      .where('token', '=', cart.cartToken)
      .executeTakeFirstOrThrow()
    await test.context.db
      .updateTable('cart')
      .set({ lines: json(lines.map(({ ifSoldOut: _, ...line }) => line)), version: 2 })
      .where('token', '=', cart.cartToken)
      .execute()
    expect(choicesOf(await guest.cart('GET', `/cart/${cart.cartToken}`))).toEqual([[1, 'refund']])
    expect(choicesOf(await add(cart, smallPizza(store)))).toEqual([[2, 'refund']])
  })
})
