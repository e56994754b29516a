import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { join, share } from '#api/sharing/testing/friends.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { claimGuestCart } from './claim-cart.ts'
import {
  CONTACT,
  customerToken,
  garlicBread,
  IN_E8,
  smallPizza,
  TestCustomer,
} from '#api/cart/testing/test-customer.ts'

let test: TestApp
let store: TestStore
let elsewhere: TestStore
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  store = await openTestStore(test.context)
  elsewhere = await openTestStore(test.context)
  guest = new TestCustomer(test.app)
})
afterAll(() => test.close())

interface Somebody {
  accountId: string
  customer: TestCustomer
}

let ada: Somebody
beforeEach(async () => {
  ada = await somebody()
})

async function somebody(): Promise<Somebody> {
  const { id: accountId } = await test.context.db
    .insertInto('account')
    .values({ type: 'customer', email: `${randomUUID()}@example.org` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { accountId, customer: await signedInNow(accountId) }
}

const signedInNow = async (accountId: string) =>
  new TestCustomer(test.app, await customerToken(test.context, accountId))
const cartOf = (by: TestCustomer, { storeId }: TestStore, newBasketItem: object) =>
  by.cart('POST', '/cart', { storeId, newBasketItem })
const signIn = ({ cartToken }: Cart, { accountId } = ada) =>
  claimGuestCart(test.context, cartToken, accountId)
const read = ({ cartToken }: Cart, by = ada.customer) => by.cart('GET', `/cart/${cartToken}`)
const countsOf = ({ lines }: Cart) => lines.map(({ name, quantity }) => [name, quantity])

describe('signing in', () => {
  it('makes the guest’s cart the account’s, under its own token', async () => {
    const cart = await cartOf(guest, store, smallPizza(store))
    await signIn(cart)
    expect(countsOf(await read(cart))).toEqual([['Margherita', 1]])
    expect(await ada.customer.cart('GET', '/cart')).toMatchObject({ cartToken: cart.cartToken })
    expect(await guest.refusal('GET', `/cart/${cart.cartToken}`)).toEqual({
      message: 'NONEXISTING_CART',
    })
  })

  it("joins the account's open cart at the same store: equal lines add up", async () => {
    const own = await cartOf(ada.customer, store, smallPizza(store, 2))
    const allergyNote = 'Sesame, badly'
    await ada.customer.cart('PUT', `/cart/${own.cartToken}/details`, {
      contact: CONTACT,
      allergyNote,
    })
    await ada.customer.cart('PATCH', `/cart/address/${own.cartToken}`, { address: IN_E8 })
    const guests = await cartOf(guest, store, garlicBread(store))
    await guest.cart('PUT', `/cart/${guests.cartToken}`, { newBasketItem: smallPizza(store) })
    await signIn(guests)
    const joined = await read(guests)
    expect(countsOf(joined)).toEqual([
      ['Margherita', 3],
      ['Garlic bread', 1],
    ])
    expect(joined).toMatchObject({ contact: CONTACT, allergyNote, address: { city: 'London' } })
    expect(await ada.customer.refusal('GET', `/cart/${own.cartToken}`)).toEqual({
      message: 'NONEXISTING_CART',
    })
  })

  it('leaves the guest’s address, contact and allergy note in the cart', async () => {
    const own = await cartOf(ada.customer, store, smallPizza(store))
    const before = { contact: CONTACT, allergyNote: 'Nuts' }
    await ada.customer.cart('PUT', `/cart/${own.cartToken}/details`, before)
    const guests = await cartOf(guest, store, garlicBread(store))
    const details = { contact: { ...CONTACT, name: 'Ada P' }, allergyNote: 'Sesame' }
    await guest.cart('PUT', `/cart/${guests.cartToken}/details`, details)
    await signIn(guests)
    expect(await read(guests)).toMatchObject(details)
  })

  it('fills a line to its maximum and no further', async () => {
    await cartOf(ada.customer, store, smallPizza(store, 40))
    const guests = await cartOf(guest, store, smallPizza(store, 30))
    await signIn(guests)
    expect(countsOf(await read(guests))).toEqual([['Margherita', 50]])
  })

  it('leaves a cart of another store as it is; the guest’s is the newer', async () => {
    const own = await cartOf(ada.customer, elsewhere, garlicBread(elsewhere))
    const guests = await cartOf(guest, store, smallPizza(store))
    test.setNow(new Date(FRIDAY_EVENING.getTime() + 1000))
    await signIn(guests)
    test.setNow(FRIDAY_EVENING)
    expect(countsOf(await read(own))).toEqual([['Garlic bread', 1]])
    expect(countsOf(await read(guests))).toEqual([['Margherita', 1]])
    expect((await ada.customer.cart('GET', '/cart')).cartToken).toBe(guests.cartToken)
  })

  it('leaves a cart that was left more than a day ago', async () => {
    test.setNow(new Date(FRIDAY_EVENING.getTime() - 25 * 3_600_000))
    const own = await cartOf(await signedInNow(ada.accountId), store, smallPizza(store))
    test.setNow(FRIDAY_EVENING)
    const guests = await cartOf(guest, store, garlicBread(store))
    await signIn(guests)
    expect(countsOf(await read(guests))).toEqual([['Garlic bread', 1]])
    expect(countsOf(await read(own))).toEqual([['Margherita', 1]])
  })

  it('leaves a cart that friends share, whose link they have', async () => {
    const own = await cartOf(ada.customer, store, smallPizza(store))
    await share(ada.customer, own)
    const guests = await cartOf(guest, store, garlicBread(store))
    await signIn(guests)
    expect(countsOf(await read(guests))).toEqual([['Garlic bread', 1]])
    expect(countsOf(await read(own))).toEqual([['Margherita', 1]])
  })

  it('leaves the guest’s cart its friends, and their lines separate', async () => {
    await cartOf(ada.customer, store, smallPizza(store))
    const guests = await cartOf(guest, store, smallPizza(store))
    const { shareToken } = await share(guest, guests)
    const ben = await join(test, shareToken, 'Ben')
    await ben.change({ newBasketItem: smallPizza(store) })
    await signIn(guests)
    await ben.change({ newBasketItem: smallPizza(store) })
    const { lines } = await read(guests)
    expect(lines.map(({ memberName, quantity }) => [memberName, quantity])).toEqual([
      ['', 2],
      ['Ben', 2],
    ])
  })
})

describe('another person’s cart is never answered', () => {
  it('by a token of a cart that has an account', async () => {
    const bea = await somebody()
    const own = await cartOf(ada.customer, store, smallPizza(store))
    const beas = await cartOf(bea.customer, store, garlicBread(store))
    await signIn(beas)
    expect(countsOf(await read(own))).toEqual([['Margherita', 1]])
    expect(countsOf(await read(beas, bea.customer))).toEqual([['Garlic bread', 1]])
    expect(await ada.customer.refusal('GET', `/cart/${beas.cartToken}`)).toEqual({
      message: 'NONEXISTING_CART',
    })
  })

  it('when two people sign in with one guest’s cart at the same instant', async () => {
    const bea = await somebody()
    const guests = await cartOf(guest, store, smallPizza(store))
    await Promise.all([signIn(guests, ada), signIn(guests, bea)])
    const path = `/cart/${guests.cartToken}`
    const answers = [ada, bea].map(({ customer }) => customer.ask('GET', path))
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 404])
  })

  it('for a token or an account that does not exist', async () => {
    const cart = await cartOf(guest, store, smallPizza(store))
    await claimGuestCart(test.context, 'a'.repeat(32), ada.accountId)
    await claimGuestCart(test.context, cart.cartToken, randomUUID())
    expect(countsOf(await read(cart, guest))).toEqual([['Margherita', 1]])
  })
})

