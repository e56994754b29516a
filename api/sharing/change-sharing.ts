import type { Cart } from '#contract/cart/cart.ts'
import { changeOpenCart } from '#api/cart/open-cart.ts'
import { answerFor } from '#api/cart/read-cart.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Asker } from '#api/http/asker.ts'

/**
 * Locks a shared cart, so that only its owner changes it, or unlocks it. Once this is answered, no friend's
 * change is under way any more. Throws NONEXISTING_CART, CART_ALREADY_ORDERED, and NONEXISTING_SHARED_CART
 * for one that is not shared.
 */
export async function changeSharing(
  context: Context,
  token: string,
  asker: Asker,
  isLocked: boolean,
): Promise<Cart> {
  const row = await changeOpenCart(context, token, asker, async (cart) => {
    if (cart.share_token === null) throw new ApiError('NONEXISTING_SHARED_CART')
    return cart.is_share_locked === isLocked ? null : { is_share_locked: isLocked }
  })
  return answerFor(context, row)
}
