import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let test: TestApp
let store: TestStore
beforeAll(async () => {
  test = await createTestApp()
  store = await openTestStore(test.context, { store: { slug: 'mare-street-pizza' } })
})
afterAll(() => test.close())

async function get(path: string, query: Record<string, string> = {}) {
  const response = await test.app.inject({ url: `/api/v1${path}`, query })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

type Listed = { name: string; products: { name: string; isAvailable: boolean }[] }

async function menu(query: Record<string, string> = {}): Promise<Listed[]> {
  const { status, body } = await get('/store/mare-street-pizza/categories', query)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.nextCursor).toBeNull()
  return body.items
}

const names = (categories: Listed[]) =>
  categories.flatMap(({ products }) => products.map(({ name }) => name)).sort()
const availability = (categories: Listed[]) =>
  new Set(categories.flatMap(({ products }) => products.map((each) => each.isAvailable)))

describe('a menu', () => {
  it('lists the products in their categories, with the facts that the law requires', async () => {
    const categories = await menu()
    expect(categories.map(({ name }) => name)).toEqual(['Pizza', 'Sides', 'Drinks'])
    expect(categories[0]?.products).toEqual([
      {
        id: store.productIds.margherita,
        categoryId: store.categoryIds.pizza,
        name: 'Margherita',
        description: 'Tomato, fior di latte and basil.',
        pricePence: 900,
        kcal: 850,
        allergens: { gluten: 'contains', milk: 'contains', celery: 'free' },
        // The kitchen has declared nothing about its options.
        allergensByChoice: [...ALLERGENS],
        diets: ['vegetarian'],
        heat: 0,
        art: { picture: null, vessel: 'plate', initial: 'M' },
        isPopular: true,
        isAvailable: true,
        unavailableReason: null,
        soldOutUntil: null,
        soldWhen: null,
        left: null,
        isBundle: false,
        filledFrom: [],
        isAgeRestricted: false,
        hasOptions: true,
      },
    ])
  })

  it('shows what is sold out, as unavailable', async () => {
    const sides = (await menu()).find(({ name }) => name === 'Sides')
    expect(sides?.products.find(({ name }) => name === 'Tiramisù')?.isAvailable).toBe(false)
  })

  it.each([
    ['a word of the name, in any case', 'MARGHERITA', ['Margherita']],
    ['a word of the description', 'parsley', ['Garlic bread']],
    ['the beginning of a word', 'garl', ['Garlic bread']],
    ['the name of its category', 'drinks', ['Pale ale']],
    ['words in any order, all of them', 'bread garlic', ['Garlic bread']],
    ['a text without its accents', 'tiramisu', ['Tiramisù']],
    ['a text with accents where there are none', 'márghérita', ['Margherita']],
    ['words that no product has together', 'garlic margherita', []],
    ['nothing but spaces', '   ', ['Garlic bread', 'Margherita', 'Pale ale', 'Tiramisù']],
    ['wildcard characters, which match themselves', '.*%_\\', []],
    ['a picture', '🍕', []],
  ])('finds by %s', async (_how, search, expected) => {
    expect(names(await menu({ search }))).toEqual(expected)
  })

  it.each([
    ['within the hours', { filterTime: '2026-05-16T19:00:00Z' }, true],
    ['within the hours, in local time', { filterTime: '2026-05-16T11:30:00+01:00' }, true],
    ['at night', { filterTime: '2026-05-16T03:00:00Z' }, false],
    ['at closing time', { filterTime: '2026-05-16T22:00:00Z', service: 'delivery' }, false],
  ])('sells %s: %o is %s', async (_when, query, isSold) => {
    const [pizza] = await menu(query)
    expect(pizza?.products[0]?.isAvailable).toBe(isSold)
  })

  it.each([
    ['at night', { filterTime: '2026-05-16T03:00:00Z' }, 'storeClosed'],
    ['by day', { filterTime: '2026-05-16T12:00:00Z' }, null],
    ['without a time', {}, null],
  ])('gives the reason when %s: %o is %s', async (_when, query, reason) => {
    const products = (await menu(query)).flatMap((each) => each.products)
    expect(products.find(({ name }) => name === 'Margherita')).toMatchObject({
      unavailableReason: reason,
    })
    expect(products.find(({ name }) => name === 'Tiramisù')).toMatchObject({
      unavailableReason: 'soldOut',
    })
  })

  it('sells nothing by a service that the store does not offer', async () => {
    const { slug } = await openTestStore(test.context, { store: { services: ['collection'] } })
    const { body } = await get(`/store/${slug}/categories`, { service: 'delivery' })
    expect(availability(body.items)).toEqual(new Set([false]))
  })

  it('shows at once what has sold out', async () => {
    const { storeId, slug, productIds } = await openTestStore(test.context)
    const margherita = async () =>
      (await get(`/store/${slug}/categories`)).body.items[0].products[0].isAvailable
    expect(await margherita()).toBe(true)
    await test.context.db
      .updateTable('product')
      .set({ is_available: false })
      .where('id', '=', productIds.margherita)
      .execute()
    announceStoreChange(test.context, storeId)
    expect(await margherita()).toBe(false)
  })

  it('may be cached by browsers for a few seconds', async () => {
    const { headers } = await get('/store/mare-street-pizza/categories')
    expect(headers['cache-control']).toBe('public, max-age=15')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('of an unknown store is refused with NONEXISTING_STORE', async () => {
    expect(await get('/store/nobody/categories')).toMatchObject({
      status: 404,
      body: { message: 'NONEXISTING_STORE' },
    })
  })

  it.each([
    ['filterTime', 'tomorrow'],
    ['filterTime', '2026-13-45T99:00:00Z'],
    ['service', 'pigeon'],
    ['search', 'x'.repeat(81)],
  ])('names a %s of “%s” as a wrong field', async (field, value) => {
    const { status, body } = await get('/store/mare-street-pizza/categories', { [field]: value })
    expect(status).toBe(400)
    expect(body.message[0].field).toBe(field)
  })
})

describe('a product', () => {
  it('comes with its option groups in order', async () => {
    const { body } = await get(`/product/${store.productIds.margherita}/with-options`)
    expect(body).toMatchObject({
      name: 'Margherita',
      storeId: store.storeId,
      storeSlug: 'mare-street-pizza',
      hasOptions: true,
    })
    expect(body.optionGroups).toMatchObject([
      { id: store.groupIds.size, name: 'Size', minimum: 1, maximum: 1 },
      { id: store.groupIds.toppings, name: 'Toppings', minimum: 0, maximum: 3 },
    ])
    expect(body.optionGroups[1].options[0]).toEqual({
      id: store.optionIds.olives,
      name: 'Olives',
      pricePence: 100,
      maximumQuantity: 2,
      kcal: null,
      allergens: {},
      isAvailable: true,
      soldOutUntil: null,
      opensGroupId: null,
    })
  })

  it('is found by an id in capitals too', async () => {
    const id = store.productIds.beer.toUpperCase()
    expect((await get(`/product/${id}/with-options`)).body).toMatchObject({
      id: store.productIds.beer,
      isAgeRestricted: true,
      hasOptions: false,
      optionGroups: [],
    })
  })

  it('that does not exist is refused with NONEXISTING_PRODUCT', async () => {
    const unknown = '6f2c7b0e-5f43-4c11-9f3a-2f0f4b9b2b11'
    expect(await get(`/product/${unknown}/with-options`)).toMatchObject({
      status: 404,
      body: { message: 'NONEXISTING_PRODUCT' },
    })
  })

  it.each(['1', 'margherita', '%F0%9F%8D%95', '..%2F..'])(
    'with the malformed id %s answers INVALID_ID_PAREMETER',
    async (id) => {
      expect(await get(`/product/${id}/with-options`)).toMatchObject({
        status: 400,
        body: { message: 'INVALID_ID_PAREMETER' },
      })
    },
  )
})
