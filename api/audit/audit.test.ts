import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StoreChange } from '#contract/partner/changes.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
let storeId: string
let owner: TestAccount

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  storeId = (await openTestStore(server.context)).storeId
  owner = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
})
afterAll(() => server.close())

const inMinutes = (minutes: number) =>
  new Date(FRIDAY_EVENING.getTime() + minutes * 60_000).toISOString()

async function put(path: string, body: object, { as = owner, at = storeId } = {}) {
  const url = `/api/v1/partner/stores/${at}/${path}`
  const answer = await server.app.inject({ method: 'PUT', url, headers: as.headers, body })
  expect(answer.statusCode).toBe(200)
}

async function changes(query = ''): Promise<{ items: StoreChange[]; nextCursor: string | null }> {
  const url = `/api/v1/partner/stores/${storeId}/changes${query}`
  return (await server.app.inject({ url, headers: owner.headers })).json()
}

test('a change is listed with who made it, when, and what was before and after', async () => {
  const storeIds = [storeId]
  const cook = await openTestAccount(server.context, 'partner', { storeIds, role: 'kitchen' })
  await put('busy', { addedMinutes: 15, forMinutes: 60 }, { as: cook })
  expect((await changes()).items).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      at: FRIDAY_EVENING.toISOString(),
      by: 'partner',
      name: 'Sam Taylor',
      act: 'markStoreBusy',
      subject: '',
      before: { busyMinutes: 0, busyUntil: null },
      after: { busyMinutes: 15, busyUntil: inMinutes(60) },
    },
  ])
})

test('an unchanged field is not listed', async () => {
  await put('busy', { addedMinutes: 0, forMinutes: 60 })
  await put('pause', { minutes: 0 })
  expect((await changes()).items).toEqual([])
})

test('changes come in pages, the latest first, without those of another store', async () => {
  const other = (await openTestStore(server.context)).storeId
  const as = await openTestAccount(server.context, 'partner', { storeIds: [storeId, other] })
  for (const minutes of [10, 20, 30]) await put('pause', { minutes }, { as })
  await put('pause', { minutes: 5 }, { as, at: other })
  const first = await changes('?limit=2')
  const rest = await changes(`?limit=2&cursor=${first.nextCursor}`)
  const untils = [...first.items, ...rest.items].map(({ after }) => after['pausedUntil'])
  expect(untils).toEqual([30, 20, 10].map(inMinutes))
  expect(rest.nextCursor).toBeNull()
})

test('of two pauses at once the second one starts from the first', async () => {
  await Promise.all([put('pause', { minutes: 10 }), put('pause', { minutes: 20 })])
  const [last, first] = (await changes()).items
  expect(first?.before['pausedUntil']).toBeNull()
  expect(last?.before['pausedUntil']).toBe(first?.after['pausedUntil'])
})
