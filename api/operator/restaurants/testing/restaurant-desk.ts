import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import type { StoreChange } from '#contract/partner/changes.ts'
import { sendStoreNews } from '#api/emails/business/send-store-news.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { deliver } from '#api/testing/test-mailbox.ts'
import { openTestStore, type TestStoreOptions } from '#api/testing/test-store.ts'

interface Refusal {
  message: unknown
  details?: { missing?: string[]; state?: string }
}

export type RestaurantDesk = Awaited<ReturnType<typeof openRestaurantDesk>>

/** An operator, and a restaurant with its owner that they look after; no email waits to be sent. */
export async function openRestaurantDesk(server: TestApp, store: TestStoreOptions['store'] = {}) {
  const { context } = server
  const operator = await openTestAccount(context, 'operator')
  const restaurant = await openTestStore(context, { store })
  const { storeId } = restaurant
  const owner = await openTestAccount(context, 'partner', { storeIds: [storeId] })
  const emails = () => deliver(context, 'send-store-news', sendStoreNews)
  await emails()
  const ask = async <Answer = Restaurant>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    as = operator,
  ): Promise<{ code: number; body: Answer & Refusal }> => {
    const url = `/api/v1${path}`
    const { headers } = as
    const answer = await server.app.inject({ method, url, headers, ...(body && { body }) })
    return { code: answer.statusCode, body: answer.json() }
  }
  const ofStore = (path = '') => `/operator/stores/${storeId}${path}`
  return {
    operator,
    owner,
    store: restaurant,
    ask,
    ofStore,
    emails,
    act: (name: string, reason = '') => ask('POST', ofStore('/acts'), { act: name, reason }),
    read: async () => (await ask('GET', ofStore())).body,
    changes: async () =>
      (await ask<{ items: StoreChange[] }>('GET', ofStore('/changes'))).body.items,
    setState: (state: string) =>
      context.pool.query('UPDATE store SET state = $2 WHERE id = $1', [storeId, state]),
  }
}
