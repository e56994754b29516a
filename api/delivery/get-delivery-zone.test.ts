import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('else the zone whose radius reaches the place', async () => {
  expect((await zoneFor({ postcode: 'N1 6AA' })).body).toMatchObject({
    zoneId: store.zoneIds[1],
    deliveryFeePence: 399,
    minimumOrderPence: 1500,
  })
})

it('measures from the given position rather than from the middle of the postcode', async () => {
  const here = { latitude: '51.5471', longitude: '-0.0601' }
  const { storeId, zoneIds } = await openTestStore(test.context, { zones: [{ radiusMiles: 1 }] })
  expect((await zoneFor({ storeId, postcode: 'N1 6AA' })).status).toBe(409)
  expect((await zoneFor({ storeId, postcode: 'N1 6AA', ...here })).body).toMatchObject({
    zoneId: zoneIds[0],
  })
})

it('takes zeros, which a cleared address has, and empty parameters for no position', async () => {
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

it('refuses a store that only hands out at its door', async () => {
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
