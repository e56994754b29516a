/** Most places that one network keeps at one store at a time; an office has one address. */
export const MOST_KEPT_BY_NETWORK = 10
/** Most that one account does. */
export const MOST_KEPT_BY_ACCOUNT = 2

/** Something that a store has only so much of, which is kept for somebody who has not ordered it yet. */
export interface KeptPlace {
  cartToken: string
  /** Null: it is kept for an order that is just being paid, and taken from nobody. */
  heldUntil: Date | null
  isOfNetwork: boolean
  isOfAccount: boolean
}

/** Whose limit counts: that of an account, or that of everybody on a network. */
export type CountedBy = 'account' | 'network'

const LIMITS = [
  {
    countedBy: 'account',
    isOf: ({ isOfAccount }: KeptPlace) => isOfAccount,
    most: MOST_KEPT_BY_ACCOUNT,
  },
  {
    countedBy: 'network',
    isOf: ({ isOfNetwork }: KeptPlace) => isOfNetwork,
    most: MOST_KEPT_BY_NETWORK,
  },
] as const

/**
 * Which carts give up their places so that whoever keeps these may keep one more: those that were
 * renewed longest ago. When that would not be enough, whose limit is reached.
 */
export function cartsGivingWay(kept: readonly KeptPlace[]): string[] | CountedBy {
  const giving = new Set<string>()
  for (const { countedBy, isOf, most } of LIMITS) {
    const own = kept.filter((place) => isOf(place) && !giving.has(place.cartToken))
    const tooMany = own.length + 1 - most
    const holds = own.filter(({ heldUntil }) => heldUntil !== null).toSorted(byAge)
    if (holds.length < tooMany) return countedBy
    for (const { cartToken } of holds.slice(0, Math.max(0, tooMany))) giving.add(cartToken)
  }
  return [...giving]
}

const byAge = (a: KeptPlace, b: KeptPlace) =>
  (a.heldUntil?.getTime() ?? 0) - (b.heldUntil?.getTime() ?? 0)
