import type { Cart } from '#contract/cart/cart.ts'
import type { Context } from '#api/context.ts'
import type { Asker } from '#api/http/asker.ts'
import { menuForCart, resolveLines } from './resolve-lines.ts'
import { changeOpenCart } from '#api/cart/open-cart.ts'
import { answerFor, cartAsIf, type AsIf } from '#api/cart/read-cart.ts'

/**
 * Removes the lines that cannot be ordered for the service and time. Throws NONEXISTING_CART and
 * CART_ALREADY_ORDERED.
 */
export async function removeUnavailableProducts(
  context: Context,
  token: string,
  asker: Asker,
  asIf: AsIf,
): Promise<Cart> {
  const row = await changeOpenCart(context, token, asker, async (cart) => {
    const menu = await menuForCart(context, cartAsIf(cart, asIf))
    const available = resolveLines(menu, cart.lines).filter(({ isAvailable }) => isAvailable)
    if (available.length === cart.lines.length) return null
    return { lines: available.map(({ stored }) => stored) }
  })
  return answerFor(context, row, asIf)
}
