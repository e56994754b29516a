import { z } from 'zod'
import { PROBLEM_STATUSES } from '#rules/problems/problem-status.ts'
import { personalData } from '#contract/account/personal-data.ts'
import { call } from '#contract/call.ts'
import { idCursor, id, instant, optionalLine, page, pence, text } from '#contract/fields.ts'
import { SOCIAL_PROVIDERS } from '#contract/session.ts'
import { dataAccess } from './data-access.ts'

/** A customer in the list of the console. */
export const listedCustomer = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: instant,
  /** Null: they may sign in. */
  suspendedAt: instant.nullable(),
  orders: z.int(),
})
export type ListedCustomer = z.output<typeof listedCustomer>

export const listCustomers = call({
  id: 'listCustomers',
  method: 'GET',
  path: '/operator/customers',
  summary:
    'Customers with an account, the newest first, by name, email address or telephone number',
  permission: 'operator',
  operatorPermission: 'people',
  query: z.object({
    /** What was typed: three characters or more, unless it is empty. */
    search: optionalLine(100),
    cursor: idCursor,
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: page(listedCustomer),
  errors: [],
})

/** A customer as operators read them. Their orders are a list of their own. */
export const customerRecord = listedCustomer.extend({
  confirmedAt: instant.nullable(),
  hasPassword: z.boolean(),
  providers: z.array(z.enum(SOCIAL_PROVIDERS)),
  /** What was refunded to them, and how often. */
  refundedPence: pence,
  refunds: z.int(),
  /** The newest twenty of each. */
  problems: z.array(
    z.object({
      id,
      orderId: id,
      orderNumber: z.string(),
      status: z.enum(PROBLEM_STATUSES),
      requestedPence: pence,
      refundedPence: pence,
      reportedAt: instant,
    }),
  ),
  reviews: z.array(
    z.object({
      id,
      storeName: z.string(),
      stars: z.int(),
      text: z.string(),
      isHidden: z.boolean(),
      createdAt: instant,
    }),
  ),
  events: z.array(
    z.object({
      id: z.string(),
      at: instant,
      /** Such as `signedIn`; older versions had others. */
      kind: z.string(),
      /** Which operator did it, and why; null: nobody but the customer. */
      by: z.string().nullable(),
      note: z.string(),
    }),
  ),
  accesses: z.array(dataAccess),
})
export type CustomerRecord = z.output<typeof customerRecord>

const named = z.object({ customerId: id })
const errors = ['NONEXISTING_USER'] as const

export const getCustomer = call({
  id: 'getCustomer',
  method: 'GET',
  path: '/operator/customers/:customerId',
  summary: 'A customer with an account; that they were read is recorded',
  permission: 'operator',
  operatorPermission: 'people',
  params: named,
  output: customerRecord,
  errors,
})

export const resetCustomerPassword = call({
  id: 'resetCustomerPassword',
  method: 'POST',
  path: '/operator/customers/:customerId/password-reset',
  summary: 'Emails a customer a link to set a password',
  permission: 'operator',
  operatorPermission: 'people',
  params: named,
  errors,
})

export const exportCustomer = call({
  id: 'exportCustomer',
  method: 'GET',
  path: '/operator/customers/:customerId/personal-data',
  summary:
    'Everything that is stored about a customer, to be given to them; that it was read is recorded',
  permission: 'operator',
  operatorPermission: 'people',
  params: named,
  output: personalData,
  errors,
})

export const eraseCustomer = call({
  id: 'eraseCustomer',
  method: 'POST',
  path: '/operator/customers/:customerId/erase',
  summary:
    'Deletes the account of a customer who asks for it, and whatever tells who they are; not while an ' +
    'order is in progress',
  permission: 'operator',
  operatorPermission: 'people',
  params: named,
  /** Their email address, typed again. */
  body: z.strictObject({ email: text(254) }),
  errors: ['NONEXISTING_USER', 'EMAIL_DIFFERS', 'USER_SUSPENSION_HAS_ORDER'],
})

export const customerCalls = {
  listCustomers,
  getCustomer,
  resetCustomerPassword,
  exportCustomer,
  eraseCustomer,
}
