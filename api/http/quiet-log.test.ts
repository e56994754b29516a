import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseError } from 'pg'
import { IN_E8, smallPizza, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { askToPlace } from '#api/orders/testing/ready-cart.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails, linkIn } from '#api/testing/test-mailbox.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { loggedError } from './logged-error.ts'

let server: TestApp
let store: TestStore
let guest: TestCustomer
const lines: string[] = []
beforeAll(async () => {
  server = await createTestApp({
    env: { LOG_LEVEL: 'debug' },
    logTo: { write: (line) => void lines.push(line) },
  })
  store = await openTestStore(server.context)
  guest = new TestCustomer(server.app)
})
afterAll(() => server.close())

const contact = {
  name: 'Wilhelmina Featherstonehaugh',
  email: 'wilhelmina@featherstone.example',
  phone: '07700 900123',
}
const address = {
  ...IN_E8,
  address: '17 Quillfeather Mews',
}
const details = {
  contact,
  addressLine: 'Attic flat',
  deliveryNote: 'Mind the peacock',
  allergyNote: 'Allergic to lupin',
  noBag: false,
}
const password = 'a-right-password'
const wrongPassword = 'a-wrong-password'

/** Everything about these people that must stay out of the log. */
const secrets = [
  ...Object.values(contact),
  'Wilhelmina',
  'Featherstonehaugh',
  '7700900123',
  '7700 900123',
  address.address,
  address.postCode,
  details.addressLine,
  details.deliveryNote,
  details.allergyNote,
  password,
  wrongPassword,
]

async function readyCart(): Promise<Cart> {
  const { cartToken } = await guest.cart('POST', '/cart', {
    storeId: store.storeId,
    newBasketItem: smallPizza(store, 2),
  })
  secrets.push(cartToken)
  await guest.cart('PATCH', `/cart/address/${cartToken}`, { address })
  return guest.cart('PUT', `/cart/${cartToken}/details`, details)
}

const send = (method: 'GET' | 'POST', path: string, more: object = {}) =>
  server.app.inject({ method, url: `/api/v1${path}`, ...more })

function expectQuiet(): void {
  const log = lines.join('').toLowerCase()
  for (const secret of secrets) expect(log).not.toContain(secret.toLowerCase())
  expect(log).not.toContain(encodeURIComponent(address.postCode).toLowerCase())
}

test('a purchase is logged without anything about its customer', async () => {
  await send('GET', `/store?postCode=${encodeURIComponent(address.postCode)}`)
  await send('GET', `/address/suggestions?search=${encodeURIComponent(address.address)}`)
  const { status, body } = await askToPlace(guest, await readyCart())
  expect(status).toBe(201)
  secrets.push(body.orderToken)
  const headers = { 'x-order-token': body.orderToken }
  expect((await send('GET', `/order/${body.id}`, { headers })).statusCode).toBe(200)
  expect(lines.length).toBeGreaterThan(5)
  expectQuiet()
})

test('signing in, rightly and wrongly, is logged without names and passwords', async () => {
  const { email } = await openTestAccount(server.context, 'customer', {
    passwordHash: await quickHash(password),
  })
  const signIn = (given: string) =>
    send('POST', '/auth/login', { body: { username: email, password: given } })
  expect((await signIn(wrongPassword)).statusCode).toBe(401)
  const right = await signIn(password)
  const { tokens } = right.json<{ tokens: { accessToken: string; refreshToken: string } }>()
  const headers = { authorization: `Bearer ${tokens.refreshToken}` }
  await send('POST', '/auth/refresh', { headers })
  secrets.push(email, tokens.accessToken, tokens.refreshToken)
  expectQuiet()
})

test('registering and setting a new password are logged without names and passwords', async () => {
  const { context } = server
  const email = 'wilhelmina.new@featherstone.example'
  const { cartToken } = await readyCart()
  await send('POST', '/auth/register', { body: { email, cartToken } })
  const codeIn = async (line: string) => {
    const [mail] = await deliverAccountEmails(context)
    const code = (mail && linkIn(mail).secret.get('code')) ?? ''
    secrets.push(line, code)
    return code
  }
  const code = await codeIn(email)
  await send('POST', '/auth/register/confirm', { body: { code } })
  const { name: firstName, phone } = contact
  const given = { code, firstName, lastName: 'Quillfeather', phone, password, cartToken }
  secrets.push(given.lastName)
  const complete = () => send('POST', '/auth/register/complete', { body: given })
  const { tokens } = (await complete()).json<{ tokens: { accessToken: string } }>()
  expect((await complete()).statusCode).toBe(409)
  await send('POST', '/auth/reset-password/request', { body: { email } })
  const token = await codeIn(tokens.accessToken)
  const reset = () =>
    send('POST', '/auth/reset-password', { body: { token, email, password: wrongPassword } })
  expect((await reset()).statusCode).toBe(200)
  expect((await reset()).statusCode).toBe(410)
  expectQuiet()
})

test('a refused request is logged without its body', async () => {
  const headers = { 'content-type': 'application/json' }
  await send('POST', '/order', { headers, payload: `{"email": "${contact.email}"` })
  await send('POST', '/auth/login', { body: { username: contact.email } })
  await send('GET', `/nowhere/${contact.email}?postCode=${address.postCode}`)
  await send('GET', `/order/Featherstonehaugh`, {
    headers: { authorization: `Bearer ${password}` },
  })
  expectQuiet()
})

test.each([
  [500, 'P0001'],
  [503, '57P03'],
])(
  'an error of the database that answers %i is logged without what it quotes',
  async (status, code) => {
    const { pool } = server.owner
    await pool.query(`CREATE OR REPLACE FUNCTION quote_all() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'invalid: %', NEW USING ERRCODE = '${code}', DETAIL = NEW; END $$`)
    await pool.query(
      'CREATE TRIGGER quote_all BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION quote_all()',
    )
    const answer = await askToPlace(guest, await readyCart())
    await pool.query('DROP TRIGGER quote_all ON orders')
    expect(answer.status).toBe(status)
    const failure = lines
      .map((line) => JSON.parse(line) as { err?: object })
      .findLast(({ err }) => err)
    expect(failure?.err).toMatchObject({ message: 'PostgreSQL refused', code })
    expectQuiet()
  },
)

test('an error that contains others is logged with each of them, and with its cause', () => {
  const refused = new DatabaseError('invalid input syntax: "17 Quillfeather Mews"', 1, 'error')
  refused.constraint = 'orders_cart_token_key'
  const logged = loggedError(
    new AggregateError([refused], 'Some failed', { cause: new Error('The disk is full') }),
  )
  expect(logged).toMatchObject({
    message: 'Some failed',
    causes: [
      { message: 'PostgreSQL refused', constraint: 'orders_cart_token_key' },
      { message: 'The disk is full' },
    ],
  })
  expect(JSON.stringify(logged)).not.toContain('Quillfeather')
})
