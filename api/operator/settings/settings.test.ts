import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { MarketplaceSettings, SavedSettings } from '#contract/operator/settings/settings.ts'
import { Marketplace } from '#api/settings/marketplace.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  server = await createTestApp({
    env: { MARKETPLACE_NAME: 'Chip Row', CONTACT_EMAIL: 'hello@chiprow.example' },
  })
  ;({ headers } = await openTestAccount(server.context, 'operator'))
})
afterAll(() => server.close())

async function send(method: 'GET' | 'PUT' | 'POST', path: string, body?: object) {
  const url = `/api/v1/operator/${path}`
  const answer = await server.app.inject({ method, url, headers, ...(body && { payload: body }) })
  return { status: answer.statusCode, body: answer.json() }
}

const read = async () => (await send('GET', 'settings')).body as SavedSettings

const change = async (changes: Partial<MarketplaceSettings>) => {
  const { settings, version } = await read()
  return send('PUT', 'settings', { ...settings, ...changes, version })
}

const lastChange = () =>
  server.context.db
    .selectFrom('audit_event')
    .select(['act', 'by', 'store_id', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst()

describe('settings of the marketplace', () => {
  test('are empty at first, and the environment’s count', async () => {
    const { settings, defaults } = await read()
    expect(Object.values(settings).every((value) => value === '')).toBe(true)
    expect(defaults).toEqual({ name: 'Chip Row', contactEmail: 'hello@chiprow.example' })
    expect(server.context.marketplace.name).toBe('Chip Row')
  })

  test('count as soon as they are saved, and the change is recorded', async () => {
    const answer = await change({
      name: '  Sheffield Eats ',
      accentColour: '#2F4A9C',
      companyNumber: '1234567',
      contactEmail: 'hello@sheffieldeats.example',
    })
    expect(answer.body.settings).toMatchObject({
      name: 'Sheffield Eats',
      accentColour: '#2f4a9c',
      companyNumber: '01234567',
    })
    expect(server.context.marketplace).toMatchObject({
      name: 'Sheffield Eats',
      contactEmail: 'hello@sheffieldeats.example',
    })
    expect(await lastChange()).toMatchObject({
      act: 'changeMarketplace',
      by: 'operator',
      store_id: null,
      before: { marketplaceName: '', accentColour: '', companyNumber: '', contactEmail: '' },
      after: { marketplaceName: 'Sheffield Eats', accentColour: '#2f4a9c' },
    })
  })

  test('reach other processes by the database’s announcement', async () => {
    const { db, configuration, memory } = server.context
    const log = { error: () => {} }
    const other = await Marketplace.open(db, configuration.marketplaceDefaults, { memory, log })
    const seen = vi.fn<() => void>()
    other.onChange(seen)
    await change({ name: 'Steel Town Suppers' })
    await vi.waitFor(() => expect(other.name).toBe('Steel Town Suppers'))
    expect(seen).toHaveBeenCalled()
  })

  test('of two operators at once, one is answered what the other has saved', async () => {
    const { settings, version } = await read()
    const answers = await Promise.all(
      ['One Name', 'Other Name'].map((name) =>
        send('PUT', 'settings', { ...settings, name, version }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const saved = answers.find(({ status }) => status === 200)?.body as SavedSettings
    const refused = answers.find(({ status }) => status === 409)?.body
    expect(refused).toMatchObject({ message: 'MARKETPLACE_HAS_CHANGED', details: { now: saved } })
  })

  test.each<[keyof MarketplaceSettings, string, string]>([
    ['name', 'x'.repeat(61), 'too_long'],
    ['name', '<b>', 'invalid_value'],
    ['accentColour', 'blue', 'invalid_colour'],
    ['accentColour', '#ffcf56', 'too_little_contrast'],
    ['welcomeColour', '#2a1520', 'too_little_contrast'],
    ['contactEmail', 'hello', 'invalid_email'],
    ['contactPhone', '12', 'invalid_phone'],
    ['companyNumber', '12', 'invalid_company_number'],
    ['vatNumber', 'GB1', 'invalid_vat_number'],
  ])('%s can’t be “%s”: %s', async (field, value, code) => {
    const { status, body } = await change({ [field]: value })
    expect(status).toBe(400)
    expect(body.message).toEqual([{ field, code }])
  })

  test('are for owners only', async () => {
    const finance = await openTestAccount(server.context, 'operator', { operatorRole: 'finance' })
    const answer = await server.app.inject({ url: '/api/v1/operator/settings', ...finance })
    expect(answer.json()).toMatchObject({ message: 'OPERATOR_ROLE_NOT_ALLOWED' })
  })
})

describe('the platform fee', () => {
  const fee = { fixedPence: 75, percent: 2.5, capPence: 200 }

  test('begins now or later, and is recorded', async () => {
    const now = await send('POST', 'platform-fees', { ...fee, from: null })
    expect(now.body).toMatchObject({
      now: { ...fee, from: FRIDAY_EVENING.toISOString() },
      later: [],
    })
    const from = '2026-06-01T00:00:00.000Z'
    const later = await send('POST', 'platform-fees', { ...fee, fixedPence: 50, from })
    expect(later.body).toMatchObject({ now: fee, later: [{ fixedPence: 50, from }] })
    expect(await lastChange()).toMatchObject({
      act: 'changePlatformFee',
      before: { platformFeePence: 75 },
      after: { platformFeePence: 50, platformFeeFrom: from },
    })
  })

  test('of an instant is replaced by a later one for the same', async () => {
    const from = '2026-07-01T00:00:00.000Z'
    const answers = await Promise.all(
      [10, 20].map((fixedPence) => send('POST', 'platform-fees', { ...fee, fixedPence, from })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { body } = await send('GET', 'platform-fees')
    const ofJuly = (body.later as { from: string }[]).filter((each) => each.from === from)
    expect(ofJuly).toHaveLength(1)
  })

  test('can’t begin in the past', async () => {
    const from = '2026-05-15T17:59:00.000Z'
    expect(await send('POST', 'platform-fees', { ...fee, from })).toMatchObject({
      status: 409,
      body: { message: 'FEE_DATE_HAS_PASSED' },
    })
  })
})

describe('the minimum for a carrier bag', () => {
  const list = async () => {
    const { body } = await send('GET', 'bag-minimums')
    const items = body.items as { nation: string; now: object; later: object[] }[]
    return items.find(({ nation }) => nation === 'wales')
  }
  const set = (pencePerBag: number, fromDay: string) =>
    send('POST', 'bag-minimums', { nation: 'wales', pencePerBag, fromDay })

  test('is the law’s until another one is set for a day, and is recorded', async () => {
    expect(await list()).toMatchObject({ now: { pencePerBag: 10, fromDay: null }, later: [] })
    await set(15, '2026-05-15')
    await set(25, '2026-07-01')
    await Promise.all([set(20, '2026-06-01'), set(20, '2026-06-01')])
    expect(await list()).toMatchObject({
      now: { pencePerBag: 15, fromDay: '2026-05-15' },
      later: [
        { pencePerBag: 20, fromDay: '2026-06-01' },
        { pencePerBag: 25, fromDay: '2026-07-01' },
      ],
    })
    expect(await lastChange()).toMatchObject({
      act: 'changeBagMinimum',
      after: { bagMinimum: 20, bagMinimumFrom: '2026-06-01' },
    })
  })

  test.each([
    ['2026-05-14', 10, 409],
    ['2026-05-16', 501, 400],
    ['2026-05-16', -1, 400],
    ['soon', 10, 400],
  ])('from %s at %dp is refused with %d', async (fromDay, pencePerBag, status) => {
    expect((await set(pencePerBag, fromDay)).status).toBe(status)
  })
})

test('what is missing before strangers come', async () => {
  const missing = async () => {
    const { body } = await send('GET', 'opening-list')
    const items = body.items as { need: string; isMet: boolean }[]
    return items.filter(({ isMet }) => !isMet).map(({ need }) => need)
  }
  expect(await missing()).toContain('restaurant')
  await openTestStore(server.context)
  await change({ name: 'Chips', legalName: 'Chips Ltd', legalAddress: '1 Fargate, Sheffield' })
  expect(await missing()).toEqual(['email'])
})

describe('the limit for refunds by support', () => {
  const fifty = { maximumPence: 5000, beforePence: 5000 }

  test('is £50, is changed and taken away, and is recorded', async () => {
    expect((await send('GET', 'refund-limit')).body).toEqual({ maximumPence: 5000 })
    const changed = await send('PUT', 'refund-limit', { ...fifty, maximumPence: 2000 })
    expect(changed.body).toEqual({ maximumPence: 2000 })
    const gone = await send('PUT', 'refund-limit', { maximumPence: null, beforePence: 2000 })
    expect(gone.body).toEqual({ maximumPence: null })
    expect(await lastChange()).toMatchObject({
      act: 'changeRefundLimit',
      before: { supportRefundMaximum: 2000 },
      after: { supportRefundMaximum: null },
    })
    await send('PUT', 'refund-limit', { maximumPence: 5000, beforePence: null })
  })

  test('of two operators at once, one is answered what the other has saved', async () => {
    const answers = await Promise.all(
      [3000, 4000].map((maximumPence) => send('PUT', 'refund-limit', { ...fifty, maximumPence })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const now = answers.find(({ status }) => status === 200)?.body
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'MARKETPLACE_HAS_CHANGED',
      details: { now },
    })
  })

  test.each([0, -1, 1_000_000_000])('can’t be %i pence', async (maximumPence) => {
    expect((await send('PUT', 'refund-limit', { ...fifty, maximumPence })).status).toBe(400)
  })
})
