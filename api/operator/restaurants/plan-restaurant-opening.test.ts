import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { openPlannedStore } from '#api/stores/lifecycle/plan-opening.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openRestaurantDesk, type RestaurantDesk } from './testing/restaurant-desk.ts'

let server: TestApp
let desk: RestaurantDesk

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  desk = await openRestaurantDesk(server)
  await desk.setState('ready')
  await enterBank()
})
afterAll(() => server.close())

const enterBank = () =>
  server.context.pool.query(`INSERT INTO store_bank_account VALUES ($1, 'sealed', '4321', now())`, [
    desk.store.storeId,
  ])
const removeBank = () =>
  server.context.pool.query('DELETE FROM store_bank_account WHERE store_id = $1', [
    desk.store.storeId,
  ])

/** Monday at noon in London, which has summer time. */
const MONDAY = '2026-05-18T11:00:00.000Z'
const TUESDAY = '2026-05-19T11:00:00.000Z'

const plan = (opensAt: string | null, as = desk.operator) =>
  desk.ask('PUT', desk.ofStore('/opening'), { opensAt }, as)

/** Does what happens at a time; the operator is still logged in after it. */
async function comes(opensAt: string) {
  server.setNow(new Date(opensAt))
  await openPlannedStore(server.context, { storeId: desk.store.storeId, opensAt })
  server.setNow(FRIDAY_EVENING)
}

const latest = async () => {
  const { rows } = await server.context.pool.query<{ act: string; by: string; after: object }>(
    'SELECT act, by, after FROM audit_event WHERE store_id = $1 ORDER BY id DESC LIMIT 1',
    [desk.store.storeId],
  )
  return rows[0]
}
const state = async () => {
  const { rows } = await server.context.pool.query<{ state: string; opens_at: Date | null }>(
    'SELECT state, opens_at FROM store WHERE id = $1',
    [desk.store.storeId],
  )
  return rows[0]
}
const subjects = async () => (await desk.emails()).map(({ subject }) => subject)

describe('a planned opening', () => {
  test('is logged, emailed to the owners, and opens the restaurant at its time', async () => {
    const { code, body } = await plan(MONDAY)
    expect([code, body.lifecycle, body.opensAt]).toEqual([200, 'ready', MONDAY])
    expect(await subjects()).toEqual(['Mare Street Pizza opens on Monday 18 May 2026 at 12:00'])
    const [change] = await desk.changes()
    expect(change).toMatchObject({ act: 'planOpening', by: 'operator', after: { opensAt: MONDAY } })
    await comes(MONDAY)
    expect(await state()).toEqual({ state: 'live', opens_at: null })
    expect(await latest()).toMatchObject({ act: 'approveStore', by: 'system' })
    expect(await subjects()).toEqual(['Mare Street Pizza is open to customers'])
  })

  test('waits in the queue until then', async () => {
    await plan(MONDAY)
    const { rows } = await server.context.pool.query<{ hours: number }>(
      `SELECT extract(epoch FROM run_at - now())::int / 3600 AS hours
       FROM graphile_worker._private_jobs AS job
       JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
       WHERE task.identifier = 'open-store' AND job.payload ->> 'storeId' = $1`,
      [desk.store.storeId],
    )
    const hours = (Date.parse(MONDAY) - FRIDAY_EVENING.getTime()) / 3_600_000
    expect(rows.map((row) => row.hours)).toEqual([Math.floor(hours)])
  })

  test('of a draft makes it ready', async () => {
    await desk.setState('draft')
    expect((await plan(MONDAY)).body.lifecycle).toBe('ready')
    const [change] = await desk.changes()
    expect(change).toMatchObject({ before: { lifecycle: 'draft' }, after: { lifecycle: 'ready' } })
  })

  test('is changed, and the first time opens nothing', async () => {
    await plan(MONDAY)
    expect((await plan(TUESDAY)).body.opensAt).toBe(TUESDAY)
    await comes(MONDAY)
    expect((await state())?.state).toBe('ready')
    await comes(TUESDAY)
    expect((await state())?.state).toBe('live')
  })

  test('is cancelled, and opens nothing', async () => {
    await plan(MONDAY)
    await subjects()
    expect((await plan(null)).body).toMatchObject({ lifecycle: 'ready', opensAt: null })
    expect(await subjects()).toEqual(['Mare Street Pizza has no opening date any more'])
    await comes(MONDAY)
    expect((await state())?.state).toBe('ready')
    expect(await plan(null)).toMatchObject({ code: 200 })
    expect(await subjects()).toEqual([])
  })

  test('of a restaurant that lacks something by then doesn’t open it, and says what is missing', async () => {
    await plan(MONDAY)
    await removeBank()
    await subjects()
    await comes(MONDAY)
    expect(await state()).toEqual({ state: 'ready', opens_at: null })
    expect(await latest()).toMatchObject({
      act: 'missOpening',
      by: 'system',
      after: { opensAt: null, missingChecks: 'bank' },
    })
    const [sent] = await desk.emails()
    expect(sent?.subject).toBe('Mare Street Pizza couldn’t open')
    expect(sent?.text).toContain('something is missing: bank details')
  })

  test('ends when it is sent back, or opened by hand', async () => {
    await plan(MONDAY)
    await desk.act('sendBack', 'Not yet')
    expect(await state()).toEqual({ state: 'draft', opens_at: null })
    expect((await desk.changes())[0]).toMatchObject({
      act: 'sendStoreBack',
      before: { opensAt: MONDAY },
      after: { opensAt: null },
    })
    await plan(MONDAY)
    await desk.act('approve')
    expect(await state()).toEqual({ state: 'live', opens_at: null })
    await comes(MONDAY)
    expect((await desk.changes())[0]).toMatchObject({ act: 'approveStore', by: 'operator' })
  })

  test('opens once, when its time comes twice at once', async () => {
    await plan(MONDAY)
    await subjects()
    await Promise.all([comes(MONDAY), comes(MONDAY)])
    expect(await subjects()).toEqual(['Mare Street Pizza is open to customers'])
  })

  test.each([
    ['that has passed', '2026-05-15T18:00:00.000Z', 'date_has_passed'],
    ['that is too far ahead', '2026-12-24T12:00:00.000Z', 'invalid_value'],
  ])('at a time %s is refused', async (_, opensAt, code) => {
    const refused = await plan(opensAt)
    expect([refused.code, refused.body.message]).toEqual([400, [{ field: 'opensAt', code }]])
  })

  test('of a restaurant that lacks something, or is live, is refused', async () => {
    await removeBank()
    expect(await plan(MONDAY)).toMatchObject({
      code: 409,
      body: { message: 'RESTAURANT_NOT_READY', details: { missing: ['bank'] } },
    })
    await desk.setState('live')
    expect((await plan(MONDAY)).body.message).toBe('RESTAURANT_STATE_INVALID')
    const owner = await plan(MONDAY, desk.owner)
    expect(owner.code).toBe(403)
  })

  test('is read by its owner', async () => {
    await plan(MONDAY)
    const path = `/partner/stores/${desk.store.storeId}/readiness`
    const { body } = await desk.ask<Restaurant>('GET', path, undefined, desk.owner)
    expect(body.opensAt).toBe(MONDAY)
  })
})
