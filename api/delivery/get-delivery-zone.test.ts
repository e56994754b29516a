import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let test: TestApp
let store: TestStore
beforeAll(async () => {
  test = await createTestApp()
  store = await openTestStore(test.context)
})
afterAll(() => test.close())

async function zoneFor(query: Record<string, string>) {
  const all = { storeId: store.storeId, ...query }
  const response = await test.app.inject({ url: '/api/v1/delivery/zone', query: all })
  return { status: response.statusCode, body: response.json() }
}

it('is the zone that names the postcode', async () => {
  const { body } = await zoneFor({ postcode: 'e8 1aa' })
  expect(body).toEqual({
    storeId: store.storeId,
    zoneId: store.zoneIds[0],
    feeTiers: [
      { fromPence: 0, feePence: 299 },
      { fromPence: 2500, feePence: 0 },
    ],
    deliveryFeePence: 299,
    minimumOrderPence: 1200,
    minMinutes: 15,
    maxMinutes: 25,
  })
})

it('else the zone whose radius reaches the location', async () => {
  expect((await zoneFor({ postcode: 'N1 6AA' })).body).toMatchObject({
    zoneId: store.zoneIds[1],
    deliveryFeePence: 399,
    minimumOrderPence: 1500,
  })
})

it('measures from the given position rather than from the centre of the postcode', async () => {
  const here = { latitude: '51.5471', longitude: '-0.0601' }
  const { storeId, zoneIds } = await openTestStore(test.context, { zones: [{ radiusMiles: 1 }] })
  expect((await zoneFor({ storeId, postcode: 'N1 6AA' })).status).toBe(409)
  expect((await zoneFor({ storeId, postcode: 'N1 6AA', ...here })).body).toMatchObject({
    zoneId: zoneIds[0],
  })
})

it('takes zeros, from a cleared address, and empty parameters for no position', async () => {
  for (const nowhere of ['0', '']) {
    const position = { latitude: nowhere, longitude: nowhere }
    const { body } = await zoneFor({ postcode: 'N1 6AA', ...position })
    expect(body).toMatchObject({ zoneId: store.zoneIds[1] })
  }
})

it.each([
  ['outside all zones', { postcode: 'M1 1AE' }, 409, 'ADDRESS_OUTSIDE_DELIVERY_ZONES'],
  ['a postcode not in use', { postcode: 'E8 7AA' }, 404, 'PLACE_NOT_FOUND'],
  ['no postcode', { postcode: 'Hackney' }, 404, 'PLACE_NOT_FOUND'],
  [
    'an unknown store',
    { postcode: 'E8 1AA', storeId: '6f2c7b0e-5f43-4c11-9f3a-2f0f4b9b2b11' },
    404,
    'NONEXISTING_STORE',
  ],
])('refuses %s', async (_what, query, status, message) => {
  expect(await zoneFor(query)).toMatchObject({ status, body: { message } })
})

it('refuses a store that only offers collection', async () => {
  const { storeId } = await openTestStore(test.context, { store: { services: ['collection'] } })
  expect(await zoneFor({ storeId, postcode: 'E8 1AA' })).toMatchObject({
    body: { message: 'ADDRESS_OUTSIDE_DELIVERY_ZONES' },
  })
})

it.each([
  ['storeId', 'pizza'],
  ['postcode', ''],
  ['postcode', 'E8 1AA\u0000'],
  ['postcode', 'x'.repeat(40)],
  ['latitude', 'north'],
])('names a %s of “%s” as a wrong field', async (field, value) => {
  const { status, body } = await zoneFor({ postcode: 'E8 1AA', [field]: value })
  expect(status).toBe(400)
  expect(body.message[0].field).toBe(field)
})

