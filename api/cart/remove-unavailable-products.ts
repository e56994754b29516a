import type { Cart } from '#contract/cart.ts'
import type { Context } from '#api/context.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import type { Who } from '#api/session/access-token.ts'
import { changeOpenCart } from './open-cart.ts'
import { answerFor, type AsIf } from './read-cart.ts'
import { resolveLines } from './resolve-lines.ts'

/**
 * Removes the lines whose product or options cannot be ordered. Throws NONEXISTING_CART and
 * CART_ALREADY_ORDERED.
 */
export async function removeUnavailableProducts(
  context: Context,
  token: string,
  who: Who | null,
  asIf: AsIf,
): Promise<Cart> {
  const row = await changeOpenCart(context, token, who, async (cart) => {
    const menu = await findMenu(context, cart.store_id)
    const available = resolveLines(menu, cart.lines).filter(({ isAvailable }) => isAvailable)
    if (available.length === cart.lines.length) return null
    return { lines: available.map(({ kept }) => kept) }
  })
  return answerFor(context, row, asIf)
}
