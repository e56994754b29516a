import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MapsPort } from '#api/outside/maps/maps.port.ts'
import { createGoogleMaps } from './google-maps.driver.ts'
import { deadUrl, startTestGoogle, startWitness, type TestGoogle } from './testing/google-server.ts'

const KEY = 'AIza-a-secret-key'
const TYPED = '7 Secret Garden'
const five = { limit: 5 }

let google: TestGoogle
let lines: { fields: object; message: string }[]
let clockMs: number

function createMaps(url: string, apiKey = KEY): MapsPort {
  const log = { warn: (fields: object, message: string) => void lines.push({ fields, message }) }
  const nearest = async () => null
  return createGoogleMaps({ apiKey, url, log, nearest, now: () => clockMs })
}

const isRefused = (pending: Promise<unknown>) =>
  expect(pending).rejects.toMatchObject({ code: 'ADDRESS_API_ERROR' })

/** Timeouts of a fiftieth, so that a test need not wait; `asked` are the real ones. */
function hurryTimeOuts(): number[] {
  const calls: number[] = []
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    calls.push(ms)
    return timeout(ms / 50)
  })
  return calls
}

beforeAll(async () => {
  google = await startTestGoogle()
})

afterAll(() => google.close())

beforeEach(async () => {
  lines = []
  clockMs = 1000
  await google.setMood('normal')
})

const ways: [string, string, (maps: MapsPort) => Promise<unknown>][] = [
  ['suggestions', 'autocomplete', (maps) => maps.suggest(TYPED, five)],
  ['a chosen place', 'details', (maps) => maps.details('ChIJsandbox_leeds')],
  ['a finished text', 'geocoding', (maps) => maps.place(TYPED)],
  ['a position', 'geocoding', (maps) => maps.at({ latitude: 51.5, longitude: -0.1 })],
]

describe.each(ways)('asking for %s', (_what, api, send) => {
  it.each([
    ['over-quota', 'quota', /^(RATE_LIMIT_EXCEEDED|OVER_QUERY_LIMIT)$/],
    ['denied', 'denied', /^(API_KEY_SERVICE_BLOCKED|REQUEST_DENIED)$/],
    ['unavailable', 'unavailable', /^(UNAVAILABLE|UNKNOWN_ERROR)$/],
    ['garbled', 'malformed', /^UNREADABLE$/],
    ['down', 'unreachable', /^UND_ERR_SOCKET$/],
  ])('while the service is %s is ADDRESS_API_ERROR', async (mood, kind, reason) => {
    await google.setMood(mood)
    await isRefused(send(createMaps(google.url)))
    expect(lines).toMatchObject(
      [
        { fields: { api, kind, reason: expect.stringMatching(reason) }, message: /^Google Maps/ },
      ].map((line) => ({ ...line, message: expect.stringMatching(line.message) })),
    )
  })

  it('with an unknown key is ADDRESS_API_ERROR', async () => {
    await isRefused(send(createMaps(google.url, 'sandbox-invalid')))
    expect(lines).toMatchObject([{ fields: { kind: 'denied' } }])
  })

  it('while the service is slow ends in time', async () => {
    const calls = hurryTimeOuts()
    await google.setMood('slow')
    await isRefused(send(createMaps(google.url)))
    expect(calls).toEqual([api === 'autocomplete' ? 2000 : 4000])
    expect(lines).toMatchObject([{ fields: { kind: 'timeout' } }])
  })

  it('without a server is ADDRESS_API_ERROR', async () => {
    await isRefused(send(createMaps(await deadUrl())))
    expect(lines).toMatchObject([{ fields: { kind: 'unreachable', reason: 'ECONNREFUSED' } }])
  })

  it.each([
    [200, '{"suggestions":{}, "results":{}}', 'malformed'],
    [200, '[]', 'malformed'],
    [200, '', 'malformed'],
    [500, 'oops', 'unavailable'],
    [418, '{"error":{"status":"a sentence about 7 Secret Garden"}}', 'refused'],
    [401, '{}', 'denied'],
  ])('answered %i %s is ADDRESS_API_ERROR', async (status, body, kind) => {
    const witness = await startWitness((_request, response) => response.writeHead(status).end(body))
    const asking = send(createMaps(witness.url))
    if (kind === 'refused' && api === 'details') expect(await asking).toBeNull()
    else await isRefused(asking)
    witness.close()
    expect(JSON.stringify(lines)).not.toContain('Secret')
  })
})

