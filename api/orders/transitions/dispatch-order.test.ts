import { afterAll, beforeAll, expect, test } from 'vitest'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const leftAlready = { code: 'ORDER_STATUS_INVALID', details: { status: 'outfordelivery' } }

test('of several devices that send out an order at once one does, and the others hear that it has left', async () => {
  const { storeId } = await openTestStore(server.context)
  for (let round = 0; round < 10; round++) {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    const by = { orderId, by: 'partner', accountId: null } as const
    await actOnOrder(server.context, { ...by, act: 'accept' })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 3 }, () => actOnOrder(server.context, { ...by, act: 'dispatch' })),
    )
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: leftAlready }, { reason: leftAlready }])
  }
})
