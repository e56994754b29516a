import type { Order } from '#contract/orders.ts'

/** What a dialog of the board is about; it stays until the dialog has closed. */
export type Asked =
  | { dialog: 'order' | 'decline' | 'cancel' | 'refund'; order: Order }
  | { dialog: 'busy' | 'pause' | 'more' | 'done' }
