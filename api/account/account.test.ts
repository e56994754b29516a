import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProfileType, Tokens } from '#contract/session.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails } from '#api/testing/test-mailbox.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'

const password = 'chips & gravy'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

let server: TestApp
let passwordHash: string
beforeAll(async () => {
  server = await createTestApp()
  passwordHash = await quickHash(password)
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function call(method: Method, path: string, token: string, body?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'user-agent': firefox },
    ...(body && { body }),
  })
  const json = answer.body === '' ? {} : answer.json<Record<string, unknown>>()
  return { code: answer.statusCode, ...json } as { code: number; [field: string]: unknown }
}

async function signIn(type: ProfileType = 'customer') {
  const { email, accountId } = await openTestAccount(server.context, type, { passwordHash })
  return { email, accountId, ...(await signInAgain(email, type)) }
}

async function signInAgain(email: string, type: ProfileType = 'customer') {
  const path = type === 'customer' ? '/auth/login' : `/${type}/auth/login`
  const answer = await call('POST', path, '', { username: email, password })
  // The server's own answer.
  const { accessToken, refreshToken } = answer.tokens as Tokens
  return { accessToken, refreshToken }
}

/** The session that an access token belongs to. */
const sessionOf = (token: string) => String(decodeJwt(token).sid)

const isIn = async (token: string) => (await call('GET', '/auth/user', token)).code === 200

describe('name and telephone number', () => {
  test('are changed', async () => {
    const { accessToken } = await signIn()
    const given = { firstName: 'Samira', lastName: 'Hart', phone: '07700 900777' }
    expect(await call('PUT', '/user', accessToken, given)).toMatchObject({ code: 200, ...given })
    expect(await call('GET', '/auth/user', accessToken)).toMatchObject(given)
  })

  test('the number of another customer is refused, in whatever spelling', async () => {
    const [one, other] = [await signIn(), await signIn()]
    const named = { firstName: 'Sam', lastName: 'Taylor' }
    await call('PUT', '/user', one.accessToken, { ...named, phone: '07700 900778' })
    const body = { ...named, phone: '+44 7700 900778' }
    expect(await call('PUT', '/user', other.accessToken, body)).toMatchObject({
      code: 409,
      message: 'PHONE_NUMBER_USED',
    })
    expect((await call('PUT', '/user', one.accessToken, body)).code).toBe(200)
  })
})

test('nobody finds out whose numbers we know by trying them', async () => {
  const [known, curious] = [await signIn(), await signIn()]
  const named = { firstName: 'Sam', lastName: 'Taylor' }
  const want = (token: string, phone: string) => call('PUT', '/user', token, { ...named, phone })
  await want(known.accessToken, '07700 900779')
  const tried = await Promise.all(
    Array.from({ length: 12 }, () => want(curious.accessToken, '07700 900779')),
  )
  const codes = tried.map(({ code }) => code).toSorted()
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429])
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 3_601_000))
  const again = await signInAgain(curious.email)
  for (let count = 0; count < 12; count++)
    expect((await want(again.accessToken, '07700 900780')).code).toBe(200)
})

describe('another password', () => {
  const change = (token: string, currentPassword: string, next: string) =>
    call('PUT', '/user/change-password', token, { currentPassword, password: next })

  test('ends every other session at once, keeps this one, and is told by email', async () => {
    const here = await signIn()
    const there = await signInAgain(here.email)
    await deliverAccountEmails(server.context)
    expect((await change(here.accessToken, password, 'mushy peas')).code).toBe(204)
    expect((await call('POST', '/auth/refresh', here.refreshToken)).code).toBe(200)
    expect((await call('POST', '/auth/refresh', there.refreshToken)).code).toBe(401)
    await expect.poll(() => isIn(there.accessToken)).toBe(false)
    expect(await isIn(here.accessToken)).toBe(true)
    const [notice] = await deliverAccountEmails(server.context)
    expect(notice).toMatchObject({ to: here.email })
  })

  test('needs the current one, and must differ from it', async () => {
    const { accessToken } = await signIn()
    expect(await change(accessToken, 'a guess', 'mushy peas')).toMatchObject({
      code: 400,
      message: 'INCORRECT_PASSWORD',
    })
    expect(await change(accessToken, password, password)).toMatchObject({
      message: [{ field: 'password', code: 'new_password_must_differ' }],
    })
  })

  test('is not set this way by whoever has none, having signed in by a provider', async () => {
    const { headers } = await openTestAccount(server.context, 'customer')
    const token = headers.authorization.replace('Bearer ', '')
    expect(await change(token, 'a guess', 'mushy peas')).toMatchObject({
      code: 400,
      message: 'INCORRECT_PASSWORD',
    })
  })

  test('is not found out by guessing the current one', async () => {
    const { accessToken } = await signIn()
    const guess = () => change(accessToken, 'a guess', 'mushy peas')
    for (let tried = 0; tried < 5; tried += 1) expect((await guess()).code).toBe(400)
    expect((await guess()).code).toBe(429)
  })
})