describe('the log', () => {
  it('has each kind of failure once a minute, with how often it occurred', async () => {
    const maps = createMaps(google.url)
    await google.setMood('over-quota')
    for (const text of ['aa', 'bb', 'cc']) await isRefused(maps.place(text))
    await google.setMood('denied')
    await isRefused(maps.place('dd'))
    expect(lines).toMatchObject([{ fields: { kind: 'quota' } }, { fields: { kind: 'denied' } }])
    clockMs += 60_001
    await google.setMood('over-quota')
    await isRefused(maps.place('ee'))
    expect(lines).toHaveLength(3)
    expect(lines[2]).toMatchObject({ fields: { kind: 'quota', alsoBefore: 2 } })
  })

  it('has neither the key nor what was typed', async () => {
    for (const mood of ['over-quota', 'denied', 'unavailable', 'garbled', 'down']) {
      await google.setMood(mood)
      const maps = createMaps(google.url)
      for (const [, , ask] of ways) await isRefused(ask(maps))
    }
    await isRefused(createMaps(await deadUrl()).place(TYPED))
    expect(lines.length).toBeGreaterThan(5)
    expect(JSON.stringify(lines)).not.toMatch(/AIza|Secret|ChIJ|51\.5/)
  })
})

describe('a connection that breaks', () => {
  it('is tried once more', async () => {
    const witness = await startWitness((request, response) => {
      if (witness.received.length === 1) request.socket.destroy()
      else response.end('{"status":"ZERO_RESULTS","results":[]}')
    })
    expect(await createMaps(witness.url).place(TYPED)).toBeNull()
    witness.close()
    expect(witness.received).toHaveLength(2)
    expect(lines).toEqual([])
  })

  it('is not tried a third time', async () => {
    const witness = await startWitness((request) => request.socket.destroy())
    await isRefused(createMaps(witness.url).place(TYPED))
    witness.close()
    expect(witness.received).toHaveLength(2)
  })

  it('does not follow a redirect with the key', async () => {
    const elsewhere = await startWitness((_request, response) => response.end('{}'))
    const witness = await startWitness((_request, response) =>
      response.writeHead(302, { location: elsewhere.url }).end(),
    )
    await isRefused(createMaps(witness.url).place(TYPED))
    for (const server of [witness, elsewhere]) server.close()
    expect(elsewhere.received).toEqual([])
  })
})

describe('a service that fails again and again', () => {
  const callsSince = async (count: number) => (await google.calls()).length - count

  it('gets no requests after five failures, one every five seconds, and all again', async () => {
    const maps = createMaps(google.url)
    const before = (await google.calls()).length
    await google.setMood('unavailable')
    for (const text of ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg']) await isRefused(maps.place(text))
    expect(await callsSince(before)).toBe(5)
    clockMs += 5001
    await Promise.all(['hh', 'ii', 'jj'].map((text) => isRefused(maps.place(text))))
    expect(await callsSince(before)).toBe(6)
    await google.setMood('normal')
    clockMs += 5001
    expect(await maps.place('leeds')).toMatchObject({ city: 'Leeds' })
    expect(await maps.place('cardiff')).toMatchObject({ city: 'Cardiff' })
  })

  it('fails for one of its APIs without the others', async () => {
    const witness = await startWitness(({ url = '' }, response) =>
      url.includes('autocomplete')
        ? response.writeHead(403).end('{}')
        : response.end('{"status":"ZERO_RESULTS"}'),
    )
    const maps = createMaps(witness.url)
    for (const text of ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'])
      await isRefused(maps.suggest(text, five))
    expect(await maps.place('leeds')).toBeNull()
    witness.close()
  })

  it('is not one that refuses a single question', async () => {
    const witness = await startWitness((_request, response) => response.writeHead(400).end('{}'))
    const maps = createMaps(witness.url)
    for (const text of ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg']) await isRefused(maps.place(text))
    witness.close()
    expect(witness.received).toHaveLength(7)
  })

  it('leaves cached answers', async () => {
    const maps = createMaps(google.url)
    await maps.place('leeds')
    await google.setMood('down')
    for (const text of ['aa', 'bb', 'cc', 'dd', 'ee', 'ff']) await isRefused(maps.place(text))
    expect(await maps.place('leeds')).toMatchObject({ city: 'Leeds' })
  })

  it('gets failed requests again', async () => {
    const maps = createMaps(google.url)
    await google.setMood('unavailable')
    await isRefused(maps.place('leeds'))
    await google.setMood('normal')
    expect(await maps.place('leeds')).toMatchObject({ city: 'Leeds' })
  })
})
