import type { Context } from '#api/context.ts'
import type { Handlers, Work } from '#api/jobs/work.ts'
import { deleteProviderCustomer, detachCard } from './cards/provider-customer.ts'
import { continuePayment } from './intents/continue-payment.ts'
import { refreshStoreAccount } from './store-accounts/refresh-store-account.ts'
import { closeDays, everyHourForFigures } from './sales/close-days.ts'
import { issueInvoicesMonthly, onTheFirst } from './month-end/issue-monthly.ts'
import {
  everyFiveMinutes,
  ofAllTimeEveryNight,
  reconcileRegularly,
} from './reconciliation/reconcile-regularly.ts'

type PaymentTask =
  | 'settle-payment'
  | 'read-store-account'
  | 'forget-card'
  | 'delete-payment-customer'
  | 'reconcile-payments'
  | 'issue-invoices'
  | 'close-days'

/** The jobs of payments, and when the clock compares them with the provider. */
export function paymentJobs(context: Context): Pick<Work, 'crontab'> & {
  handlers: Handlers<PaymentTask>
} {
  return {
    handlers: {
      'settle-payment': ({ orderId }) => continuePayment(context, orderId),
      'read-store-account': async ({ accountId }) => {
        await refreshStoreAccount(context, accountId)
      },
      'forget-card': ({ paymentMethodId }) => detachCard(context, paymentMethodId),
      'delete-payment-customer': ({ customerId }) => deleteProviderCustomer(context, customerId),
      'reconcile-payments': (options, run) => reconcileRegularly(context, run, options),
      'issue-invoices': (_, run) => issueInvoicesMonthly(context, run),
      'close-days': (_, { signal }) => closeDays(context, signal),
    },
    crontab: [everyFiveMinutes(), ofAllTimeEveryNight(), onTheFirst(), everyHourForFigures()],
  }
}
