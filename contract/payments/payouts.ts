import { z } from 'zod'
import {
  PAYOUT_RUN_STATUSES,
  PAYOUT_STATUSES,
  REASON_LONGEST,
} from '#rules/payouts/payout-status.ts'
import { HOLD_REASONS } from '#rules/payouts/plan-payout.ts'
import { call } from '#contract/call.ts'
import { because, idCursor, day, id, instant, page, pence, text } from '#contract/fields.ts'

/** Somebody of the marketplace; null: their account is deleted. */
const operator = z.object({ id, name: z.string() }).nullable()

const version = z.string().regex(/^[0-9a-f]{32}$/, because('invalid_value'))

const payoutRun = z.object({
  id,
  /** What people call it. */
  number: z.int(),
  status: z.enum(PAYOUT_RUN_STATUSES),
  /** The last day that it pays. */
  until: day,
  minimumPence: pence,
  /** How many stores it pays, without those that were removed. */
  payouts: z.int(),
  totalPence: pence,
  /** Changes with its payouts and their accounts: whoever approves names it. */
  version,
  /** How many stores it doesn't pay. */
  held: z.int(),
  /** How many of its accounts have changed since, so that it can't go on. */
  changedAccounts: z.int(),
  /** How many of the stores it is to pay were suspended since, so that it can't go on. */
  suspendedStores: z.int(),
  madeAt: instant,
  madeBy: operator,
  approvedAt: instant.nullable(),
  approvedBy: operator,
  exportedAt: instant.nullable(),
  paidAt: instant.nullable(),
  discardedAt: instant.nullable(),
  /** Why it was discarded. */
  reason: z.string(),
})
export type PayoutRun = z.output<typeof payoutRun>

const payout = z.object({
  id,
  store: z.object({ id, name: z.string() }),
  status: z.enum(PAYOUT_STATUSES),
  amountPence: pence,
  /** Null: it can't be read, as the marketplace's data key has changed. */
  accountName: z.string().nullable(),
  lastDigits: z.string(),
  /** The store has another account now, or none. */
  hasAccountChanged: z.boolean(),
  /** The store was suspended since, so that it can't be paid. */
  isStoreSuspended: z.boolean(),
  returnedAt: instant.nullable(),
  /** Why it was removed or returned. */
  reason: z.string(),
})
export type Payout = z.output<typeof payout>

const payoutHold = z.object({
  store: z.object({ id, name: z.string() }),
  reason: z.enum(HOLD_REASONS),
  /** Less than 0: what the store owes. */
  balancePence: pence,
})
export type PayoutHold = z.output<typeof payoutHold>

const payoutAccount = z.object({
  store: z.object({ id, name: z.string(), phone: z.string() }),
  accountName: z.string().nullable(),
  lastDigits: z.string(),
  /** When the store entered it. */
  since: instant,
})
export type PayoutAccount = z.output<typeof payoutAccount>

const paged = { cursor: idCursor, limit: z.coerce.number().int().min(1).max(100).default(50) }
const ofMoney = { permission: 'operator', operatorPermission: 'money' } as const
const ofRun = { ...ofMoney, params: z.object({ id }) } as const
const reason = text(REASON_LONGEST)

export const listPayoutRuns = call({
  ...ofMoney,
  id: 'listPayoutRuns',
  method: 'GET',
  path: '/operator/payout-runs',
  summary: 'What was paid to stores and is to be paid, run by run, the latest first',
  query: z.object(paged),
  output: page(payoutRun),
  errors: [],
})

export const makePayoutRun = call({
  ...ofMoney,
  id: 'makePayoutRun',
  method: 'POST',
  path: '/operator/payout-runs',
  summary: 'Plans to pay every store what it is owed until a day; what it owes is carried',
  body: z.object({ until: day }),
  output: payoutRun,
  errors: ['NOTHING_TO_PAY_OUT'],
})

export const getPayoutRun = call({
  ...ofRun,
  id: 'getPayoutRun',
  method: 'GET',
  path: '/operator/payout-runs/:id',
  summary: 'A payout run, without its single payouts',
  output: payoutRun,
  errors: ['NOT_FOUND'],
})

export const listPayouts = call({
  ...ofRun,
  id: 'listPayouts',
  method: 'GET',
  path: '/operator/payout-runs/:id/payouts',
  summary: 'The payouts of a run, by the name of the store',
  query: z.object(paged),
  output: page(payout),
  errors: ['NOT_FOUND'],
})

export const listPayoutHolds = call({
  ...ofRun,
  id: 'listPayoutHolds',
  method: 'GET',
  path: '/operator/payout-runs/:id/holds',
  summary: 'The stores that a run doesn’t pay, and why, by name',
  query: z.object(paged),
  output: page(payoutHold),
  errors: ['NOT_FOUND'],
})

