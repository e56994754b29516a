import { z } from 'zod'
import { instant } from '#contract/fields.ts'

/** Where an operator sees people's data: a list that was searched, a page, an export. */
export const DATA_ACCESS_PLACES = [
  'orders',
  'order',
  'customers',
  'customer',
  'export',
  'erasure',
  'enquiries',
  'enquiry',
  'applications',
  'identityDocument',
  'problems',
  'problem',
  'restaurant',
  'changes',
  'payoutAccounts',
  'sellerReport',
] as const
export type DataAccessPlace = (typeof DATA_ACCESS_PLACES)[number]

/** That somebody of the marketplace has seen a person's data. */
export const dataAccess = z.object({
  id: z.string(),
  at: instant,
  /** Null: an account that was deleted. */
  name: z.string().nullable(),
  place: z.enum(DATA_ACCESS_PLACES),
  /** Of the page of an order: its number. */
  orderNumber: z.string().nullable(),
})
export type DataAccess = z.output<typeof dataAccess>
