import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Address } from '#contract/address.ts'
import { EMPTY_ADDRESS } from '#contract/empty-address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import {
  CONTACT,
  IN_E8,
  IN_LEEDS,
  signedIn,
  smallPizza,
  TestCustomer,
} from './testing/test-customer.ts'

let test: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  store = await openTestStore(test.context)
  guest = new TestCustomer(test.app)
})
afterAll(() => test.close())

const newCart = (more: object = {}): Promise<Cart> =>
  guest.cart('POST', '/cart', {
    storeId: store.storeId,
    newBasketItem: smallPizza(store, 2),
    ...more,
  })

/** In no zone by postcode but two miles away: £3.99, minimum £15, 20 to 35 minutes. */
const IN_N1: Address = { ...IN_E8, postCode: 'N1 6AA', latitude: 51.53, longitude: -0.08 }
/** The minutes for each address. */
const nearTerms = {
  deliveryFeePence: 299,
  minimumOrderPence: 1200,
  minutes: { from: 35, to: 45 },
  problems: [],
}
const farTerms = {
  deliveryFeePence: 399,
  minimumOrderPence: 1500,
  minutes: { from: 40, to: 55 },
}
const outside = {
  message: 'ADDRESS_OUTSIDE_DELIVERY_ZONES',
  details: { storeName: 'Mare Street Pizza' },
}

const calls = [
  ['PATCH', ({ cartToken }: Cart) => `/cart/address/${cartToken}`],
  ['POST', ({ cartToken }: Cart) => `/cart/${cartToken}/address`],
] as const

describe.each(calls)('an address set by %s', (method, pathOf) => {
  const set = (cart: Cart, address: object) => guest.cart(method, pathOf(cart), { address })
  const refusal = (cart: Cart, body: unknown) => guest.refusal(method, pathOf(cart), body)

  it('changes fee, minimum and minutes with every zone, there and back', async () => {
    const cart = await newCart({ newBasketItem: smallPizza(store, 2) })
    expect(cart.isDeliveryFeeKnown).toBe(false)
    for (const _ of [1, 2]) {
      expect(await set(cart, IN_E8)).toMatchObject({ ...nearTerms, address: IN_E8 })
      expect(await set(cart, IN_N1)).toMatchObject({ ...farTerms, address: IN_N1 })
    }
  })

  it('counts in the total, and the answer has what is missing to the minimum there', async () => {
    const one = await newCart({ newBasketItem: smallPizza(store, 1), address: IN_E8 })
    expect(one.problems).toEqual([
      { code: 'MINIMUM_ORDER_NOT_REACHED', minimumPence: 1200, missingPence: 300 },
    ])
    const further = await set(one, IN_N1)
    expect(further.totalPence - one.totalPence).toBe(100)
    expect(further.problems).toEqual([
      { code: 'MINIMUM_ORDER_NOT_REACHED', minimumPence: 1500, missingPence: 600 },
    ])
  })

  it('outside all zones is refused, and the old one stays with its terms', async () => {
    const cart = await set(await newCart(), IN_N1)
    expect(await refusal(cart, { address: IN_LEEDS })).toEqual(outside)
    expect(await guest.cart('GET', `/cart/${cart.cartToken}`)).toEqual(cart)
  })

  it('outside all zones is refused although its position claims to be at the kitchen', async () => {
    const { latitude, longitude } = IN_E8
    const address = { ...IN_LEEDS, latitude, longitude }
    expect(await refusal(await newCart(), { address })).toEqual(outside)
  })

  it('is stored by its postcode when its position is not known', async () => {
    const { latitude, longitude } = IN_LEEDS
    const { address } = await set(await newCart(), { ...IN_E8, latitude, longitude })
    expect(address?.latitude).toBeCloseTo(51.547, 2)
  })

  it('is cleared with fee and minutes, and may be set again', async () => {
    const cart = await newCart({ address: IN_E8 })
    expect(await set(cart, EMPTY_ADDRESS)).toMatchObject({
      address: null,
      isDeliveryFeeKnown: false,
      deliveryFeePence: 0,
      minutes: null,
      addressLine: '',
    })
    expect(await set(cart, IN_E8)).toMatchObject(nearTerms)
  })

  it('may be half a postcode: enough for the fee, not for the delivery', async () => {
    const partial = { ...EMPTY_ADDRESS, city: 'London', postCode: 'e8' }
    const cart = await set(await newCart(), partial)
    expect(cart).toMatchObject({ ...nearTerms, address: { postCode: 'E8' } })
    const details = { contact: CONTACT, noBag: true }
    await guest.cart('PUT', `/cart/${cart.cartToken}/details`, details)
    const order = {
      cartToken: cart.cartToken,
      totalPence: cart.totalPence,
      paymentMethod: 'cash',
    }
    expect(await guest.refusal('POST', '/order', order)).toEqual({ message: 'ADDRESS_REQUIRED' })
    await set(cart, { ...IN_E8, latitude: 0, longitude: 0 })
    expect((await guest.ask('POST', '/order', order)).status).toBe(201)
  })

  it('stays for collection wherever it is, and is checked again for delivery', async () => {
    const cart = await newCart({ serviceType: 'collection' })
    const collected = await set(cart, IN_LEEDS)
    expect(collected).toMatchObject({
      address: IN_LEEDS,
      deliveryFeePence: 0,
      minimumOrderPence: 0,
      problems: [],
    })
    const details = `/cart/${cart.cartToken}/details`
    const delivered = await guest.cart('PUT', details, { serviceType: 'delivery' })
    expect(delivered.problems).toEqual([{ code: 'ADDRESS_OUTSIDE_DELIVERY_ZONES' }])
    expect(await refusal(delivered, { address: IN_LEEDS })).toEqual(outside)
    expect(await set(delivered, IN_E8)).toMatchObject(nearTerms)
    const again = await guest.cart('PUT', details, { serviceType: 'collection' })
    expect(again).toMatchObject({ address: IN_E8, deliveryFeePence: 0, problems: [] })
  })

  it('is each customer’s own', async () => {
    const owner = await signedIn(test.app, test.context)
    const cart = await owner.cart('POST', '/cart', {
      storeId: store.storeId,
      newBasketItem: smallPizza(store, 2),
      address: IN_E8,
    })
    expect(await refusal(cart, { address: IN_N1 })).toEqual({ message: 'NONEXISTING_CART' })
    expect(await owner.cart('GET', `/cart/${cart.cartToken}`)).toEqual(cart)
  })

  it.each([
    ['no address', {}, 'address', 'required_field'],
    ['nothing', null, 'address', 'required_field'],
    ['a text', { address: 'E8 1AA' }, 'address', 'invalid_value'],
    ['a list', { address: [IN_E8] }, 'address', 'invalid_value'],
    ['a position beyond the pole', withPlace(1e308, 0), 'address.latitude', 'too_many'],
    ['a position east of east', withPlace(0, 180.1), 'address.longitude', 'too_many'],
    ['a position in words', withPlace('north', 0), 'address.latitude', 'invalid_value'],
    ['no latitude', withPlace(null, 0), 'address.latitude', 'required_field'],
    ['a null character', withText('a\0b'), 'address.address', 'invalid_value'],
    ['a control character', withText('a\u0007b'), 'address.address', 'invalid_value'],
    ['two lines', withText('a\nb'), 'address.address', 'invalid_value'],
    ['half a letter', withText('\ud800'), 'address.address', 'invalid_value'],
    ['a book', withText('x'.repeat(20_000)), 'address.address', 'too_long'],
    ['a number for a text', withText(12), 'address.address', 'invalid_value'],
  ])('with %s is refused by its field, and nothing changes', async (_what, body, field, code) => {
    const cart = await newCart({ address: IN_N1 })
    const { message } = await refusal(cart, body)
    expect(message).toContainEqual({ field, code })
    expect(await guest.cart('GET', `/cart/${cart.cartToken}`)).toEqual(cart)
  })

  it('has no extra meaning for special characters', async () => {
    const cart = await newCart()
    for (const postCode of ['%', '_8 1AA', 'E8%', "E8' OR 1", 'E8*'])
      expect((await refusal(cart, { address: { ...IN_E8, postCode } })).message).toEqual([
        { field: 'address.postCode', code: 'required_city_postcode' },
      ])
    const strange = { ...IN_E8, address: `%_'"\\; DROP TABLE cart; -- ${'👩‍🍳'}` }
    expect((await set(cart, strange)).address).toEqual(strange)
  })
})

