import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openDiscount } from '#api/discount/testing/discounts.ts'
import {
  everyDay,
  openTestStore,
  untilAllIsReceived,
  type TestStoreOptions,
} from '#api/testing/test-store.ts'
import { LIST_SORTS } from '#rules/stores/list-order.ts'
import { listStores } from '#contract/stores/stores.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterEach(() => test.setNow(FRIDAY_EVENING))
afterAll(() => test.close())

async function send(query: Record<string, string | string[]>) {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
  const response = await test.app.inject(`/api/v1/store?${new URLSearchParams(pairs).toString()}`)
  expect(response.statusCode, response.body).toBe(200)
  return listStores.output!.parse(response.json())
}

const slugs = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug)

const open = (slug: string, options: TestStoreOptions = {}) =>
  openTestStore(test.context, { ...options, store: { slug, ...options.store } })

/** A town of its own for each rule, so that their stores do not meet. */
const towns = {
  leeds: { latitude: 53.8008, longitude: -1.5491, post_code: 'LS1 1AA', city: 'Leeds' },
  cardiff: { latitude: 51.4816, longitude: -3.1791, post_code: 'CF10 1AA', city: 'Cardiff' },
  exeter: { latitude: 50.7256, longitude: -3.5269, post_code: 'EX1 1AA', city: 'Exeter' },
  york: { latitude: 53.9591, longitude: -1.0815, post_code: 'YO1 7AA', city: 'York' },
  bristol: { latitude: 51.4545, longitude: -2.5879, post_code: 'BS1 1AA', city: 'Bristol' },
  lincoln: { latitude: 53.2307, longitude: -0.5406, post_code: 'LN1 1AA', city: 'Lincoln' },
} as const

const at = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude: String(latitude),
  longitude: String(longitude),
})

describe('who is listed for delivery', () => {
  beforeAll(async () => {
    const store = towns.leeds
    await open('by-district', { store, zones: [{ prefixes: ['LS1'] }] })
    await open('by-sector', { store, zones: [{ prefixes: ['LS1 4'], minimumOrderPence: 2000 }] })
    await open('by-radius', { store, zones: [{ radiusMiles: 2 }] })
    await open('elsewhere', { store, zones: [{ prefixes: ['LS2'] }, { radiusMiles: 0.1 }] })
    await open('collection-only', { store: { ...store, services: ['collection'] } })
  })

  it('lists by prefix and by radius, and nobody whose zones do not reach', async () => {
    const far = { latitude: '53.81', longitude: '-1.5491' }
    expect(slugs(await send({ postCode: 'ls14aa', ...far })).sort()).toEqual([
      'by-district',
      'by-radius',
      'by-sector',
    ])
    expect(slugs(await send({ postCode: 'LS1 5AA', ...far })).sort()).toEqual([
      'by-district',
      'by-radius',
    ])
  })

  it('serves a position without a postcode by radius alone', async () => {
    expect(slugs(await send({ latitude: '53.81', longitude: '-1.5491' }))).toEqual(['by-radius'])
  })

  it('is exact about the radius, in every direction', async () => {
    // The corner of the box around two miles lies almost three miles away.
    const corner = { latitude: String(53.8008 + 0.0285), longitude: String(-1.5491 + 0.048) }
    expect(slugs(await send(corner))).toEqual([])
  })

  it('takes a whole district for a place, whose distances it does not say', async () => {
    const { items } = await send({ postCode: 'ls1' })
    expect(slugs({ items }).sort()).toEqual(['by-district', 'by-radius'])
    expect(items.map(({ distanceMiles }) => distanceMiles)).toEqual([null, null])
  })

  it('shows the terms of the zone that serves the place', async () => {
    const { items } = await send({ postCode: 'LS1 4AA' })
    expect(items.find(({ slug }) => slug === 'by-sector')).toMatchObject({
      minimumOrderPence: 2000,
      deliveryFeePence: 399,
      feeTiers: [{ fromPence: 0, feePence: 399 }],
      platformFee: { fixedPence: 50, percent: 0, capPence: null },
      minutes: { from: 35, to: 45 },
    })
  })
})

