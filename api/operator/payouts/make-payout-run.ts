import { randomUUID } from 'node:crypto'
import type { PayoutRun } from '#contract/payments/payouts.ts'
import { addDays, londonInstant, londonParts } from '#rules/time/london.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { readBillingDetails } from '#api/payments/invoices/billing-details.ts'
import { planPayouts } from '#api/payments/payouts/plan-payouts.ts'
import { insertRun } from './payout-runs.queries.ts'
import { insertHolds, insertPayouts } from './payouts.queries.ts'
import { readPayoutRun } from './read-payout-runs.ts'

/**
 * Plans to pay every store what it is owed until a day, with its account as it is now. Throws a FieldError for a
 * day that isn't over, and NOTHING_TO_PAY_OUT.
 */
export function makePayoutRun(
  { db, now }: Context,
  until: string,
  { accountId }: { accountId: string },
): Promise<PayoutRun> {
  const at = now()
  if (until >= londonParts(at).isoDate)
    throw new FieldError([{ field: 'until', code: 'invalid_value' }])
  const before = londonInstant(addDays(until, 1), 0)
  return inTransaction(db, async (transaction) => {
    const { payoutMinimumPence: minimumPence } = await readBillingDetails({ db: transaction })
    const { payouts, holds } = await planPayouts(transaction, { before, minimumPence })
    if (payouts.length === 0) throw new ApiError('NOTHING_TO_PAY_OUT')
    const id = randomUUID()
    await insertRun(transaction, { id, until, minimumPence, at, accountId })
    const rows = payouts.map((payout) => ({ id: randomUUID(), ...payout }))
    await insertPayouts(transaction, id, rows)
    await insertHolds(transaction, id, holds)
    const run = await readPayoutRun({ db: transaction }, id)
    await recordChange(transaction, {
      at,
      storeId: null,
      accountId,
      by: 'operator',
      act: 'makePayoutRun',
      subject: String(run.number),
      before: {},
      after: { payoutTotal: run.totalPence },
    })
    return run
  })
}