describe('what a delivery needs', () => {
  const atDoor = { addressLine: 'Flat 3', deliveryNote: 'Blue door' }
  const cartAt = async (address: Address) => {
    const cart = await newCart()
    return guest.cart('POST', `/cart/${cart.cartToken}/address`, { address, ...atDoor })
  }
  const patch = ({ cartToken }: Cart, address: Address) =>
    guest.cart('PATCH', `/cart/address/${cartToken}`, { address })

  it('is cleared with it when another is set or it is cleared', async () => {
    const none = { addressLine: '', deliveryNote: '' }
    expect(await patch(await cartAt(IN_E8), IN_N1)).toMatchObject(none)
    expect(await patch(await cartAt(IN_E8), EMPTY_ADDRESS)).toMatchObject(none)
  })

  it('stays when its address is only completed, written otherwise, or refused', async () => {
    const partial = await cartAt({ ...IN_E8, postCode: 'E8' })
    expect(await patch(partial, IN_E8)).toMatchObject(atDoor)
    expect(await patch(partial, { ...IN_E8, address: '12 Mare St, London, UK' })).toMatchObject(
      atDoor,
    )
    await guest.refusal('PATCH', `/cart/address/${partial.cartToken}`, { address: IN_LEEDS })
    expect(await guest.cart('GET', `/cart/${partial.cartToken}`)).toMatchObject(atDoor)
  })

  it('may be set before there is an address', async () => {
    const cart = await newCart()
    await guest.cart('PUT', `/cart/${cart.cartToken}/details`, atDoor)
    expect(await patch(cart, IN_E8)).toMatchObject(atDoor)
  })
})

it('of addresses set at once one is stored whole, with its own fee', async () => {
  const cart = await newCart()
  const path = `/cart/${cart.cartToken}/address`
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      guest.cart('POST', path, {
        address: nth % 2 ? IN_E8 : IN_N1,
        addressLine: nth % 2 ? 'near' : 'far',
      }),
    ),
  )
  expect(new Set(answers.map(({ version }) => version)).size).toBe(20)
  for (const { address, addressLine, deliveryFeePence } of answers)
    expect([address?.postCode, addressLine, deliveryFeePence]).toEqual(
      addressLine === 'near' ? ['E8 1AA', 'near', 299] : ['N1 6AA', 'far', 399],
    )
})

function withPlace(latitude: unknown, longitude: unknown) {
  return { address: { ...IN_E8, latitude, longitude } }
}

function withText(address: unknown) {
  return { address: { ...IN_E8, address } }
}