it('lists for collection what is within three miles, at no delivery fee', async () => {
  const store = { ...towns.cardiff, collection_minimum_pence: 500 }
  await open('cardiff-near', { store, zones: [] })
  await open('cardiff-far', { store: { ...store, latitude: store.latitude + 0.05 }, zones: [] })
  const { items } = await send({ service: 'collection', ...at(store) })
  expect(items).toMatchObject([
    {
      slug: 'cardiff-near',
      deliveryFeePence: 0,
      feeTiers: [],
      minimumOrderPence: 500,
      distanceMiles: 0,
      minutes: { from: 20, to: 20 },
    },
  ])
})

describe('tabs, filters and order', () => {
  const store = towns.exeter
  const place = { postCode: 'EX1 1AA', ...at(store) }
  const zones = [{ prefixes: ['EX1'] }]
  const freeZones = [{ prefixes: ['EX1'], feeTiers: [{ fromPence: 0, feePence: 0 }] }]
  const lunch = everyDay('delivery', 690, 180)

  beforeAll(async () => {
    const further = { ...store, latitude: store.latitude + 0.02 }
    const first = await open('first', {
      store: { ...store, star_counts: [0, 0, 0, 0, 1], hygiene_rating: '3' },
      storeTypes: ['pizza'],
      zones,
    })
    const second = await open('second', {
      store: { ...further, star_counts: [0, 0, 0, 20, 180], hygiene_rating: 'pass' },
      storeTypes: ['pizza', 'pasta'],
      zones: freeZones,
    })
    await openDiscount(test.context, { store_id: second.storeId, code: null })
    for (const name of ['Tofu', 'Beans', 'Rice'])
      await test.context.db
        .insertInto('product')
        .values({
          store_id: first.storeId,
          category_id: first.categoryIds.sides,
          name,
          price_pence: 500,
          diets: ['vegan', 'vegetarian'],
          position: 5,
        })
        .execute()
    announceStoreChange(test.context, first.storeId)
    await untilAllIsReceived(test.context)
    await open('later', { store, hours: lunch, storeTypes: ['curry'], zones })
    await open('shut', { store, hours: [], storeTypes: ['curry'], zones })
  })

  it('puts each store in one tab and counts them all', async () => {
    const available = await send(place)
    expect(available.counts).toEqual({ available: 2, preorder: 1, closed: 1 })
    const preorder = await send({ ...place, tab: 'preorder' })
    expect(preorder.items).toMatchObject([
      { slug: 'later', opensAt: '2026-05-16T10:30:00.000Z', minutes: null },
    ])
    expect(slugs(await send({ ...place, tab: 'closed' }))).toEqual(['shut'])
  })

  it('follows the clock from minute to minute', async () => {
    const lunchTime = new Date('2026-05-16T10:30:00Z')
    test.setNow(new Date(lunchTime.getTime() - 1))
    expect((await send({ ...place, tab: 'preorder' })).counts.preorder).toBe(1)
    test.setNow(lunchTime)
    expect(slugs(await send(place))).toEqual(expect.arrayContaining(['later', 'first', 'second']))
  })

  it.each([
    ['cuisine', { cuisine: 'pasta' }, ['second']],
    ['any of several cuisines', { cuisine: 'pasta,pizza' }, ['first', 'second']],
    ['cuisines given one by one', { cuisine: ['pasta', 'pizza'] }, ['first', 'second']],
    ['a cuisine nobody cooks', { cuisine: 'martian' }, []],
    ['free delivery', { freeDelivery: 'true' }, ['second']],
    ['hygiene of at least 4, or a pass', { hygiene: '4' }, ['second']],
    ['at least 4 stars', { rating: '4' }, ['first', 'second']],
    ['an offer', { offers: 'true' }, ['second']],
    ['three dishes for a diet', { diet: 'vegan' }, ['first']],
    ['several diets at once', { diet: 'vegan,halal' }, []],
    ['a filter and a cuisine together', { diet: 'vegan', cuisine: 'pasta' }, []],
    ['hygiene of at least 3', { hygiene: '3' }, ['first', 'second']],
  ])('filters by %s', async (_what, filter, expected) => {
    const answer = await send({ ...place, ...filter })
    expect(slugs(answer).sort()).toEqual(expected)
    expect(answer.counts.available).toBe(expected.length)
  })

  it('names the cuisines of all tabs whatever cuisine is chosen, the most frequent first', async () => {
    const { storeTypes, counts } = await send({ ...place, cuisine: 'pasta' })
    expect(storeTypes.map(({ slug, count }) => [slug, count])).toEqual([
      ['curry', 2],
      ['pizza', 2],
      ['pasta', 1],
    ])
    expect(counts).toEqual({ available: 1, preorder: 0, closed: 0 })
  })

  it('counts how many would remain by each filter besides those that are on', async () => {
    const free = { vegetarian: 0, vegan: 0, halal: 0, glutenFree: 0 }
    expect((await send(place)).filters).toMatchObject({
      vegan: 1,
      offers: 1,
      freeDelivery: 1,
      rating: 2,
    })
    expect((await send({ ...place, freeDelivery: 'true' })).filters).toEqual({
      ...free,
      offers: 1,
      freeDelivery: 1,
      rating: 1,
      hygiene: 1,
    })
  })

  it('says what £20 of food comes to with every fee', async () => {
    const { items } = await send({ ...place, sort: 'distance' })
    expect(items.map(({ allIn }) => allIn)).toEqual([
      { foodPence: 2000, totalPence: 2449 },
      { foodPence: 2000, totalPence: 2050 },
    ])
  })

  it.each([
    ['delivery-fee', ['second', 'first']],
    ['minimum', ['first', 'second']],
    ['delivery-time', ['first', 'second']],
    ['distance', ['first', 'second']],
    ['reviews', ['second', 'first']],
    ['best-match', ['first', 'second']],
  ])('sorts by %s', async (sort, expected) => {
    expect(slugs(await send({ ...place, sort }))).toEqual(expected)
  })
})