describe('of many zones', () => {
  let nested: TestStore
  const fee = (feePence: number) => [{ fromPence: 0, feePence }]
  beforeAll(async () => {
    nested = await openTestStore(test.context, {
      zones: [
        { prefixes: ['E'], feeTiers: fee(600), minimumOrderPence: 2500 },
        { prefixes: ['E8', 'SW1'], feeTiers: fee(500) },
        { prefixes: ['E8 1'], feeTiers: fee(400), minMinutes: 12, maxMinutes: 18 },
        { prefixes: ['E8 1AA'], feeTiers: fee(300) },
        { radiusMiles: 2, feeTiers: fee(200) },
        { prefixes: ['M1'], radiusMiles: 4, feeTiers: fee(100) },
      ],
    })
  })

  it.each([
    ['unit', 'E8 1AA', 300],
    ['unit, however it is written', ' e81aa', 300],
    ['sector', 'E8 1AB', 400],
    ['sector of which it is the beginning', 'E8 1A', 400],
    ['sector itself', 'E8 1', 400],
    ['sector written together', 'E81', 400],
    ['district', 'E8 2AA', 500],
    ['district itself', 'E8', 500],
    ['district without its letter', 'SW1A 1AA', 500],
    ['area', 'E20 1EJ', 600],
    ['area, though a radius would be cheaper', 'E9 5LN', 600],
    ['smallest radius that reaches it', 'N1 5AA', 200],
    ['larger radius beyond that', 'N4 2AA', 100],
    ['prefix of a zone that has a radius too', 'M1 1AE', 100],
  ])('the %s decides: %s', async (_what, postcode, deliveryFeePence) => {
    const { body } = await zoneFor({ storeId: nested.storeId, postcode })
    expect(body).toMatchObject({ deliveryFeePence })
  })

  it('all terms are those of the one zone', async () => {
    const { body } = await zoneFor({ storeId: nested.storeId, postcode: 'E8 1AB' })
    expect(body).toEqual({
      storeId: nested.storeId,
      zoneId: nested.zoneIds[2],
      feeTiers: fee(400),
      deliveryFeePence: 400,
      minimumOrderPence: 1200,
      minMinutes: 12,
      maxMinutes: 18,
    })
    expect((await zoneFor({ storeId: nested.storeId, postcode: 'E9 5LN' })).body).toMatchObject({
      minimumOrderPence: 2500,
      minMinutes: 15,
    })
  })

  it('a prefix of another place does not match', async () => {
    for (const postcode of ['SW2 1AA', 'EN1 1AA', 'M14 5RG', 'M2 1AA'])
      expect((await zoneFor({ storeId: nested.storeId, postcode })).status).toBe(409)
  })

  it('names the fee of a basket at the minimum order', async () => {
    const feeTiers = [
      { fromPence: 0, feePence: 399 },
      { fromPence: 1500, feePence: 199 },
      { fromPence: 3000, feePence: 0 },
    ]
    const zone = { prefixes: ['E8'], feeTiers, minimumOrderPence: 1500 }
    const { storeId } = await openTestStore(test.context, { zones: [zone] })
    expect((await zoneFor({ storeId, postcode: 'E8 1AA' })).body).toMatchObject({
      feeTiers,
      deliveryFeePence: 199,
    })
  })
})

describe('a position that its postcode cannot have', () => {
  const kitchen = { latitude: '51.5471', longitude: '-0.0601' }

  it('gets nobody into a radius', async () => {
    for (const postcode of ['LS6 1BN', 'CR0 1AA', 'BT1 1AA', 'M1', 'ZE1 0AA'])
      expect(await zoneFor({ postcode, ...kitchen })).toMatchObject({
        status: 409,
        body: { message: 'ADDRESS_OUTSIDE_DELIVERY_ZONES' },
      })
  })

  it('gets nobody out of one', async () => {
    const inLeeds = { latitude: '53.82', longitude: '-1.58' }
    const { body } = await zoneFor({ postcode: 'N1 6AA', ...inLeeds })
    expect(body).toMatchObject({ zoneId: store.zoneIds[1] })
  })
})
