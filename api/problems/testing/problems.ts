import { expect } from 'vitest'
import type { OrderProblems } from '#contract/problems/problem-calls.ts'
import type { ProblemReport, Refundable } from '#contract/problems/problem-report.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import {
  createPaidApp,
  placePaid,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { sellInCash } from '#api/payments/testing/sell-in-cash.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

export interface Answer<Body> {
  code: number
  body: Body & { message: string; details: Record<string, unknown> }
}

export interface OwnOrder {
  id: string
  orderToken: string
}

type Headers = Record<string, string>

/** What people do about problems, each by their own call. */
export function problemCallsOf({ app }: Pick<TestApp, 'app'>) {
  const send = async <Body>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    headers: Headers,
    body?: object,
  ): Promise<Answer<Body>> => {
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers,
      ...(body && { body }),
    })
    return { code: answer.statusCode, body: answer.json() }
  }
  const shown = ({ orderToken }: OwnOrder) => ({ 'x-order-token': orderToken })
  return {
    ask: send,
    read: (order: OwnOrder) =>
      send<OrderProblems>('GET', `/order/${order.id}/problems`, shown(order)),
    report: (order: OwnOrder, body: object = ONE_MISSING, headers: Headers = {}) =>
      send<ProblemReport>(
        'POST',
        `/order/${order.id}/problems`,
        { ...shown(order), ...headers },
        body,
      ),
    appeal: (order: OwnOrder, reportId: string, text = '') =>
      send<ProblemReport>('POST', `/order/${order.id}/problems/${reportId}/appeal`, shown(order), {
        text,
      }),
    /** By staff: `refund`, `decline`, `uphold`, `reject`. */
    answer: (by: 'partner' | 'operator', who: TestAccount, id: string, act: string, body: object) =>
      send<ProblemReport>('POST', `/${by}/problems/${id}/${act}`, who.headers, body),
    see: (by: 'partner' | 'operator', who: TestAccount, id: string) =>
      send<ProblemReport & { refundable: Refundable }>('GET', `/${by}/problems/${id}`, who.headers),
  }
}

export type ProblemCalls = ReturnType<typeof problemCallsOf>

/** One of the two pizzas. */
export const ONE_MISSING = {
  lines: [{ position: 0, quantity: 1, kind: 'missing' }],
  remedy: 'money',
  text: 'There was only one.',
}

export const NO = { reason: 'allThere', text: 'We packed two.' }

/** A guest's order of two pizzas that was paid by card, delivered and completed. */
export async function placeDelivered(server: PaidApp, store: TestStore) {
  const placed = await placePaid(server, store)
  const by = { orderId: placed.id, by: 'partner' as const, accountId: null }
  await actOnOrder(server.context, { ...by, act: 'accept' })
  await flushJobs(server)
  await actOnOrder(server.context, { ...by, act: 'dispatch' })
  await actOnOrder(server.context, { ...by, act: 'complete' })
  return placed
}

/** A delivered order, and the report about it: one of the two pizzas is missing, unless said otherwise. */
export async function placeReported(
  server: PaidApp,
  store: TestStore,
  body: object = ONE_MISSING,
): Promise<{ order: OwnOrder; id: string }> {
  const order = await placeDelivered(server, store)
  const { code, body: report } = await problemCallsOf(server).report(order, body)
  expect(code).toBe(201)
  return { order, id: report.id }
}

/** A guest's order that was delivered and completed, in cash, for £23.40. */
export async function placeDeliveredInCash(
  server: Pick<TestApp, 'context' | 'setNow'>,
  { storeId }: Pick<TestStore, 'storeId'>,
  /** A guest's when left out. */
  accountId?: string,
): Promise<OwnOrder> {
  const order = { storeId, ...(accountId !== undefined && { accountId }) }
  const { orderId, orderToken } = await sellInCash(server, order)
  return { id: orderId, orderToken }
}

/** A store that takes cards, and what people do about problems there. */
export async function openProblemStore() {
  const server = await createPaidApp()
  const store = await openTestStore(server.context)
  return { server, store, calls: problemCallsOf(server) }
}

/** The staff of a store, and of the marketplace. */
export async function openStaff({ context }: Pick<TestApp, 'context'>, storeId: string) {
  return {
    partner: await openTestAccount(context, 'partner', { storeIds: [storeId] }),
    operator: await openTestAccount(context, 'operator'),
  }
}

/** The waiting emails about a report. */
export async function problemEmailsAbout({ context }: Pick<TestApp, 'context'>, reportId: string) {
  const { rows } = await context.pool.query<{ email: string }>(
    `SELECT concat(payload->>'message', ' ', payload->>'to') AS email
     FROM graphile_worker._private_jobs AS job
     JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
     WHERE task.identifier = 'send-problem-email' AND job.payload->>'reportId' = $1
     ORDER BY 1`,
    [reportId],
  )
  return rows.map(({ email }) => email)
}
