import { z } from 'zod'
import { accountNumberOf, sortCodeOf } from '#rules/business/bank-account.ts'
import { call } from '#contract/call.ts'
import type { FieldCode } from '#contract/errors.ts'
import { because, line, pence, wholeNumber } from '#contract/fields.ts'

/** A number that may be left out, in its usual spelling however it was typed. */
const optional = (read: (given: string) => string | null, code: FieldCode) =>
  line(30)
    .overwrite((given) => read(given) ?? given)
    .refine((given) => given === '' || read(given) !== null, because(code))

const serviceUserNumberOf = (given: string) => {
  const digits = given.replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** £1,000: who waits for more can hardly be paid at all. */
const PAYOUT_MINIMUM_MAXIMUM_PENCE = 100_000

/** The account that the marketplace pays stores from. Who it is by law stands in its settings. */
export const billingDetails = z.object({
  accountName: line(70),
  /** The account; empty: no files for a bank. */
  sortCode: optional(sortCodeOf, 'invalid_sort_code'),
  accountNumber: optional(accountNumberOf, 'invalid_account_number'),
  /** Of Bacs, 6 digits; empty: the marketplace sends no files to Bacs itself. */
  serviceUserNumber: optional(serviceUserNumberOf, 'invalid_value'),
  /** Stores that are owed less wait for the next payout run. */
  payoutMinimumPence: pence
    .min(0, because('too_few'))
    .max(PAYOUT_MINIMUM_MAXIMUM_PENCE, because('too_many')),
  /** Counts the changes: a change names the one it was made to. 0: nothing has been entered. */
  version: wholeNumber,
})
export type BillingDetails = z.output<typeof billingDetails>

/** Who the marketplace is by law: `legalName` or `legalAddress` empty, and no invoice can be issued. */
const seller = z.object({
  legalName: z.string(),
  legalAddress: z.string(),
  companyNumber: z.string(),
  /** Empty: not registered, and so no VAT on invoices. */
  vatNumber: z.string(),
})

const answered = billingDetails.extend({ seller })
export type AnsweredBilling = z.output<typeof answered>

const ofMoney = { permission: 'operator', operatorPermission: 'money' } as const

export const getBillingDetails = call({
  ...ofMoney,
  id: 'getBillingDetails',
  method: 'GET',
  path: '/operator/billing-details',
  summary: 'The account that stores are paid from, and who invoices are from: as the settings say',
  output: answered,
  errors: [],
})

export const changeBillingDetails = call({
  ...ofMoney,
  id: 'changeBillingDetails',
  method: 'PUT',
  path: '/operator/billing-details',
  summary: 'Changes the account that stores are paid from, and the smallest payout',
  body: billingDetails,
  output: answered,
  errors: ['BILLING_DETAILS_HAVE_CHANGED'],
})

export const billingCalls = { getBillingDetails, changeBillingDetails }
