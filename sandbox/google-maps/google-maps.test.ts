import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSandbox } from '#sandbox/main.ts'
import type { RunningSandbox } from '#sandbox/main.ts'
import type { Bill } from './bill.ts'

let sandbox: RunningSandbox

beforeEach(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
})

afterEach(() => sandbox.stop())

type RequestOptions = { headers?: Record<string, string>; method?: string; body?: string }

async function send(path: string, options: RequestOptions = {}) {
  const answer = await fetch(`${sandbox.googleMapsUrl}${path}`, options)
  // What the stand-in answers is what these tests look at.
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const key = { 'X-Goog-Api-Key': 'sandbox' }
const MARE_STREET = 'ChIJsandbox_mare_street_291'

function autocomplete(body: object, headers: Record<string, string> = key) {
  return send('/v1/places:autocomplete', { method: 'POST', headers, body: JSON.stringify(body) })
}

function details(placeId: string, mask?: string, query = '') {
  const headers = { ...key, ...(mask && { 'X-Goog-FieldMask': mask }) }
  return send(`/v1/places/${placeId}${query}`, { headers })
}

function geocode(query: Record<string, string>) {
  return send(`/maps/api/geocode/json?${new URLSearchParams({ key: 'sandbox', ...query })}`)
}

async function setMood(mood: string) {
  await fetch(`${sandbox.googleMapsUrl}/api/mood/${mood}`, { method: 'PUT' })
}

async function bill() {
  const answer = await fetch(`${sandbox.googleMapsUrl}/api/calls`)
  // What the stand-in answers is what these tests look at.
  return ((await answer.json()) as { bill: Bill }).bill
}

describe('Autocomplete (New)', () => {
  it('predicts places whose words the typing begins', async () => {
    const { body } = await autocomplete({ input: 'hept' })
    expect(body).toEqual({
      suggestions: [
        {
          placePrediction: {
            place: 'places/ChIJsandbox_heptonstall',
            placeId: 'ChIJsandbox_heptonstall',
            text: { text: 'Heptonstall, Hebden Bridge, UK', matches: [{ endOffset: 4 }] },
            structuredFormat: {
              mainText: { text: 'Heptonstall', matches: [{ endOffset: 4 }] },
              secondaryText: { text: 'Hebden Bridge, UK' },
            },
            types: ['locality', 'political', 'geocode'],
          },
        },
        expect.objectContaining({}),
      ],
    })
  })

  it('answers an empty object for what nothing is like', async () => {
    expect(await autocomplete({ input: 'qwxzkj' })).toEqual({ status: 200, body: {} })
  })

  it.each([
    [{ input: 'london' }, ['London, UK', 'London, Canada']],
    [{ input: 'london', includedRegionCodes: ['gb'] }, ['London, UK']],
    [{ input: 'dublin', includedRegionCodes: ['gb'] }, []],
    [{ input: 'gilded', includedPrimaryTypes: ['geocode'] }, []],
    [{ input: 'gilded' }, ['The Gilded Gherkin, Otley Road, Leeds, UK']],
    [{ input: 'mare', includedPrimaryTypes: ['route'] }, ['Mare Street, London, UK']],
    [{ input: 'manchester', includedPrimaryTypes: ['(cities)'] }, ['Manchester, UK']],
  ])('%j predicts %j', async (request, texts) => {
    const { body } = await autocomplete(request, {
      ...key,
      'X-Goog-FieldMask': 'suggestions.placePrediction.text.text',
    })
    const all = texts.map((text) => ({ placePrediction: { text: { text } } }))
    const found = (body['suggestions'] as unknown[] | undefined) ?? [] // A list by its protocol.
    expect(found.slice(0, Math.max(1, all.length))).toEqual(all)
  })

  it.each([
    ['no input', {}],
    ['a field there is not', { input: 'a', types: ['geocode'] }],
    ['six types', { input: 'a', includedPrimaryTypes: Array.from({ length: 6 }, () => 'route') }],
    ['a type there is not', { input: 'a', includedPrimaryTypes: ['address'] }],
    ['a collection among types', { input: 'a', includedPrimaryTypes: ['(regions)', 'route'] }],
    ['a region there is not', { input: 'a', includedRegionCodes: ['gbr'] }],
    ['too long a session token', { input: 'a', sessionToken: 'x'.repeat(37) }],
  ])('refuses %s', async (_what, body) => {
    expect(await autocomplete(body)).toMatchObject({
      status: 400,
      body: { error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.any(String) } },
    })
  })
})

