import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { EMPTY_ADDRESS } from '#contract/empty-address.ts'
import type { AffectedBaskets, StoreZones } from '#contract/partner/zones.ts'
import type { OutputOf } from '#contract/call.ts'
import type { tryPostcode } from '#contract/partner/zones.ts'
import {
  CONTACT,
  IN_E8,
  smallPizza,
  TestCustomer,
  type Refusal,
} from '#api/cart/testing/test-customer.ts'
import { NEW_ZONE, ZoneEditor } from '#api/partner/testing/zone-editor.ts'
import { openOtherProcess, type OtherProcess } from '#api/testing/other-process.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore, untilAllIsReceived } from '#api/testing/test-store.ts'

type Tried = OutputOf<typeof tryPostcode>
interface Preview {
  baskets: AffectedBaskets
  zones: StoreZones
}

let server: TestApp
let store: TestStore
let editor: ZoneEditor
let guest: TestCustomer
let count = 100
beforeAll(async () => {
  server = await createTestApp()
  guest = new TestCustomer(server.app)
})
beforeEach(async () => {
  const zones = [{ prefixes: ['E8'], minimumOrderPence: 1200 }]
  store = await openTestStore(server.context, { zones, store: { name: `Pizza ${count++}` } })
  const storeIds = [store.storeId]
  const owner = await openTestAccount(server.context, 'partner', { storeIds })
  editor = new ZoneEditor(server.app, owner, store.storeId)
})
afterAll(() => server.close())

const fee = (fromPence: number, feePence: number) => ({ fromPence, feePence })
const usual = { ...NEW_ZONE, name: 'Hackney', prefixes: ['E8'], minimumOrderPence: 1200 }
const zoneId = () => store.zoneIds[0] ?? ''

/** A basket of so many small pizzas, £9.00 each. */
const basket = (quantity: number, address: object | null = IN_E8, service = 'delivery') =>
  guest.cart('POST', '/cart', {
    storeId: store.storeId,
    serviceType: service,
    newBasketItem: smallPizza(store, quantity),
    ...(address && { address }),
  })

const preview = async (zone: object | null): Promise<AffectedBaskets> =>
  (await editor.ask<Preview>('POST', '/preview', { zoneId: zoneId(), zone })).body.baskets

const none = { losing: 0, changing: 0, belowMinimum: 0, isMore: false }

describe('a preview counts the open baskets', () => {
  test('that lose their delivery, and no others', async () => {
    await basket(2)
    await basket(3)
    await basket(2, null)
    await guest.cart('POST', '/cart', { storeId: store.storeId, address: IN_E8 })
    await basket(2, IN_E8, 'collection')
    expect(await preview(null)).toEqual({ ...none, losing: 2 })
    expect(await preview({ ...usual, prefixes: ['E9'] })).toEqual({ ...none, losing: 2 })
    expect((await editor.list()).items).toHaveLength(1)
  })

  test.each([
    ['another fee', { feeTiers: [fee(0, 250)] }, { changing: 2 }],
    ['another fee for one of them', { feeTiers: [fee(0, 399), fee(2500, 0)] }, { changing: 1 }],
    ['another minimum', { minimumOrderPence: 1500 }, { changing: 2 }],
    [
      'a minimum that one does not reach',
      { minimumOrderPence: 2000 },
      { changing: 2, belowMinimum: 1 },
    ],
    ['the same', { minMinutes: 1, name: 'Another name' }, {}],
  ])('that get %s', async (_what, change, counted) => {
    await basket(2)
    await basket(3)
    const zone = { ...usual, feeTiers: [fee(0, 399)], ...change }
    expect(await preview(zone)).toEqual({ ...none, ...counted })
  })

  test('with what would overlap', async () => {
    const zone = { ...NEW_ZONE, prefixes: ['E8 1'] }
    const { body } = await editor.ask<Preview>('POST', '/preview', { zoneId: null, zone })
    const [hackney, fresh] = body.zones.items
    expect(hackney?.overlaps).toMatchObject([{ zoneId: fresh?.id, examples: ['E8 1'] }])
  })
})

test('a change is saved only by who agreed to as many baskets', async () => {
  await basket(2)
  await basket(2)
  const { version } = await editor.list()
  const path = `/${zoneId()}`
  const zone = { ...usual, feeTiers: [fee(0, 100)] }
  for (const confirmedBaskets of [undefined, 1])
    expect(await editor.ask('PUT', path, { version, confirmedBaskets, zone })).toMatchObject({
      status: 409,
      body: { message: 'ZONES_AFFECT_BASKETS', details: { ...none, changing: 2 } },
    })
  const deleted = await editor.ask('DELETE', `${path}?version=${version}`)
  expect(deleted.body).toMatchObject({ details: { ...none, losing: 2 } })
  expect((await editor.list()).version).toBe(version)
  expect(await editor.ask('PUT', path, { version, confirmedBaskets: 2, zone })).toMatchObject({
    status: 200,
    body: { items: [{ feeTiers: [fee(0, 100)] }] },
  })
})

