import { randomBytes } from 'node:crypto'
import type { Cart } from '#contract/cart/cart.ts'
import { changeOpenCart } from '#api/cart/open-cart.ts'
import { answerFor } from '#api/cart/read-cart.ts'
import type { Context } from '#api/context.ts'
import type { Asker } from '#api/http/asker.ts'

/**
 * Makes a link with which friends add their own products to a cart; one that is shared already has the same
 * link, with the given name of the owner. Throws NONEXISTING_CART and CART_ALREADY_ORDERED.
 */
export async function shareCart(
  context: Context,
  token: string,
  asker: Asker,
  ownerName: string,
): Promise<Cart> {
  const row = await changeOpenCart(context, token, asker, async ({ share_token }) => ({
    share_token: share_token ?? newShareToken(),
    owner_name: ownerName,
  }))
  return answerFor(context, row)
}

/** 192 unguessable bits; another secret than that of the cart, which gives a right to it. */
function newShareToken(): string {
  return randomBytes(24).toString('base64url')
}
