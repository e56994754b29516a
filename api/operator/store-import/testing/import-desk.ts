import { randomUUID } from 'node:crypto'
import type { ListedRestaurant } from '#contract/operator/restaurants/restaurant-list.ts'
import type {
  StoreImport,
  StoreImportPreview,
} from '#contract/operator/restaurants/store-imports.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import type { TestApp } from '#api/testing/test-app.ts'

export type ImportDesk = Awaited<ReturnType<typeof openImportDesk>>

/** An operator who imports stores, and a way to look at what is there. */
export async function openImportDesk(server: TestApp) {
  const { headers } = await openTestAccount(server.context, 'operator')
  const post = async <Answer>(path: string, file: Uint8Array | string, by = headers) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/v1/operator/stores/import${path}`,
      headers: { ...by, 'content-type': 'application/octet-stream' },
      body: Buffer.from(file),
    })
    return { status: answer.statusCode, body: answer.json<Answer>() }
  }
  return {
    headers,
    preview: <Answer = StoreImportPreview>(file: Uint8Array | string, by?: typeof headers) =>
      post<Answer>('/preview', file, by),
    confirm: <Answer = StoreImport>(
      file: Uint8Array | string,
      fingerprint: string | null,
      by?: typeof headers,
    ) => post<Answer>(`?confirmed=${fingerprint}&fileName=stores.json`, file, by),
    async imports() {
      const answer = await server.app.inject({
        url: '/api/v1/operator/stores/imports',
        headers,
      })
      return answer.json<{ items: StoreImport[] }>().items
    },
    /** Restaurants of the console whose name or address has this text. */
    async restaurants(search: string) {
      const url = `/api/v1/operator/stores?search=${search}`
      const answer = await server.app.inject({ url, headers })
      return answer.json<{ items: ListedRestaurant[] }>().items
    },
    /** A store's page, as a customer reads it. */
    async store(slug: string) {
      const answer = await server.app.inject({ url: `/api/v1/store/${slug}` })
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
    },
  }
}

const DIPS = {
  name: 'Dips',
  options: [
    { name: 'Aioli', pricePence: 80 },
    { name: 'Chilli vodka', pricePence: 300, collectionPence: 250, isAgeRestricted: true },
  ],
}

/** A store of a file as it is when it says only what it must, and its menu; each has its own name. */
export function newStore(facts: object = {}) {
  const name = `Luigi’s ${randomUUID()}`
  return {
    name,
    address: '12 High Street',
    postCode: 'E8 1AA',
    phone: '020 7946 0123',
    email: 'luigi@example.com',
    storeTypes: ['pizza'],
    hours: 'daily 12:00-22:00',
    zones: [{ name: 'Near', prefixes: ['e8', 'E9'], feeTiers: [{ fromPence: 0, feePence: 199 }] }],
    menu: {
      categories: [
        {
          name: 'Pizza',
          products: [
            {
              name: 'Margherita',
              pricePence: 950,
              allergens: { gluten: 'contains', milk: 'contains', otherwise: 'free' },
              optionGroupIds: ['Dips'],
            },
            { name: 'Marinara', pricePence: 850, collectionPence: 800, vat: 'hot' },
          ],
        },
      ],
      optionGroups: [DIPS],
    },
    ...facts,
  }
}

export const fileOf = (...stores: object[]) =>
  JSON.stringify({ format: 'tuck-in-stores', version: 1, stores })
