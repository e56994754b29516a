import type { PaymentDiscrepancy } from '#contract/payments/operator-payments.ts'
import { accessHeaders } from '#api/testing/test-account.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { reconcilePayments } from '#api/payments/reconciliation/reconcile-payments.ts'

/** Compares at an instant at which nothing changes any more: the provider has a clock of its own. */
export async function reconcileOnceQuiet({ context, setNow }: TestApp) {
  setNow(new Date(Math.max(context.now().getTime(), Date.now()) + 3 * 60_000))
  return reconcilePayments(context, { isOfAllTime: true })
}

/** The operator's answer about payments. */
export async function askOperatorsPayments<Body>(
  { app, context }: TestApp,
  operatorId: string,
  method: 'GET' | 'POST',
  path: string,
) {
  const headers = await accessHeaders(context, operatorId, 'operator')
  const url = `/api/v1/operator/payments${path}`
  const answer = await app.inject({ method, url, headers })
  return { code: answer.statusCode, ...answer.json<Body>() }
}

export type DiscrepanciesPage = {
  items: PaymentDiscrepancy[]
  open: number
  nextCursor: string | null
}

/** The open discrepancies of an order. */
export async function openDiscrepanciesAbout(
  server: TestApp,
  operatorId: string,
  orderId: string,
): Promise<PaymentDiscrepancy[]> {
  const path = '/discrepancies?state=open&limit=100'
  const { items } = await askOperatorsPayments<DiscrepanciesPage>(server, operatorId, 'GET', path)
  return items.filter(({ order }) => order?.id === orderId)
}
