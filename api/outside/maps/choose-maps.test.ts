import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { chooseMaps } from './choose-maps.ts'
import { createGazetteer } from './gazetteer/gazetteer.driver.ts'
import { startTestGoogle, type TestGoogle } from './google/testing/google-server.ts'
import type { MapsPort } from './maps.port.ts'

const KEY = 'AIza-a-secret-key'

const gazetteer = createGazetteer()
let google: TestGoogle
beforeAll(async () => {
  google = await startTestGoogle()
})
afterAll(() => google.close())
beforeEach(() => google.setMood('normal'))

function withGoogle(warn: (fields: object, message: string) => void = () => {}): MapsPort {
  const given = { googleMapsApiKey: KEY, googleMapsUrl: google.url }
  return chooseMaps(given, gazetteer, { warn })
}

describe('who answers a search', () => {
  const callsDuring = async (work: (maps: MapsPort) => Promise<unknown>) => {
    const before = (await google.calls()).length
    await work(withGoogle())
    return (await google.calls()).slice(before).map(({ api }) => api)
  }

  it('is the gazetteer without a key', () => {
    const maps = chooseMaps({ googleMapsApiKey: null, googleMapsUrl: null }, gazetteer, {
      warn: () => {},
    })
    expect(maps).toBe(gazetteer)
  })

  it('is Google for typing, for texts, for positions and for its own suggestions', async () => {
    expect(
      await callsDuring(async (maps) => {
        const [first] = await maps.suggest('12 mare street', { limit: 5 })
        await maps.details(first?.placeId ?? '')
        await maps.place('12 Mare Street, London')
        await maps.at({ latitude: 51.54518, longitude: -0.05592 })
      }),
    ).toEqual(['autocomplete', 'details', 'geocoding', 'geocoding'])
  })

  it('is the gazetteer for a plain postcode, at no cost', async () => {
    const calls = await callsDuring(async (maps) => {
      expect(await maps.place(' e81ea ')).toMatchObject({ postCode: 'E8 1EA', area: 'Hackney' })
    })
    expect(calls).toEqual([])
  })

  it('is Google for a postcode that the gazetteer lacks', async () => {
    expect(await callsDuring((maps) => maps.place('E8 7AA'))).toEqual(['geocoding'])
  })

  it('is the gazetteer for an address that was saved while there was no key', async () => {
    const calls = await callsDuring(async (maps) => {
      const [suggestion] = await gazetteer.suggest('headingley', { limit: 1 })
      expect(await maps.details(suggestion?.placeId ?? '')).toMatchObject({ area: 'Headingley' })
    })
    expect(calls).toEqual([])
  })

  it('names the area that Google leaves out as the gazetteer does', async () => {
    const place = await withGoogle().details('ChIJsandbox_e8_1ea')
    expect(place).toMatchObject({ area: 'Hackney', city: 'London', postCode: 'E8 1EA' })
  })
})

describe('the marketplace with Google', () => {
  let test: TestApp
  let store: TestStore
  const lines: string[] = []
  beforeAll(async () => {
    test = await createTestApp({
      env: { LOG_LEVEL: 'debug' },
      logTo: { write: (line) => void lines.push(line) },
      maps: withGoogle((fields, message) => test.app.log.warn(fields, message)),
    })
    store = await openTestStore(test.context)
  })
  afterAll(() => test.close())

  async function send(path: string, query: Record<string, string>) {
    const response = await test.app.inject({ url: `/api/v1/address/${path}`, query })
    return { status: response.statusCode, body: response.json() }
  }

  it('suggests, and finds what was chosen', async () => {
    const sessionToken = '0b5e8a3e-6f0f-4b62-9d2f-5a6ff2f2a001'
    const { body } = await send('suggestions', { input: 'whitel', sessionToken })
    const [first] = body.items
    expect(first).toMatchObject({ label: '89 Whiteladies Road, Bristol' })
    const chosen = await send('place', { placeId: first.placeId, sessionToken })
    expect(chosen.body.data).toMatchObject({
      address: '89 Whiteladies Rd, Bristol BS8 2NT, UK',
      city: 'Bristol',
      area: 'Clifton',
      postCode: 'BS8 2NT',
    })
    expect((await google.calls()).slice(-2).map((call) => call.sessionToken)).toEqual([
      sessionToken,
      sessionToken,
    ])
  })

  it.each([
    ['suggestions', { input: '7 Quillfeather Mews' }],
    ['place', { search: '7 Quillfeather Mews' }],
    ['place', { placeId: 'ChIJsandbox_quillfeather' }],
    ['place', { latitude: '51.5123', longitude: '-0.1234' }],
    ['district', { latitude: '51.5432', longitude: '-0.1234' }],
  ])('answers ADDRESS_API_ERROR at /address/%s when the quota is used up', async (path, query) => {
    await google.setMood('over-quota')
    expect(await send(path, query)).toEqual({
      status: 503,
      body: { statusCode: 503, error: 'Service Unavailable', message: 'ADDRESS_API_ERROR' },
    })
    const log = lines.join('')
    expect(log).toContain('the quota is used up')
    expect(log).not.toContain('request failed')
    expect(log).not.toMatch(/AIza|Quillfeather|ChIJ|51\.5/i)
  })

  it('still finds a postcode, knows who delivers there and takes orders', async () => {
    await google.setMood('down')
    expect((await send('place', { search: 'E8 1AA' })).status).toBe(200)
    const zone = { storeId: store.storeId, postcode: 'E8 1AA' }
    const delivered = await test.app.inject({ url: '/api/v1/delivery/zone', query: zone })
    expect(delivered.statusCode).toBe(200)
    const guest = new TestCustomer(test.app)
    const { status } = await askToPlace(guest, await readyCart(guest, store))
    expect(status).toBe(201)
  })
})
