import type { Commission } from '#contract/payments/commission.ts'
import { londonParts } from '#rules/time/london.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { deleteTerms, findTerms } from './commission.queries.ts'
import { readCommission } from './read-commission.ts'
import { auditedTerms, commissionSubject } from './set-commission.ts'

/** Removes terms that have not begun. Throws NONEXISTING_COMMISSION and COMMISSION_HAS_BEGUN. */
export async function removeCommission(
  context: Context,
  id: string,
  { accountId }: { accountId: string },
): Promise<Commission> {
  const { db, now } = context
  const at = now()
  const storeId = await inTransaction(db, async (transaction) => {
    const rate = await findTerms(transaction, id)
    if (!rate) throw new ApiError('NONEXISTING_COMMISSION')
    if (rate.from <= londonParts(at).isoDate) throw new ApiError('COMMISSION_HAS_BEGUN')
    await deleteTerms(transaction, id)
    await recordChange(transaction, {
      at,
      storeId: rate.storeId,
      accountId,
      by: 'operator',
      act: 'removeCommission',
      subject: commissionSubject(rate.service, rate.from),
      before: auditedTerms(rate.terms),
      after: auditedTerms(null),
    })
    return rate.storeId
  })
  return readCommission(context, storeId)
}
