import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutputOf } from '#contract/call.ts'
import type { listRestaurants } from '#contract/operator/restaurants/restaurant-list.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
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
    expect(first).toMatchObject({
      counts: { joining: 2 },
      stages: { applied: 0, draft: 1, invited: 0, checking: 0, ready: 1 },
      waits: { marketplace: 2, restaurant: 0, date: 0 },
    })
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

  test('has each stage and each wait by itself, applications in its counts', async () => {
    const { pool } = server.context
    await pool.query(`UPDATE store SET state = 'live', opens_at = NULL WHERE state <> 'live'`)
    await pool.query('DELETE FROM enquiry')
    const application = { restaurant: 'The Corner', name: 'Sam', email: 'sam@corner.example' }
    await pool.query(
      `INSERT INTO enquiry (kind, fields, created_at) VALUES ('partner', $1, now())`,
      [application],
    )
    const stores: Record<string, string> = {}
    for (const name of ['draft', 'invited', 'checking', 'documents', 'ready', 'dated']) {
      const isReady = name === 'ready' || name === 'dated'
      const { storeId } = await openTestStore(server.context, {
        store: { name, state: isReady ? 'ready' : 'draft' },
      })
      stores[name] = storeId
      if (name !== 'draft' && name !== 'invited')
        await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
    }
    await pool.query(
      `INSERT INTO staff_invitation (store_id, email, role, link_id, sent_at, expires_at)
       VALUES ($1, 'mei@oven.example', 'owner', gen_random_uuid(), $2, $2::timestamptz + interval '1 day')`,
      [stores['invited'], FRIDAY_EVENING],
    )
    await pool.query(
      `INSERT INTO identity_document (id, store_id, kind, file_type, bytes, sealed, sent_at)
       VALUES (gen_random_uuid(), $1, 'passport', 'jpeg', 4, 'seal', now())`,
      [stores['documents']],
    )
    await pool.query('UPDATE store SET opens_at = $2 WHERE id = $1', [
      stores['dated'],
      new Date(FRIDAY_EVENING.getTime() + 86_400_000),
    ])
    const named = async (query: string) => {
      const { items } = await list(`list=joining${query}`)
      return items.map(({ name, joining }) => [name, joining?.stage, joining?.waitsFor]).toSorted()
    }
    expect(await named('')).toEqual([
      ['checking', 'checking', 'restaurant'],
      ['dated', 'ready', 'date'],
      ['documents', 'checking', 'marketplace'],
      ['draft', 'draft', 'marketplace'],
      ['invited', 'invited', 'restaurant'],
      ['ready', 'ready', 'marketplace'],
    ])
    expect((await named('&stage=checking')).map(([name]) => name)).toEqual([
      'checking',
      'documents',
    ])
    expect((await named('&waitsFor=date')).map(([name]) => name)).toEqual(['dated'])
    expect(await named('&stage=draft&waitsFor=restaurant')).toEqual([])
    expect(await list('list=joining&stage=ready')).toMatchObject({
      counts: { joining: 7, declined: 0 },
      stages: { applied: 1, draft: 1, invited: 1, checking: 2, ready: 2 },
      waits: { marketplace: 1, restaurant: 0, date: 1 },
    })
    expect((await list('list=joining')).waits).toEqual({ marketplace: 4, restaurant: 2, date: 1 })
    const { code } = await desk.ask('GET', '/operator/stores?stage=applied')
    expect(code).toBe(400)
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
