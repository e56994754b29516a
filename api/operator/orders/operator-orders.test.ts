import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OperatorOrder } from '#contract/operator/operator-orders.ts'
import type { OrderRecord, TimelineEntry } from '#contract/operator/order-record.ts'
import type { Order } from '#contract/orders.ts'
import { sendOrderEmail } from '#api/emails/orders/send-order-email.ts'
import { sendOrderNote } from '#api/emails/orders/send-order-note.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliver } from '#api/testing/test-mailbox.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
let storeId: string
let operator: TestAccount
let colleague: TestAccount
beforeAll(async () => {
  server = await createTestApp()
  storeId = (await openTestStore(server.context)).storeId
  operator = await openTestAccount(server.context, 'operator')
  colleague = await openTestAccount(server.context, 'operator', { operatorRole: 'support' })
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterAll(() => server.close())

async function call<Body = Record<string, unknown>>(
  method: 'GET' | 'POST',
  path: string,
  { body, as = operator, key }: { body?: object; as?: TestAccount; key?: string } = {},
): Promise<{ status: number; body: Body & { message?: string } }> {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/operator/orders${path}`,
    headers: { ...as.headers, ...(key && { 'idempotency-key': key }) },
    ...(body && { body }),
  })
  // The server's own answer, or none.
  const answered = (answer.body === '' ? {} : answer.json()) as Body & { message?: string }
  return { status: answer.statusCode, body: answered }
}

type Page = { items: OperatorOrder[]; nextCursor: string | null }
const list = async (query = '') => (await call<Page>('GET', query)).body
const found = async (query: string) => (await list(query)).items.map(({ id }) => id)
const search = (typed: string) => found(`?search=${encodeURIComponent(typed)}&storeId=${storeId}`)

/** An order of somebody with this name and these ways to reach them. */
async function placeFor(
  contact: { name: string; email: string; phone: string },
  options: { placedAt?: Date; number?: string } = {},
): Promise<string> {
  const { orderId } = await placeTestOrder(server.context, { storeId, ...options })
  const client = await server.owner.pool.connect()
  await client.query('BEGIN; SET LOCAL session_replication_role = replica')
  await client.query(
    `UPDATE orders SET snapshot = snapshot || jsonb_build_object('contact', $2::jsonb) WHERE id = $1`,
    [orderId, contact],
  )
  await client.query('COMMIT')
  client.release()
  return orderId
}

const minutesAgo = (minutes: number) => new Date(FRIDAY_EVENING.getTime() - minutes * 60_000)

describe('the list of orders', () => {
  test('finds one by its number, and by who ordered it however that is typed', async () => {
    const orderId = await placeFor(
      { name: 'Priya Hart-O’Neill', email: 'priya.h@mail.example', phone: '+44 7700 900 456' },
      { number: '7XKD' },
    )
    for (const typed of [
      '7xkd',
      '#7XKD',
      'priya',
      'HART priya',
      'Priya.H@mail',
      '07700 900456',
      '+447700900456',
      '900456',
    ])
      expect(await search(typed), typed).toEqual([orderId])
    for (const typed of ['7XKF', 'priya smith', '07700900457', 'pr', '%', 'h_rt'])
      expect(await search(typed), typed).toEqual([])
  })

  test('finds those of a restaurant by its name, and of several things each once', async () => {
    const other = (await openTestStore(server.context)).storeId
    const name = `Zanzibar ${randomUUID()}`
    await server.context.pool.query('UPDATE store SET name = $2 WHERE id = $1', [other, name])
    const { orderId } = await placeTestOrder(server.context, { storeId: other })
    expect(await found(`?search=zanzibar`)).toEqual([orderId])
  })

  test('comes in pages, the newest first, and by status and day', async () => {
    const other = (await openTestStore(server.context)).storeId
    const ids: string[] = []
    for (const minutes of [30, 20, 20, 10]) {
      const placedAt = minutesAgo(minutes)
      ids.push((await placeTestOrder(server.context, { storeId: other, placedAt })).orderId)
    }
    const first = await list(`?storeId=${other}&limit=2`)
    const rest = await list(`?storeId=${other}&limit=2&cursor=${first.nextCursor}`)
    const got = [...first.items, ...rest.items].map(({ id }) => id)
    expect(got.toSorted()).toEqual(ids.toSorted())
    expect([got[0], got[3]]).toEqual([ids[3], ids[0]])
    expect(rest.nextCursor).toBeNull()
    await call('POST', `/${ids[0]}/acts`, { body: { act: 'accept', note: 'They rang.' } })
    expect(await found(`?storeId=${other}&state=accepted`)).toEqual([ids[0]])
    expect(await found(`?storeId=${other}&state=open`)).toHaveLength(4)
    expect(await found(`?storeId=${other}&from=2099-01-01`)).toEqual([])
    expect(await found(`?storeId=${other}&to=2020-01-01`)).toEqual([])
  })

  test('has none of before it was paid for, nor of longer than 90 days ago unless a day is chosen', async () => {
    const other = (await openTestStore(server.context)).storeId
    const placedAt = minutesAgo(100 * 24 * 60)
    const { orderId: old } = await placeTestOrder(server.context, { storeId: other, placedAt })
    const { orderId: unpaid } = await placeTestOrder(server.context, { storeId: other })
    await server.context.pool.query(
      `UPDATE orders SET status = 'unpaid', payment_method = 'online' WHERE id = $1`,
      [unpaid],
    )
    expect(await found(`?storeId=${other}`)).toEqual([])
    expect(await found(`?storeId=${other}&from=2020-01-01`)).toEqual([old])
    expect(await found(`?storeId=${other}&state=unpaid`)).toEqual([unpaid])
  })
})

const record = async (orderId: string) =>
  (await call<OrderRecord>('GET', `/${orderId}/record`)).body

const only = <Kind extends TimelineEntry['kind']>(entries: TimelineEntry[], kind: Kind) =>
  entries.filter((entry): entry is Extract<TimelineEntry, { kind: Kind }> => entry.kind === kind)

describe('acting for either side', () => {
  const accept = { act: 'accept', note: 'The kitchen said yes on the telephone.' }

  test('does it as an operator, and stores why', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    const { body } = await call<Order>('POST', `/${orderId}/acts`, { body: accept })
    expect(body.status).toBe('accepted')
    const { timeline } = await record(orderId)
    expect(only(timeline, 'event')[0]).toMatchObject({
      act: 'accept',
      by: 'operator',
      name: 'Sam Taylor',
    })
    expect(only(timeline, 'act')).toMatchObject([{ act: 'accept', text: accept.note }])
  })

  test('of two operators at once, one does it and the other reads so', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    const decline = { act: 'decline', note: 'They are closed.', reason: 'closing' }
    const answers = await Promise.all([
      call('POST', `/${orderId}/acts`, { body: accept }),
      call('POST', `/${orderId}/acts`, { body: decline, as: colleague }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('ORDER_STATUS_INVALID')
    const { timeline } = await record(orderId)
    expect(only(timeline, 'act')).toHaveLength(1)
  })

  test('stores no reason for what was not possible', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    const body = { act: 'complete', note: 'It was handed over.' }
    expect((await call('POST', `/${orderId}/acts`, { body })).status).toBe(409)
    expect(only((await record(orderId)).timeline, 'act')).toEqual([])
  })

  test('needs why, and for a decline what the customer reads', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    for (const body of [
      { act: 'accept', note: ' ' },
      { act: 'decline', note: 'Closed.' },
      { act: 'decline', note: 'Closed.', reason: 'other' },
      { act: 'expire', note: 'Late.' },
    ])
      expect((await call('POST', `/${orderId}/acts`, { body })).status).toBe(400)
  })
})

describe('what is written about an order', () => {
  test('a note is for operators, with who wrote it; the customer never sees it', async () => {
    const { orderId, orderToken } = await placeTestOrder(server.context, { storeId })
    const body = { text: 'Rang the kitchen.\nThey are sorry.' }
    const { body: answer } = await call<OrderRecord>('POST', `/${orderId}/notes`, { body })
    expect(only(answer.timeline, 'note')).toMatchObject([{ ...body, name: 'Sam Taylor' }])
    const own = await server.app.inject({
      url: `/api/v1/order/${orderId}`,
      headers: { 'x-order-token': orderToken },
    })
    expect(own.statusCode).toBe(200)
    expect(own.body).not.toContain('Rang')
  })

  test('cannot be changed, also not in the database', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    await call('POST', `/${orderId}/notes`, { body: { text: 'As it was.' } })
    await expect(
      server.context.pool.query(`UPDATE order_note SET text = 'Otherwise' WHERE order_id = $1`, [
        orderId,
      ]),
    ).rejects.toThrow('append-only')
  })

  test('a message is emailed to the customer, once, and answered to the marketplace', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    const body = { text: 'Your courier is looking for the door.' }
    await call('POST', `/${orderId}/messages`, { body })
    const [mail, ...others] = await deliver(server.context, 'send-order-note', sendOrderNote)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: 'sam@example.com',
      headers: { 'Reply-To': server.context.marketplace.contactEmail },
    })
    expect(mail?.text).toContain(body.text)
    expect(only((await record(orderId)).timeline, 'message')).toMatchObject([body])
  })

  test('nobody is emailed whose data was erased', async () => {
    const orderId = await placeFor({ name: '', email: '', phone: '' })
    const answer = await call('POST', `/${orderId}/messages`, { body: { text: 'Hello' } })
    expect(answer).toMatchObject({ status: 409, body: { message: 'NO_EMAIL_ADDRESS' } })
  })
})

describe('an email about an order', () => {
  test('is in the timeline once it is sent, and is sent again when somebody asks', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    const body = { act: 'accept', note: 'They rang.' }
    await deliver(server.context, 'send-order-email', sendOrderEmail)
    await call('POST', `/${orderId}/acts`, { body })
    expect(await deliver(server.context, 'send-order-email', sendOrderEmail)).toHaveLength(1)
    const [email, ...others] = only((await record(orderId)).timeline, 'email')
    expect(others).toEqual([])
    expect(email).toMatchObject({ message: 'accepted', recipient: 'customer' })
    await call('POST', `/${orderId}/emails/${email?.id}/resend`)
    const [again] = await deliver(server.context, 'send-order-email', sendOrderEmail)
    expect(again?.to).toBe('sam@example.com')
    expect(only((await record(orderId)).timeline, 'email')).toHaveLength(2)
    const { rows } = await server.context.pool.query<{ after: unknown; account_id: string }>(
      `SELECT account_id, after FROM audit_event WHERE act = 'resendEmail'
        AND subject = (SELECT number FROM orders WHERE id = $1)`,
      [orderId],
    )
    expect(rows).toEqual([
      { account_id: operator.accountId, after: { emailSentAgain: 'accepted' } },
    ])
  })

  test('of another order is not found', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    expect(await call('POST', `/${orderId}/emails/1/resend`)).toMatchObject({
      status: 404,
      body: { message: 'NOT_FOUND' },
    })
  })
})

test('who reads an order is recorded, once for a page that stays open', async () => {
  const { orderId } = await placeTestOrder(server.context, { storeId })
  for (const as of [operator, operator, colleague]) await call('GET', `/${orderId}/record`, { as })
  await call('GET', `/${orderId}`, { as: colleague })
  expect((await record(orderId)).accesses).toMatchObject([
    { place: 'order', at: FRIDAY_EVENING.toISOString() },
    { place: 'order' },
  ])
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 11 * 60_000))
  expect((await record(orderId)).accesses).toHaveLength(3)
})

test('nothing is found or done on an order that does not exist', async () => {
  const note = { text: 'Hello' }
  const calls = [
    call('GET', `/${randomUUID()}/record`),
    call('GET', `/${randomUUID()}`),
    call('POST', `/${randomUUID()}/acts`, { body: { act: 'accept', note: 'Yes.' } }),
    call('POST', `/${randomUUID()}/notes`, { body: note }),
    call('POST', `/${randomUUID()}/messages`, { body: note }),
    call('POST', `/${randomUUID()}/emails/1/resend`),
  ]
  for (const answer of await Promise.all(calls))
    expect(answer).toMatchObject({ status: 404, body: { message: 'NONEXISTING_ORDER' } })
})
