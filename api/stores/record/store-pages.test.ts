import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { HACKNEY, openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { announceStoreChange } from './store-changes.ts'
import { openPageStore } from './testing/page-store.ts'
import { publicAnswer } from './testing/public-answer.ts'

let test: TestApp
let store: TestStore
beforeAll(async () => {
  ;({ test, store } = await openPageStore())
})
afterEach(() => test.setNow(FRIDAY_EVENING))
afterAll(() => test.close())

const get = (path: string, query?: Record<string, string>) => publicAnswer(test, path, query)

const unknownId = '6f2c7b0e-5f43-4c11-9f3a-2f0f4b9b2b11'

describe('a store', () => {
  it('tells all about itself, with the terms for a place', async () => {
    const { body } = await get('/store/mare-street-pizza', {
      postCode: 'E8 1AA',
      lat: '51.55',
      lng: '-0.06',
    })
    expect(body).toMatchObject({
      id: store.storeId,
      tab: 'available',
      deliveryFeePence: 299,
      minimumOrderPence: 1200,
      distanceMiles: 0.2,
      minutes: { from: 35, to: 45 },
      rating: { average: 4.7, count: 10 },
      legalName: 'Mare Street Pizza Ltd',
      bag: { pencePerBag: 10, bagsPerOrder: 1, noBagAllowed: true },
      preparationMinutes: 20,
    })
    expect(body.hours.spans).toHaveLength(14)
  })

  it('tells no email address of its kitchen', async () => {
    expect((await get('/store/mare-street-pizza')).body).not.toHaveProperty('email')
  })

  it.each([
    ['without a place', {}],
    ['with an unknown place', { postCode: 'ZZ99 9ZZ' }],
    ['outside its zones', { postCode: 'M1 1AE' }],
  ])(
    '%s says its lowest minimum, the fees of its soonest zone, and no fee',
    async (_case, query) => {
      expect((await get('/store/mare-street-pizza', query)).body).toMatchObject({
        deliveryFeePence: null,
        minimumOrderPence: 1200,
        feeTiers: [
          { fromPence: 0, feePence: 299 },
          { fromPence: 2500, feePence: 0 },
        ],
        minutes: null,
      })
    },
  )

  it('may be kept by browsers for a few seconds', async () => {
    const { headers } = await get('/store/mare-street-pizza')
    expect(headers['cache-control']).toBe('public, max-age=5')
    const { headers: refused } = await get('/store/nobody')
    expect(refused['cache-control']).toBe('no-store')
  })
})

it('tells the address of the page of an id', async () => {
  const { body } = await get(`/store/${store.storeId}/storeurl`)
  expect(body).toEqual({
    slug: 'mare-street-pizza',
    url: 'http://localhost:3000/restaurant/mare-street-pizza',
  })
})

describe('stores near a store', () => {
  const near = { latitude: 52.63, longitude: 1.3 }
  const slugsOf = (body: { items: { slug: string }[] }) => body.items.map(({ slug }) => slug)

  it('are those that deliver to the place that is given, with their fees', async () => {
    const zoneOf = (prefix: string) => [{ prefixes: [prefix] }]
    const own = await openTestStore(test.context, { store: near, zones: zoneOf('NR1') })
    for (const [slug, prefix] of [
      ['norwich-there', 'NR3'],
      ['norwich-elsewhere', 'NR9'],
    ] as const)
      await openTestStore(test.context, { store: { ...near, slug }, zones: zoneOf(prefix) })
    const { body } = await get(`/store/${own.storeId}/nearby`, { postCode: 'NR3 1AA' })
    expect(slugsOf(body)).toEqual(['norwich-there'])
    expect(body.items[0].deliveryFeePence).toEqual(expect.any(Number))
    const unknown = await get(`/store/${own.storeId}/nearby`, { postCode: 'ZZ99 9ZZ' })
    expect(unknown).toMatchObject({ status: 404, body: { message: 'PLACE_NOT_FOUND' } })
  })

  it('take orders now, or else for later: those that are closed are left out', async () => {
    const place = { latitude: 50.37, longitude: -4.14 }
    const own = await openTestStore(test.context, { store: place })
    const away = (step: number) => ({ ...place, latitude: place.latitude + step / 1000 })
    await openTestStore(test.context, {
      store: { ...away(1), slug: 'plymouth-closed', pre_order_days: 0 },
      hours: [],
    })
    await openTestStore(test.context, { store: { ...away(2), slug: 'plymouth-open' } })
    const { body } = await get(`/store/${own.storeId}/nearby`)
    expect(slugsOf(body)).toEqual(['plymouth-open'])
  })
})

it('lists the six nearest other stores, the nearest first', async () => {
  const own = await openTestStore(test.context, { store: { latitude: 57.15, longitude: -2.1 } })
  for (const step of [5, 1, 3, 7, 2, 6, 4]) {
    const place = { latitude: 57.15 + step / 1000, longitude: -2.1 }
    await openTestStore(test.context, { store: { ...place, slug: `aberdeen-${step}` } })
  }
  const services = { services: ['collection' as const], latitude: 57.15, longitude: -2.1 }
  await openTestStore(test.context, { store: services })
  const { body } = await get(`/store/${own.storeId}/nearby`)
  expect(body.items.map(({ slug }: { slug: string }) => slug)).toEqual(
    [1, 2, 3, 4, 5, 6].map((step) => `aberdeen-${step}`),
  )
  expect(body.items[0]).toMatchObject({ deliveryFeePence: null, distanceMiles: 0.07 })
  expect(body.nextCursor).toBeNull()
})

it('lists every cuisine in the marketplace’s own order', async () => {
  const { body } = await get('/store/store-types')
  expect(body.items).toEqual([
    {
      slug: 'pasta',
      name: 'Pasta',
      welshName: 'Pasta',
      art: { picture: 'pasta', vessel: 'plate' },
    },
    {
      slug: 'pizza',
      name: 'Pizza',
      welshName: 'Pitsa',
      art: { picture: 'pizza', vessel: 'plate' },
    },
  ])
})

it.each(['/store/nobody', '/store/nobody/meta-data', '/store/nobody/slots'])(
  'refuses an unknown slug with NONEXISTING_STORE: %s',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: { message: 'NONEXISTING_STORE' } })
  },
)

it.each(['storeurl', 'nearby'])(
  'refuses an unknown id with NONEXISTING_STORE: %s',
  async (call) => {
    expect(await get(`/store/${unknownId}/${call}`)).toMatchObject({
      status: 404,
      body: { message: 'NONEXISTING_STORE' },
    })
  },
)

it.each([
  '/store/not-an-id/storeurl',
  '/store/1/nearby',
  `/store/${unknownId}%00/nearby`,
  '/store/Mare%20Street',
  '/store/%F0%9F%8D%95/slots',
  `/store/${'x'.repeat(150)}`,
])('answers a malformed identifier with INVALID_ID_PAREMETER: %s', async (path) => {
  expect(await get(path)).toMatchObject({ status: 400, body: { message: 'INVALID_ID_PAREMETER' } })
})

it('forgets what it kept of a store that moves', async () => {
  const { storeId, slug } = await openTestStore(test.context)
  const query = { lat: String(HACKNEY.latitude), lng: String(HACKNEY.longitude) }
  expect((await get(`/store/${slug}`, query)).body.distanceMiles).toBe(0)
  const change = { latitude: HACKNEY.latitude + 0.1 }
  await test.context.db.updateTable('store').set(change).where('id', '=', storeId).execute()
  announceStoreChange(test.context, storeId)
  expect((await get(`/store/${slug}`, query)).body.distanceMiles).toBe(6.91)
})