describe('Place Details (New)', () => {
  it('answers the fields of the mask and no others', async () => {
    const { body } = await details(MARE_STREET, 'id,location.latitude,formattedAddress')
    expect(body).toEqual({
      id: MARE_STREET,
      location: { latitude: 51.54518 },
      formattedAddress: '291 Mare St, London E8 1EJ, UK',
    })
  })

  it.each([
    ['no field mask', MARE_STREET, undefined, 400, 'INVALID_ARGUMENT'],
    ['a field there is not', MARE_STREET, 'id,adress', 400, 'INVALID_ARGUMENT'],
    ['what is no place ID', 'gaz:E8', 'id', 400, 'INVALID_ARGUMENT'],
    ['an outdated place ID', 'ChIJsandbox_atlantis', 'id', 404, 'NOT_FOUND'],
  ])('refuses %s', async (_what, placeId, mask, code, status) => {
    expect(await details(placeId, mask)).toMatchObject({
      status: code,
      body: { error: { code, status } },
    })
  })
})

describe('Geocoding', () => {
  it('finds an address', async () => {
    const { body } = await geocode({ address: '14 Towngate, Heptonstall' })
    expect(body).toMatchObject({
      status: 'OK',
      results: [
        {
          formatted_address: '14 Towngate, Heptonstall, Hebden Bridge HX7 7LW, UK',
          address_components: expect.arrayContaining([
            { long_name: 'Hebden Bridge', short_name: 'Hebden Bridge', types: ['postal_town'] },
          ]),
          geometry: { location: { lat: 53.74766, lng: -2.02064 }, location_type: 'ROOFTOP' },
          place_id: 'ChIJsandbox_towngate_14',
        },
      ],
    })
  })

  it('knows abbreviations, as its own addresses have them', async () => {
    const { body } = await geocode({ address: 'Mare St, London, UK' })
    expect(body).toMatchObject({ results: [{ place_id: 'ChIJsandbox_mare_street' }] })
  })

  it('says when it understood a part only', async () => {
    const { body } = await geocode({ address: 'The Shed, 14 Towngate, Heptonstall' })
    expect(body).toMatchObject({ results: [{ partial_match: true }] })
  })

  it('is left with the country where nothing else was understood', async () => {
    const { body } = await geocode({ address: 'qwxzkj', components: 'country:GB' })
    expect(body).toMatchObject({ results: [{ types: ['country', 'political'] }] })
  })

  it('answers the places at a point, the most precise first', async () => {
    const { body } = await geocode({ latlng: '51.54518,-0.05592' })
    expect(body).toMatchObject({
      results: [
        { types: ['street_address'] },
        { types: ['route'] },
        { types: ['postal_code'] },
        { types: ['neighborhood', 'political'] },
        { types: ['postal_code_prefix', 'postal_code'] },
        { types: ['locality', 'political'] },
      ],
    })
  })

  it.each([
    [{ address: 'qwxzkj' }, 'ZERO_RESULTS'],
    [{ latlng: '48.8566,2.3522' }, 'ZERO_RESULTS'],
    [{ latlng: 'here' }, 'INVALID_REQUEST'],
    [{}, 'INVALID_REQUEST'],
    [{ key: '', address: 'leeds' }, 'REQUEST_DENIED'],
  ])('%j is %s, with status 200', async (query, status) => {
    expect(await geocode(query)).toMatchObject({ status: 200, body: { status, results: [] } })
  })
})

