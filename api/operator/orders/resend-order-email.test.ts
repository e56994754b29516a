import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderRecord } from '#contract/operator/order-record.ts'
import { sendOrderNote } from '#api/emails/orders/send-order-note.ts'
import { sendProblemEmail } from '#api/emails/problems/send-problem-email.ts'
import {
  ONE_MISSING,
  placeDeliveredInCash,
  problemCallsOf,
} from '#api/problems/testing/problems.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { deliver } from '#api/testing/test-mailbox.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
let operator: TestAccount
let orderId: string
beforeAll(async () => {
  server = await createTestApp()
  operator = await openTestAccount(server.context, 'operator')
  const order = await placeDeliveredInCash(server, await openTestStore(server.context))
  orderId = order.id
  await problemCallsOf(server).report(order)
})
afterAll(() => server.close())

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  server.app.inject({
    method,
    url: `/api/v1/operator/orders/${orderId}${path}`,
    headers: operator.headers,
    ...(body && { body }),
  })

const timeline = async () => (await call('GET', '/record')).json<OrderRecord>().timeline

const sentEmails = async () =>
  (await timeline()).flatMap((entry) => (entry.kind === 'email' ? [entry] : []))

async function resend(message: string, recipient: 'customer' | 'store'): Promise<void> {
  const email = (await sentEmails()).find(
    (each) => each.message === message && each.recipient === recipient,
  )
  const { statusCode } = await call('POST', `/emails/${email?.id}/resend`)
  expect(statusCode).toBe(204)
}

test.each(['customer', 'store'] as const)(
  'what an operator wrote to the %s is sent again, as an email of its own',
  async (to) => {
    await call('POST', '/messages', { to, text: 'Sorry about the wait.' })
    const [first] = await deliver(server.context, 'send-order-note', sendOrderNote)
    await resend('note', to)
    const [again] = await deliver(server.context, 'send-order-note', sendOrderNote)
    expect(again).toMatchObject({ to: first?.to, subject: first?.subject, text: first?.text })
    expect(again?.messageId).not.toBe(first?.messageId)
    const listed = (await sentEmails()).filter(({ recipient }) => recipient === to)
    expect(listed.filter(({ message }) => message === 'note')).toHaveLength(2)
  },
)

test('what the customer reported is read in their words', async () => {
  const report = (await timeline()).find(({ kind }) => kind === 'problem')
  expect(report).toMatchObject({ act: 'report', by: 'customer', text: ONE_MISSING.text })
})

test('an email about a report is sent again, as the report is now', async () => {
  const sent = await deliver(server.context, 'send-problem-email', sendProblemEmail)
  expect(sent.map(({ to }) => to)).toContain('sam@example.com')
  await resend('problem.report', 'customer')
  const [again, ...others] = await deliver(server.context, 'send-problem-email', sendProblemEmail)
  expect(others).toEqual([])
  expect(again?.to).toBe('sam@example.com')
})
