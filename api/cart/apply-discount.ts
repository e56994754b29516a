import type { Cart } from '#contract/cart/cart.ts'
import { type DiscountRefusal, chooseDiscount } from '#rules/discount/check-discount.ts'
import { discountCodeOf } from '#rules/discount/discount-terms.ts'
import { cartAnswer } from '#api/cart/quote/cart-answer.ts'
import { pricedCart, type PricedCart } from './quote/quote-cart.ts'
import type { CartRow } from './cart-row.ts'
import { changeOpenCart } from './open-cart.ts'
import { quoteCart, quotePricedCart } from '#api/cart/quote/quote-cart.ts'
import { answerFor } from './read-cart.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import type { Asker } from '#api/http/asker.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { codeColumns, codesOf } from '#api/discount/discounts-of-cart.ts'
import { discountProblem } from '#api/discount/discount-answer.ts'

interface GivenCode {
  typed: string
  /** Whether to use it even where another code of the cart saves more. */
  isChosen: boolean
}

/**
 * Adds a discount code to those of a cart; the best of them applies, or the one the customer chose.
 * Throws NONEXISTING_CART, CART_ALREADY_ORDERED, and why the code does not apply, with the numbers of
 * that message; the cart then stays as it is. The code that already applies is refused with
 * DISCOUNT_ALREADY_APPLIED.
 */
export async function applyDiscount(
  context: Context,
  token: string,
  asker: Asker,
  { typed, isChosen }: GivenCode,
): Promise<Cart> {
  const code = discountCodeOf(typed)
  // The answer has the same price that the code was checked with.
  const decided: { priced?: PricedCart } = {}
  const row = await changeOpenCart(context, token, asker, async (cart) => {
    if (code === null) return refuseCode(context, cart, typed, { reason: 'notValid' })
    const codes = codesOf(cart)
    const given = codeColumns([code, ...codes], isChosen && codes.length > 0)
    const priced = await pricedCart(context, { ...cart, ...given })
    const refusal = priced.discounts.refusals.get(code)
    if (refusal) return refuseCode(context, cart, code, refusal)
    await refuseRepeated(context, cart, { code, isChosen }, priced)
    decided.priced = priced
    return isChosen ? given : codeColumns([priced.discounts.code ?? code, code, ...codes])
  })
  const { priced } = decided
  if (!priced) return answerFor(context, row)
  return cartAnswer(await quotePricedCart(context, { ...priced, row }))
}

async function refuseCode(
  context: Context,
  { store_id: storeId }: CartRow,
  code: string,
  refusal: DiscountRefusal,
): Promise<never> {
  const { name: storeName } = await findStore(context, { id: storeId })
  const problem = discountProblem(refusal, code, await findMenu(context, storeId))
  const { code: message, ...numbers } = problem
  throw new ApiError(message, { storeName, ...numbers })
}

/** Throws DISCOUNT_ALREADY_APPLIED, with the current cart, for the code that applies already. */
async function refuseRepeated(
  context: Context,
  cart: CartRow,
  { code, isChosen }: { code: string; isChosen: boolean },
  { store, discounts }: PricedCart,
): Promise<void> {
  if (!codesOf(cart).includes(code)) return
  const counting = chooseDiscount(
    discounts.candidates,
    cart.is_code_chosen ? cart.discount_code : null,
  )
  const isNewlyChosen = isChosen && !cart.is_code_chosen && (counting?.otherCodes.length ?? 0) > 0
  if (counting?.code !== code || isNewlyChosen) return
  throw new ApiError('DISCOUNT_ALREADY_APPLIED', {
    storeName: store.name,
    discount: { code },
    cart: cartAnswer(await quoteCart(context, cart)),
  })
}
