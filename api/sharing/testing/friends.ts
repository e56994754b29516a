import type { OutputOf } from '#contract/call.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { MEMBER_TOKEN_HEADER } from '#contract/constants.ts'
import type { joinSharedCart, SharedCart } from '#contract/sharing/shared-cart.ts'
import { IN_E8, smallPizza, TestCustomer } from '#api/cart/testing/test-customer.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import type { TestStore } from '#api/testing/test-store.ts'

/** Somebody who has joined a shared cart. */
export class TestFriend {
  readonly memberId: string
  readonly shareToken: string
  readonly customer: TestCustomer

  constructor(customer: TestCustomer, shareToken: string, memberId: string) {
    this.customer = customer
    this.shareToken = shareToken
    this.memberId = memberId
  }

  async change(body: object): Promise<SharedCart> {
    const path = `/shared-cart/${this.shareToken}`
    const { status, body: answer } = await this.customer.ask<SharedCart>('PUT', path, body)
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(answer)}`)
    return answer
  }

  refusal(body: object) {
    return this.customer.refusal('PUT', `/shared-cart/${this.shareToken}`, body)
  }
}

/** A cart for E8 with one small pizza of its owner, Ada, shared. */
export async function sharedCartOf(owner: TestCustomer, { storeId, ...store }: TestStore) {
  const newBasketItem = smallPizza({ storeId, ...store })
  const cart = await owner.cart('POST', '/cart', { storeId, address: IN_E8, newBasketItem })
  return share(owner, cart)
}

/** The cart as it is after it was shared, and the token of its link. */
export async function share(owner: TestCustomer, { cartToken }: Cart, ownerName = 'Ada') {
  const cart = await owner.cart('POST', `/cart/${cartToken}/share`, { ownerName })
  const { shareToken } = cart.sharing ?? { shareToken: '' }
  return { cart, cartToken, shareToken }
}

/** Joins with a device of their own. */
export async function join({ app }: TestApp, shareToken: string, name: string) {
  type Joined = OutputOf<typeof joinSharedCart>
  const path = `/shared-cart/${shareToken}/members`
  const { status, body } = await new TestCustomer(app).ask<Joined>('POST', path, { name })
  const { memberToken, sharedCart } = body
  if (status !== 201 || sharedCart.memberId === null)
    throw new Error(`${status} ${JSON.stringify(body)}`)
  const customer = new TestCustomer(app, null, { [MEMBER_TOKEN_HEADER]: memberToken })
  return new TestFriend(customer, shareToken, sharedCart.memberId)
}

/** The cart of a link as somebody reads it. */
export async function readShared(by: TestCustomer, shareToken: string): Promise<SharedCart> {
  return (await by.ask<SharedCart>('GET', `/shared-cart/${shareToken}`)).body
}

/** Who ordered what, and how many. */
export const linesOf = ({ lines }: Pick<Cart, 'lines'>) =>
  lines.map(({ memberName, name, quantity }) => [memberName, name, quantity])
