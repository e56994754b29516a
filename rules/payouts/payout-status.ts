/** Where a payout run is: made, approved by somebody else, sent to the bank as a file, paid; or discarded. */
export const PAYOUT_RUN_STATUSES = ['draft', 'approved', 'exported', 'paid', 'discarded'] as const
export type PayoutRunStatus = (typeof PAYOUT_RUN_STATUSES)[number]

export const PAYOUT_RUN_ACTS = ['approve', 'export', 'markPaid', 'discard'] as const
export type PayoutRunAct = (typeof PAYOUT_RUN_ACTS)[number]

/** Where each act leads from which status. There is no other way. */
export const PAYOUT_RUN_TRANSITIONS: Readonly<
  Record<PayoutRunAct, Partial<Record<PayoutRunStatus, PayoutRunStatus>>>
> = {
  approve: { draft: 'approved' },
  export: { approved: 'exported' },
  markPaid: { exported: 'paid' },
  // Also of a file that the bank has refused as a whole.
  discard: { draft: 'discarded', approved: 'discarded', exported: 'discarded' },
}

/** Why a run is discarded, or a payout removed or returned, in characters at most. */
export const REASON_LONGEST = 200

/** Null: the act isn't possible in this status. */
export const payoutRunAfter = (
  status: PayoutRunStatus,
  act: PayoutRunAct,
): PayoutRunStatus | null => PAYOUT_RUN_TRANSITIONS[act][status] ?? null

/** The statuses in which an act is possible. */
export const statusesBefore = (act: PayoutRunAct): PayoutRunStatus[] =>
  PAYOUT_RUN_STATUSES.filter((status) => payoutRunAfter(status, act) !== null)

/** Whether single payouts can still be removed: before a file of them exists. */
export const canRemovePayouts = (status: PayoutRunStatus): boolean =>
  status === 'draft' || status === 'approved'

/** Where the payout of a store is; removed: from its run, whose money waits for the next. */
export const PAYOUT_STATUSES = ['planned', 'paid', 'returned', 'removed'] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]
