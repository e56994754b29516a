import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveSeenBoards } from '#api/live/boards.queries.ts'
import { TestStream } from '#api/live/testing/stream.ts'
import { openOtherProcess } from '#api/testing/other-process.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { openWatchedStore } from './testing/watched-store.ts'

let server: TestApp
let storeId: string
let owner: TestAccount
let now: Date

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  now = FRIDAY_EVENING
  ;({ storeId, owner } = await openWatchedStore(server, now))
})
afterAll(() => server.close())

describe('a store app is seen', () => {
  const seen = async (id: string) => {
    const { rows } = await server.context.pool.query<{ seen_at: Date }>(
      'SELECT seen_at FROM store_board WHERE store_id = $1',
      [id],
    )
    return rows
  }
  const watch = (url: string, id: string, { headers }: TestAccount) =>
    TestStream.open(url, `/partner/stores/${id}/events`, headers)

  test('at once when it connects, by two processes at the same moment', async () => {
    await server.owner.pool.query('TRUNCATE store_board')
    const others = await Promise.all([1, 2].map(() => openOtherProcess(server.context)))
    const streams = await Promise.all(others.map(({ url }) => watch(url, storeId, owner)))
    await expect.poll(() => seen(storeId)).toEqual([{ seen_at: now }])
    for (const stream of streams) stream.leave()
    await Promise.all(others.map((other) => other.close()))
  })

  test('when it loads its store, together with those of other stores', async () => {
    const other = await openOtherProcess(server.context)
    const quiet = await openTestStore(server.context)
    const access = { storeIds: [quiet.storeId, storeId] }
    const staff = await openTestAccount(server.context, 'partner', access)
    const load = { url: `/api/v1/partner/stores/${quiet.storeId}`, headers: staff.headers }
    expect((await other.app.inject(load)).statusCode).toBe(200)
    expect(await seen(quiet.storeId)).toEqual([])
    const stream = await watch(other.url, storeId, staff)
    await expect.poll(() => seen(quiet.storeId)).toEqual([{ seen_at: now }])
    stream.leave()
    await other.close()
  })

  test('not by somebody who may not see the store', async () => {
    const quiet = await openTestStore(server.context)
    const other = await openOtherProcess(server.context)
    for (const path of ['', '/events']) {
      const url = `/api/v1/partner/stores/${quiet.storeId}${path}`
      const answer = await other.app.inject({ url, headers: owner.headers })
      expect(answer.statusCode).toBe(404)
    }
    await server.owner.pool.query('TRUNCATE store_board')
    const stream = await watch(other.url, storeId, owner)
    await expect.poll(() => seen(storeId)).toHaveLength(1)
    stream.leave()
    await other.close()
    expect(await seen(quiet.storeId)).toEqual([])
  })
})

test('many stores that many processes see at once are all written, in whatever order', async () => {
  const opened = await Promise.all(Array.from({ length: 8 }, () => openTestStore(server.context)))
  const ids = opened.map((store) => store.storeId)
  for (let turn = 0; turn < 5; turn += 1) {
    now = new Date(now.getTime() + 60_000)
    const sightings = Array.from({ length: 8 }, (_, nth) =>
      saveSeenBoards(server.context.db, nth % 2 ? ids : ids.toReversed(), now),
    )
    await Promise.all(sightings)
  }
  const { rows } = await server.context.pool.query(
    'SELECT DISTINCT seen_at FROM store_board WHERE store_id = ANY ($1)',
    [ids],
  )
  expect(rows).toEqual([{ seen_at: now }])
})
