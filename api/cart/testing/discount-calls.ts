import { expect } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { openDiscount } from '#api/discount/testing/discounts.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import type { Refusal, TestCustomer } from './test-customer.ts'

/** What is done about the codes of a cart, by a guest unless said otherwise. */
export function discountCallsOf(of: () => { server: TestApp; guest: TestCustomer }) {
  const open = (given: Parameters<typeof openDiscount>[1] = {}) =>
    openDiscount(of().server.context, given)

  const pathOf = ({ cartToken }: Pick<Cart, 'cartToken'>, code: string | null) =>
    `/cart/${cartToken}/discount/${encodeURIComponent(code ?? '')}`

  const apply = (cart: Cart, code: string | null, customer = of().guest) =>
    customer.cart('POST', pathOf(cart, code))

  const refusalOf = async (cart: Cart, code: string | null, customer = of().guest) => {
    const refusal: Refusal = await customer.refusal('POST', pathOf(cart, code))
    expect(refusal.details?.['storeName']).toBe('Mare Street Pizza')
    return refusal
  }

  return { open, pathOf, apply, refusalOf }
}
