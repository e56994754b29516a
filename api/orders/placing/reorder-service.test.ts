import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call.ts'
import { ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import type { reorder } from '#contract/orders.ts'
import type { Service } from '#rules/orders/service.ts'
import { IN_E8, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let test: TestApp
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  guest = new TestCustomer(test.app)
})
afterAll(() => test.close())

const door = { addressLine: 'Flat 3', deliveryNote: 'Blue door' }
const nowhere = { address: null, addressLine: '', deliveryNote: '', leaveAtDoor: false }

/** What an order of one service becomes at a store that has only some of them by now. */
async function again(serviceType: Service, services: Service[] = ['delivery', 'collection']) {
  const { storeId, ...store } = await openTestStore(test.context)
  const cart = await readyCart(guest, { storeId, ...store }, { ...door, serviceType })
  const { body: placed } = await askToPlace(guest, cart)
  await test.context.db.updateTable('store').set({ services }).where('id', '=', storeId).execute()
  announceStoreChange(test.context, storeId)
  const buyer = new TestCustomer(test.app, null, { [ORDER_TOKEN_HEADER]: placed.orderToken })
  const path = `/order/${placed.id}/reorder`
  const { body } = await buyer.ask<OutputOf<typeof reorder>>('POST', path)
  return body.cart
}

describe('ordering again', () => {
  it('is for the same service, and a collection has no door', async () => {
    const delivered = { serviceType: 'delivery', address: IN_E8, ...door }
    expect(await again('delivery')).toMatchObject(delivered)
    expect(await again('collection')).toMatchObject({ serviceType: 'collection', ...nowhere })
  })

  it('is for a service that the store still has', async () => {
    expect(await again('delivery', ['collection'])).toMatchObject({ serviceType: 'collection' })
    expect(await again('collection', ['delivery'])).toMatchObject({ serviceType: 'delivery' })
  })
})
