import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EMPTY_ADDRESS } from '#contract/empty-address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { CONTACT, IN_E8, IN_LEEDS, smallPizza, TestCustomer } from './testing/test-customer.ts'

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

describe('details', () => {
  const setDetails = ({ cartToken }: Cart, body: object): Promise<Cart> =>
    guest.cart('PUT', `/cart/${cartToken}/details`, body)

  it('sets what is given and leaves the rest unchanged', async () => {
    const cart = await newCart()
    const given = {
      contact: CONTACT,
      noBag: true,
      wantsCutlery: true,
      leaveAtDoor: true,
      addressLine: 'Flat 3',
      deliveryNote: 'Ring\ntwice',
      allergyNote: 'Peanuts',
    }
    expect(await setDetails(cart, given)).toMatchObject({ ...given, plasticBagChargePence: 0 })
    const bag = await setDetails(cart, { noBag: false, deliveryNote: '' })
    expect(bag).toMatchObject({ ...given, noBag: false, deliveryNote: '' })
    expect(bag.plasticBagChargePence).toBe(10)
  })

  it('packs no cutlery and hands the food over, unless chosen otherwise', async () => {
    const cart = await newCart({ address: IN_E8 })
    expect(cart).toMatchObject({ wantsCutlery: false, leaveAtDoor: false })
    const chosen = await setDetails(cart, { wantsCutlery: true, leaveAtDoor: true })
    expect(chosen).toMatchObject({ wantsCutlery: true, leaveAtDoor: true })
    expect(chosen.totalPence).toBe(cart.totalPence)
    const path = `/cart/address/${cart.cartToken}`
    // The courier knows nothing about the new address.
    const moved = await guest.cart('PATCH', path, { address: { ...IN_E8, postCode: 'E8 4RP' } })
    expect(moved).toMatchObject({ wantsCutlery: true, leaveAtDoor: false })
  })

  it.each(['wantsCutlery', 'leaveAtDoor'])('%s is yes or no', async (field) => {
    const { cartToken } = await newCart()
    for (const value of ['yes', 1])
      expect(
        await guest.refusal('PUT', `/cart/${cartToken}/details`, { [field]: value }),
      ).toMatchObject({ message: [{ field, code: 'invalid_value' }] })
  })

  it('chooses no bag by default: until the customer does, it is neither charged nor refused', async () => {
    const cart = await newCart()
    const without = await setDetails(cart, { noBag: true })
    expect(cart).toMatchObject({
      noBag: null,
      plasticBagChargePence: 0,
      totalPence: without.totalPence,
      store: { bag: { pencePerBag: 10, bagsPerOrder: 1, noBagAllowed: true } },
    })
    const withOne = await setDetails(cart, { noBag: false })
    expect(withOne.totalPence).toBe(cart.totalPence + 10)
  })

  it('charges the bag where the store requires one', async () => {
    const strict = await openTestStore(test.context, { store: { no_bag_allowed: false } })
    const cart = await newCart({ storeId: strict.storeId, newBasketItem: smallPizza(strict) })
    expect(cart).toMatchObject({ noBag: null, plasticBagChargePence: 10 })
    expect(await setDetails(cart, { noBag: true })).toMatchObject({ plasticBagChargePence: 10 })
  })

  it('charges what the nation asks from the day on which that is above the store’s own', async () => {
    const strict = await openTestStore(test.context, { store: { no_bag_allowed: false } })
    const cart = await newCart({ storeId: strict.storeId, newBasketItem: smallPizza(strict) })
    const { db } = test.context
    await db
      .insertInto('bag_minimum')
      .values({ nation: 'england', from_day: '2026-05-16', pence_per_bag: 25 })
      .execute()
    const read = () => guest.cart('GET', `/cart/${cart.cartToken}`)
    expect(await read()).toMatchObject({ plasticBagChargePence: 10, totalPence: cart.totalPence })
    test.setNow(new Date('2026-05-15T23:00:00Z'))
    expect(await read()).toMatchObject({
      plasticBagChargePence: 25,
      totalPence: cart.totalPence + 15,
      store: { bag: { pencePerBag: 25 } },
    })
    const listed = await test.app.inject({ url: `/api/v1/store/${strict.slug}?service=delivery` })
    expect(listed.json()).toMatchObject({ unavoidableBagPence: 25, bag: { pencePerBag: 25 } })
    test.setNow(FRIDAY_EVENING)
    await db.deleteFrom('bag_minimum').execute()
  })

  it('changes the service, and with it fee and minimum', async () => {
    const cart = await newCart({ address: IN_E8 })
    const collected = await setDetails(cart, { serviceType: 'collection' })
    expect(collected).toMatchObject({ deliveryFeePence: 0, minimumOrderPence: 0 })
    const delivered = await setDetails(cart, { serviceType: 'delivery' })
    expect(delivered).toMatchObject({ deliveryFeePence: 299, minimumOrderPence: 1200 })
  })

  it('refuses a service that the store does not offer', async () => {
    const only = await openTestStore(test.context, { store: { services: ['delivery'] } })
    const { cartToken } = await newCart({ storeId: only.storeId, newBasketItem: smallPizza(only) })
    const body = { serviceType: 'collection', noBag: true }
    expect(await guest.refusal('PUT', `/cart/${cartToken}/details`, body)).toMatchObject({
      message: 'SERVICE_NOT_OFFERED',
      details: { services: ['delivery'] },
    })
    expect(await guest.cart('GET', `/cart/${cartToken}`)).toMatchObject({ noBag: null })
  })

  // Friday 19:00 in London; the store is open from 11:00 to 23:00, pre-orders two days ahead. It
  // takes 20 minutes to prepare, and up to 25 to E8.
  it.each([
    ['a slot of today', '2026-05-15T20:30:00Z', []],
    ['a slot of Sunday', '2026-05-17T12:00:00Z', []],
    ['a slot that has passed', '2026-05-15T17:00:00Z', ['SLOT_HAS_PASSED']],
    ['one too soon to prepare for', '2026-05-15T18:15:00Z', ['SLOT_HAS_PASSED']],
    ['one too soon to deliver by', '2026-05-15T18:30:00Z', ['SLOT_HAS_PASSED']],
    ['the first that can be made and delivered', '2026-05-15T18:45:00Z', []],
    ['one beyond the pre-orders', '2026-05-19T12:00:00Z', ['STORE_IS_CLOSED']],
    ['one after closing', '2026-05-15T22:00:00Z', ['STORE_IS_CLOSED']],
    ['one that is no quarter of an hour', '2026-05-15T20:31:00Z', ['STORE_IS_CLOSED']],
    ['the end of time', '9999-12-31T23:59:59-12:00', ['STORE_IS_CLOSED']],
    ['the beginning of time', '0000-01-01T00:00:00+12:00', ['SLOT_HAS_PASSED']],
  ])('stores %s and reports its problem', async (_what, serviceTime, codes) => {
    const cart = await setDetails(await newCart(), { serviceTime })
    expect(new Date(cart.serviceTime)).toEqual(new Date(serviceTime))
    expect(cart.problems.map(({ code }) => code)).toEqual(codes)
    expect(await setDetails(cart, { serviceTime: 'asap' })).toMatchObject({ problems: [] })
  })

  it('counts the way to its own address, and none when it is collected', async () => {
    const address = { ...IN_E8, postCode: 'N1 6AA', latitude: 51.53, longitude: -0.08 }
    const far = await newCart({ newBasketItem: smallPizza(store, 4), address })
    const soon = await setDetails(far, { serviceTime: '2026-05-15T18:45:00.000Z' })
    expect(soon.problems).toEqual([{ code: 'SLOT_HAS_PASSED' }])
    const later = await setDetails(far, { serviceTime: '2026-05-15T19:00:00.000Z' })
    expect(later.problems).toEqual([])
    const collected = { serviceType: 'collection', serviceTime: '2026-05-15T18:30:00.000Z' }
    expect((await setDetails(far, collected)).problems).toEqual([])
  })

  it('leaves the first slot of tomorrow unchanged while the store is busy today', async () => {
    const busy = await openTestStore(test.context, {
      store: { busy_minutes: 30, busy_until: new Date('2026-05-15T19:00:00Z') },
    })
    const cart = await newCart({ storeId: busy.storeId, newBasketItem: smallPizza(busy, 2) })
    const serviceTime = '2026-05-16T10:45:00.000Z'
    expect(await setDetails(cart, { serviceTime })).toMatchObject({ serviceTime, problems: [] })
  })

  it('refuses a contact that cannot be reached, field by field', async () => {
    const { cartToken } = await newCart()
    const contact = { name: ' ', email: 'nobody', phone: '12' }
    const { message } = await guest.refusal('PUT', `/cart/${cartToken}/details`, { contact })
    expect(message).toEqual([
      { field: 'contact.name', code: 'required_field' },
      { field: 'contact.email', code: 'invalid_email' },
      { field: 'contact.phone', code: 'invalid_phone' },
    ])
  })
})

