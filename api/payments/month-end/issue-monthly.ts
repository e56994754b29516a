import type { ParsedCronItem } from 'graphile-worker'
import { lastMonth } from '#rules/payments/invoice.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { JobLog } from '#api/jobs/job-log.ts'
import { cronItem } from '#api/jobs/cron-item.ts'
import { issueInvoices } from '#api/payments/invoices/issue-invoices.ts'
import { issueStatements } from './issue-statements.ts'

/**
 * On the 1st, when it is the 1st in London too; if no process runs then, as soon as one does in the days
 * after.
 */
export function onTheFirst(): ParsedCronItem {
  return cronItem('issue-invoices', '17 4 1 * *', {
    backfillPeriod: 20 * 24 * 3_600_000,
    maxAttempts: 5,
  })
}

/** Issues the invoices and statements of the last month. Until the marketplace has said who it is, it does nothing. */
export async function issueInvoicesMonthly(
  context: Context,
  { log, signal }: { log: Pick<JobLog, 'warn'>; signal: AbortSignal },
): Promise<void> {
  try {
    const month = lastMonth(context.now())
    await issueInvoices(context, { month, accountId: null, signal })
    await issueStatements(context, { month, accountId: null, signal })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'LEGAL_IDENTITY_MISSING') throw error
    log.warn({}, 'no invoices were issued: the marketplace has no legal name and address')
  }
}
