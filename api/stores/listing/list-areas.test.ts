import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
  const { context } = server
  await openTestStore(context, {
    store: { city: 'Leeds', area: 'Headingley', post_code: 'LS6 2AB' },
  })
  await openTestStore(context, { store: { city: 'London', area: 'Hackney', post_code: 'E8 1AA' } })
  await openTestStore(context, { store: { city: 'London', area: 'Hackney', post_code: 'N1 5AA' } })
  await openTestStore(context, { store: { city: 'London', area: 'Hackney', post_code: 'E8 3PA' } })
})

afterAll(() => server.close())

it('lists areas, the one with the most stores first, by the outward code most of them have', async () => {
  const answer = await server.app.inject('/api/v1/store/areas')
  expect(answer.json()).toEqual({
    items: [
      { city: 'London', area: 'Hackney', outward: 'E8', storeCount: 3 },
      { city: 'Leeds', area: 'Headingley', outward: 'LS6', storeCount: 1 },
    ],
    storeCount: 4,
    cityCount: 2,
  })
})

it('counts stores that move, close down and change otherwise', async () => {
  const { context } = server
  const counted = async () => {
    const { rows } = await sql<{ line: string }>`
      SELECT concat_ws(' ', area, outward, stores) AS line FROM store_area
      WHERE stores > 0 ORDER BY area, outward`.execute(context.db)
    return rows.map(({ line }) => line)
  }
  const { storeId } = await openTestStore(context, {
    store: { city: 'Leeds', area: 'Headingley', post_code: 'LS6 3AA' },
  })
  const others = ['Hackney E8 2', 'Hackney N1 1']
  const change = (columns: { city?: string; area?: string; post_code?: string; name?: string }) =>
    context.db.updateTable('store').set(columns).where('id', '=', storeId).execute()
  expect(await counted()).toEqual([...others, 'Headingley LS6 2'])
  await change({ name: 'The Same Under Another Name' })
  expect(await counted()).toEqual([...others, 'Headingley LS6 2'])
  await change({ area: 'Meanwood', post_code: 'LS7 1AA' })
  expect(await counted()).toEqual([...others, 'Headingley LS6 1', 'Meanwood LS7 1'])
  await context.db.deleteFrom('store').where('id', '=', storeId).execute()
  expect(await counted()).toEqual([...others, 'Headingley LS6 1'])
})
