import type { OutputOf } from '#contract/call.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { placeOrder } from '#contract/orders.ts'
import type { PaymentMethod } from '#rules/payments/payment-status.ts'
import { CONTACT, IN_E8, smallPizza, type TestCustomer } from '#api/cart/testing/test-customer.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import type { TestStore } from '#api/testing/test-store.ts'

export type Placed = OutputOf<typeof placeOrder>

/** A cart of small pizzas for E8, two of them £21.59 in all, that could be ordered as it is. */
export async function readyCart(
  customer: TestCustomer,
  store: TestStore,
  details: object = {},
  quantity = 2,
): Promise<Cart> {
  const { cartToken } = await customer.cart('POST', '/cart', {
    storeId: store.storeId,
    address: IN_E8,
    newBasketItem: smallPizza(store, quantity),
  })
  return customer.cart('PUT', `/cart/${cartToken}/details`, {
    contact: CONTACT,
    noBag: false,
    ...details,
  })
}

/** Asks for the order of a cart at the total it showed. */
export function askToPlace(
  customer: TestCustomer,
  { cartToken, totalPence }: Pick<Cart, 'cartToken' | 'totalPence'>,
  paymentMethod: PaymentMethod = 'cash',
) {
  const body = { cartToken, totalPence, paymentMethod }
  return customer.ask<Placed>('POST', '/order', body)
}

/** The instant so many minutes after the tests' clock, as it travels. */
export function minutesLater(minutes: number): string {
  return new Date(FRIDAY_EVENING.getTime() + minutes * 60_000).toISOString()
}
