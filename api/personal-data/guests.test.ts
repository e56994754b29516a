import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GuestData } from '#contract/operator/guests.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
let storeId: string
let operator: TestAccount
let guest: Guest
beforeAll(async () => {
  server = await createTestApp()
  storeId = (await openTestStore(server.context)).storeId
  operator = await openTestAccount(server.context, 'operator', { operatorRole: 'support' })
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  guest = await openGuest()
})
afterAll(() => server.close())

interface Guest {
  email: string
  orderId: string
  /** Occurs in every text about them. */
  marker: string
}

const query = (text: string, values: unknown[]) => server.context.pool.query(text, values)

/** Somebody with two finished orders, an email address in two spellings, and something in every table about guests. */
async function openGuest(): Promise<Guest> {
  const marker = `zq${randomBytes(6).toString('hex')}`
  const email = `${marker}@example.com`
  const [orderId, earlier] = [
    await placeFor(email, marker),
    await placeFor(`${marker}@EXAMPLE.com`, marker),
  ]
  await query(`UPDATE orders SET status = 'declined' WHERE id = ANY ($1)`, [[orderId, earlier]])
  const at = FRIDAY_EVENING
  await query(`INSERT INTO order_note (order_id, kind, text, at) VALUES ($1, 'note', $2, $3)`, [
    earlier,
    `note ${marker}`,
    at,
  ])
  await query(
    `WITH report AS (
       INSERT INTO problem_report (id, order_id, store_id, status, kind, remedy, text, requested_pence,
         reported_at, answer_by, changed_at)
       VALUES (gen_random_uuid(), $1, $2, 'declined', 'late', 'money', $3, 100, $4, $4, $4) RETURNING id)
     INSERT INTO photo (id, width, height, widths, placeholder, bytes, created_at, purpose, subject_id, position,
       claimed_at)
     SELECT $5, 640, 480, '{640}', $3, 1000, $4, 'problem', id, 1, $4 FROM report`,
    [orderId, storeId, `problem ${marker}`, at, randomBytes(16).toString('base64url')],
  )
  await query(
    `INSERT INTO push_subscription (order_id, endpoint, public_key, auth_secret, created_at)
     VALUES ($1, $2, $3, $3, $4)`,
    [orderId, `https://push.example/${marker}`, marker, at],
  )
  await query(
    `INSERT INTO review (store_id, order_id, author, stars, food, service, text)
     VALUES ($1, $2, $3, 5, 5, 5, 'Lovely.')`,
    [storeId, orderId, `author ${marker}`],
  )
  await query(`INSERT INTO enquiry (kind, fields, created_at) VALUES ('contact', $1, $2)`, [
    { email: email.toUpperCase(), name: 'Robin', message: `hello ${marker}` },
    at,
  ])
  await query('INSERT INTO delivery_notice (email, post_code, requested_at) VALUES ($1, $2, $3)', [
    email,
    'S1 1AA',
    at,
  ])
  return { email, orderId, marker }
}

/** An order whose frozen parts are about the guest, and the basket it came from. */
async function placeFor(email: string, marker: string): Promise<string> {
  const { orderId } = await placeTestOrder(server.context, { storeId })
  const contact = { name: `Robin ${marker}`, email, phone: '07700 900123' }
  const client = await server.owner.pool.connect()
  // As the frozen order would have been made.
  await client.query(`BEGIN; SET LOCAL session_replication_role = replica`)
  await client.query('UPDATE orders SET snapshot = snapshot || $2::jsonb WHERE id = $1', [
    orderId,
    { contact, addressLine: `flat ${marker}` },
  ])
  await client.query('COMMIT')
  client.release()
  await query(
    `INSERT INTO cart (token, store_id, service, contact) VALUES ($1, $2, 'delivery', $3)`,
    [randomBytes(24).toString('base64url'), storeId, contact],
  )
  return orderId
}

/** The tables that have something of a guest. */
async function tablesWith({ marker }: Guest): Promise<string[]> {
  const { rows } = await query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    [],
  )
  const found: string[] = []
  for (const { name } of rows as { name: string }[]) {
    const { rowCount } = await query(
      `SELECT FROM "${name}" AS each WHERE each::text ILIKE $1 LIMIT 1`,
      [`%${marker}%`],
    )
    if (rowCount !== 0) found.push(name)
  }
  return found
}

