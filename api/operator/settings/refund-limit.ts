import type { RefundLimit } from '#contract/operator/settings/refund-limit.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { loadRefundLimit, replaceRefundLimit } from './settings.queries.ts'

/** The most that people in the role of support refund on one order. */
export async function readRefundLimit({ db }: Pick<Context, 'db'>): Promise<RefundLimit> {
  return { maximumPence: await loadRefundLimit(db) }
}

/** Throws MARKETPLACE_HAS_CHANGED, with what it is now, when it is no longer `beforePence`. */
export async function changeRefundLimit(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { maximumPence, beforePence }: RefundLimit & { beforePence: number | null },
  { accountId }: { accountId: string },
): Promise<RefundLimit> {
  return inTransaction(db, async (transaction) => {
    if (!(await replaceRefundLimit(transaction, beforePence, maximumPence)))
      throw new ApiError('MARKETPLACE_HAS_CHANGED', {
        now: await readRefundLimit({ db: transaction }),
      })
    await recordChange(transaction, {
      accountId,
      by: 'operator',
      at: now(),
      storeId: null,
      act: 'changeRefundLimit',
      before: { supportRefundMaximum: beforePence },
      after: { supportRefundMaximum: maximumPence },
    })
    return { maximumPence }
  })
}
