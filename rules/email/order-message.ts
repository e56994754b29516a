/** The messages of emails about an order to its store. */
export const STORE_MESSAGES = [
  'received',
  'accepted',
  'declined',
  'cancelled',
  'completed',
  'refunded',
  'refundReturned',
] as const
export type StoreMessage = (typeof STORE_MESSAGES)[number]

/** The messages of emails about an order; the store has done the last ones itself. */
export const ORDER_MESSAGES = [
  ...STORE_MESSAGES,
  'onItsWay',
  'ready',
  'delayed',
  'changeProposed',
  'changed',
] as const
export type OrderMessage = (typeof ORDER_MESSAGES)[number]
