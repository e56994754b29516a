import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tokens } from '#contract/session.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { TestStream } from '#api/live/testing/stream.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import { TestSocialBrowser } from '#api/session/social/testing/social-browser.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails } from '#api/testing/test-mailbox.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { type RunningSandbox, startSandbox } from '#sandbox/main.ts'
import { deleteErasedIds } from './delete-account.ts'

const password = 'chips & gravy'

let sandbox: RunningSandbox
let server: TestApp
let store: TestStore
let passwordHash: string
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  server = await createTestApp({ env: { SANDBOX_URL: sandbox.url } })
  store = await openTestStore(server.context)
  passwordHash = await quickHash(password)
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterAll(async () => {
  server.app.server.closeAllConnections()
  await server.close()
  await sandbox.stop()
})

const open = () => openTestAccount(server.context, 'customer', { passwordHash })

async function remove({ headers }: Pick<TestAccount, 'headers'>, proof: object = { password }) {
  const answer = await server.app.inject({
    method: 'DELETE',
    url: '/api/v1/user/delete-account',
    headers,
    payload: proof,
  })
  const { message } = answer.body === '' ? {} : answer.json<{ message?: unknown }>()
  return message ?? answer.statusCode
}

async function logIn(email: string): Promise<Tokens> {
  const url = '/api/v1/auth/login'
  const body = { username: email, password }
  const answer = await server.app.inject({ method: 'POST', url, body })
  return answer.json<{ tokens: Tokens }>().tokens
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function isThere({ accountId }: Pick<TestAccount, 'accountId'>): Promise<boolean> {
  const { rows } = await server.context.pool.query('SELECT FROM account WHERE id = $1', [accountId])
  return rows.length === 1
}

describe('deleting an account', () => {
  test('needs its password', async () => {
    const customer = await open()
    expect(await remove(customer, { password: 'a guess' })).toBe('INCORRECT_PASSWORD')
    expect(await remove(customer, {})).toEqual([{ field: 'password', code: 'required_field' }])
    expect(await isThere(customer)).toBe(true)
    expect(await remove(customer)).toBe(204)
    expect(await isThere(customer)).toBe(false)
  })

  test('cannot be done by guessing the password', async () => {
    const customer = await open()
    for (let tried = 0; tried < 5; tried += 1)
      expect(await remove(customer, { password: 'a guess' })).toBe('INCORRECT_PASSWORD')
    expect(await remove(customer)).toBe('TOO_MANY_REQUESTS')
    expect(await isThere(customer)).toBe(true)
  })

  test('is proven by a provider that opens it, and by nobody else at that provider', async () => {
    const browser = new TestSocialBrowser(server.app)
    const { user, tokens } = await browser.signIn('google', 'priya')
    const proofOf = async (person: string) => {
      const page = await browser.goAndReturn('google', person, 'delete-account')
      expect(page.pathname).toBe('/customer/account/delete')
      return { provider: 'google', code: page.searchParams.get('code') }
    }
    const removeBy = (proof: object) => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      return remove({ headers: { ...bearer(tokens.accessToken), cookie } as never }, proof)
    }
    expect(await removeBy(await proofOf('gwen'))).toBe('IDENTITY_NOT_CONFIRMED')
    const proof = await proofOf('priya')
    // The code alone, without the browser that went there.
    expect(await remove({ headers: bearer(tokens.accessToken) }, proof)).toBe(
      'IDENTITY_NOT_CONFIRMED',
    )
    expect(await removeBy(proof)).toBe(204)
    expect(await isThere({ accountId: user.id })).toBe(false)
  })

  test('is for customers alone', async () => {
    const partner = await openTestAccount(server.context, 'partner', { passwordHash })
    expect(await remove(partner)).toBe('PROFILE_TYPE_NOT_ALLOWED')
    expect(await remove({ headers: { authorization: '' } })).toBe('UNAUTHORIZED')
  })

  test('allows a new one with the same address', async () => {
    const { email, ...customer } = await open()
    await remove({ ...customer })
    await deliverAccountEmails(server.context)
    const body = { email }
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/auth/register', body })
    expect(answer.statusCode).toBe(200)
    const [confirmation] = await deliverAccountEmails(server.context)
    expect(confirmation).toMatchObject({ to: email })
  })
})

