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
