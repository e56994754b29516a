import type { Cart } from '#contract/cart.ts'
import { discountCodeOf } from '#rules/discount/discount-code.ts'
import { changeOpenCart } from '#api/cart/open-cart.ts'
import { answerFor } from '#api/cart/read-cart.ts'
import type { Context } from '#api/context.ts'
import type { Asker } from '#api/http/serve.ts'

/**
 * Takes a discount code off a cart; one that it does not have changes nothing. Throws
 * NONEXISTING_CART and CART_ALREADY_ORDERED.
 */
export async function removeDiscount(
  context: Context,
  token: string,
  asker: Asker,
  typed: string,
): Promise<Cart> {
  const code = discountCodeOf(typed)
  const row = await changeOpenCart(context, token, asker, async ({ discount_code: given }) =>
    given !== null && given === code ? { discount_code: null } : null,
  )
  return answerFor(context, row)
}
