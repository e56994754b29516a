import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { AREA_PAGE_SIZE } from '#contract/stores/areas.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  const { context } = server
  const hackney = { city: 'London', area: 'Hackney', post_code: 'E8 1AA' }
  const zone = (feePence: number) => [{ prefixes: ['E8'], feeTiers: [{ fromPence: 0, feePence }] }]
  const open = (name: string, feePence: number, more: object = {}, storeTypes = ['pizza']) =>
    openTestStore(context, {
      store: { slug: name.toLowerCase(), name, ...hackney, ...more },
      zones: zone(feePence),
      storeTypes,
    })
  await open('Bravo', 199)
  await open('Alpha', 299, {}, ['pizza', 'pasta'])
  await open('Delta', 399)
  await open('Charlie', 99, { services: ['collection'] }, ['curry'])
  await open('Echo', 99, { state: 'archived' }, ['sushi'])
  await open('Foxtrot', 99, { city: 'Bath', area: 'Bath', state: 'archived' })
  await open('Golf', 99, { area: "King's Cross", post_code: 'N1C 4AA' })
  await open('Hotel', 99, { area: 'Kings Cross', post_code: 'N1C 4AB' })
  for (let i = 0; i <= AREA_PAGE_SIZE; i++)
    await openTestStore(context, {
      store: { name: `Store ${String(i).padStart(3, '0')}`, city: 'Leeds', area: 'Headingley' },
    })
})
afterAll(() => server.close())

async function get(path: string) {
  const response = await server.app.inject(`/api/v1/areas${path}`)
  return { status: response.statusCode, body: response.json() }
}

const names = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name)

it('lists the towns that have stores, by name', async () => {
  expect((await get('')).body.items).toEqual([
    { slug: 'leeds', city: 'Leeds', areaCount: 1, storeCount: AREA_PAGE_SIZE + 1 },
    { slug: 'london', city: 'London', areaCount: 2, storeCount: 6 },
  ])
})

it('lists the areas of a town; names that differ in what an address cannot say are one', async () => {
  expect((await get('/london')).body).toEqual({
    slug: 'london',
    city: 'London',
    items: [
      { slug: 'hackney', city: 'London', area: 'Hackney', outward: 'E8', storeCount: 4 },
      {
        slug: 'kings-cross',
        city: 'London',
        area: "King's Cross",
        outward: 'N1C',
        storeCount: 2,
      },
    ],
  })
  expect(names((await get('/london/kings-cross')).body)).toEqual(['Golf', 'Hotel'])
})

describe('the stores of an area', () => {
  it('are listed by name, with who delivers, what that usually costs, and what they cook', async () => {
    const { body } = await get('/london/hackney')
    expect(names(body)).toEqual(['Alpha', 'Bravo', 'Charlie', 'Delta'])
    expect(body).toMatchObject({
      storeCount: 4,
      deliveringCount: 3,
      typicalFeePence: 299,
      cuisine: null,
      page: 1,
      pageCount: 1,
    })
    const cuisines = body.storeTypes.map(({ slug, count }: { slug: string; count: number }) => [
      slug,
      count,
    ])
    expect(cuisines).toEqual([
      ['pizza', 3],
      ['curry', 1],
      ['pasta', 1],
    ])
    expect(body.items[2]).toMatchObject({ tab: 'available', deliveryFeePence: 0 })
  })

  it('can be those of one cuisine', async () => {
    const { body } = await get('/london/hackney?cuisine=pasta')
    expect(names(body)).toEqual(['Alpha'])
    expect(body).toMatchObject({ storeCount: 1, cuisine: { slug: 'pasta', name: 'Pasta' } })
    expect(body.storeTypes).toHaveLength(3)
  })

  it('come in parts', async () => {
    const [first, second] = [await get('/leeds/headingley'), await get('/leeds/headingley?page=2')]
    expect(first.body).toMatchObject({ pageCount: 2, storeCount: AREA_PAGE_SIZE + 1 })
    expect(names(first.body)).toHaveLength(AREA_PAGE_SIZE)
    expect(names(second.body)).toEqual([`Store 0${AREA_PAGE_SIZE}`])
  })
})

it.each([
  '/nowhere',
  '/bath',
  '/bath/bath',
  '/london/nowhere',
  '/london/hackney?cuisine=sushi',
  '/london/hackney?cuisine=unknown',
  '/leeds/headingley?page=3',
])('has nothing without stores: %s', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: { message: 'PLACE_NOT_FOUND' } })
})
