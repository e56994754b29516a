import type { BodyOf } from '#contract/call.ts'
import type { changeSharedCart as changeCall, SharedCart } from '#contract/sharing/shared-cart.ts'
import { addToLines } from '#api/cart/lines/add-to-lines.ts'
import { changeLines } from '#api/cart/lines/change-lines.ts'
import { menuForCart } from '#api/cart/lines/resolve-lines.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { changeForFriend, memberOf } from './open-shared-cart.ts'
import { sharedCartFor } from './read-shared-cart.ts'

/**
 * Adds a product under the name of a member, and changes and removes their own lines; everybody else's lines
 * stay unchanged. Throws NONEXISTING_SHARED_CART, NOT_A_MEMBER, CART_ALREADY_ORDERED, SHARED_CART_IS_LOCKED,
 * PRODUCT_IS_NOT_AVAILABLE, also for the product of another store, and PRODUCT_COULD_NOT_BE_ADDED_TO_CART.
 */
export async function changeSharedCart(
  context: Context,
  { memberToken, ...shared }: { shareToken: string; memberToken: string | null; ip: string },
  { newBasketItem: item, lines: changed }: BodyOf<typeof changeCall>,
): Promise<SharedCart> {
  let memberId: string | null = null
  const row = await changeForFriend(context, shared, async (cart) => {
    const member = memberOf(cart, memberToken)
    if (!member) throw new ApiError('NOT_A_MEMBER')
    memberId = member.id
    const own = new Set(cart.lines.filter((line) => line.memberId === memberId).map(({ id }) => id))
    const menu = await menuForCart(context, cart, item ? [item] : [])
    const changes = changed.filter(({ lineId }) => own.has(lineId))
    const lines = changeLines(menu, cart.lines, changes)
    return { lines: item ? addToLines(menu, lines, item, member.id) : lines }
  })
  return sharedCartFor(context, row, memberId)
}
