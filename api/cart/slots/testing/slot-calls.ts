import type { OutputOf } from '#contract/call.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { listSlots } from '#contract/stores/slots.ts'
import type { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { minutesLater, readyCart } from '#api/orders/testing/ready-cart.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

export const AT_EIGHT = minutesLater(60)
export const AT_QUARTER_PAST = minutesLater(75)

interface Limits {
  orders?: number
  pizzas?: number
}

/** What a guest does about the slots of a store with limits. */
export function slotCallsOf(of: () => { test: TestApp; guest: TestCustomer }) {
  const later = (minutes: number) => of().test.setNow(new Date(minutesLater(minutes)))

  async function limitedStore(limits: Limits): Promise<TestStore> {
    const store = await openTestStore(of().test.context)
    await limit(store, limits)
    return store
  }

  async function limit(store: TestStore, { orders, pizzas }: Limits): Promise<void> {
    const { db } = of().test.context
    const { storeId, categoryIds } = store
    await db
      .updateTable('store')
      .set({ slot_orders: orders ?? null })
      .where('id', '=', storeId)
      .execute()
    await db
      .updateTable('category')
      .set({ slot_items: pizzas ?? null })
      .where('id', '=', categoryIds.pizza)
      .execute()
    announceStoreChange(of().test.context, storeId)
  }

  const cartAt = (store: TestStore, serviceTime = AT_EIGHT, quantity = 2) =>
    readyCart(of().guest, store, { serviceTime }, quantity)

  const readCart = ({ cartToken }: Cart) => of().guest.cart('GET', `/cart/${cartToken}`)

  const setDetails = ({ cartToken }: Cart, body: object) =>
    of().guest.cart('PUT', `/cart/${cartToken}/details`, body)

  const codes = ({ problems }: Cart) => problems.map(({ code }) => code)

  const isRefused = async (store: TestStore, serviceTime = AT_EIGHT, quantity = 2) => {
    const cart = await readyCart(of().guest, store, {}, quantity)
    const path = `/cart/${cart.cartToken}/details`
    const { status, body } = await of().guest.ask<{ message: string }>('PUT', path, { serviceTime })
    return status === 409 && body.message === 'SLOT_IS_FULL'
  }

  const slotsOf = async (path: string) => {
    const { body } = await of().guest.ask<OutputOf<typeof listSlots>>('GET', path)
    return body.items.filter(({ isFull }) => isFull).map(({ startAt }) => startAt)
  }

  const fullSlots = ({ slug }: TestStore) => slotsOf(`/store/${slug}/slots?postCode=E8 1AA`)

  const fullSlotsFor = ({ cartToken }: Cart) => slotsOf(`/cart/${cartToken}/slots?postCode=E8 1AA`)

  return {
    later,
    limitedStore,
    limit,
    cartAt,
    readCart,
    setDetails,
    codes,
    isRefused,
    fullSlots,
    fullSlotsFor,
  }
}
