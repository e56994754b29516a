import type { Cart } from '#contract/cart/cart.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import type { BasketCommand } from './basket-commands.ts'

/** The newer of the cached cart and the newest answer of the queue, which may be different carts. */
export function newestCart(
  cartToken: string | null,
  cached: Cart | null,
  answered: Cart | null,
): Cart | null {
  if (cartToken === null) return null
  if (answered?.cartToken !== cartToken) return cached
  return cached && cached.version >= answered.version ? cached : answered
}

/** The current cart, if a change of it was refused because somebody else's came first. */
export function cartInConflict(thrown: unknown): Cart | null {
  if (!isApiFailure(thrown) || thrown.code !== 'CART_HAS_CHANGED') return null
  const { cart } = thrown.details
  if (typeof cart !== 'object') return null
  return cart as Cart | null // The answer of every cart call, as the contract promises it.
}

/**
 * Whether a change still means the same although the cart has a newer version: nothing that it changes
 * was changed by somebody else.
 */
export function meansTheSame(act: BasketCommand, seen: Cart, fresh: Cart): boolean {
  if (act.kind === 'change') {
    const before = changedPart(seen, act.lineId)
    return before !== null && before === changedPart(fresh, act.lineId)
  }
  if (act.kind !== 'details') return true
  const { details } = act
  return (
    (details.serviceType === undefined || seen.serviceType === fresh.serviceType) &&
    (details.serviceTime === undefined || seen.serviceTime === fresh.serviceTime) &&
    (details.noBag === undefined || seen.noBag === fresh.noBag)
  )
}

/** A line's choices as a text to compare; null if the line is missing. */
function changedPart({ lines }: Cart, lineId: string): string | null {
  const line = lines.find(({ id }) => id === lineId)
  if (!line) return null
  const { quantity, note, options, parts, ifSoldOut } = line
  const chosen = (of: typeof options) => of.map((option) => [option.optionId, option.quantity])
  const filled = parts.map((part) => [part.slotId, part.productId, chosen(part.options)])
  return JSON.stringify([quantity, note, ifSoldOut, chosen(options), filled])
}