describe('troubles', () => {
  it.each([
    ['over-quota', 429, 'RESOURCE_EXHAUSTED', 'OVER_QUERY_LIMIT'],
    ['denied', 403, 'PERMISSION_DENIED', 'REQUEST_DENIED'],
    ['unavailable', 503, 'UNAVAILABLE', 'UNKNOWN_ERROR'],
  ])('%s answers as the service does', async (mood, code, status, geocodingStatus) => {
    await setMood(mood)
    expect(await autocomplete({ input: 'leeds' })).toMatchObject({
      status: code,
      body: { error: { code, status } },
    })
    expect(await geocode({ address: 'leeds' })).toMatchObject({
      status: 200,
      body: { status: geocodingStatus, error_message: expect.any(String) },
    })
  })

  it('comes by the key as well, for one program alone', async () => {
    const headers = { 'X-Goog-Api-Key': 'sandbox-over-quota' }
    expect((await autocomplete({ input: 'leeds' }, headers)).status).toBe(429)
    expect((await autocomplete({ input: 'leeds' })).status).toBe(200)
  })

  it('knows an invalid key from a missing one', async () => {
    const invalid = await autocomplete({ input: 'leeds' }, { 'X-Goog-Api-Key': 'sandbox-invalid' })
    expect(invalid).toMatchObject({
      status: 400,
      body: { error: { details: [{ reason: 'API_KEY_INVALID' }] } },
    })
    expect((await autocomplete({ input: 'leeds' }, {})).status).toBe(403)
  })

  it('hangs up, and answers nonsense', async () => {
    await setMood('down')
    await expect(autocomplete({ input: 'leeds' })).rejects.toThrow('fetch failed')
    await setMood('garbled')
    await expect(autocomplete({ input: 'leeds' })).rejects.toThrow(SyntaxError)
  })
})

describe('the bill', () => {
  const type = async (times: number, sessionToken?: string) => {
    for (const input of Array.from({ length: times }, (_, index) =>
      'headingley'.slice(0, index + 1),
    ))
      await autocomplete({ input, ...(sessionToken && { sessionToken }) })
  }

  it('counts a search: what was typed, and the choice by its dearest field', async () => {
    await type(4, 'one')
    await details(MARE_STREET, 'id,location', '?sessionToken=one')
    expect((await bill()).sessions).toEqual([
      { token: 'one', typed: 4, endedBy: 'Place Details Essentials', dollars: 0.01632 },
    ])
  })

  it('charges no more than twelve suggestions of a session', async () => {
    await type(14, 'one')
    await details(MARE_STREET, 'location', '?sessionToken=one')
    expect((await bill()).lines).toContainEqual(
      expect.objectContaining({ sku: 'Autocomplete Session Usage', calls: 2 }),
    )
  })

  it('charges no suggestion of a session that ends in dearer details', async () => {
    await type(3, 'one')
    await details(MARE_STREET, 'displayName', '?sessionToken=one')
    const { lines } = await bill()
    expect(lines).toEqual([
      { sku: 'Place Details Pro', calls: 1, dollars: 0.017 },
      { sku: 'Autocomplete Session Usage', calls: 3, dollars: 0 },
    ])
  })

  it('charges each suggestion of a token that was used up', async () => {
    await type(1, 'one')
    await details(MARE_STREET, 'location', '?sessionToken=one')
    await type(2, 'one')
    const { sessions, lines } = await bill()
    expect(sessions).toMatchObject([{ typed: 1 }])
    expect(lines).toContainEqual(
      expect.objectContaining({ sku: 'Autocomplete Requests', calls: 3 }),
    )
  })

  it('charges nothing for what failed', async () => {
    await setMood('over-quota')
    await type(2)
    expect((await bill()).dollars).toBe(0)
  })

  it('is shown on the page, and forgotten by its button', async () => {
    await type(2, 'a-session-token')
    const page = await (await fetch(sandbox.googleMapsUrl)).text()
    expect(page).toContain('This is a stand-in.')
    expect(page).toContain('$0.0057')
    expect(page).toContain('a-sessio…')
    expect(page).not.toContain('headingley')
    await fetch(`${sandbox.googleMapsUrl}/forget`, { method: 'POST' })
    expect((await bill()).lines).toEqual([])
  })

  it('lets the page choose how it answers', async () => {
    const body = new URLSearchParams({ mood: 'over-quota' })
    await fetch(`${sandbox.googleMapsUrl}/mood`, { method: 'POST', body })
    expect((await geocode({ address: 'leeds' })).body['status']).toBe('OVER_QUERY_LIMIT')
  })
})
