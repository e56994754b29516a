import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { readyCart } from '#api/orders/testing/ready-cart.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, untilAllIsReceived, type TestStore } from '#api/testing/test-store.ts'
import { openDiscount } from './testing/discounts.ts'

let server: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  server = await createTestApp()
  store = await openTestStore(server.context)
  guest = new TestCustomer(server.app)
})
afterAll(() => server.close())

// The terms of the first are cached, those of the others are loaded.
describe.each([
  ['that the store shows', {}],
  ['that only some people know', { is_advertised: false }],
  ['with so many uses', { total_limit: 5 }],
])('a code %s', (_, given) => {
  test('counts until it is withdrawn, and then reports what is missing', async () => {
    const { id, code } = await openDiscount(server.context, { ...given, store_id: store.storeId })
    const { cartToken } = await readyCart(guest, store)
    const path = `/cart/${cartToken}`
    expect(await guest.cart('POST', `${path}/discount/${code}`)).toMatchObject({
      discount: { id, code, reason: 'onlyOne' },
      problems: [],
    })
    await change(id, { minimum_pence: 100_000 })
    expect(await guest.cart('GET', path)).toMatchObject({
      discount: null,
      problems: [{ code: 'DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT', minimumPence: 100_000 }],
    })
    await change(id, { minimum_pence: 0, ended_at: FRIDAY_EVENING })
    expect(await guest.cart('GET', path)).toMatchObject({
      discount: null,
      problems: [{ code: 'DISCOUNT_NOT_VALID' }],
    })
  })
})

async function change(id: string, terms: { minimum_pence: number; ended_at?: Date }) {
  await server.context.db.updateTable('discount').set(terms).where('id', '=', id).execute()
  await untilAllIsReceived(server.context)
}
