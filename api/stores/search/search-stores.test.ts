import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { listStores } from '#contract/stores/stores.ts'

let test: TestApp
const ids = new Map<string, string>()
const bath = { latitude: 51.3811, longitude: -2.359, post_code: 'BA1 1AA', city: 'Bath' }

interface Dish {
  name: string
  pricePence?: number
  isAvailable?: boolean
}

async function open(slug: string, name: string, dishes: Dish[], prefix = 'BA1', type = 'noodles') {
  const store = await openTestStore(test.context, {
    store: { ...bath, slug, name },
    zones: [{ prefixes: [prefix] }],
    storeTypes: [type],
  })
  ids.set(slug, store.storeId)
  for (const { name, pricePence = 900, isAvailable = true } of dishes)
    await test.context.db
      .insertInto('product')
      .values({
        store_id: store.storeId,
        category_id: store.categoryIds.pizza,
        name,
        price_pence: pricePence,
        is_available: isAvailable,
        position: 9,
      })
      .execute()
  announceStoreChange(test.context, store.storeId)
}

beforeAll(async () => {
  test = await createTestApp()
  await open('bangkok', 'Bangkok Lane', [
    { name: 'Chicken pad thai', pricePence: 1150 },
    { name: 'Pad Thai', pricePence: 1050 },
    { name: 'Prawn pad thai with egg', pricePence: 1250 },
    { name: 'Jalapeño poppers' },
  ])
  await open('siam', 'Siam Street', [{ name: 'Pad see ew' }, { name: 'Thai curries' }])
  await open('sold-out', 'Sold Out Noodles', [{ name: 'Pad thai', isAvailable: false }])
  await open('elsewhere', 'Elsewhere', [{ name: 'Pad thai' }], 'BA2')
  await open('cafe', 'Café Été', [{ name: 'Chips' }, { name: 'Chef’s burger' }], 'BA1', 'french')
  await open('tex', 'Tex', [{ name: 'Chipotle rice' }, { name: 'Cheeseburgers' }])
}, 60_000)
afterAll(() => test.close())

async function search(words: string, more: Record<string, string> = {}) {
  const response = await test.app.inject({
    url: '/api/v1/store',
    query: { postCode: 'BA1 1AA', sort: 'distance', search: words, ...more },
  })
  expect(response.statusCode, response.body).toBe(200)
  return listStores.output!.parse(response.json())
}

describe('searching a list', () => {
  it('says who has a dish, which and at what price, the closest first', async () => {
    const { items, counts } = await search('pad thai')
    expect(items).toMatchObject([
      {
        slug: 'bangkok',
        dishes: [
          { name: 'Pad Thai', pricePence: 1050 },
          { name: 'Chicken pad thai', pricePence: 1150 },
        ],
        moreDishes: 1,
      },
    ])
    expect(counts).toEqual({ available: 1, preorder: 0, closed: 0 })
  })

  it.each([
    ['case, accents and punctuation', 'JALAPENO!', ['bangkok']],
    ['a word half typed', 'jalap', ['bangkok']],
    ['the plural of what is singular', 'pads thais', ['bangkok']],
    ['the singular of what is plural', 'thai curry', ['siam']],
    ['an apostrophe', 'chefs burger', ['cafe']],
    ['the end of a longer word', 'burger', ['cafe', 'tex']],
    ['a whole word before one that begins with it', 'chip', ['cafe']],
    ['two letters in the wrong order', 'pad tahi', ['bangkok']],
    ['a letter too few', 'jalpeno', ['bangkok']],
    ['the name of a store', 'bangkok', ['bangkok']],
    ['the name of a store with accents', 'cafe ete', ['cafe']],
    ['a cuisine', 'french', ['cafe']],
    ['nothing that anybody has', 'zzqx', []],
    ['all of several words, in one dish', 'pad curry', []],
    ['signs that mean something to a database', '%_\\', []],
  ])('understands %s: “%s”', async (_what, words, expected) => {
    const { items } = await search(words)
    expect(items.map(({ slug }) => slug).sort()).toEqual(expected)
  })

  it('leaves out stores that do not deliver here', async () => {
    const { items } = await search('pad thai', { postCode: 'BA2 1AA' })
    expect(items.map(({ slug }) => slug)).toEqual(['elsewhere'])
  })

  it('names no dish without a search, and none for a store found by its name', async () => {
    const [named] = (await search('siam')).items
    expect(named).toMatchObject({ slug: 'siam', dishes: [], moreDishes: 0 })
    const { items } = await search(' ')
    expect(items).toHaveLength(5)
    expect(items.every(({ dishes }) => dishes?.length === 0)).toBe(true)
  })

  it('counts tabs and cuisines of what is found, and combines with a cuisine', async () => {
    const { storeTypes, counts } = await search('burger')
    expect(storeTypes.map(({ slug, count }) => [slug, count]).sort()).toEqual([
      ['french', 1],
      ['noodles', 1],
    ])
    expect(counts.available).toBe(2)
    expect((await search('burger', { cuisine: 'french' })).items).toMatchObject([{ slug: 'cafe' }])
  })

  it('no longer finds a dish that is sold out or renamed', async () => {
    const change = (set: { is_available?: boolean; name?: string }) =>
      test.context.db
        .updateTable('product')
        .set(set)
        .where('store_id', '=', ids.get('tex')!)
        .where('name', '=', 'Chipotle rice')
        .execute()
    expect((await search('chipotle')).items).toHaveLength(1)
    await change({ is_available: false })
    announceStoreChange(test.context, ids.get('tex')!)
    expect((await search('chipotle')).items).toHaveLength(0)
    await change({ is_available: true, name: 'Smoky rice' })
    announceStoreChange(test.context, ids.get('tex')!)
    expect((await search('smoky rice')).items).toHaveLength(1)
  })

  it('refuses a search that is too long', async () => {
    const response = await test.app.inject({
      url: '/api/v1/store',
      query: { postCode: 'BA1 1AA', search: 'x'.repeat(81) },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().message[0].field).toBe('search')
  })
})
