import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { CartRow } from './cart-row.ts'
import { answerFor } from './read-cart.ts'

/**
 * Throws CART_HAS_CHANGED, with the current cart, for a change that was decided on another version of it. A
 * change without a version applies to any.
 */
export async function refuseOutdated(
  context: Context,
  row: CartRow,
  seenVersion: number | undefined,
): Promise<void> {
  if (seenVersion === undefined || seenVersion === row.version) return
  throw new ApiError('CART_HAS_CHANGED', { cart: await answerFor(context, row) })
}
