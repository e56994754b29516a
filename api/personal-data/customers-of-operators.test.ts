import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonalData } from '#contract/account/personal-data.ts'
import type { CustomerRecord, ListedCustomer } from '#contract/operator/customers.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails } from '#api/testing/test-mailbox.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
let storeId: string
let operator: TestAccount
let customer: TestAccount
beforeAll(async () => {
  server = await createTestApp()
  storeId = (await openTestStore(server.context)).storeId
  operator = await openTestAccount(server.context, 'operator', { operatorRole: 'support' })
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  customer = await openTestAccount(server.context, 'customer')
})
afterAll(() => server.close())

async function call<Body = Record<string, unknown>>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<{ status: number; body: Body & { message?: string } }> {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/operator${path}`,
    headers: operator.headers,
    ...(body && { body }),
  })
  // The server's own answer, or none.
  const answered = (answer.body === '' ? {} : answer.json()) as Body & { message?: string }
  return { status: answer.statusCode, body: answered }
}

type Page = { items: ListedCustomer[]; nextCursor: string | null }
const find = async (typed: string) =>
  (await call<Page>('GET', `/customers?search=${encodeURIComponent(typed)}`)).body.items
const read = async (id = customer.accountId) =>
  (await call<CustomerRecord>('GET', `/customers/${id}`)).body

describe('the list of customers', () => {
  test('finds one by name, email address or telephone number', async () => {
    await server.context.pool.query(
      `UPDATE account SET first_name = 'Persephone', last_name = 'Quill', phone = '07700 900 888'
       WHERE id = $1`,
      [customer.accountId],
    )
    await placeTestOrder(server.context, { storeId, accountId: customer.accountId })
    for (const typed of ['quill perse', customer.email.toUpperCase(), '+44 7700 900888'])
      expect(await find(typed), typed).toMatchObject([{ id: customer.accountId, orders: 1 }])
    for (const typed of ['quill smith', 'pe', '%%%']) expect(await find(typed), typed).toEqual([])
  })

  test('comes in pages, the newest first, and has no staff', async () => {
    const first = (await call<Page>('GET', '/customers?limit=1')).body
    const second = (await call<Page>('GET', `/customers?limit=1&cursor=${first.nextCursor}`)).body
    expect(first.items[0]?.id).not.toBe(second.items[0]?.id)
    expect(await find(operator.email)).toEqual([])
  })
})

describe('a customer', () => {
  test('has what concerns them, and who has read it', async () => {
    const { accountId } = customer
    await placeTestOrder(server.context, { storeId, accountId })
    await read()
    const record = await read()
    expect(record).toMatchObject({ id: accountId, name: 'Sam Taylor', orders: 1, refunds: 0 })
    expect(record.accesses).toMatchObject([{ place: 'customer', name: 'Sam Taylor' }])
  })

  test('has who read their orders as well', async () => {
    const { accountId } = customer
    const { orderId } = await placeTestOrder(server.context, { storeId, accountId })
    await call('GET', `/orders/${orderId}/record`)
    expect((await read()).accesses).toMatchObject([{ place: 'customer' }, { place: 'order' }])
  })

  test('is suspended and restored with a reason, which stays', async () => {
    const path = `/users/${customer.accountId}`
    expect((await call('POST', `${path}/suspend`, { reason: ' ' })).status).toBe(400)
    await call('POST', `${path}/suspend`, { reason: 'Refused to pay' })
    expect((await read()).suspendedAt).toBe(FRIDAY_EVENING.toISOString())
    await call('POST', `${path}/restore`, { reason: 'Paid after all' })
    const { suspendedAt, events } = await read()
    expect(suspendedAt).toBeNull()
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'restored', note: 'Paid after all', by: 'Sam Taylor' },
      { kind: 'suspended', note: 'Refused to pay', by: 'Sam Taylor' },
    ])
  })

  test('is sent a link to set a password, and who sent it is recorded', async () => {
    await deliverAccountEmails(server.context)
    await call('POST', `/customers/${customer.accountId}/password-reset`)
    const mails = await deliverAccountEmails(server.context)
    expect(mails.map(({ to }) => to)).toEqual([customer.email])
    const { events } = await read()
    expect(events[0]).toMatchObject({ kind: 'resetRequested', by: 'Sam Taylor' })
  })

  test('gets their data from an operator, which is recorded', async () => {
    const path = `/customers/${customer.accountId}/personal-data`
    const { body } = await call<PersonalData>('GET', path)
    expect(body.account.email).toBe(customer.email)
    expect((await read()).accesses.map(({ place }) => place)).toContain('export')
  })
})

describe('erasing a customer', () => {
  const erase = (email = customer.email) =>
    call('POST', `/customers/${customer.accountId}/erase`, { email })

  test('deletes the account, confirms it by email, and records that an operator did', async () => {
    const { orderId } = await placeTestOrder(server.context, {
      storeId,
      accountId: customer.accountId,
    })
    await server.context.pool.query(`UPDATE orders SET status = 'declined' WHERE id = $1`, [
      orderId,
    ])
    await call('POST', `/orders/${orderId}/notes`, { text: 'Zorro wants everything erased.' })
    await deliverAccountEmails(server.context)
    expect((await erase(customer.email.toUpperCase())).status).toBe(204)
    expect((await call('GET', `/customers/${customer.accountId}`)).status).toBe(404)
    expect(await deliverAccountEmails(server.context)).toMatchObject([{ to: customer.email }])
    const { rows } = await server.context.pool.query(
      `SELECT (SELECT count(*)::int FROM order_note WHERE order_id = $1) AS notes,
         (SELECT count(*)::int FROM data_access WHERE place = 'erasure' AND operator_id = $2) AS records`,
      [orderId, operator.accountId],
    )
    expect(rows).toEqual([{ notes: 0, records: 1 }])
  })

  test('also when they are suspended; of two at once, one does it', async () => {
    await call('POST', `/users/${customer.accountId}/suspend`, { reason: 'Cheated' })
    const answers = await Promise.all([erase(), erase()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
  })

  test('needs their email address, and no order in progress', async () => {
    expect((await erase('somebody@example.com')).body.message).toBe('EMAIL_DIFFERS')
    await placeTestOrder(server.context, { storeId, accountId: customer.accountId })
    expect((await erase()).body.message).toBe('USER_SUSPENSION_HAS_ORDER')
  })
})

test('nobody is found who is no customer', async () => {
  for (const id of [randomUUID(), operator.accountId]) {
    const calls = [
      call('GET', `/customers/${id}`),
      call('GET', `/customers/${id}/personal-data`),
      call('POST', `/customers/${id}/password-reset`),
      call('POST', `/customers/${id}/erase`, { email: 'sam@example.com' }),
    ]
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({ status: 404, body: { message: 'NONEXISTING_USER' } })
  }
})
