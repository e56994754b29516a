import { z } from 'zod'
import { PAYS_BY, STORE_ACCOUNT_STATUSES } from '#rules/payments/store-account.ts'
import { call } from '#contract/call.ts'
import { id } from '#contract/fields.ts'

const storeAccount = z.object({
  /** Whether the marketplace pays by Stripe; else a store's account waits unused. */
  isOffered: z.boolean(),
  status: z.enum(STORE_ACCOUNT_STATUSES),
})
export type StoreAccount = z.output<typeof storeAccount>

const storePayments = z.object({
  paysBy: z.enum(PAYS_BY),
  /** Whether Stripe and its events about accounts are connected. */
  canPayByStripe: z.boolean(),
  /** How many stores have an account at Stripe that is paid, and how many one that can't be yet. */
  accounts: z.object({ active: z.int(), unfinished: z.int() }),
})
export type StorePayments = z.output<typeof storePayments>

const ofStore = {
  permission: 'partner',
  staffPermission: 'money',
  path: '/partner/stores/:storeId/stripe-account',
  params: z.object({ storeId: id }),
} as const

export const getStoreAccount = call({
  ...ofStore,
  id: 'getStoreAccount',
  method: 'GET',
  summary: 'Whether a store is paid by Stripe, and what has become of its account there',
  output: storeAccount,
  errors: ['NONEXISTING_STORE'],
})

export const beginStoreAccount = call({
  ...ofStore,
  id: 'beginStoreAccount',
  method: 'POST',
  summary:
    'Opens a store’s account at Stripe, and leads to the page on which the store completes it',
  output: z.object({
    /** Stripe’s page: valid once and for minutes. */
    url: z.url(),
  }),
  errors: [
    'NONEXISTING_STORE',
    'STORES_ARE_PAID_BY_BANK',
    'PAYMENT_UNAVAILABLE',
    'ERROR_PROCESSING_REQUEST',
  ],
})

export const storeAccountCalls = { getStoreAccount, beginStoreAccount }

const ofMoney = {
  permission: 'operator',
  operatorPermission: 'money',
  path: '/operator/store-payments',
} as const

export const getStorePayments = call({
  ...ofMoney,
  id: 'getStorePayments',
  method: 'GET',
  summary: 'How stores are paid: to their bank by payout runs, or by Stripe as customers pay',
  output: storePayments,
  errors: [],
})

export const changeStorePayments = call({
  ...ofMoney,
  id: 'changeStorePayments',
  method: 'PUT',
  summary: 'Changes how stores are paid, for payments from now on',
  body: z.object({ paysBy: z.enum(PAYS_BY) }),
  output: storePayments,
  errors: ['STRIPE_CANNOT_PAY_STORES'],
})

export const storePaymentsCalls = { getStorePayments, changeStorePayments }
