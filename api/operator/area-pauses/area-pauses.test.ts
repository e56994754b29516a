import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutputOf } from '#contract/call.ts'
import type { pauseArea } from '#contract/operator/area-pauses.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { minutesAgo, NowWatch } from '../now/testing/now-watch.ts'

let server: TestApp
let watch: NowWatch
beforeAll(async () => {
  server = await createTestApp()
  watch = await NowWatch.open(server)
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await query(`UPDATE store SET state = 'archived', paused_until = NULL, pause_reason = 'staff',
    area_pause_id = NULL`)
  await query('DELETE FROM area_pause')
})
afterAll(() => server.close())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.context.pool.query(text, values)).rows as Row[]

const UNTIL = minutesAgo(-45)
const GIVEN = { area: 's8', until: UNTIL.toISOString(), reason: 'The roads are flooded.' }

const open = (postCode: string, more: Record<string, unknown> = {}) =>
  openTestStore(server.context, {
    store: { post_code: postCode, city: 'Sheffield', area: 'Meersbrook', ...more },
  })

const pauseOf = async ({ storeId }: { storeId: string }) =>
  (
    await query<{ until: Date | null; reason: string }>(
      'SELECT paused_until AS until, pause_reason AS reason FROM store WHERE id = $1',
      [storeId],
    )
  )[0]

async function pause(body: object = GIVEN) {
  const { headers } = watch.operators.owner
  const url = '/api/v1/operator/area-pauses'
  const answer = await server.app.inject({ method: 'POST', url, headers, body })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<OutputOf<typeof pauseArea>>()
}

const end = (id: string) => watch.act(`/area-pauses/${id}/end`, null)
const needs = async () => (await watch.read()).needs.filter(({ kind }) => kind.startsWith('paused'))

describe('a pause of an area', () => {
  test('stops its live restaurants that are not paused yet, and is one need', async () => {
    const [one, other, beyond] = [await open('S8 0AA'), await open('S8 9ZZ'), await open('S80 1AA')]
    const draft = await open('S8 0AB', { state: 'draft' })
    const until = minutesAgo(-10)
    const paused = await open('S8 0AC', { paused_until: until })
    const { id, ...answer } = await pause()
    expect(answer).toEqual({ area: 'S8', restaurants: 2 })
    for (const store of [one, other])
      expect(await pauseOf(store)).toEqual({ until: UNTIL, reason: 'area' })
    for (const store of [beyond, draft])
      expect(await pauseOf(store)).toEqual({ until: null, reason: 'staff' })
    expect(await pauseOf(paused)).toEqual({ until, reason: 'staff' })
    expect(await needs()).toMatchObject([
      {
        id: `pausedArea ${id}`,
        urgency: 'calm',
        count: 2,
        subject: 'S8',
        until: UNTIL.toISOString(),
        store: null,
      },
      { kind: 'pausedStore', store: { id: paused.storeId } },
    ])
  })

  test('finds a town by its name in any case', async () => {
    const store = await open('S11 8AA')
    expect(await pause({ ...GIVEN, area: 'sheffield' })).toMatchObject({
      area: 'Sheffield',
      restaurants: 1,
    })
    expect(await pauseOf(store)).toMatchObject({ reason: 'area' })
  })

  test('takes in every spelling of a town', async () => {
    const stores = [
      await open('PE30 1AA', { city: 'King’s Lynn' }),
      await open('PE30 1AB', { city: 'King’s Lynn' }),
      await open('PE30 1AC', { city: 'KINGS LYNN' }),
    ]
    const answer = await pause({ ...GIVEN, area: "king's lynn" })
    expect(answer).toMatchObject({ area: 'King’s Lynn', restaurants: 3 })
    for (const store of stores) expect(await pauseOf(store)).toMatchObject({ reason: 'area' })
  })

  test('takes in the parts of a district that have a letter, and no other district', async () => {
    const [part, beyond] = [
      await open('W1A 1AA', { area: 'Soho' }),
      await open('W10 1AA', { area: 'Soho' }),
    ]
    expect(await pause({ ...GIVEN, area: 'W1' })).toMatchObject({ area: 'W1', restaurants: 1 })
    expect(await pauseOf(part)).toMatchObject({ reason: 'area' })
    expect(await pauseOf(beyond)).toMatchObject({ reason: 'staff' })
  })

  test('ends for exactly the restaurants that it stopped', async () => {
    const [stopped, suspendedSince] = [await open('S8 0AA'), await open('S8 0AB')]
    const until = minutesAgo(-300)
    const before = await open('S8 0AC', { paused_until: until })
    const { id } = await pause()
    const { headers } = watch.operators.owner
    await server.app.inject({
      method: 'PUT',
      url: `/api/v1/operator/stores/${suspendedSince.storeId}/pause`,
      headers,
      body: { until: until.toISOString(), reason: 'A fire' },
    })
    expect(await end(id)).toMatchObject({ code: null })
    expect(await pauseOf(stopped)).toEqual({ until: null, reason: 'staff' })
    expect(await pauseOf(suspendedSince)).toEqual({ until, reason: 'marketplace' })
    expect(await pauseOf(before)).toEqual({ until, reason: 'staff' })
    // Somebody else was faster.
    expect(await end(id)).toMatchObject({ code: null })
    expect((await needs()).map(({ kind }) => kind)).toEqual(['pausedStore', 'pausedStore'])
  })

  test('ends by itself, and can be made again', async () => {
    await open('S8 0AA')
    await pause({ ...GIVEN, until: minutesAgo(-5).toISOString() })
    server.setNow(minutesAgo(-6))
    expect(await needs()).toEqual([])
    expect(await pause()).toMatchObject({ restaurants: 1 })
  })

  test('is read by customers with its reason, while it lasts', async () => {
    const { storeId, slug } = await open('S8 0AA')
    const store = async () => {
      const url = `/api/v1/store/${slug}?service=collection`
      return (await server.app.inject({ url })).json<{ pauseNote: string; tab: string }>()
    }
    expect(await store()).toMatchObject({ pauseNote: '', tab: 'available' })
    const { id } = await pause()
    expect(await store()).toMatchObject({
      pauseNote: GIVEN.reason,
      tab: 'closed',
      isPaused: true,
      opensAt: UNTIL.toISOString(),
    })
    await end(id)
    expect(await store()).toMatchObject({ pauseNote: '', tab: 'available' })
    expect(await pauseOf({ storeId })).toMatchObject({ until: null })
  })

  test('can’t be ended by the staff of a restaurant', async () => {
    const { storeId } = await open('S8 0AA')
    const { headers } = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
    await pause()
    const answer = await server.app.inject({
      method: 'PUT',
      url: `/api/v1/partner/stores/${storeId}/pause`,
      headers,
      body: { minutes: 0, takesPreOrders: false },
    })
    expect(answer.json()).toMatchObject({ message: 'STORE_PAUSED_BY_MARKETPLACE' })
  })

  test('is written down for the marketplace and for each restaurant, whose owners are emailed', async () => {
    const { storeId } = await open('S8 0AA')
    const owner = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
    const { id } = await pause()
    await end(id)
    const events = await query<{ act: string; storeId: string | null }>(
      `SELECT act, store_id AS "storeId" FROM audit_event WHERE subject = 'S8' AND
         (store_id = $1 OR (store_id IS NULL AND id > (SELECT max(id) - 4 FROM audit_event)))
       ORDER BY id`,
      [storeId],
    )
    expect(events).toEqual([
      { act: 'pauseArea', storeId: null },
      { act: 'pauseStore', storeId },
      { act: 'pauseArea', storeId: null },
      { act: 'pauseStore', storeId },
    ])
    const jobs = await query<{ payload: object }>(
      `SELECT payload FROM graphile_worker._private_jobs
       WHERE payload ->> 'storeId' = $1`,
      [storeId],
    )
    expect(jobs).toMatchObject([
      { payload: { ownerId: owner.accountId, act: 'pause', reason: GIVEN.reason } },
    ])
  })
})

