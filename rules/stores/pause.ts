/** Why a store takes no orders: its staff want it so, or nobody answered its last orders. */
export const PAUSE_REASONS = ['staff', 'missedOrders'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]
