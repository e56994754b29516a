import type { OwnerState, RestaurantState } from './store-lifecycle.ts'

/** How far a restaurant that joins has come, in the order in which it gets on. */
export const JOINING_STAGES = ['applied', 'draft', 'invited', 'checking', 'ready'] as const
export type JoiningStage = (typeof JOINING_STAGES)[number]

/** Who or what has to come before it gets on. */
export const WAITS_FOR = ['marketplace', 'restaurant', 'date'] as const
export type WaitsFor = (typeof WAITS_FOR)[number]

/** What decides how far a restaurant has come. */
export interface JoiningFacts {
  state: RestaurantState
  owner: OwnerState
  /** It opens automatically at a date. */
  isDated: boolean
  /** It has sent identity documents that nobody has accepted or refused. */
  hasDocuments: boolean
}

/**
 * The stage of a restaurant that joins, and for whom it waits; null: it doesn't join. A draft waits for the
 * marketplace until its owner is invited: one that was imported knows nothing of it.
 */
export function joiningStage({
  state,
  owner,
  isDated,
  hasDocuments,
}: JoiningFacts): { stage: JoiningStage; waitsFor: WaitsFor } | null {
  if (state === 'applied') return { stage: 'applied', waitsFor: 'marketplace' }
  if (state === 'ready') return { stage: 'ready', waitsFor: isDated ? 'date' : 'marketplace' }
  if (state !== 'draft') return null
  if (owner === 'missing') return { stage: 'draft', waitsFor: 'marketplace' }
  if (owner === 'invited') return { stage: 'invited', waitsFor: 'restaurant' }
  return { stage: 'checking', waitsFor: hasDocuments ? 'marketplace' : 'restaurant' }
}
