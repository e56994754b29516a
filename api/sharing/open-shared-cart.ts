import type { CartChange, CartRow } from '#api/cart/cart-row.ts'
import { liveOrderOf, cacheCart } from '#api/cart/open-cart.ts'
import { updateWithSlot } from '#api/cart/slots/reserve-slot.ts'
import type { Context } from '#api/context.ts'
import type { CartMember } from '#api/database/column-types.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findCartByShareToken } from './shared-cart.queries.ts'
import { createHash, randomBytes } from 'node:crypto'

// As many members as there may be, and the owner, meet at one cart at worst.
const ROUNDS_MAXIMUM = 50

/** The cart that a link of sharing names. Throws NONEXISTING_SHARED_CART. */
export async function findSharedCart({ db }: Context, shareToken: string): Promise<CartRow> {
  const row = await findCartByShareToken(db, shareToken)
  if (!row) throw new ApiError('NONEXISTING_SHARED_CART')
  return row
}

/** Which of the members shows this token; undefined: none of them. */
export function memberOf(
  { members }: Pick<CartRow, 'members'>,
  memberToken: string | null,
): CartMember | undefined {
  if (memberToken === null) return undefined
  const shownHash = hashOfMemberToken(memberToken)
  return members.find(({ tokenHash }) => tokenHash === shownHash)
}

/**
 * Changes a shared cart for a friend by what `decide` makes of it; when somebody changed it meanwhile,
 * it is decided again on what is there now, so that nobody's dish is lost and nothing comes in behind
 * a lock. Throws NONEXISTING_SHARED_CART, CART_ALREADY_ORDERED, SHARED_CART_IS_LOCKED, also while its
 * owner pays, and what `decide` does.
 */
export async function changeForFriend(
  context: Context,
  { shareToken, ip }: { shareToken: string; ip: string },
  decide: (row: CartRow) => Promise<CartChange>,
): Promise<CartRow> {
  for (let round = 0; round < ROUNDS_MAXIMUM; round++) {
    const row = await findSharedCart(context, shareToken)
    if (row.ordered_at !== null) {
      const order = await liveOrderOf(context, row)
      if (!order) continue
      // Somebody else is paying: for friends it is locked until that is done or given up.
      throw new ApiError(
        order.status === 'awaitingpayment' ? 'SHARED_CART_IS_LOCKED' : 'CART_ALREADY_ORDERED',
      )
    }
    if (row.is_share_locked) throw new ApiError('SHARED_CART_IS_LOCKED')
    const change = await decide(row)
    const changed = await updateWithSlot(context, row, change, { isTimeChosen: false, ip })
    if (changed) return cacheCart(context, changed)
  }
  throw new ApiError('SERVICE_UNAVAILABLE')
}

/** What a member of a shared cart proves themselves by; only their own device has it. */
export function newMemberToken(): string {
  return randomBytes(24).toString('base64url')
}

/** How it is stored here. */
export function hashOfMemberToken(memberToken: string): string {
  return createHash('sha256').update(memberToken).digest('hex')
}