describe('where an account is signed in', () => {
  test('is shown, this session first, in words', async () => {
    const here = await signIn()
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 60_000))
    await signInAgain(here.email)
    const { items } = (await call('GET', '/auth/sessions', here.accessToken)) as {
      items?: { isCurrent: boolean; device: string }[]
    }
    expect(items?.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(items?.[0]?.device).toBe('Firefox on Windows')
  })

  test('is ended everywhere else', async () => {
    const here = await signIn()
    const there = await signInAgain(here.email)
    expect((await call('DELETE', '/auth/sessions', here.accessToken)).code).toBe(204)
    await expect.poll(() => isIn(there.accessToken)).toBe(false)
    expect(await isIn(here.accessToken)).toBe(true)
  })

  test('is ended in one place, and goes on in the others', async () => {
    const here = await signIn()
    const [there, elsewhere] = [await signInAgain(here.email), await signInAgain(here.email)]
    const sessionId = sessionOf(there.accessToken)
    const end = (token: string) => call('DELETE', `/auth/sessions/${sessionId}`, token)
    expect((await end((await signIn()).accessToken)).code).toBe(204)
    expect((await call('POST', '/auth/refresh', there.refreshToken)).code).toBe(200)
    expect((await end(here.accessToken)).code).toBe(204)
    await expect.poll(() => isIn(there.accessToken)).toBe(false)
    expect(await isIn(elsewhere.accessToken)).toBe(true)
    // A second press.
    expect((await end(here.accessToken)).code).toBe(204)
  })

  test('logging out ends this one at once', async () => {
    const { accessToken, refreshToken } = await signIn()
    await call('POST', '/auth/logout', refreshToken)
    await expect.poll(() => isIn(accessToken)).toBe(false)
  })
})

describe('suspending', () => {
  const suspend = (operator: { accessToken: string }, accountId: string) =>
    call('POST', `/operator/users/${accountId}/suspend`, operator.accessToken, {
      reason: 'Cheated',
    })
  const restore = (operator: { accessToken: string }, accountId: string) =>
    call('POST', `/operator/users/${accountId}/restore`, operator.accessToken, {
      reason: 'A mistake',
    })

  test('keeps somebody out at once, and restoring lets them in again', async () => {
    const [operator, user] = [await signIn('operator'), await signIn()]
    expect((await suspend(operator, user.accountId)).code).toBe(204)
    await expect
      .poll(() => call('GET', '/auth/user', user.accessToken))
      .toMatchObject({ code: 403, message: 'SUSPENDED_USER' })
    expect(await call('POST', '/auth/refresh', user.refreshToken)).toMatchObject({
      code: 403,
      message: 'SUSPENDED_USER',
    })
    const logIn = () => call('POST', '/auth/login', '', { username: user.email, password })
    expect(await logIn()).toMatchObject({ code: 403, message: 'SUSPENDED_USER' })
    expect((await restore(operator, user.accountId)).code).toBe(204)
    expect((await logIn()).code).toBe(200)
  })

  test('waits until an order that is under way has come to its end', async () => {
    const operator = await signIn('operator')
    const user = await signIn()
    const store = await openTestStore(server.context)
    const { orderId } = await placeTestOrder(server.context, {
      storeId: store.storeId,
      accountId: user.accountId,
    })
    expect(await suspend(operator, user.accountId)).toMatchObject({
      code: 409,
      message: 'USER_SUSPENSION_HAS_ORDER',
    })
    const { db } = server.context
    await db.updateTable('orders').set({ status: 'completed' }).where('id', '=', orderId).execute()
    expect((await suspend(operator, user.accountId)).code).toBe(204)
  })

  test('is for operators, and not of operators', async () => {
    const [operator, user] = [await signIn('operator'), await signIn()]
    expect(await suspend(user, operator.accountId)).toMatchObject({
      code: 403,
      message: 'Forbidden resource',
    })
    expect(await suspend(operator, operator.accountId)).toMatchObject({
      code: 403,
      message: 'FORBIDDEN_ACCESS',
    })
    expect(await suspend(operator, randomUUID())).toMatchObject({
      code: 404,
      message: 'NONEXISTING_USER',
    })
  })
})
