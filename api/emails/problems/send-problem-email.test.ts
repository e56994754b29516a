import { afterAll, beforeAll, expect, test } from 'vitest'
import { MailFailed, MailUndeliverable, type OutgoingMail } from '#api/outside/mail/mail.port.ts'
import { placeDeliveredInCash, problemCallsOf } from '#api/problems/testing/problems.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { sendProblemEmail } from './send-problem-email.ts'

let server: TestApp
let reportId: string
let orderId: string
beforeAll(async () => {
  server = await createTestApp({ env: { CONTACT_EMAIL: 'help@tuckin.example' } })
  const order = await placeDeliveredInCash(server, await openTestStore(server.context))
  orderId = order.id
  reportId = (await problemCallsOf(server).report(order)).body.id
})
afterAll(() => server.close())

const warned: object[] = []
const log = { warn: (fields: object) => void warned.push(fields), error: () => {} }

/** Tries to send an email, which a mail server takes or answers with `failure`. */
async function send(
  { message, to }: Pick<Parameters<typeof sendProblemEmail>[2], 'message' | 'to'>,
  failure?: Error,
) {
  const sent: OutgoingMail[] = []
  const mail = {
    async send(each: OutgoingMail) {
      sent.push(each)
      if (failure) throw failure
    },
    close() {},
  }
  const payload = { reportId, message, to }
  const error: unknown = await sendProblemEmail(server.context, { mail, log }, payload).catch(
    (thrown: unknown) => thrown,
  )
  return { mail: sent[0], error }
}

test('customer, store and marketplace are each written to at their own address', async () => {
  const customer = await send({ message: 'report', to: 'customer' })
  expect(customer.mail?.to).toBe('sam@example.com')
  // A guest's link opens the order.
  expect(customer.mail?.text).toMatch(new RegExp(`/account/orders/${orderId}#key=[\\w-]{43}`))
  const store = await send({ message: 'report', to: 'store' })
  expect(store.mail?.text).toContain('/store-app/problems?store=')
  expect(store.mail?.text).not.toContain('#key=')
  const marketplace = await send({ message: 'expire', to: 'operator' })
  expect(marketplace.mail).toMatchObject({ to: 'help@tuckin.example' })
  const ids = [customer, store, marketplace].map(({ mail }) => mail?.messageId)
  expect(new Set(ids).size).toBe(3)
})

test('an email that a mail server refused is sent again as the same email', async () => {
  const about = { message: 'report', to: 'store' } as const
  const first = await send(about, new MailFailed('ECONNECTION'))
  expect(first.error).toBeInstanceOf(MailFailed)
  expect((await send(about)).mail?.messageId).toBe(first.mail?.messageId)
})

test('a missing mailbox is not tried again, without its address in the log', async () => {
  const { error } = await send({ message: 'report', to: 'customer' }, new MailUndeliverable('550'))
  expect(error).toBeUndefined()
  expect(JSON.stringify(warned)).toContain(reportId)
  expect(JSON.stringify(warned)).not.toContain('sam@')
})
