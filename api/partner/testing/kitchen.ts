import type { Order } from '#contract/orders.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder, type TestOrder, type TestOrderOptions } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'

interface Kitchen {
  storeId: string
  cook: TestAccount
  colleague: TestAccount
}

type Answer<Body> = Body & { code: number; message: string; details?: Record<string, unknown> }

/** A store of its own with two who work in its kitchen, on a Friday evening. */
export async function openKitchen({ context, setNow }: TestApp): Promise<Kitchen> {
  setNow(FRIDAY_EVENING)
  const { storeId } = await openTestStore(context)
  const inKitchen = { storeIds: [storeId], role: 'kitchen' as const }
  return {
    storeId,
    cook: await openTestAccount(context, 'partner', inKitchen),
    colleague: await openTestAccount(context, 'partner', inKitchen),
  }
}

/** What a cook does about the orders of the store, and what is seen of that. */
export function kitchenCallsOf(of: () => Omit<Kitchen, 'colleague'> & { server: TestApp }) {
  async function send<Body = Order>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { headers }: { headers: Record<string, string> } = of().cook,
    body?: object,
  ): Promise<Answer<Body>> {
    const url = `/api/v1${path}`
    const answer = await of().server.app.inject({ method, url, headers, ...(body && { body }) })
    return { code: answer.statusCode, ...answer.json<Body & { message: string }>() }
  }
  const ofStore = (path = '') => `/partner/stores/${of().storeId}${path}`
  return {
    send,
    ofStore,
    place: (options: Partial<TestOrderOptions> = {}) =>
      placeTestOrder(of().server.context, { storeId: of().storeId, ...options }),
    act: ({ orderId }: TestOrder, name: string, body?: object, by = of().cook) =>
      send('POST', `/partner/orders/${orderId}/${name}`, by, body),
    board: () => send<PartnerStore>('GET', ofStore()),
    /** The open orders, unless others are asked for. */
    orders: async (query = '') =>
      (await send<{ items: Order[] }>('GET', ofStore(`/orders${query}`))).items,
    seenByCustomer: ({ orderId, orderToken }: TestOrder) =>
      send('GET', `/order/${orderId}`, { headers: { 'x-order-token': orderToken } }),
  }
}
