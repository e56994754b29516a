import type { Cart } from '#contract/cart.ts'
import { discountCodeOf } from '#rules/discount/discount-code.ts'
import { changeOpenCart } from '#api/cart/open-cart.ts'
import { answerFor } from '#api/cart/read-cart.ts'
import type { Context } from '#api/context.ts'
import type { Who } from '#api/session/access-token.ts'

/**
 * Takes a discount code off a cart; one that it does not have changes nothing. Throws
 * NONEXISTING_CART and CART_ALREADY_ORDERED.
 */
export async function removeDiscount(
  context: Context,
  token: string,
  who: Who | null,
  typed: string,
): Promise<Cart> {
  const code = discountCodeOf(typed)
  const row = await changeOpenCart(context, token, who, async ({ discount_code: given }) =>
    given !== null && given === code ? { discount_code: null } : null,
  )
  return answerFor(context, row)
}
