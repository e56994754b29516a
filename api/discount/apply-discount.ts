import type { Cart } from '#contract/cart/cart.ts'
import { discountCodeOf } from '#rules/discount/discount-code.ts'
import { cartAnswer } from '#api/cart/quote/cart-answer.ts'
import type { CartChange, CartRow } from '#api/cart/cart-row.ts'
import { changeOpenCart } from '#api/cart/open-cart.ts'
import { quoteCart } from '#api/cart/quote/quote-cart.ts'
import { answerFor } from '#api/cart/read-cart.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import type { Asker } from '#api/http/serve.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { codeColumns, codesOf } from './cart-codes.ts'
import { discountProblem } from './discount-problem.ts'

interface GivenCode {
  typed: string
  /** Whether it is to count even where another code of the cart saves more. */
  isChosen: boolean
}

/**
 * Gives a cart a discount code beside those it has; the best of them counts, or the one the customer
 * chose. Throws NONEXISTING_CART, CART_ALREADY_ORDERED, and why the code does not apply, with the
 * numbers that say so; the cart then stays as it is. The code that counts is refused by
 * DISCOUNT_ALREADY_APPLIED.
 */
export async function applyDiscount(
  context: Context,
  token: string,
  asker: Asker,
  given: GivenCode,
): Promise<Cart> {
  const row = await changeOpenCart(context, token, asker, (cart) => codesWith(context, cart, given))
  return answerFor(context, row)
}

async function codesWith(
  context: Context,
  cart: CartRow,
  { typed, isChosen }: GivenCode,
): Promise<CartChange> {
  const code = discountCodeOf(typed)
  const alone = await quoteCart(context, { ...cart, ...codeColumns(code === null ? [] : [code]) })
  const refusal =
    code === null ? { code: 'DISCOUNT_NOT_VALID' as const } : alone.discounts.codeRefusal
  const { name: storeName } = await findStore(context, { id: cart.store_id })
  if (code === null || refusal !== null) {
    const menu = await findMenu(context, cart.store_id)
    const problem = discountProblem(refusal ?? { code: 'DISCOUNT_NOT_VALID' }, code ?? typed, menu)
    const { code: message, ...numbers } = problem
    throw new ApiError(message, { storeName, ...numbers })
  }
  const codes = codesOf(cart)
  if (codes.length === 0) return codeColumns([code])
  const quote = await quoteCart(context, cart)
  const isToBeChosen = isChosen && !cart.is_code_chosen && quote.discounts.otherCodes.length > 0
  if (quote.discounts.code === code && !isToBeChosen)
    throw new ApiError('DISCOUNT_ALREADY_APPLIED', {
      storeName,
      discount: { code },
      cart: cartAnswer(quote),
    })
  if (isChosen) return codeColumns([code, ...codes], true)
  const { discounts } = await quoteCart(context, { ...cart, ...codeColumns([code, ...codes]) })
  return codeColumns([discounts.code ?? code, code, ...codes])
}
