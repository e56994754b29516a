import { z } from 'zod'
import { accountNumberOf, sortCodeOf } from '#rules/business/bank-account.ts'
import { companyNumberOf } from '#rules/business/company-number.ts'
import { vatNumberOf } from '#rules/business/vat-number.ts'
import { call } from '../call.ts'
import type { FieldCode } from '../errors.ts'
import { because, id, instant, line, password, text } from '../fields.ts'

/** A number that may be left out, in its usual spelling however it was typed. */
const optionalNumber = (read: (given: string) => string | null, code: FieldCode) =>
  line(30)
    .overwrite((given) => read(given) ?? given)
    .refine((given) => given === '' || read(given) !== null, because(code))

const requiredNumber = (read: (given: string) => string | null, code: FieldCode) =>
  text(30)
    .overwrite((given) => read(given) ?? given)
    .refine((given) => read(given) !== null, because(code))

/** Who sells the food by law: what stands at checkout, on the menu and on the receipt. */
export const businessDetails = z.object({
  /** The company, or the person behind a sole trader's business. */
  legalName: text(160),
  /** In one line; empty: the restaurant's own. */
  legalAddress: line(300),
  /** Of Companies House; empty: not a company. */
  companyNumber: optionalNumber(companyNumberOf, 'invalid_company_number'),
  /** Empty: not registered for VAT. */
  vatNumber: optionalNumber(vatNumberOf, 'invalid_vat_number'),
  /** Thousandths of a price before VAT: 200 is 20 %. Null: several rates, or not known. */
  vatRate: z.int(because('invalid_value')).min(0).max(1000, because('invalid_value')).nullable(),
})
export type BusinessDetails = z.output<typeof businessDetails>

export const business = z.object({
  details: businessDetails,
  /** Changes with whatever of the details changes: a change names it. */
  version: z.string(),
  /** The restaurant's own address, in one line. */
  storeAddress: z.string(),
  /** The account that the marketplace pays; null: none is known. */
  bankAccount: z.object({ lastDigits: z.string(), changedAt: instant }).nullable(),
})
export type Business = z.output<typeof business>

export const bankDetails = z.object({
  /** As the bank has it. */
  accountName: text(70),
  sortCode: requiredNumber(sortCodeOf, 'invalid_sort_code'),
  accountNumber: requiredNumber(accountNumberOf, 'invalid_account_number'),
})
export type BankDetails = z.output<typeof bankDetails>

const ofOwner = { permission: 'partner', staffPermission: 'money' } as const
const storeNamed = z.object({ storeId: id })

export const getBusiness = call({
  id: 'getBusiness',
  method: 'GET',
  path: '/partner/stores/:storeId/business',
  summary: 'Who sells the food of a store by law, and the end of the account that is paid',
  ...ofOwner,
  params: storeNamed,
  output: business,
  errors: ['NONEXISTING_STORE'],
})

export const changeBusiness = call({
  id: 'changeBusiness',
  method: 'PUT',
  path: '/partner/stores/:storeId/business',
  summary: 'Changes who sells the food of a store by law; orders from now on name it',
  ...ofOwner,
  params: storeNamed,
  body: businessDetails.extend({
    version: z.string().regex(/^[\w-]{22}$/, because('invalid_value')),
  }),
  output: business,
  errors: ['NONEXISTING_STORE', 'BUSINESS_HAS_CHANGED'],
})

export const changeBankDetails = call({
  id: 'changeBankDetails',
  method: 'PUT',
  path: '/partner/stores/:storeId/bank-details',
  summary:
    'Changes the account that a store is paid to, with the password of whoever does; every owner is ' +
    'told by email',
  ...ofOwner,
  params: storeNamed,
  body: bankDetails.extend({ password }),
  output: business,
  errors: ['NONEXISTING_STORE', 'INCORRECT_PASSWORD'],
})

export const businessCalls = { getBusiness, changeBusiness, changeBankDetails }
