import { bagMinimumCalls } from '#contract/operator/settings/bag-minimums.ts'
import { refundLimitCalls } from '#contract/operator/settings/refund-limit.ts'
import { marketplaceCalls as calls } from '#contract/operator/settings/settings.ts'
import { changeStoragePeriods, getStoragePeriods } from '#contract/operator/settings/retention.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { changeBagMinimum, listBagMinimums } from './bag-minimums.ts'
import { changeMarketplace, readMarketplace } from './change-marketplace.ts'
import { changePlatformFee, listPlatformFees } from './platform-fees.ts'
import { readRetention } from '#api/settings/retention.ts'
import { changeRetention } from './change-retention.ts'
import { readOpeningList } from './read-opening-list.ts'
import { changeRefundLimit, readRefundLimit } from './refund-limit.ts'

/** Sends an email now, where emails are written. */
export type SendTestEmail = (to: string) => Promise<{ to: string; isSandbox: boolean }>

export function marketplaceRoutes(
  serve: Serve,
  context: Context,
  sendTestEmail: SendTestEmail,
): void {
  serve(calls.getMarketplaceSettings, () => readMarketplace(context))
  serve(calls.changeMarketplaceSettings, (asking) =>
    changeMarketplace(context, asking.body, accountOf(asking)),
  )
  serve(getStoragePeriods, () => readRetention(context.db))
  serve(changeStoragePeriods, (asking) => changeRetention(context, asking.body, accountOf(asking)))
  serve(calls.listPlatformFees, () => listPlatformFees(context))
  serve(calls.changePlatformFee, (asking) =>
    changePlatformFee(context, asking.body, accountOf(asking)),
  )
  serve(bagMinimumCalls.listBagMinimums, () => listBagMinimums(context))
  serve(bagMinimumCalls.changeBagMinimum, (asking) =>
    changeBagMinimum(context, asking.body, accountOf(asking)),
  )
  serve(refundLimitCalls.getRefundLimit, () => readRefundLimit(context))
  serve(refundLimitCalls.changeRefundLimit, (asking) =>
    changeRefundLimit(context, asking.body, accountOf(asking)),
  )
  serve(calls.sendTestEmail, ({ body }) => sendTestEmail(body.to))
  serve(calls.getOpeningList, () => readOpeningList(context))
}