export const approvePayoutRun = call({
  ...ofRun,
  id: 'approvePayoutRun',
  method: 'POST',
  path: '/operator/payout-runs/:id/approve',
  summary: 'Approves a run, by somebody else than who made it',
  body: z.object({
    /** Of the payouts that were read: if they have changed since, it is refused. */
    version,
  }),
  output: payoutRun,
  errors: [
    'NOT_FOUND',
    'PAYOUT_RUN_HAS_CHANGED',
    'PAYOUT_NEEDS_ANOTHER_PERSON',
    'PAYOUT_ACCOUNT_HAS_CHANGED',
    'PAYOUT_STORE_SUSPENDED',
    'NOTHING_TO_PAY_OUT',
  ],
})

export const exportPayoutRun = call({
  ...ofRun,
  id: 'exportPayoutRun',
  method: 'POST',
  path: '/operator/payout-runs/:id/export',
  summary: 'Closes an approved run, so that its files can be downloaded and nothing of it changes',
  output: payoutRun,
  errors: [
    'NOT_FOUND',
    'PAYOUT_RUN_HAS_CHANGED',
    'PAYOUT_ACCOUNT_HAS_CHANGED',
    'PAYOUT_STORE_SUSPENDED',
    'NOTHING_TO_PAY_OUT',
  ],
})

const ofFile = {
  ...ofRun,
  output: z.string(),
  errors: ['NOT_FOUND', 'PAYOUT_RUN_HAS_CHANGED', 'PAYOUT_ACCOUNT_UNREADABLE'],
} as const

export const getPayoutBacsFile = call({
  ...ofFile,
  id: 'getPayoutBacsFile',
  method: 'GET',
  path: '/operator/payout-runs/:id/bacs',
  summary: 'An exported run for Bacs, in Standard 18; each download is recorded',
  produces: 'text/plain; charset=us-ascii',
  errors: [...ofFile.errors, 'PAYING_ACCOUNT_MISSING'],
})

export const getPayoutCsvFile = call({
  ...ofFile,
  id: 'getPayoutCsvFile',
  method: 'GET',
  path: '/operator/payout-runs/:id/csv',
  summary: 'An exported run for a bank that reads tables; each download is recorded',
  produces: 'text/csv; charset=utf-8',
})

export const markPayoutRunPaid = call({
  ...ofRun,
  id: 'markPayoutRunPaid',
  method: 'POST',
  path: '/operator/payout-runs/:id/paid',
  summary: 'Records that the bank has paid a run: in the ledger, and by email to the stores',
  output: payoutRun,
  errors: ['NOT_FOUND', 'PAYOUT_RUN_HAS_CHANGED'],
})

export const discardPayoutRun = call({
  ...ofRun,
  id: 'discardPayoutRun',
  method: 'POST',
  path: '/operator/payout-runs/:id/discard',
  summary: 'Discards a run that wasn’t paid; its amounts wait for the next',
  body: z.object({ reason }),
  output: payoutRun,
  errors: ['NOT_FOUND', 'PAYOUT_RUN_HAS_CHANGED'],
})

export const removePayout = call({
  ...ofRun,
  id: 'removePayout',
  method: 'POST',
  path: '/operator/payouts/:id/remove',
  summary: 'Removes a store from a run before it is exported; its amount waits for the next',
  body: z.object({ reason }),
  output: payoutRun,
  errors: ['NOT_FOUND', 'PAYOUT_RUN_HAS_CHANGED'],
})

export const returnPayout = call({
  ...ofRun,
  id: 'returnPayout',
  method: 'POST',
  path: '/operator/payouts/:id/return',
  summary: 'Records that the bank sent a payout back: the store is owed it again',
  body: z.object({ reason }),
  output: payoutRun,
  errors: ['NOT_FOUND', 'PAYOUT_RUN_HAS_CHANGED'],
})

export const listPayoutAccounts = call({
  ...ofMoney,
  id: 'listPayoutAccounts',
  method: 'GET',
  path: '/operator/payout-accounts',
  summary: 'The accounts of stores that nobody has checked since they were entered, by name',
  query: z.object(paged),
  output: page(payoutAccount),
  errors: [],
})

export const checkPayoutAccount = call({
  ...ofMoney,
  id: 'checkPayoutAccount',
  method: 'POST',
  path: '/operator/payout-accounts/:storeId/check',
  summary: 'Says that an account is the store’s; drafts that pay the store pay to it from now on',
  params: z.object({ storeId: id }),
  body: z.object({
    /** Since when the store has the account that was checked. */
    since: instant,
  }),
  errors: ['NOT_FOUND', 'PAYOUT_ACCOUNT_HAS_CHANGED'],
})

export const payoutCalls = {
  listPayoutRuns,
  makePayoutRun,
  getPayoutRun,
  listPayouts,
  listPayoutHolds,
  approvePayoutRun,
  exportPayoutRun,
  getPayoutBacsFile,
  getPayoutCsvFile,
  markPayoutRunPaid,
  discardPayoutRun,
  removePayout,
  returnPayout,
  listPayoutAccounts,
  checkPayoutAccount,
}
