import type { Service } from '#rules/orders/service.ts'
import type { StoreTab } from '#rules/stores/store-tab.ts'

/** Why a cart cannot be ordered. */
export type CartProblem =
  | { kind: 'storeClosed' }
  | { kind: 'slotPassed' }
  | { kind: 'slotFull' }
  | { kind: 'outsideZones' }
  | { kind: 'belowMinimum'; minimumPence: number; missingPence: number }
  | { kind: 'unavailableProducts'; lineIds: string[] }
  | { kind: 'unavailableOptions'; lineIds: string[] }

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
  /** The first slot that is offered; null: none is. */
  firstSlot: Date | null
  /** Whether others have taken all that the slot has room for. */
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
    lineProblem('unavailableProducts', facts.unavailableLineIds),
    lineProblem('unavailableOptions', facts.unavailableOptionLineIds),
    minimumProblem(facts),
  ].filter((problem) => problem !== null)
}

/**
 * As soon as possible needs a store that takes orders now. A chosen slot needs only to be on offer
 * and to have room. One that is not on offer has passed when it is before all that are; after the first
 * of them the store is closed then, as is a store that takes no orders at all.
 */
function timeProblem(facts: CartFacts): CartProblem | null {
  const { serviceTime, storeTab, firstSlot } = facts
  if (serviceTime === null) return storeTab === 'available' ? null : { kind: 'storeClosed' }
  if (serviceTime <= facts.now) return { kind: 'slotPassed' }
  if (facts.isSlotOffered) return facts.isSlotFull ? { kind: 'slotFull' } : null
  const isClosedThen = storeTab === 'closed' || (firstSlot !== null && serviceTime > firstSlot)
  return { kind: isClosedThen ? 'storeClosed' : 'slotPassed' }
}

function zoneProblem({ service, hasAddress, zone }: CartFacts): CartProblem | null {
  const isOutside = service === 'delivery' && hasAddress && !zone
  return isOutside ? { kind: 'outsideZones' } : null
}

function minimumProblem(facts: CartFacts): CartProblem | null {
  const missingPence = facts.minimumOrderPence - facts.subtotalPence
  if (facts.isEmpty || missingPence <= 0) return null
  return {
    kind: 'belowMinimum',
    minimumPence: facts.minimumOrderPence,
    missingPence,
  }
}

function lineProblem(
  kind: 'unavailableProducts' | 'unavailableOptions',
  lineIds: readonly string[],
): CartProblem | null {
  return lineIds.length === 0 ? null : { kind, lineIds: [...lineIds] }
}
