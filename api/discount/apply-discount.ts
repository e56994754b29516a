import type { Cart } from '#contract/cart.ts'
import { discountCodeOf } from '#rules/discount/discount-code.ts'
import { cartAnswer } from '#api/cart/cart-answer.ts'
import { changeOpenCart } from '#api/cart/open-cart.ts'
import { quoteCart, type QuotedCart } from '#api/cart/quote-cart.ts'
import { answerFor } from '#api/cart/read-cart.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import type { Asker } from '#api/http/serve.ts'
import { findStore } from '#api/stores/find-store.ts'
import { discountProblem } from './discount-numbers.ts'

/**
 * Gives a cart a discount code in place of the one it has. Throws NONEXISTING_CART,
 * CART_ALREADY_ORDERED, and why the code does not apply, with the numbers that say so; the cart then
 * stays as it is. The cart's own code is refused by DISCOUNT_ALREADY_APPLIED as long as it applies.
 */
export async function applyDiscount(
  context: Context,
  token: string,
  asker: Asker,
  typed: string,
): Promise<Cart> {
  const row = await changeOpenCart(context, token, asker, async (cart) => {
    await refuseCode(context, cart, typed)
    return { discount_code: discountCodeOf(typed) }
  })
  return answerFor(context, row)
}

async function refuseCode(context: Context, cart: QuotedCart['row'], typed: string): Promise<void> {
  const code = discountCodeOf(typed)
  const quote = await quoteCart(context, { ...cart, discount_code: code })
  const refusal =
    code === null ? { code: 'DISCOUNT_NOT_VALID' as const } : quote.discounts.codeRefusal
  const { name: storeName } = await findStore(context, { id: cart.store_id })
  if (refusal) {
    const menu = await findMenu(context, cart.store_id)
    const { code: message, ...numbers } = discountProblem(refusal, code ?? typed, menu)
    throw new ApiError(message, { storeName, ...numbers })
  }
  if (code === cart.discount_code)
    throw new ApiError('DISCOUNT_ALREADY_APPLIED', {
      storeName,
      discount: { code },
      cart: cartAnswer(quote),
    })
}
