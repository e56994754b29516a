import { z } from 'zod'
import { HOLD_REASONS } from '#rules/payouts/plan-payout.ts'
import { call } from '#contract/call.ts'
import { idCursor, day, id, instant, page, pence } from '#contract/fields.ts'

const storePayout = z.object({
  id,
  status: z.enum(['paid', 'returned']),
  amountPence: pence,
  paidAt: instant,
  /** The last day that it pays. */
  until: day,
  lastDigits: z.string(),
  returnedAt: instant.nullable(),
  /** Why it was returned. */
  reason: z.string(),
})
export type StorePayout = z.output<typeof storePayout>

const storePayouts = page(storePayout).extend({
  /** What the store is owed now; less than 0: what it owes. Payouts that are on their way are within it. */
  balancePence: pence,
  /** Of it, what is on its way. */
  plannedPence: pence,
  /** Why the next run wouldn't pay; null: it would, or there is nothing to pay. */
  heldBecause: z.enum(HOLD_REASONS).nullable(),
  minimumPence: pence,
})
export type StorePayouts = z.output<typeof storePayouts>

export const listStorePayouts = call({
  permission: 'partner',
  staffPermission: 'money',
  id: 'listStorePayouts',
  method: 'GET',
  path: '/partner/stores/:storeId/payouts',
  summary: 'What a store was paid, the latest first, and what is carried to the next payout',
  params: z.object({ storeId: id }),
  query: z.object({ cursor: idCursor, limit: z.coerce.number().int().min(1).max(100).default(50) }),
  output: storePayouts,
  errors: ['NONEXISTING_STORE'],
})

export const storePayoutCalls = { listStorePayouts }
