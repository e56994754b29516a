import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#api/app.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { garlicBread, signedIn, TestCustomer } from './testing/test-customer.ts'

let test: TestApp
let otherApp: FastifyInstance
let store: TestStore
let here: TestCustomer
let there: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  // Another process of the same marketplace, with a cache of its own.
  otherApp = await buildApp({ ...test.context })
  store = await openTestStore(test.context)
  here = new TestCustomer(test.app)
  there = new TestCustomer(otherApp)
})
afterAll(async () => {
  await otherApp.close()
  await test.close()
})

const noted = (customer: TestCustomer, { cartToken }: Cart, note: string) =>
  customer.cart('PUT', `/cart/${cartToken}`, { newBasketItem: { ...garlicBread(store), note } })

describe('of a cart that two processes change in turn', () => {
  it('every change is stored', async () => {
    const cart = await readyCart(here, store)
    await noted(there, cart, 'one')
    await noted(here, cart, 'two')
    await noted(there, cart, 'three')
    const { lines } = await noted(here, cart, 'four')
    expect(lines.map(({ note }) => note)).toEqual(['', 'one', 'two', 'three', 'four'])
  })

  it('what the other process has fixed is not refused', async () => {
    const cart = await readyCart(here, store)
    const more = await noted(there, cart, '')
    expect(await askToPlace(here, more)).toMatchObject({ status: 201, body: { lines: [{}, {}] } })
  })

  it('nothing is ordered that the other has changed', async () => {
    const cart = await readyCart(here, store)
    const { totalPence } = await noted(there, cart, '')
    expect(await askToPlace(here, cart)).toMatchObject({
      body: { message: 'CART_TOTAL_AMOUNT_MISMATCH', details: { cart: { totalPence } } },
    })
  })

  it('nothing is changed that was ordered with the other process, and it is ordered once', async () => {
    const cart = await readyCart(here, store)
    const placed = await askToPlace(there, cart)
    const change = { newBasketItem: garlicBread(store) }
    expect(await here.refusal('PUT', `/cart/${cart.cartToken}`, change)).toMatchObject({
      message: 'CART_ALREADY_ORDERED',
    })
    expect(await askToPlace(here, cart)).toEqual(placed)
  })

  it('nothing is changed by a guest that the other process has given to a customer', async () => {
    const cart = await readyCart(here, store)
    await noted(await signedIn(otherApp, test.context), cart, '')
    const change = { newBasketItem: garlicBread(store) }
    expect(await here.refusal('PUT', `/cart/${cart.cartToken}`, change)).toEqual({
      message: 'NONEXISTING_CART',
    })
  })
})
