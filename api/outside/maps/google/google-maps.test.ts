import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MapsPort } from '#api/outside/maps/maps.port.ts'
import { createGoogleMaps } from './google-maps.driver.ts'
import { startTestGoogle, startWitness, type TestGoogle } from './testing/google-server.ts'

let google: TestGoogle
let maps: MapsPort
let clockMs: number

const nearest = async () => ({ ...NEAREST })
const NEAREST = {
  placeId: 'gaz:E8 1',
  address: 'Hackney Central, London E8 1, UK',
  city: 'London',
  area: 'Hackney Central',
  postCode: 'E8 1',
  country: 'United Kingdom',
  latitude: 51.5471,
  longitude: -0.0601,
}
const session = { sessionToken: '0b5e8a3e-6f0f-4b62-9d2f-5a6ff2f2a001' }
const five = { limit: 5 }

function createMaps(url: string) {
  const log = { warn: () => {} }
  return createGoogleMaps({ apiKey: 'test-key', url, log, nearest, now: () => clockMs })
}

beforeAll(async () => {
  google = await startTestGoogle()
})

afterAll(() => google.close())

beforeEach(async () => {
  clockMs = 1000
  maps = createMaps(google.url)
  await fetch(`${google.url}/api/calls`, { method: 'DELETE' })
})

describe('suggestions', () => {
  it('are places of the United Kingdom, without businesses', async () => {
    expect(await maps.suggest('mare st', five)).toEqual([
      { placeId: 'ChIJsandbox_mare_street', label: 'Mare Street, London', secondary: '' },
      { placeId: 'ChIJsandbox_mare_street_291', label: '291 Mare Street, London', secondary: '' },
      { placeId: 'ChIJsandbox_mare_street_12', label: '12 Mare Street, London', secondary: '' },
    ])
    expect(await maps.suggest('dublin', five)).toEqual([])
    expect(await maps.suggest('gilded', five)).toEqual([])
  })

  it('begin with the postcode that is typed', async () => {
    const [first] = await maps.suggest('e81ea', five)
    expect(first?.label).toBe('E8 1EA, London')
  })

  it('are no more than requested', async () => {
    expect(await maps.suggest('london', { limit: 2 })).toHaveLength(2)
  })

  it('are not requested for fewer than two characters', async () => {
    expect(await maps.suggest(' l ', five)).toEqual([])
    expect(await google.calls()).toEqual([])
  })
})

describe('a place', () => {
  it('has the parts of the address that was chosen', async () => {
    expect(await maps.details('ChIJsandbox_towngate_14')).toEqual({
      placeId: 'ChIJsandbox_towngate_14',
      address: '14 Towngate, Heptonstall, Hebden Bridge HX7 7LW, UK',
      city: 'Heptonstall',
      area: 'Towngate',
      postCode: 'HX7 7LW',
      country: 'United Kingdom',
      latitude: 53.74766,
      longitude: -2.02064,
    })
  })

  it.each([
    ['a neighbourhood', 'ChIJsandbox_mare_street_12', 'Hackney', 'London'],
    ['a part of a town', 'ChIJsandbox_wilmslow_road_345', 'Fallowfield', 'Manchester'],
    ['a ward', 'ChIJsandbox_nicolson_street_76', 'Southside/Newington', 'Edinburgh'],
    ['a community', 'ChIJsandbox_cathays', 'Cathays', 'Cardiff'],
    ['only the road', 'ChIJsandbox_otley_road_12', 'Otley Road', 'Leeds'],
    ['a town: the town', 'ChIJsandbox_london', 'London', 'London'],
    ['nothing: the gazetteer’s', 'ChIJsandbox_e8_1ea', 'Hackney Central', 'London'],
  ])('has the area of %s', async (_what, placeId, area, city) => {
    expect(await maps.details(placeId)).toMatchObject({ area, city })
  })

  it('has the outward code of its position when it has no postcode', async () => {
    expect(await maps.details('ChIJsandbox_mare_street')).toMatchObject({ postCode: 'E8' })
    expect(await maps.details('ChIJsandbox_e8')).toMatchObject({ postCode: 'E8' })
  })

  it('is found for a finished text', async () => {
    expect(await maps.place('  12  Otley Road,   Leeds ')).toMatchObject({
      placeId: 'ChIJsandbox_otley_road_12',
      address: '12 Otley Rd, Leeds LS6 2AD, UK',
      postCode: 'LS6 2AD',
    })
  })

  it('is found for a position, its district from the wider places there', async () => {
    expect(await maps.at({ latitude: 51.54518, longitude: -0.05592 })).toMatchObject({
      placeId: 'ChIJsandbox_mare_street_291',
      postCode: 'E8 1EJ',
      area: 'Hackney',
      city: 'London',
    })
  })

  it.each([
    ['a text that means nothing', () => maps.place('qwxzkj')],
    ['a whole nation', () => maps.place('england')],
    ['a place abroad', () => maps.details('ChIJsandbox_dublin')],
    ['a position abroad', () => maps.at({ latitude: 53.34981, longitude: -6.26031 })],
    ['a position in the sea', () => maps.at({ latitude: 51.2, longitude: 2.1 })],
    ['no position', () => maps.at({ latitude: NaN, longitude: 0 })],
    ['an outdated place ID', () => maps.details('ChIJsandbox_atlantis')],
    ['an invalid place ID', () => maps.details('short')],
    ['a path instead of a place ID', () => maps.details('../geocode')],
  ])('is none for %s', async (_what, send) => {
    expect(await send()).toBeNull()
  })
})

