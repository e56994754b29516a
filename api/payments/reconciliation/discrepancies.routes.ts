import { operatorPaymentCalls } from '#contract/payments/operator-payments.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { callProvider } from '#api/payments/provider.ts'
import { listDiscrepancies, resolveDiscrepancy } from './discrepancies.ts'
import { reconcilePayments } from './reconcile-payments.ts'

export function discrepancyRoutes(serve: Serve, context: Context): void {
  serve(operatorPaymentCalls.listDiscrepancies, (asking) =>
    listDiscrepancies(context, asking.query),
  )
  serve(operatorPaymentCalls.resolveDiscrepancy, (asking) =>
    resolveDiscrepancy(context, asking.params.id, accountOf(asking)),
  )
  serve(operatorPaymentCalls.reconcilePayments, () =>
    context.payments
      ? callProvider(context, () => reconcilePayments(context))
      : reconcilePayments(context),
  )
}
