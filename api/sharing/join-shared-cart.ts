import { randomUUID } from 'node:crypto'
import type { OutputOf } from '#contract/call.ts'
import { SHARING_MEMBERS_MAXIMUM } from '#contract/constants.ts'
import type { joinSharedCart as joinCall } from '#contract/sharing/shared-cart.ts'
import { distinctName } from '#rules/cart/members.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { hashOfMemberToken, newMemberToken } from './open-shared-cart.ts'
import { changeForFriend } from './open-shared-cart.ts'
import { sharedCartFor } from './read-shared-cart.ts'

/**
 * Joins a shared cart under a name, with a number after it if a member has that name already. Throws
 * NONEXISTING_SHARED_CART, SHARED_CART_IS_LOCKED, SHARED_CART_IS_FULL and CART_ALREADY_ORDERED.
 */
export async function joinSharedCart(
  context: Context,
  shared: { shareToken: string; ip: string },
  wishedName: string,
): Promise<OutputOf<typeof joinCall>> {
  const memberToken = newMemberToken()
  const id = randomUUID()
  const row = await changeForFriend(context, shared, async ({ members, owner_name }) => {
    if (members.length >= SHARING_MEMBERS_MAXIMUM)
      throw new ApiError('SHARED_CART_IS_FULL', { maximum: SHARING_MEMBERS_MAXIMUM })
    const name = distinctName(wishedName, [owner_name, ...members.map((member) => member.name)])
    return { members: [...members, { id, name, tokenHash: hashOfMemberToken(memberToken) }] }
  })
  return { memberToken, sharedCart: await sharedCartFor(context, row, id) }
}
