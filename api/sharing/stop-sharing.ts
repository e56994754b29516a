import type { Cart } from '#contract/cart/cart.ts'
import { NOT_SHARED } from '#api/cart/cart-row.ts'
import { changeOpenCart } from '#api/cart/open-cart.ts'
import { answerFor } from '#api/cart/read-cart.ts'
import type { Context } from '#api/context.ts'
import type { Asker } from '#api/http/asker.ts'

/**
 * Ends the sharing of a cart: its link and the tokens of its members are no longer valid. Their lines stay,
 * under their names. Throws NONEXISTING_CART and CART_ALREADY_ORDERED.
 */
export async function stopSharing(context: Context, token: string, asker: Asker): Promise<Cart> {
  const row = await changeOpenCart(context, token, asker, async (cart) => {
    if (cart.share_token === null) return null
    const wanting = new Set(cart.lines.map(({ memberId }) => memberId))
    const members = cart.members.filter(({ id }) => wanting.has(id))
    // No token has an empty hash.
    return { ...NOT_SHARED, members: members.map((member) => ({ ...member, tokenHash: '' })) }
  })
  return answerFor(context, row)
}