describe('the address', () => {
  const setAddress = ({ cartToken }: Cart, address: object): Promise<Cart> =>
    guest.cart('PATCH', `/cart/address/${cartToken}`, { address })

  it('decides fee, minimum and minutes by its zone', async () => {
    const cart = await newCart()
    expect(await setAddress(cart, IN_E8)).toMatchObject({
      deliveryFeePence: 299,
      minimumOrderPence: 1200,
    })
    const nearby = { ...IN_E8, postCode: 'E9 5LN', latitude: 51.545, longitude: -0.04 }
    expect(await setAddress(cart, nearby)).toMatchObject({
      deliveryFeePence: 399,
      minimumOrderPence: 1500,
      minutes: { from: 40, to: 55 },
    })
  })

  it('is stored with its postcode in the usual spelling', async () => {
    const { address } = await setAddress(await newCart(), { ...IN_E8, postCode: 'e81aa' })
    expect(address).toEqual({ ...IN_E8, postCode: 'E8 1AA' })
  })

  it('outside the zones is refused with the store’s name, and the old one stays', async () => {
    const cart = await newCart({ address: IN_E8 })
    const refused = {
      message: 'ADDRESS_OUTSIDE_DELIVERY_ZONES',
      details: { storeName: 'Mare Street Pizza' },
    }
    const body = { address: IN_LEEDS }
    const { cartToken } = cart
    expect(await guest.refusal('PATCH', `/cart/address/${cartToken}`, body)).toEqual(refused)
    expect(await guest.refusal('POST', `/cart/${cartToken}/address`, body)).toEqual(refused)
    expect(await guest.cart('GET', `/cart/${cartToken}`)).toMatchObject({
      address: IN_E8,
      version: 1,
    })
  })

  it.each(['E5 0PD', 'E5'])('with a postcode alone is looked up: %s', async (postCode) => {
    const nearby = { ...EMPTY_ADDRESS, address: 'Median Road', postCode }
    const { address, deliveryFeePence } = await setAddress(await newCart(), nearby)
    expect(deliveryFeePence).toBe(399)
    expect(address).toMatchObject({ postCode })
    expect(address?.latitude).toBeCloseTo(51.55, 1)
  })

  it('comes with the delivery fields', async () => {
    const { cartToken } = await newCart()
    const body = { address: IN_E8, addressLine: 'Flat 3', deliveryNote: 'Blue door' }
    const cart = await guest.cart('POST', `/cart/${cartToken}/address`, body)
    expect(cart).toMatchObject({ ...body, address: IN_E8 })
  })

  it('is removed when it is cleared', async () => {
    const cart = await newCart({ address: IN_E8 })
    expect(await setAddress(cart, EMPTY_ADDRESS)).toMatchObject({
      address: null,
      isDeliveryFeeKnown: false,
      problems: [],
    })
  })

  it.each([
    ['no postcode and no position', { ...IN_E8, postCode: '', latitude: 0, longitude: 0 }],
    ['no postcode of this country', { ...IN_E8, postCode: '90210', latitude: 0, longitude: 0 }],
  ])('with %s is refused', async (_what, address) => {
    const { cartToken } = await newCart()
    const { message } = await guest.refusal('PATCH', `/cart/address/${cartToken}`, { address })
    expect(message).toEqual([{ field: 'address.postCode', code: 'required_city_postcode' }])
  })

  it('is a problem when the store stops delivering there', async () => {
    const place = await openTestStore(test.context)
    const cart = await newCart({
      storeId: place.storeId,
      address: IN_E8,
      newBasketItem: smallPizza(place, 2),
    })
    await test.context.db
      .deleteFrom('delivery_zone')
      .where('store_id', '=', place.storeId)
      .execute()
    announceStoreChange(test.context, place.storeId)
    const seen = await guest.cart('GET', `/cart/${cart.cartToken}`)
    expect(seen.problems).toEqual([{ code: 'ADDRESS_OUTSIDE_DELIVERY_ZONES' }])
    expect(seen).toMatchObject({ deliveryFeePence: 0, isDeliveryFeeKnown: false })
  })
})
