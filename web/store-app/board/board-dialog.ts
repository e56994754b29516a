import type { Order } from '#contract/orders.ts'

/** A dialog of the board, and the order it shows; it stays until the dialog has closed. */
export type BoardDialog =
  | {
      name: 'order' | 'decline' | 'cancel' | 'refund' | 'delay' | 'change' | 'soldOut'
      order: Order
    }
  | { name: 'allergy'; order: Order; minutes: number | null }
  | { name: 'busy' | 'pause' | 'more' | 'done' }
