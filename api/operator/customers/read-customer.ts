import type { CustomerRecord } from '#contract/operator/customers.ts'
import { SOCIAL_PROVIDERS } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { listDataAccesses, recordDataAccess } from '../data-access/record-data-access.ts'
import * as queries from './customers.queries.ts'

const SHOWN_OF_EACH = 20
const SHOWN_EVENTS = 50

/** A customer, for an operator; that they read it is recorded first. Throws NONEXISTING_USER. */
export async function readCustomer(
  context: Context,
  customerId: string,
  operatorId: string,
): Promise<CustomerRecord> {
  const { db } = context
  const { refunds, providers, ...customer } = await findCustomer(db, customerId)
  await recordDataAccess(context, { operatorId, place: 'customer', customerId })
  const [problems, reviews, events, accesses] = await Promise.all([
    queries.selectProblemsOf(db, customerId, SHOWN_OF_EACH),
    queries.selectReviewsOf(db, customerId, SHOWN_OF_EACH),
    queries.selectEventsOf(db, customerId, SHOWN_EVENTS),
    listDataAccesses(context, { customerId }),
  ])
  return {
    ...customer,
    createdAt: customer.createdAt.toISOString(),
    suspendedAt: customer.suspendedAt?.toISOString() ?? null,
    confirmedAt: customer.confirmedAt?.toISOString() ?? null,
    providers: SOCIAL_PROVIDERS.filter((each) => providers.includes(each)),
    refundedPence: refunds.pence,
    refunds: refunds.count,
    problems: problems.map((row) => ({ ...row, reportedAt: row.reportedAt.toISOString() })),
    reviews: reviews.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    events: events.map((row) => ({ ...row, at: row.at.toISOString() })),
    accesses,
  }
}

/** A customer. `db` may be a transaction. Throws NONEXISTING_USER, also for other accounts. */
export async function findCustomer(db: Context['db'], customerId: string) {
  const customer = await queries.loadCustomer(db, customerId)
  if (!customer) throw new ApiError('NONEXISTING_USER')
  return customer
}