describe('at the same instant', () => {
  it('signing in twice with one cart joins the older one once', async () => {
    await cartOf(ada.customer, store, smallPizza(store, 2))
    const guests = await cartOf(guest, store, smallPizza(store))
    await Promise.all([signIn(guests), signIn(guests), signIn(guests)])
    expect(countsOf(await read(guests))).toEqual([['Margherita', 3]])
  })

  it('signing in on two devices, each with a cart, leaves one with everything', async () => {
    await cartOf(ada.customer, store, smallPizza(store))
    const carts = [
      await cartOf(guest, store, smallPizza(store)),
      await cartOf(guest, store, garlicBread(store)),
    ]
    await Promise.all(carts.map((cart) => signIn(cart)))
    const left = await ada.customer.cart('GET', '/cart')
    expect(Object.fromEntries(countsOf(left))).toEqual({ Margherita: 2, 'Garlic bread': 1 })
  })

  it('signing in while adding loses no dish', async () => {
    await cartOf(ada.customer, store, garlicBread(store))
    const guests = await cartOf(guest, store, smallPizza(store))
    const path = `/cart/${guests.cartToken}`
    const add = async () => {
      const body = { newBasketItem: smallPizza(store) }
      const { status } = await guest.ask('PUT', path, body)
      // As the browser does: a cart that was a guest's when the request was sent may be the customer's by
      // now.
      if (status === 404) await ada.customer.cart('PUT', path, body)
    }
    await Promise.all([add(), add(), signIn(guests), add(), add()])
    expect(Object.fromEntries(countsOf(await read(guests)))).toEqual({
      Margherita: 5,
      'Garlic bread': 1,
    })
  })

  it('signing in while the older one is ordered: it is an order, or it has joined', async () => {
    const { cartToken } = await cartOf(ada.customer, store, smallPizza(store, 2))
    await ada.customer.cart('PATCH', `/cart/address/${cartToken}`, { address: IN_E8 })
    const details = [`/cart/${cartToken}/details`, { contact: CONTACT }] as const
    const { totalPence } = await ada.customer.cart('PUT', ...details)
    const guests = await cartOf(guest, store, garlicBread(store))
    const [{ status }] = await Promise.all([
      ada.customer.ask('POST', '/order', { cartToken, totalPence, paymentMethod: 'cash' }),
      signIn(guests),
    ])
    const counts = Object.fromEntries(countsOf(await read(guests)))
    const joined = { 'Garlic bread': 1, Margherita: 2 }
    expect(counts).toEqual(status === 201 ? { 'Garlic bread': 1 } : joined)
  })
})
