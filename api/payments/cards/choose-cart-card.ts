import type { Cart } from '#contract/cart/cart.ts'
import { changeOpenCart } from '#api/cart/open-cart.ts'
import { answerFor } from '#api/cart/read-cart.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Asker } from '#api/http/asker.ts'
import type { Who } from '#api/http/asker.ts'
import { findSavedCard } from './saved-cards.queries.ts'

/**
 * Chooses the saved card that a cart is to be paid with; null for none of them. Throws NONEXISTING_CART,
 * CART_ALREADY_ORDERED, CART_IS_AWAITING_PAYMENT, and NONEXISTING_CARD, also for somebody else's card.
 */
export async function chooseCartCard(
  context: Context,
  cartToken: string,
  asker: Asker & { who: Who },
  cardId: string | null,
): Promise<Cart> {
  const row = await changeOpenCart(context, cartToken, asker, async (cart) => {
    if (cardId !== null && !(await findSavedCard(context.db, asker.who.accountId, cardId)))
      throw new ApiError('NONEXISTING_CARD')
    return cart.card_id === cardId ? null : { card_id: cardId }
  })
  return answerFor(context, row)
}