const UNLIKELY_TIME = { field: 'until', code: 'invalid_value' }
test.each([
  ['an area without restaurants', { area: 'ZE3' }, 'AREA_HAS_NOTHING_TO_PAUSE'],
  ['a town that there is not', { area: 'Atlantis' }, 'AREA_HAS_NOTHING_TO_PAUSE'],
  ['a time that is past', { until: minutesAgo(1).toISOString() }, [UNLIKELY_TIME]],
  ['a time too far away', { until: '2027-01-01T00:00:00.000Z' }, [UNLIKELY_TIME]],
  ['no reason', { reason: ' ' }, [{ field: 'reason', code: 'required_field' }]],
])('%s is refused', async (_, changed, code) => {
  await open('S8 0AA')
  expect(await watch.act('/area-pauses', { ...GIVEN, ...changed })).toMatchObject({ code })
  expect(await query('SELECT FROM area_pause')).toEqual([])
})

test('only roles that may change restaurants pause an area', async () => {
  await open('S8 0AA')
  for (const role of ['finance', 'content'] as const)
    expect(await watch.act('/area-pauses', GIVEN, role)).toMatchObject({
      code: 'OPERATOR_ROLE_NOT_ALLOWED',
    })
  expect(await watch.act('/area-pauses', GIVEN, 'support')).toMatchObject({ status: 201 })
})

test('a pause that there is not can’t be ended', async () => {
  expect(await end('00000000-0000-4000-8000-000000000000')).toMatchObject({
    status: 404,
    code: 'NONEXISTING_AREA_PAUSE',
  })
})

test('of many who pause overlapping areas at once each restaurant is paused by one', async () => {
  const stores = await Promise.all(Array.from({ length: 8 }, () => open('S8 0AA')))
  const answers = await Promise.all(
    ['S8', 'Sheffield', 'S8', 'Sheffield'].map((area) =>
      watch.act('/area-pauses', { ...GIVEN, area }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'AREA_HAS_NOTHING_TO_PAUSE')).toHaveLength(3)
  for (const store of stores) expect(await pauseOf(store)).toMatchObject({ reason: 'area' })
  expect(await query('SELECT FROM area_pause')).toHaveLength(1)
})
