import type { Context } from '#api/context.ts'
import type { Handlers, Work } from '#api/jobs/work.ts'
import { deleteProviderCustomer, detachCard } from './cards/provider-customer.ts'
import { continuePayment } from './intents/continue-payment.ts'
import {
  everyFiveMinutes,
  ofAllTimeEveryNight,
  reconcileRegularly,
} from './reconciliation/reconcile-regularly.ts'

type PaymentTask =
  | 'settle-payment'
  | 'forget-card'
  | 'delete-payment-customer'
  | 'reconcile-payments'

/** The jobs of payments, and when the clock compares them with the provider. */
export function paymentJobs(context: Context): Pick<Work, 'crontab'> & {
  handlers: Handlers<PaymentTask>
} {
  return {
    handlers: {
      'settle-payment': ({ orderId }) => continuePayment(context, orderId),
      'forget-card': ({ paymentMethodId }) => detachCard(context, paymentMethodId),
      'delete-payment-customer': ({ customerId }) => deleteProviderCustomer(context, customerId),
      'reconcile-payments': (options, run) => reconcileRegularly(context, run, options),
    },
    crontab: [everyFiveMinutes(), ofAllTimeEveryNight()],
  }
}
