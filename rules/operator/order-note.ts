/**
 * What operators write about an order: for colleagues, to the customer, to the restaurant, or why they did
 * something.
 */
export const ORDER_NOTE_KINDS = ['note', 'message', 'storeMessage', 'act'] as const
export type OrderNoteKind = (typeof ORDER_NOTE_KINDS)[number]

/** What operators do to an order, for its customer or for its restaurant, with a reason that is stored. */
export const OPERATOR_ACTS = [
  'accept',
  'decline',
  'cancel',
  'ready',
  'dispatch',
  'complete',
] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]

/** All that they do with a reason: `reprint` prints a ticket and moves nothing. */
export const REASONED_ACTS = [...OPERATOR_ACTS, 'reprint'] as const
export type ReasonedAct = (typeof REASONED_ACTS)[number]