describe('a request to Google', () => {
  it('is one session from the first letters to the choice', async () => {
    await maps.suggest('hep', { ...five, ...session })
    await maps.suggest('hept', { ...five, ...session })
    await maps.details('ChIJsandbox_heptonstall', session)
    const calls = await google.calls()
    expect(calls.map(({ sessionToken }) => sessionToken)).toEqual(
      Array.from({ length: 3 }, () => session.sessionToken),
    )
  })

  it('names the fields that are read, of the cheapest tier that has them', async () => {
    await maps.suggest('leeds', five)
    await maps.details('ChIJsandbox_leeds')
    const [autocomplete, details] = await google.calls()
    expect(autocomplete?.fieldMask).toBe(
      'suggestions.placePrediction.placeId,' +
        'suggestions.placePrediction.structuredFormat.mainText.text,' +
        'suggestions.placePrediction.structuredFormat.secondaryText.text',
    )
    expect(details).toMatchObject({
      fieldMask: 'id,types,formattedAddress,addressComponents,location',
      tier: 'Essentials',
    })
  })

  it('has the key in a header, the country, the language and nothing about anybody', async () => {
    const witness = await startWitness((_request, response) => response.end('{"status":"OK"}'))
    const pending = createMaps(witness.url)
    await pending.suggest('Mare Street', { ...five, ...session })
    await pending.place('12 Mare Street')
    await pending.at({ latitude: 51.545_182_9, longitude: -0.055_921_1 })
    witness.close()
    const [autocomplete, geocode, reverse] = witness.received
    expect(autocomplete?.headers).toMatchObject({ 'x-goog-api-key': 'test-key' })
    expect(JSON.parse(autocomplete?.body ?? '')).toEqual({
      input: 'Mare Street',
      includedPrimaryTypes: ['geocode'],
      includedRegionCodes: ['gb'],
      languageCode: 'en-GB',
      regionCode: 'gb',
      ...session,
    })
    expect(Object.fromEntries(geocode?.url.searchParams ?? [])).toEqual({
      address: '12 Mare Street',
      components: 'country:GB',
      region: 'uk',
      language: 'en-GB',
      key: 'test-key',
    })
    expect(reverse?.url.searchParams.get('latlng')).toBe('51.5452,-0.0559')
  })

  it('is sent once a day, however it is spelled', async () => {
    await maps.place('Mare Street, London')
    await maps.place(' mare street,  LONDON')
    await maps.suggest('Leeds', five)
    await maps.suggest('leeds ', { limit: 1 })
    await maps.details('ChIJsandbox_leeds')
    await maps.details('ChIJsandbox_leeds', session)
    expect(await google.calls()).toHaveLength(3)
    clockMs += 24 * 60 * 60_000 + 1
    await maps.place('Mare Street, London')
    expect(await google.calls()).toHaveLength(4)
  })

  it.each([
    ['is not sent', 'a whole address', 'ChIJsandbox_mare_street_291', 1],
    ['is sent', 'a name that others may have', 'ChIJsandbox_newport_wales', 2],
  ])('%s for %s of a place that was chosen', async (_is, _what, placeId, query) => {
    const chosen = await maps.details(placeId)
    expect(await maps.place(chosen?.address ?? '')).toEqual(chosen)
    expect(await google.calls()).toHaveLength(query)
  })

  it('is sent once for all callers at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => maps.place('headingley')))
    expect(new Set(answers.map((place) => place?.area))).toEqual(new Set(['Headingley']))
    expect(await google.calls()).toHaveLength(1)
  })

  it('is repeated after a minute when nothing was found', async () => {
    await maps.place('qwxzkj')
    await maps.place('qwxzkj')
    expect(await google.calls()).toHaveLength(1)
    clockMs += 60_001
    await maps.place('qwxzkj')
    expect(await google.calls()).toHaveLength(2)
  })
})
