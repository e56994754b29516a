import { SAVED_CARDS_MAXIMUM } from '#contract/constants.ts'
import type { SavedCard } from '#contract/payments/payments.ts'
import { findOwnedCart } from '#api/cart/open-cart.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { selectSavedCards, type SavedCardRow } from './saved-cards.queries.ts'
import { isCardExpired } from '#rules/payments/card.ts'

/** All saved cards of a customer, the default first. */
export async function listCards(
  { db, now }: Context,
  accountId: string,
): Promise<{ cards: SavedCard[] }> {
  const rows = await selectSavedCards(db, accountId, SAVED_CARDS_MAXIMUM)
  const at = now()
  return { cards: rows.map((row) => savedCardOf(row, at)) }
}

/** The same for the customer who pays a cart. Throws NONEXISTING_CART for anybody else's cart. */
export async function listCartCards(
  context: Context,
  cartToken: string,
  who: Who,
): Promise<{ cards: SavedCard[] }> {
  const cart = await findOwnedCart(context, cartToken, who)
  // A guest's cart that has been ordered has no owner.
  if (cart.account_id !== who.accountId) throw new ApiError('NONEXISTING_CART')
  return listCards(context, who.accountId)
}

/** A saved card as it is sent. */
export function savedCardOf(row: SavedCardRow, now: Date): SavedCard {
  const expiry = { expiryMonth: row.expiry_month, expiryYear: row.expiry_year }
  return {
    id: row.id,
    brand: row.brand,
    last4: row.last4,
    ...expiry,
    isExpired: isCardExpired(expiry, now),
    isDefault: row.is_default,
  }
}
