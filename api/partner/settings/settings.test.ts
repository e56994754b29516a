import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StoreChange } from '#contract/partner/changes.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
let storeId: string
let manager: TestAccount

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  storeId = (await openTestStore(server.context)).storeId
  const storeIds = [storeId]
  manager = await openTestAccount(server.context, 'partner', { storeIds, role: 'manager' })
})
afterAll(() => server.close())

async function settings(method: 'GET' | 'PUT', body?: object, by = manager) {
  const url = `/api/v1/partner/stores/${storeId}/settings`
  const answer = await server.app.inject({
    method,
    url,
    headers: by.headers,
    ...(body && { body }),
  })
  return { code: answer.statusCode, ...answer.json<object>() }
}

async function changes(): Promise<StoreChange[]> {
  const url = `/api/v1/partner/stores/${storeId}/changes`
  const answer = await server.app.inject({ url, headers: manager.headers })
  return answer.json<{ items: StoreChange[] }>().items
}

const minutes = (waitingEmailMinutes: unknown) => ({ alerts: { waitingEmailMinutes } })
const kitchen = {
  waitingSoonMinutes: 5,
  waitingUrgentMinutes: 8,
  cookingSoonMinutes: 15,
  cookingUrgentMinutes: 20,
}
const bags = { pencePerBag: 10, bagsPerOrder: 1, noBagAllowed: true }
const bagMinimum = { nation: 'england', pencePerBag: 10, next: null }
const usual = {
  unattended: { warnsUnattended: true, unattendedPauseMinutes: null },
  kitchen,
  bags,
  bagMinimum,
}
const unattended = (unattendedPauseMinutes: unknown, warnsUnattended: unknown = false) => ({
  unattended: { warnsUnattended, unattendedPauseMinutes },
})

test('a store emails its staff, warns them and is never paused, unless somebody says otherwise', async () => {
  expect(await settings('GET')).toEqual({ code: 200, ...minutes(3), ...usual })
})

test('a section is saved, answered, and listed with who changed it', async () => {
  expect(await settings('PUT', minutes(null))).toEqual({ code: 200, ...minutes(null), ...usual })
  expect(await settings('PUT', minutes(8))).toEqual({ code: 200, ...minutes(8), ...usual })
  expect(await settings('GET')).toMatchObject(minutes(8))
  expect(await changes()).toMatchObject([
    { act: 'changeSettings', by: 'partner', before: { waitingEmailMinutes: null } },
    { before: { waitingEmailMinutes: 3 }, after: { waitingEmailMinutes: null } },
  ])
})

test('a section that is left out, or saved as it was, changes nothing', async () => {
  for (const body of [{}, minutes(3), { kitchen }])
    expect(await settings('PUT', body)).toEqual({ code: 200, ...minutes(3), ...usual })
  expect(await changes()).toEqual([])
})

test('what happens when nobody has the store app open is a section of its own', async () => {
  await settings('PUT', minutes(8))
  const saved = { code: 200, ...usual, ...minutes(8), ...unattended(15) }
  expect(await settings('PUT', unattended(15))).toEqual(saved)
  expect(await settings('GET')).toEqual(saved)
  expect((await changes())[0]).toMatchObject({
    act: 'changeSettings',
    before: { warnsUnattended: true, unattendedPauseMinutes: null },
    after: { warnsUnattended: false, unattendedPauseMinutes: 15 },
  })
})

test.each([
  unattended(0),
  unattended(11),
  unattended(9999),
  unattended('10'),
  unattended(10, 'yes'),
  { unattended: {} },
])('%j is refused', async (given) => {
  expect(await settings('PUT', given)).toMatchObject({ code: 400 })
  expect(await settings('GET')).toMatchObject(usual)
})

test.each([0, -1, 4, 3.5, 1000, '3', 'never', {}])('%j minutes are refused', async (given) => {
  expect(await settings('PUT', minutes(given))).toMatchObject({ code: 400 })
  expect(await settings('GET')).toMatchObject(minutes(3))
})

test('the minutes of the colours are saved apart, listed, and read by the boards', async () => {
  const calmer = { ...kitchen, waitingSoonMinutes: 10, waitingUrgentMinutes: 15 }
  expect(await settings('PUT', { kitchen: calmer })).toEqual({
    code: 200,
    ...minutes(3),
    ...usual,
    kitchen: calmer,
  })
  expect(await changes()).toMatchObject([
    {
      act: 'changeSettings',
      before: { waitingSoonMinutes: 5, waitingUrgentMinutes: 8 },
      after: { waitingSoonMinutes: 10, waitingUrgentMinutes: 15 },
    },
  ])
  const url = `/api/v1/partner/stores/${storeId}`
  const answer = await server.app.inject({ url, headers: manager.headers })
  expect(answer.json()).toMatchObject({
    waitColours: { soonMinutes: 10, urgentMinutes: 15 },
    cookColours: { soonMinutes: 15, urgentMinutes: 20 },
  })
})

test.each([
  { waitingSoonMinutes: 10 },
  { cookingUrgentMinutes: 12 },
  { waitingSoonMinutes: 0 },
  { cookingUrgentMinutes: 61 },
  { waitingUrgentMinutes: null },
])('colours after %j are refused', async (given) => {
  const answer = await settings('PUT', { kitchen: { ...kitchen, ...given } })
  expect(answer).toMatchObject({ code: 400 })
  expect(await settings('GET')).toMatchObject({ kitchen })
})

test('bags cost at least what the nation asks, and saying 0 bags is no charge', async () => {
  const { pool } = server.context
  await pool.query(`INSERT INTO bag_minimum VALUES ('england', '2026-05-15', 20),
    ('england', '2026-10-01', 30), ('wales', '2026-06-01', 40)`)
  expect(await settings('GET')).toMatchObject({
    bags,
    bagMinimum: { pencePerBag: 20, next: { pencePerBag: 30, fromDay: '2026-10-01' } },
  })
  expect(await settings('PUT', { bags: { ...bags, noBagAllowed: false } })).toMatchObject({
    code: 400,
    message: [{ field: 'bags.pencePerBag', code: 'too_few' }],
  })
  expect(await settings('PUT', minutes(5))).toMatchObject({ code: 200, bags })
  for (const given of [
    { ...bags, pencePerBag: 20 },
    { ...bags, pencePerBag: 0, bagsPerOrder: 0 },
  ])
    expect(await settings('PUT', { bags: given })).toMatchObject({ code: 200, bags: given })
  expect((await changes())[0]).toMatchObject({
    before: { pencePerBag: 20, bagsPerOrder: 1 },
    after: { pencePerBag: 0, bagsPerOrder: 0 },
  })
  await pool.query('DELETE FROM bag_minimum')
})

test('the kitchen neither reads nor changes them', async () => {
  const storeIds = [storeId]
  const cook = await openTestAccount(server.context, 'partner', { storeIds, role: 'kitchen' })
  for (const method of ['GET', 'PUT'] as const)
    expect(await settings(method, method === 'PUT' ? minutes(5) : undefined, cook)).toMatchObject({
      code: 403,
      message: 'STAFF_ROLE_NOT_ALLOWED',
    })
})

test('of two changes at once the second one starts from the first', async () => {
  await Promise.all([settings('PUT', minutes(5)), settings('PUT', minutes(8))])
  const [last, first] = await changes()
  expect(first?.before).toEqual({ waitingEmailMinutes: 3 })
  expect(last?.before).toEqual(first?.after)
})
