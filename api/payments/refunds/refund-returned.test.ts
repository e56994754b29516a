import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendOrderEmail } from '#api/emails/orders/send-order-email.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import type { OutgoingMail } from '#api/outside/mail/mail.port.ts'
import type { PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { refundOrder } from './refund-order.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { openDiscrepanciesAbout, reconcileOnceQuiet } from '#api/payments/testing/discrepancies.ts'
import {
  OPEN_ALWAYS,
  createPaidApp,
  emailsAbout,
  placePaid,
  pushesAbout,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'

let server: PaidApp
let store: TestStore
let operatorId: string
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context, OPEN_ALWAYS)
  operatorId = (await openTestAccount(server.context, 'operator')).accountId
})
afterAll(() => server.close())

async function placeAndRefund() {
  const placed = await placePaid(server, store)
  const { id: orderId } = placed
  await actOnOrder(server.context, { orderId, act: 'accept', by: 'partner', accountId: null })
  await flushJobs(server)
  const by = { by: 'operator', accountId: operatorId, idempotencyKey: null } as const
  await refundOrder(server.context, { orderId, payer: 'store', reason: 'Cold', ...by })
  return placed
}

/** Makes the provider report this status for every refund, until restored. */
function bankReports(status: 'pending' | 'failed') {
  const own = server.context.payments
  if (!own) throw new Error('Nobody takes cards')
  const refund: PaymentsPort['refund'] = async (requested) => ({
    ...(await own.refund(requested)),
    status,
  })
  const findRefund: PaymentsPort['findRefund'] = async (id) => ({ id, status })
  server.context.payments = { ...own, refund, findRefund }
  return () => {
    server.context.payments = own
  }
}

const returns = async (orderId: string) =>
  (await emailsAbout(server, orderId)).filter((email) => email.startsWith('refundReturned'))

test('emails customer and store once that a refund was returned, however the server learns of it', async () => {
  const { id } = await placeAndRefund()
  await flushJobs(server)
  expect(await returns(id)).toEqual([])
  const restore = bankReports('failed')
  await Promise.all(Array.from({ length: 5 }, () => continuePayment(server.context, id)))
  await continuePayment(server.context, id)
  restore()
  expect(await returns(id)).toEqual(['refundReturned customer', 'refundReturned store'])
  expect(await pushesAbout(server, id)).toEqual(expect.arrayContaining(['refundReturned']))
})

test('also when it was never made before', async () => {
  const { id } = await placeAndRefund()
  const restore = bankReports('pending')
  await flushJobs(server)
  expect(await returns(id)).toEqual([])
  bankReports('failed')
  await continuePayment(server.context, id)
  await continuePayment(server.context, id)
  restore()
  expect(await returns(id)).toEqual(['refundReturned customer', 'refundReturned store'])
  expect(await emailsAbout(server, id)).not.toContain('refunded customer')
})

test('and the operator finds it among the discrepancies', async () => {
  server.setNow(new Date())
  const { id, totalPence } = await placeAndRefund()
  await flushJobs(server)
  const restore = bankReports('failed')
  await continuePayment(server.context, id)
  restore()
  await reconcileOnceQuiet(server)
  const failed = { kind: 'refundFailed', ownPence: totalPence, resolvedAt: null }
  expect(await openDiscrepanciesAbout(server, operatorId, id)).toContainEqual(
    expect.objectContaining(failed),
  )
})

test('the email about it is another one than that about the refund', async () => {
  const { id } = await placeAndRefund()
  await flushJobs(server)
  const restore = bankReports('failed')
  await continuePayment(server.context, id)
  restore()
  const { rows } = await server.context.pool.query<{ payload: Tasks['send-order-email'] }>(
    `SELECT payload FROM graphile_worker._private_jobs
     WHERE payload->>'orderId' = $1 AND payload->>'refundId' IS NOT NULL
       AND payload->>'message' IS NOT NULL`,
    [id],
  )
  const mails: OutgoingMail[] = []
  const mail = { send: async (each: OutgoingMail) => void mails.push(each), close: () => {} }
  const means = { mail, log: { warn() {}, error() {} } }
  for (const { payload } of rows) await sendOrderEmail(server.context, means, payload)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(4)
  const email = mails.find(({ subject }) => subject.startsWith('Your refund of'))
  expect(email?.text).toContain('Your bank sent it back.')
  expect(email?.html).toContain('prefers-color-scheme:dark')
})