it.each(LIST_SORTS)('pages by %s are complete and name nobody twice', async (sort) => {
  const city = `york-${sort}`
  for (let index = 0; index < 7; index++) {
    // Some stand at the same point with the same ratings, so that ties are crossed.
    const latitude = towns.york.latitude + (index % 3) / 100
    const store = { ...towns.york, city, latitude }
    await open(`${city}-${index}`, { store, zones: [{ prefixes: ['YO1'] }], storeTypes: [city] })
  }
  const query = { postCode: 'YO1 7AA', cuisine: city, sort, limit: '2' }
  const found: string[] = []
  let cursor: string | null = null
  do {
    const page = await send(cursor === null ? query : { ...query, cursor })
    found.push(...slugs(page))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(found).toHaveLength(7)
  expect(new Set(found).size).toBe(7)
})

describe('a change shows at once', () => {
  const place = { postCode: 'BS1 1AA' }
  const zones = [{ prefixes: ['BS1'] }]

  it('when a store pauses', async () => {
    const { storeId } = await open('bristol-pauses', { store: towns.bristol, zones })
    expect((await send(place)).counts.available).toBe(1)
    const pausedUntil = new Date('2026-05-15T18:20:30Z')
    await test.context.db
      .updateTable('store')
      .set({ paused_until: pausedUntil })
      .where('id', '=', storeId)
      .execute()
    announceStoreChange(test.context, storeId)
    const paused = await send({ ...place, tab: 'preorder' })
    expect(paused.items).toMatchObject([{ opensAt: pausedUntil.toISOString(), minutes: null }])
    // And the pause ends by itself, within a minute.
    test.setNow(new Date(pausedUntil.getTime() - 1))
    expect((await send(place)).counts.available).toBe(0)
    test.setNow(pausedUntil)
    expect((await send(place)).counts.available).toBe(1)
  })

  it('when somebody else changes a store', async () => {
    const { storeId } = await open('lincoln-busy', {
      store: towns.lincoln,
      zones: [{ prefixes: ['LN1'] }],
    })
    const lincoln = { postCode: 'LN1 1AA' }
    expect((await send(lincoln)).items).toMatchObject([{ minutes: { from: 35, to: 45 } }])
    const busyUntil = new Date('2026-05-15T19:00:00Z')
    await test.context.db
      .updateTable('store')
      .set({ busy_minutes: 15, busy_until: busyUntil })
      .where('id', '=', storeId)
      .execute()
    await expect
      .poll(async () => (await send(lincoln)).items[0]?.minutes)
      .toEqual({ from: 50, to: 60 })
  })
})
