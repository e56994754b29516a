import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutputOf } from '#contract/call.ts'
import type { listRestaurants } from '#contract/operator/restaurants/restaurants.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { openRestaurantDesk, type RestaurantDesk } from './testing/restaurant-desk.ts'

type Listed = OutputOf<typeof listRestaurants>

let server: TestApp
let desk: RestaurantDesk

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  desk = await openRestaurantDesk(server)
})
afterAll(() => server.close())

describe('the list', () => {
  const list = async (query: string) =>
    (await desk.ask<Listed>('GET', `/operator/stores?${query}`)).body

  test('has those that join, the longest waiting first, in pages, with what is missing', async () => {
    const other = await openTestStore(server.context, { zones: [] })
    const day = (days: number) => new Date(FRIDAY_EVENING.getTime() - days * 86_400_000)
    const move = (id: string, state: string, since: Date) =>
      server.context.pool.query('UPDATE store SET state = $2, state_since = $3 WHERE id = $1', [
        id,
        state,
        since,
      ])
    await server.context.pool.query(`UPDATE store SET state = 'live' WHERE state <> 'live'`)
    await move(desk.store.storeId, 'ready', day(1))
    await move(other.storeId, 'draft', day(6))
    const first = await list('list=joining&limit=1')
    expect(first.items).toMatchObject([
      {
        id: other.storeId,
        lifecycle: 'draft',
        owner: 'missing',
        missing: ['owner', 'zones', 'bank'],
      },
    ])
    expect(first).toMatchObject({ counts: { joining: 2 }, waiting: 2 })
    const rest = await list(`list=joining&limit=1&cursor=${first.nextCursor}`)
    expect(rest.items).toMatchObject([
      {
        id: desk.store.storeId,
        lifecycle: 'ready',
        owner: 'joined',
        since: day(1).toISOString(),
        missing: ['bank'],
      },
    ])
    expect(rest.nextCursor).toBeNull()
  })

  test('finds a restaurant of any state by name, address and postcode, and no wildcard', async () => {
    const name = `Zébra 100% ${desk.store.slug.slice(-6)}`
    await server.context.pool.query('UPDATE store SET name = $2 WHERE id = $1', [
      desk.store.storeId,
      name,
    ])
    await desk.setState('archived')
    for (const search of [name.toUpperCase().slice(2), desk.store.slug])
      expect((await list(`search=${encodeURIComponent(search)}`)).items).toMatchObject([{ name }])
    expect((await list(`search=${encodeURIComponent('_%_')}`)).items).toEqual([])
  })

  test.each(['nonsense', ' 1', ' 0000-01-01T00:00:00Z', ' +275760-09-13T00:00:00Z'])(
    'refuses the cursor “%s” that it did not write',
    async (place) => {
      const cursor = Buffer.from(`${desk.store.storeId}${place}`).toString('base64url')
      const { code } = await desk.ask('GET', `/operator/stores?list=joining&cursor=${cursor}`)
      expect(code).toBe(400)
    },
  )

  test('refuses a cursor without an id', async () => {
    const { code } = await desk.ask('GET', '/operator/stores?cursor=bm9uc2Vuc2U')
    expect(code).toBe(400)
  })
})
