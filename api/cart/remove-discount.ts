import type { Cart } from '#contract/cart/cart.ts'
import { discountCodeOf } from '#rules/discount/discount-terms.ts'
import { changeOpenCart } from './open-cart.ts'
import { answerFor } from './read-cart.ts'
import type { Context } from '#api/context.ts'
import type { Asker } from '#api/http/asker.ts'
import { codeColumns, codesOf } from '#api/discount/discounts-of-cart.ts'

/**
 * Removes a discount code from a cart; the best of its others then applies. A missing one changes nothing.
 * Throws NONEXISTING_CART and CART_ALREADY_ORDERED.
 */
export async function removeDiscount(
  context: Context,
  token: string,
  asker: Asker,
  typed: string,
): Promise<Cart> {
  const code = discountCodeOf(typed)
  const row = await changeOpenCart(context, token, asker, async (cart) => {
    const codes = codesOf(cart)
    const others = codes.filter((each) => each !== code)
    if (others.length === codes.length) return null
    return codeColumns(others, cart.is_code_chosen && cart.discount_code !== code)
  })
  return answerFor(context, row)
}
