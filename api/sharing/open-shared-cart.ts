import type { CartChange, CartRow } from '#api/cart/cart-row.ts'
import { liveOrderOf, cacheCart } from '#api/cart/open-cart.ts'
import { updateWithSlot } from '#api/cart/slots/reserve-slot.ts'
import type { Context } from '#api/context.ts'
import type { CartMember } from '#api/database/column-types.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findCartByShareToken } from './shared-cart.queries.ts'
import { createHash, randomBytes } from 'node:crypto'

// In the worst case the maximum of members, and the owner, change one cart at once.
const ROUNDS_MAXIMUM = 50

/** The shared cart of a link. Throws NONEXISTING_SHARED_CART. */
export async function findSharedCart({ db }: Context, shareToken: string): Promise<CartRow> {
  const row = await findCartByShareToken(db, shareToken)
  if (!row) throw new ApiError('NONEXISTING_SHARED_CART')
  return row
}

/** The member with this token; undefined: none. */
export function memberOf(
  { members }: Pick<CartRow, 'members'>,
  memberToken: string | null,
): CartMember | undefined {
  if (memberToken === null) return undefined
  const shownHash = hashOfMemberToken(memberToken)
  return members.find(({ tokenHash }) => tokenHash === shownHash)
}

/**
 * Changes a shared cart for a friend by the result of `decide`; when somebody changed it meanwhile, `decide`
 * runs again on the newer version, so that no product is lost and none is added after a lock. Throws
 * NONEXISTING_SHARED_CART, CART_ALREADY_ORDERED, SHARED_CART_IS_LOCKED, also while its owner pays, and what
 * `decide` does.
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
      // The owner is paying: for friends it is locked until that is done or abandoned.
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

/** The token of a member of a shared cart; only their own device has it. */
export function newMemberToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Its stored form. */
export function hashOfMemberToken(memberToken: string): string {
  return createHash('sha256').update(memberToken).digest('hex')
}
