import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { CONTACT, garlicBread, smallPizza, TestCustomer } from './testing/test-customer.ts'

let test: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  store = await openTestStore(test.context)
  guest = new TestCustomer(test.app)
})
afterAll(() => test.close())

const newCart = () => {
  const { storeId } = store
  return guest.cart('POST', '/cart', { storeId, newBasketItem: smallPizza(store) })
}

describe('a change that names the version it was decided on', () => {
  const changes: [string, (cart: Cart) => object][] = [
    ['', ({ lines: [line] }) => ({ lines: [{ lineId: line?.id, quantity: 5 }] })],
    ['', () => ({ newBasketItem: garlicBread(store) })],
    ['/details', () => ({ contact: CONTACT, allergyNote: 'Nuts' })],
  ]

  it.each(changes)('is made while that is the newest one: PUT /cart/…%s', async (path, change) => {
    const cart = await newCart()
    const { cartToken, version } = cart
    const changed = await guest.cart('PUT', `/cart/${cartToken}${path}`, {
      ...change(cart),
      version,
    })
    expect(changed.version).toBe(version + 1)
  })

  it.each(changes)(
    'is refused with the fresh cart after another: PUT /cart/…%s',
    async (path, change) => {
      const seen = await newCart()
      const { cartToken, version } = seen
      const fresh = await guest.cart('PUT', `/cart/${cartToken}`, {
        newBasketItem: smallPizza(store),
      })
      const body = { ...change(seen), version }
      const refused = await guest.refusal('PUT', `/cart/${cartToken}${path}`, body)
      expect(refused).toEqual({ message: 'CART_HAS_CHANGED', details: { cart: fresh } })
      expect(await guest.cart('GET', `/cart/${cartToken}`)).toEqual(fresh)
    },
  )

  it('of many at once, one is made', async () => {
    const { cartToken, version, lines } = await newCart()
    const send = (_: unknown, index: number) =>
      guest.ask('PUT', `/cart/${cartToken}`, {
        lines: [{ lineId: lines[0]?.id, quantity: index + 2 }],
        version,
      })
    const statuses = (await Promise.all(Array.from({ length: 8 }, send))).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect((await guest.cart('GET', `/cart/${cartToken}`)).version).toBe(version + 1)
  })
})