describe('a basket that was affected', () => {
  const seen = (token: string) => guest.cart('GET', `/cart/${token}`)
  const order = async (token: string, totalPence: number) => {
    await guest.cart('PUT', `/cart/${token}/details`, { contact: CONTACT, noBag: true })
    const body = { cartToken: token, totalPence, paymentMethod: 'cash' }
    return (await guest.refusal('POST', '/order', body)).message
  }

  test('says that its address is outside, and cannot be ordered', async () => {
    const { cartToken } = await basket(2)
    await editor.delete(zoneId())
    const { problems, totalPence } = await seen(cartToken)
    expect(problems).toEqual([{ code: 'ADDRESS_OUTSIDE_DELIVERY_ZONES' }])
    expect(await order(cartToken, totalPence)).toBe('ADDRESS_OUTSIDE_DELIVERY_ZONES')
  })

  test('says what is missing to its minimum, and cannot be ordered', async () => {
    const { cartToken } = await basket(2)
    await editor.change(zoneId(), { ...usual, minimumOrderPence: 2500 })
    const { problems, totalPence } = await seen(cartToken)
    const numbers = { minimumPence: 2500, missingPence: 700 }
    expect(problems).toEqual([{ code: 'MINIMUM_ORDER_NOT_REACHED', ...numbers }])
    expect(await order(cartToken, totalPence)).toBe('MINIMUM_ORDER_NOT_REACHED')
  })

  test('costs the new fee', async () => {
    const { cartToken, deliveryFeePence } = await basket(2)
    expect(deliveryFeePence).toBe(399)
    await editor.change(zoneId(), { ...usual, feeTiers: [fee(0, 450), fee(1800, 150)] })
    expect((await seen(cartToken)).deliveryFeePence).toBe(150)
  })
})

describe('a postcode that is tried', () => {
  const tried = (postCode: string) =>
    editor.ask<Tried>('GET', `/try?postCode=${encodeURIComponent(postCode)}`)

  test('gets its zone, how far it is, and when the food is there', async () => {
    expect((await tried('e81aa')).body).toMatchObject({
      postCode: 'E8 1AA',
      zoneId: zoneId(),
      deliveryFeePence: 399,
      // Twenty to prepare, 15 to 25 for the way.
      minutes: { from: 35, to: 45 },
      distanceMiles: expect.closeTo(0.2, 0),
    })
  })

  test('gets none where nobody delivers, and says how far that is', async () => {
    const { body } = await tried('LS6 1BN')
    expect(body).toMatchObject({ zoneId: null, deliveryFeePence: null, minutes: null })
    expect(body.distanceMiles).toBeGreaterThan(150)
    expect(body.northMiles).toBeGreaterThan(150)
  })

  test.each(['pizza', 'E8 7AA'])('is refused as %s', async (postCode) => {
    expect(await tried(postCode)).toMatchObject({
      status: 404,
      body: { message: 'PLACE_NOT_FOUND' },
    })
  })

  test('costs what a basket with that address pays, whatever the zones', async () => {
    const tiers = (pence: number) => [fee(0, pence), fee(1500, pence - 50)]
    await editor.change(zoneId(), { prefixes: ['E8 1'], feeTiers: tiers(100) })
    await editor.add({ prefixes: ['E8 1AA', 'E9'], feeTiers: tiers(200) })
    await editor.add({ prefixes: ['N1'], radiusMiles: 1.4, feeTiers: tiers(300) })
    await editor.add({ prefixes: [], radiusMiles: 2.1, feeTiers: tiers(400) })
    const { items } = await editor.list()
    const postCodes = [
      'E8 1AA',
      'E8 1AB',
      'E8 2AA',
      'E8 3RH',
      'E9 5LN',
      'N1 6AA',
      'N16 7UX',
      'E5 8EE',
    ]
    const outside = ['SE1 7PB', 'LS6 1BN', 'BT7 1NN']
    for (const postCode of [...postCodes, ...outside]) {
      const { body } = await tried(postCode)
      const zone = items.find(({ id }) => id === body.zoneId)
      const address = { ...EMPTY_ADDRESS, address: '1 The Road', postCode }
      for (const [tier, quantity] of [1, 2].entries()) {
        const { cartToken } = await basket(quantity, null)
        const path = `/cart/address/${cartToken}`
        const answer = await guest.ask<Cart & Refusal>('PATCH', path, { address })
        const { message, deliveryFeePence, minimumOrderPence } = answer.body
        const charged = message ?? { deliveryFeePence, minimumOrderPence }
        const expected = zone && {
          deliveryFeePence: zone.feeTiers[tier]?.feePence,
          minimumOrderPence: zone.minimumOrderPence,
        }
        expect({ postCode, charged }).toEqual({
          postCode,
          charged: expected ?? 'ADDRESS_OUTSIDE_DELIVERY_ZONES',
        })
      }
    }
  })
})

describe('in another process of the marketplace', () => {
  let other: OtherProcess
  beforeAll(async () => {
    other = await openOtherProcess(server.context)
  })
  afterAll(() => other.close())

  test('the list, the menu page and a basket have a change at once', async () => {
    const { cartToken } = await basket(2)
    const get = async (url: string) => (await other.app.inject({ url: `/api/v1${url}` })).json()
    const fees = async () => ({
      list: (await get(`/store?postCode=E8%201AA&search=pizza%20${count - 1}`)).items
        .filter(({ id }: { id: string }) => id === store.storeId)
        .map((card: { deliveryFeePence: number }) => card.deliveryFeePence),
      menu: (await get(`/store/${store.slug}?postCode=E8%201AA`)).deliveryFeePence,
      cart: (await get(`/cart/${cartToken}`)).deliveryFeePence,
    })
    expect(await fees()).toEqual({ list: [399], menu: 399, cart: 399 })
    await editor.change(zoneId(), { ...usual, feeTiers: [fee(0, 175)] })
    await untilAllIsReceived(server.context)
    await expect.poll(fees).toEqual({ list: [175], menu: 175, cart: 175 })
    await editor.delete(zoneId())
    await expect.poll(fees).toEqual({ list: [], menu: null, cart: 0 })
  })
})
