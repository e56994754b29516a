import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StoreReadiness } from '#contract/partner/readiness.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: TestApp
let store: TestStore
let owner: TestAccount

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  store = await openTestStore(server.context, { store: { state: 'draft' } })
  owner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
})
afterAll(() => server.close())

async function ask(method: 'GET' | 'POST', path: string, as = owner) {
  const url = `/api/v1/partner/stores/${store.storeId}${path}`
  const answer = await server.app.inject({ method, url, headers: as.headers })
  const body = answer.json<StoreReadiness & { message: string; details: { missing?: string[] } }>()
  return { code: answer.statusCode, body }
}

const enterBank = () =>
  server.context.pool.query(`INSERT INTO store_bank_account VALUES ($1, 'sealed', '4321', now())`, [
    store.storeId,
  ])

test('an owner sees what is missing, completes it, and asks to be opened', async () => {
  const { body } = await ask('GET', '/readiness')
  const missing = body.checks.filter(({ result }) => result === 'missing')
  expect([body.lifecycle, missing.map(({ check }) => check)]).toEqual(['draft', ['bank']])
  const refused = await ask('POST', '/approval')
  expect([refused.code, refused.body.message, refused.body.details.missing]).toEqual([
    409,
    'RESTAURANT_NOT_READY',
    ['bank'],
  ])
  await enterBank()
  const requested = await ask('POST', '/approval')
  expect([requested.code, requested.body.lifecycle, requested.body.since]).toEqual([
    200,
    'ready',
    FRIDAY_EVENING.toISOString(),
  ])
  const again = await ask('POST', '/approval')
  expect([again.code, again.body.message]).toEqual([409, 'RESTAURANT_STATE_INVALID'])
})

test('of two owners who ask at once, one does', async () => {
  await enterBank()
  const other = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
  const answers = await Promise.all([ask('POST', '/approval'), ask('POST', '/approval', other)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
})

test('a manager may not, nor somebody of another restaurant', async () => {
  const storeIds = [store.storeId]
  const manager = await openTestAccount(server.context, 'partner', { storeIds, role: 'manager' })
  expect((await ask('POST', '/approval', manager)).body.message).toBe('STAFF_ROLE_NOT_ALLOWED')
  const stranger = await openTestAccount(server.context, 'partner')
  expect((await ask('GET', '/readiness', stranger)).body.message).toBe('NONEXISTING_STORE')
})
