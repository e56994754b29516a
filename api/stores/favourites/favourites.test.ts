import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutputOf } from '#contract/call.ts'
import type { listFavouriteStores } from '#contract/stores/favourites.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'

type Favourites = OutputOf<typeof listFavouriteStores>

let server: TestApp
let customer: TestAccount
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  customer = await openTestAccount(server.context, 'customer')
})

const url = '/api/v1/user/favourite-stores'

async function setFavourite(storeId: string, isFavourite?: boolean, { headers } = customer) {
  const payload = { storeId, ...(isFavourite !== undefined && { isFavourite }) }
  const answer = await server.app.inject({ method: 'POST', url, headers, payload })
  return {
    status: answer.statusCode,
    ...answer.json<{ isFavourite?: boolean; message?: string }>(),
  }
}

async function list(query = '', { headers } = customer): Promise<Favourites> {
  const answer = await server.app.inject({ method: 'GET', url: `${url}?${query}`, headers })
  return answer.json<Favourites>()
}

/** So many stores, as cheaply as they can be made. */
async function openStores(count: number): Promise<string[]> {
  const { storeId } = await openTestStore(server.context)
  const { rows } = await server.context.pool.query<{ id: string }>(
    `INSERT INTO store (slug, name, legal_name, address, city, area, post_code, latitude, longitude,
       nation, phone, email, hygiene_rating, hygiene_inspected_on, services, preparation_minutes,
       bag_pence, bags_per_order, no_bag_allowed, art, state)
     SELECT 'many-' || gen_random_uuid(), name, legal_name, address, city, area, post_code, latitude,
       longitude, nation, phone, email, hygiene_rating, hygiene_inspected_on, services,
       preparation_minutes, bag_pence, bags_per_order, no_bag_allowed, art, state
     FROM store, generate_series(1, $2) WHERE id = $1 RETURNING id`,
    [storeId, count],
  )
  return rows.map(({ id }) => id)
}

describe('favourite stores', () => {
  test('are listed the newest first, with the terms for the place that is given', async () => {
    const [first, second] = [
      await openTestStore(server.context),
      await openTestStore(server.context),
    ]
    expect(await setFavourite(first.storeId)).toEqual({
      status: 200,
      storeId: first.storeId,
      isFavourite: true,
    })
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 1000))
    await setFavourite(second.storeId)
    const { items, storeIds } = await list('postCode=E8%201AA')
    expect(storeIds).toEqual([second.storeId, first.storeId])
    expect(items.map(({ id }) => id)).toEqual(storeIds)
    expect(items[0]).toMatchObject({ deliveryFeePence: 299, minimumOrderPence: 1200 })
    expect((await list()).items[0]).toMatchObject({ deliveryFeePence: null })
    expect(await list('limit=0')).toEqual({ items: [], nextCursor: null, storeIds })
  })

  test('are not listed while they are suspended, and nobody marks a draft', async () => {
    const { storeId } = await openTestStore(server.context)
    await setFavourite(storeId)
    const setState = (state: string) =>
      server.context.pool.query('UPDATE store SET state = $2 WHERE id = $1', [storeId, state])
    await setState('suspended')
    expect((await list()).storeIds).not.toContain(storeId)
    await setState('live')
    expect((await list()).storeIds).toContain(storeId)
    const draft = await openTestStore(server.context, { store: { state: 'draft' } })
    expect((await setFavourite(draft.storeId)).status).toBe(404)
  })

  test('are no longer listed once they are unmarked, which may be said twice', async () => {
    const { storeId } = await openTestStore(server.context)
    await setFavourite(storeId)
    expect(await setFavourite(storeId, false)).toMatchObject({ status: 200, isFavourite: false })
    expect(await setFavourite(storeId, false)).toMatchObject({ status: 200, isFavourite: false })
    expect((await list()).storeIds).toEqual([])
  })

  test('are listed page by page, also when one is unmarked in between', async () => {
    const ids = await openStores(5)
    for (const [index, id] of ids.entries()) {
      server.setNow(new Date(FRIDAY_EVENING.getTime() + index * 1000))
      await setFavourite(id)
    }
    const newest = ids.toReversed()
    const first = await list('limit=2')
    expect(first.items.map(({ id }) => id)).toEqual(newest.slice(0, 2))
    await setFavourite(newest[1] ?? '', false)
    const second = await list(`limit=2&cursor=${first.nextCursor}`)
    expect(second.items.map(({ id }) => id)).toEqual(newest.slice(2, 4))
    const third = await list(`limit=2&cursor=${second.nextCursor}`)
    expect(third.items.map(({ id }) => id)).toEqual(newest.slice(4))
    expect(third.nextCursor).toBeNull()
  })

  test('of one customer are not those of another', async () => {
    const other = await openTestAccount(server.context, 'customer')
    const { storeId } = await openTestStore(server.context)
    await setFavourite(storeId)
    expect((await list('', other)).storeIds).toEqual([])
    await setFavourite(storeId, false, other)
    expect((await list()).storeIds).toEqual([storeId])
  })
})

describe('a heart is refused', () => {
  test('for a store that does not exist, and for what is no store', async () => {
    expect(await setFavourite(randomUUID())).toMatchObject({
      status: 404,
      message: 'NONEXISTING_STORE',
    })
    expect(await setFavourite('a store')).toMatchObject({
      status: 400,
      message: [{ field: 'storeId', code: 'invalid_value' }],
    })
  })

  test('to guests and to staff', async () => {
    const { storeId } = await openTestStore(server.context)
    const partner = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
    const guest = { ...customer, headers: { authorization: 'Bearer nonsense' } }
    expect(await setFavourite(storeId, true, guest)).toMatchObject({ message: 'UNAUTHORIZED' })
    expect(await setFavourite(storeId, true, partner)).toMatchObject({
      message: 'PROFILE_TYPE_NOT_ALLOWED',
    })
  })

  test('with a cursor that is none', async () => {
    expect(await list('cursor=nonsense')).toMatchObject({
      message: [{ field: 'cursor', code: 'invalid_value' }],
    })
  })
})

describe('hearts pressed at once', () => {
  test('on one store mark it once', async () => {
    const { storeId } = await openTestStore(server.context)
    const answers = await Promise.all(Array.from({ length: 30 }, () => setFavourite(storeId)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await list()).storeIds).toEqual([storeId])
  })

  test('on and off leave the store marked or not, and the last alone decides', async () => {
    const { storeId } = await openTestStore(server.context)
    await Promise.all(Array.from({ length: 30 }, (_, nth) => setFavourite(storeId, nth % 2 === 0)))
    for (const isFavourite of [true, false, true]) {
      await setFavourite(storeId, isFavourite)
      expect((await list()).storeIds).toEqual(isFavourite ? [storeId] : [])
    }
  })

  test('on more stores than there is room for mark 100', async () => {
    const ids = await openStores(120)
    const answers = await Promise.all(ids.map((id) => setFavourite(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      message: 'FAVOURITE_STORES_FULL',
      details: { maximum: 100 },
    })
    const { storeIds } = await list()
    expect(storeIds).toHaveLength(100)
    // Saying again what is marked already needs no room.
    expect(await setFavourite(storeIds[0] ?? '')).toMatchObject({ status: 200 })
  })
})
