/**
 * Why a store takes no orders: its staff want it so, nobody answered its last orders, or nobody had the store app
 * open.
 */
export const PAUSE_REASONS = ['staff', 'missedOrders', 'unattended'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]
