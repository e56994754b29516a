import type { DeclineReason } from '#contract/orders.ts'

/** What staff may say; that nobody answered is for the deadline to say. */
export const END_REASONS = [
  'tooBusy',
  'closing',
  'productUnavailable',
  'cannotDeliver',
  'allergyUnsafe',
  'other',
] as const satisfies readonly DeclineReason[]
