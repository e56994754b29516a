/** How many slots of one store may be reserved from one network at a time; an office has one address. */
export const MAXIMUM_RESERVATIONS_OF_NETWORK = 10
/** How many one account may reserve. */
export const MAXIMUM_RESERVATIONS_OF_ACCOUNT = 2

/** A slot that is reserved for a cart. */
export interface SlotReservation {
  cartToken: string
  /** Null: the order is just being paid, and its reservation is never released. */
  reservedUntil: Date | null
  isOfNetwork: boolean
  isOfAccount: boolean
}

/** Whose limit counts: that of an account, or that of everyone on a network. */
export type CountedBy = 'account' | 'network'

const LIMITS = [
  {
    countedBy: 'account',
    isOf: ({ isOfAccount }: SlotReservation) => isOfAccount,
    maximum: MAXIMUM_RESERVATIONS_OF_ACCOUNT,
  },
  {
    countedBy: 'network',
    isOf: ({ isOfNetwork }: SlotReservation) => isOfNetwork,
    maximum: MAXIMUM_RESERVATIONS_OF_NETWORK,
  },
] as const

/**
 * The carts whose reservations are released so that their owner may reserve one more: those renewed
 * longest ago. When that would not be enough, whose limit is reached.
 */
export function cartsToRelease(reservations: readonly SlotReservation[]): string[] | CountedBy {
  const released = new Set<string>()
  for (const { countedBy, isOf, maximum } of LIMITS) {
    const own = reservations.filter((each) => isOf(each) && !released.has(each.cartToken))
    const excess = own.length + 1 - maximum
    const releasable = own.filter(({ reservedUntil }) => reservedUntil !== null).toSorted(byAge)
    if (releasable.length < excess) return countedBy
    for (const { cartToken } of releasable.slice(0, Math.max(0, excess))) released.add(cartToken)
  }
  return [...released]
}

const byAge = (a: SlotReservation, b: SlotReservation) =>
  Number(a.reservedUntil) - Number(b.reservedUntil)
