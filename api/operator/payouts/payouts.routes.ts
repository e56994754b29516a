import { payoutCalls as calls } from '#contract/payments/payouts.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type ReceivedCall, type Serve } from '#api/http/serve.ts'
import { recordDataAccess } from '../data-access/record-data-access.ts'
import { approvePayoutRun } from './approve-payout-run.ts'
import { checkPayoutAccount } from './check-payout-account.ts'
import { discardPayoutRun } from './discard-payout-run.ts'
import { exportPayoutRun } from './export-payout-run.ts'
import { listPayoutAccounts, listPayoutHolds, listPayouts } from './list-payouts.ts'
import { makePayoutRun } from './make-payout-run.ts'
import { markPayoutRunPaid } from './mark-payout-run-paid.ts'
import { payoutBacsFile, payoutCsvFile, type PayoutFile } from './payout-files.ts'
import { listPayoutRuns, readPayoutRun } from './read-payout-runs.ts'
import { removePayout } from './remove-payout.ts'
import { returnPayout } from './return-payout.ts'

export function payoutRoutes(serve: Serve, context: Context): void {
  serve(calls.listPayoutRuns, ({ query }) => listPayoutRuns(context, query))
  serve(calls.makePayoutRun, (asking) =>
    makePayoutRun(context, asking.body.until, accountOf(asking)),
  )
  serve(calls.getPayoutRun, ({ params }) => readPayoutRun(context, params.id))
  serve(calls.listPayouts, ({ params, query }) => listPayouts(context, params.id, query))
  serve(calls.listPayoutHolds, ({ params, query }) => listPayoutHolds(context, params.id, query))
  serve(calls.approvePayoutRun, (asking) =>
    approvePayoutRun(context, asking.params.id, asking.body, accountOf(asking)),
  )
  serve(calls.exportPayoutRun, (asking) =>
    exportPayoutRun(context, asking.params.id, accountOf(asking)),
  )
  serve(calls.getPayoutBacsFile, async (asking) =>
    sent(asking, await payoutBacsFile(context, asking.params.id, accountOf(asking)), 'txt'),
  )
  serve(calls.getPayoutCsvFile, async (asking) =>
    sent(asking, await payoutCsvFile(context, asking.params.id, accountOf(asking)), 'csv'),
  )
  serve(calls.markPayoutRunPaid, (asking) =>
    markPayoutRunPaid(context, asking.params.id, accountOf(asking)),
  )
  serve(calls.discardPayoutRun, (asking) =>
    discardPayoutRun(context, asking.params.id, asking.body, accountOf(asking)),
  )
  serve(calls.removePayout, (asking) =>
    removePayout(context, asking.params.id, asking.body, accountOf(asking)),
  )
  serve(calls.returnPayout, (asking) =>
    returnPayout(context, asking.params.id, asking.body, accountOf(asking)),
  )
  serve(calls.listPayoutAccounts, async (asking) => {
    const { accountId: operatorId } = accountOf(asking)
    await recordDataAccess(context, { operatorId, place: 'payoutAccounts' })
    return listPayoutAccounts(context, asking.query)
  })
  serve(calls.checkPayoutAccount, (asking) =>
    checkPayoutAccount(context, asking.params.storeId, asking.body, accountOf(asking)),
  )
}

type Files = typeof calls.getPayoutBacsFile | typeof calls.getPayoutCsvFile

function sent(
  { reply }: { reply: ReceivedCall<Files>['reply'] },
  { number, text }: PayoutFile,
  ending: string,
): string {
  reply.header('content-disposition', `attachment; filename="payout-${number}.${ending}"`)
  return text
}
