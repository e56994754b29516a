import type { Service } from '#rules/orders/service.ts'
import type { StoreTab } from '#rules/stores/store-tab.ts'

/** What stands between a cart and its order. */
export type CartProblem =
  | { code: 'STORE_IS_CLOSED' }
  | { code: 'SLOT_HAS_PASSED' }
  | { code: 'SLOT_IS_FULL' }
  | { code: 'ADDRESS_OUTSIDE_DELIVERY_ZONES' }
  | { code: 'MINIMUM_ORDER_NOT_REACHED'; minimumPence: number; missingPence: number }
  | { code: 'CART_HAS_UNAVAILABLE_PRODUCTS'; lineIds: string[] }
  | { code: 'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS'; lineIds: string[] }

export interface CartFacts {
  service: Service
  isEmpty: boolean
  /** Before discounts. */
  subtotalPence: number
  hasAddress: boolean
  /** The zone that serves the address; only whether there is one matters here. */
  zone: unknown
  /** The zone's minimum for delivery (the store's lowest while there is no zone); else usually 0. */
  minimumOrderPence: number
  storeTab: StoreTab
  /** Null: as soon as possible. */
  serviceTime: Date | null
  isSlotOffered: boolean
  /** Whether all places of the slot are taken by others. */
  isSlotFull: boolean
  now: Date
  unavailableLineIds: readonly string[]
  unavailableOptionLineIds: readonly string[]
}

/**
 * Every problem of a cart, the ones that decide about all of it first; the minimum last, as lines
 * that cannot be ordered may be why it is missed. An address that is missing is no problem yet, and
 * an empty cart has no minimum to reach.
 */
export function cartProblems(facts: CartFacts): CartProblem[] {
  return [
    timeProblem(facts),
    zoneProblem(facts),
    lineProblem('CART_HAS_UNAVAILABLE_PRODUCTS', facts.unavailableLineIds),
    lineProblem('CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS', facts.unavailableOptionLineIds),
    minimumProblem(facts),
  ].filter((problem) => problem !== null)
}

/**
 * As soon as possible needs a store that takes orders now. A chosen slot needs only to be on offer
 * and to have a place: if it is not on offer, a store that takes no orders at all is closed, else
 * the slot is what has passed.
 */
function timeProblem(facts: CartFacts): CartProblem | null {
  const { serviceTime, storeTab } = facts
  if (serviceTime === null) return storeTab === 'available' ? null : { code: 'STORE_IS_CLOSED' }
  if (serviceTime <= facts.now) return { code: 'SLOT_HAS_PASSED' }
  if (facts.isSlotOffered) return facts.isSlotFull ? { code: 'SLOT_IS_FULL' } : null
  return { code: storeTab === 'closed' ? 'STORE_IS_CLOSED' : 'SLOT_HAS_PASSED' }
}

function zoneProblem({ service, hasAddress, zone }: CartFacts): CartProblem | null {
  const isOutside = service === 'delivery' && hasAddress && !zone
  return isOutside ? { code: 'ADDRESS_OUTSIDE_DELIVERY_ZONES' } : null
}

function minimumProblem(facts: CartFacts): CartProblem | null {
  const missingPence = facts.minimumOrderPence - facts.subtotalPence
  if (facts.isEmpty || missingPence <= 0) return null
  return {
    code: 'MINIMUM_ORDER_NOT_REACHED',
    minimumPence: facts.minimumOrderPence,
    missingPence,
  }
}

function lineProblem(
  code: 'CART_HAS_UNAVAILABLE_PRODUCTS' | 'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS',
  lineIds: readonly string[],
): CartProblem | null {
  return lineIds.length === 0 ? null : { code, lineIds: [...lineIds] }
}