async function call(method: 'GET' | 'POST', path: string, body?: object, by = operator) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/operator/orders/${path}`,
    headers: by.headers,
    ...(body && { body }),
  })
  return { status: answer.statusCode, text: answer.body }
}

const erase = (orderId: string, email: string, by = operator) =>
  call('POST', `${orderId}/guest-erasure`, { email }, by)

const PLACES = ['cart', 'delivery_notice', 'enquiry', 'order_note', 'orders', 'photo']
const EVERYWHERE = [...PLACES, 'problem_report', 'push_subscription', 'review']

describe('a guest who asks for their data', () => {
  test('gets all of it, from whichever order, and that it was read is recorded', async () => {
    const { status, text } = await call('GET', `${guest.orderId}/guest-data`)
    expect(status).toBe(200)
    const data = JSON.parse(text) as GuestData
    expect(data).toMatchObject({
      email: guest.email,
      orders: [{}, {}],
      problems: [{ texts: [`problem ${guest.marker}`] }],
      orderNotes: [{ text: `note ${guest.marker}` }],
      reviews: [{ author: `author ${guest.marker}` }],
      pushSubscriptions: [{ endpoint: `https://push.example/${guest.marker}` }],
      enquiries: [{ fields: { message: `hello ${guest.marker}` } }],
      deliveryNotices: [{ postCode: 'S1 1AA' }],
    })
    expect(data.photos).toHaveLength(1)
    const { rows } = await query(
      'SELECT place FROM data_access WHERE order_id = $1 AND operator_id = $2',
      [guest.orderId, operator.accountId],
    )
    expect(rows).toEqual([{ place: 'export' }])
  })

  test('gets nothing of an account with the same address, nor of others', async () => {
    const customer = await openTestAccount(server.context, 'customer', {
      email: `a.${guest.email}`,
    })
    await placeTestOrder(server.context, { storeId, accountId: customer.accountId })
    await query('UPDATE account SET email = $2 WHERE id = $1', [customer.accountId, guest.email])
    const { text } = await call('GET', `${guest.orderId}/guest-data`)
    expect((JSON.parse(text) as GuestData).orders).toHaveLength(2)
  })
})

describe('a guest who asks to be erased', () => {
  test('is in no table any more, and what was ordered and paid stays', async () => {
    const stranger = await openGuest()
    expect(await tablesWith(guest)).toEqual(EVERYWHERE)
    expect((await erase(guest.orderId, guest.email.toUpperCase())).status).toBe(204)
    expect(await tablesWith(guest)).toEqual([])
    expect(await tablesWith(stranger)).toEqual(EVERYWHERE)
    const { rows } = await query(
      `SELECT total_pence, (SELECT stars FROM review WHERE order_id = orders.id) AS stars,
         (SELECT place FROM data_access WHERE order_id = orders.id AND place = 'erasure') AS recorded
       FROM orders WHERE id = $1`,
      [guest.orderId],
    )
    expect(rows).toEqual([{ total_pence: 2340, stars: 5, recorded: 'erasure' }])
  })

  test('is erased once, however often it is pressed', async () => {
    const both = await Promise.all([
      erase(guest.orderId, guest.email),
      erase(guest.orderId, guest.email),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(both.find(({ status }) => status === 409)?.text).toContain('ORDER_WITHOUT_GUEST')
  })

  test('needs their address typed again, and no order in progress', async () => {
    expect((await erase(guest.orderId, 'robin@example.com')).text).toContain('EMAIL_DIFFERS')
    await placeFor(guest.email, guest.marker)
    expect((await erase(guest.orderId, guest.email)).text).toContain('USER_SUSPENSION_HAS_ORDER')
    expect(await tablesWith(guest)).toEqual(EVERYWHERE)
  })

  test('is no guest where an account ordered', async () => {
    const customer = await openTestAccount(server.context, 'customer')
    const { orderId } = await placeTestOrder(server.context, {
      storeId,
      accountId: customer.accountId,
    })
    for (const answer of [
      await call('GET', `${orderId}/guest-data`),
      await erase(orderId, customer.email),
    ])
      expect(answer).toMatchObject({
        status: 409,
        text: expect.stringContaining('ORDER_WITHOUT_GUEST'),
      })
  })

  test('is erased by those who look after people alone', async () => {
    const writer = await openTestAccount(server.context, 'operator', { operatorRole: 'content' })
    expect((await erase(guest.orderId, guest.email, writer)).status).toBe(403)
    expect((await call('GET', `${guest.orderId}/guest-data`, undefined, writer)).status).toBe(403)
  })
})
