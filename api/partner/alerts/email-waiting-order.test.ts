import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { sendWaitingEmail } from '#api/emails/staff/send-waiting-email.ts'
import { deliver } from '#api/testing/test-mailbox.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { emailWaitingOrder } from './email-waiting-order.ts'

let server: TestApp
let storeId: string
let staff: TestAccount[]

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  storeId = (await openTestStore(server.context)).storeId
  staff = await Promise.all(
    (['owner', 'manager', 'kitchen'] as const).map((role) =>
      openTestAccount(server.context, 'partner', { storeIds: [storeId], role }),
    ),
  )
  await server.context.pool.query('DELETE FROM graphile_worker._private_jobs')
})
afterAll(() => server.close())

const place = () => placeTestOrder(server.context, { storeId })
const addresses = () => staff.map(({ email }) => email).toSorted()
const deliverEmails = () => deliver(server.context, 'send-waiting-email', sendWaitingEmail)
const recipients = async () => (await deliverEmails()).map(({ to }) => to).toSorted()

test('everyone who works there is emailed, without anything of the customer', async () => {
  const { orderId } = await place()
  await emailWaitingOrder(server.context, orderId)
  const mails = await deliverEmails()
  expect(mails.map(({ to }) => to).toSorted()).toEqual(addresses())
  for (const { subject, text } of mails) {
    expect(subject).toMatch(/^Order \w+ is waiting for an answer$/)
    expect(text).toContain('/store-app?store=')
    expect(text).not.toMatch(/Sam|Mare Street 1|07\d{9}|sam@example/)
  }
})

test('nobody is, once the order is answered: not by the first job, nor by those it left', async () => {
  const { orderId } = await place()
  await emailWaitingOrder(server.context, orderId)
  const url = `/api/v1/partner/orders/${orderId}/accept`
  const { headers } = staff[2]!
  await server.app.inject({ method: 'POST', url, headers, body: { minutes: 20 } })
  expect(await recipients()).toEqual([])
  await emailWaitingOrder(server.context, orderId)
  expect(await recipients()).toEqual([])
})

test('staff who were removed or suspended meanwhile get no email, nor does another store', async () => {
  const other = (await openTestStore(server.context)).storeId
  await openTestAccount(server.context, 'partner', { storeIds: [other] })
  const { orderId } = await place()
  await emailWaitingOrder(server.context, orderId)
  const [owner, manager, cook] = staff
  const { pool } = server.context
  await pool.query('DELETE FROM partner_store WHERE account_id = $1', [manager?.accountId])
  await pool.query('UPDATE account SET suspended_at = now() WHERE id = $1', [cook?.accountId])
  expect(await recipients()).toEqual([owner?.email])
})

test.each<[minutes: number | null, emailed: { seconds: number }[]]>([
  [3, [{ seconds: 180 }]],
  [8, [{ seconds: 480 }]],
  [null, []],
])(
  'set to %s minutes, a placed order is pushed at once, and its email waits for %j',
  async (minutes, emailed) => {
    const store = await openTestStore(server.context, { store: { waiting_email_minutes: minutes } })
    const guest = new TestCustomer(server.app)
    const { body } = await askToPlace(guest, await readyCart(guest, store))
    const secondsUntil = async (task: string) => {
      const { rows } = await server.context.pool.query(
        `SELECT round(extract(epoch FROM run_at - created_at))::int AS seconds
         FROM graphile_worker._private_jobs JOIN graphile_worker._private_tasks AS task
           ON task.id = task_id
         WHERE identifier = $1 AND payload ->> 'orderId' = $2`,
        [task, body.id],
      )
      return rows
    }
    expect(await secondsUntil('push-to-staff')).toEqual([{ seconds: 0 }])
    expect(await secondsUntil('email-waiting-order')).toEqual(emailed)
  },
)