describe('while an order is in progress', () => {
  const statuses: OrderStatus[] = ['pending', 'accepted', 'outfordelivery']
  test.each(statuses)('(%s) it is refused, and nothing changes', async (status) => {
    const customer = await open()
    const { accountId } = customer
    const { orderId } = await placeTestOrder(server.context, { storeId: store.storeId, accountId })
    const move = (to: OrderStatus) =>
      server.context.pool.query('UPDATE orders SET status = $2 WHERE id = $1', [orderId, to])
    await move(status)
    expect(await remove(customer)).toBe('USER_SUSPENSION_HAS_ORDER')
    expect(await isThere(customer)).toBe(true)
    await move('completed')
    expect(await remove(customer)).toBe(204)
  })

  test('that is still being paid it is refused', async () => {
    const customer = await open()
    const { accountId } = customer
    const { orderId } = await placeTestOrder(server.context, { storeId: store.storeId, accountId })
    await server.context.pool.query(
      `UPDATE orders SET status = 'awaitingpayment', payment_method = 'online' WHERE id = $1`,
      [orderId],
    )
    expect(await remove(customer)).toBe('USER_SUSPENSION_HAS_ORDER')
  })
})

test('sessions and live streams end at once', async () => {
  const customer = await open()
  const { accountId, email } = customer
  const tokens = await logIn(email)
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { orderId } = await placeTestOrder(server.context, { storeId: store.storeId, accountId })
  await server.context.pool.query(`UPDATE orders SET status = 'completed' WHERE id = $1`, [orderId])
  const streams = await Promise.all(
    [bearer(tokens.accessToken), customer.headers].map((headers) =>
      TestStream.open(url, `/order/${orderId}/events`, headers),
    ),
  )
  for (const stream of streams) await stream.take(1)
  expect(await remove(customer)).toBe(204)
  for (const stream of streams) expect(await stream.next()).toBeNull()
  const isIn = async (headers: Record<string, string>) => {
    const answer = await server.app.inject({ url: '/api/v1/auth/sessions', headers })
    return answer.json<{ message: string }>().message
  }
  await expect.poll(() => isIn(customer.headers)).toBe('UNAUTHORIZED')
  expect(await isIn(bearer(tokens.accessToken))).toBe('UNAUTHORIZED')
  const refresh = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/refresh',
    headers: bearer(tokens.refreshToken),
  })
  expect(refresh.statusCode).toBe(401)
})

describe('at the same instant', () => {
  const tokenOf = ({ headers }: TestAccount) => headers.authorization.replace('Bearer ', '')

  test('an order is placed or the account is deleted, never both', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const customer = await open()
      const buyer = new TestCustomer(server.app, tokenOf(customer))
      const cart = await readyCart(buyer, store)
      const [placed, deleted] = await Promise.all([askToPlace(buyer, cart), remove(customer)])
      const isPlaced = placed.status === 201
      expect(deleted).toBe(isPlaced ? 'USER_SUSPENSION_HAS_ORDER' : 204)
      expect([201, 401, 404]).toContain(placed.status)
      expect(await isThere(customer)).toBe(isPlaced)
      const { rows } = await server.context.pool.query<{ mine: boolean }>(
        'SELECT account_id = $2 AS mine FROM orders WHERE cart_token = $1',
        [cart.cartToken, customer.accountId],
      )
      expect(rows).toEqual(isPlaced ? [{ mine: true }] : [])
      outcomes.add(isPlaced ? 'placed' : 'deleted')
    }
    expect(outcomes.size).toBeGreaterThan(0)
  })

  test('it is deleted once, and one email says so', async () => {
    const customer = await open()
    await deliverAccountEmails(server.context)
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(customer)))
    expect(answers.filter((answer) => answer === 204)).toHaveLength(1)
    for (const answer of answers) expect([204, 'UNAUTHORIZED']).toContain(answer)
    expect(await deliverAccountEmails(server.context)).toMatchObject([{ to: customer.email }])
  })

  test('nothing new is stored for it, and nobody gets a server error', async () => {
    const customer = await open()
    const buyer = new TestCustomer(server.app, tokenOf(customer))
    const answers = await Promise.all([
      remove(customer),
      ...Array.from({ length: 6 }, () => buyer.ask('POST', '/cart', { storeId: store.storeId })),
      ...Array.from({ length: 6 }, () =>
        buyer.ask('POST', '/user/favourite-stores', { storeId: store.storeId }),
      ),
    ])
    expect(answers[0]).toBe(204)
    for (const answer of answers.slice(1))
      expect([200, 201, 401]).toContain((answer as { status: number }).status)
    for (const table of ['cart', 'favourite_store']) {
      const { rows } = await server.context.pool.query(
        `SELECT FROM ${table} WHERE account_id = $1`,
        [customer.accountId],
      )
      expect(rows, table).toEqual([])
    }
  })
})

test('a day later not even the id of the account is known', async () => {
  const customer = await open()
  await remove(customer)
  const { pool } = server.context
  const known = async () =>
    (await pool.query('SELECT FROM erased_account WHERE id = $1', [customer.accountId])).rows.length
  await deleteErasedIds(server.context, new AbortController().signal)
  expect(await known()).toBe(1)
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 86_400_001))
  await deleteErasedIds(server.context, new AbortController().signal)
  expect(await known()).toBe(0)
})
