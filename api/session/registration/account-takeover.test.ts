import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tokens } from '#contract/session.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails, linkIn } from '#api/testing/test-mailbox.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { quickHash } from '#api/testing/quick-hash.ts'

const password = 'chips & gravy'

let server: TestApp
let passwordHash: string
beforeAll(async () => {
  server = await createTestApp()
  passwordHash = await quickHash(password)
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await deliverAccountEmails(server.context)
})
afterAll(() => server.close())

interface Answer {
  code: number
  message?: unknown
  cartToken?: string
  tokens?: Tokens
}

async function send(method: 'GET' | 'POST', path: string, body?: object | string, token = '') {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { payload: body }),
  })
  const json = answer.body === '' ? {} : answer.json<Omit<Answer, 'code'>>()
  const result: Answer = { code: answer.statusCode, ...json }
  return result
}

let lastPhone = 900_000
const newEmail = () => `sam.${randomUUID()}@example.com`

async function codeIn(path: string, body: { email: string; cartToken?: string }) {
  await send('POST', path, body)
  const mail = (await deliverAccountEmails(server.context)).find(({ to }) => to === body.email)
  return (mail && linkIn(mail).secret.get('code')) ?? ''
}

const complete = (code: string, more: object = {}) =>
  send('POST', '/auth/register/complete', {
    code,
    firstName: 'Sam',
    lastName: 'Taylor',
    phone: `07700 ${++lastPhone}`,
    password,
    ...more,
  })

describe('a code for one thing', () => {
  test('that confirms an address sets no password', async () => {
    const email = newEmail()
    const token = await codeIn('/auth/register', { email })
    const body = { token, email, password: 'mushy peas' }
    expect(await send('POST', '/auth/reset-password', body)).toMatchObject({
      code: 400,
      message: 'PASSWORD_RESET_FAILED',
    })
    expect((await complete(token)).code).toBe(200)
  })

  test('that sets a password completes no account', async () => {
    const { email } = await openTestAccount(server.context, 'customer', { passwordHash })
    const code = await codeIn('/auth/reset-password/request', { email })
    expect(await complete(code)).toMatchObject({ code: 400, message: 'WRONG_CONFIRM_CODE' })
  })
})

test('of several links of one account, used at the same instant, one completes it', async () => {
  const email = newEmail()
  const codes = [
    await codeIn('/auth/register', { email }),
    await codeIn('/auth/register/confirm/resend', { email }),
    await codeIn('/auth/register/confirm/resend', { email }),
    await codeIn('/auth/register/confirm/resend', { email }),
  ]
  const answers = await Promise.all(codes.map((code) => complete(code)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409, 409])
})

describe('the basket of a registration', () => {
  const newCart = async (token = '') => {
    const { storeId } = await openTestStore(server.context)
    return (await send('POST', '/cart', { storeId }, token)).cartToken ?? ''
  }

  test.each(['a basket', 'a basket that friends fill'])(
    'that a stranger starts with %s is not given to the person who confirms it',
    async (kind) => {
      const email = newEmail()
      const cartToken = await newCart()
      if (kind !== 'a basket') await send('POST', `/cart/${cartToken}/share`, { ownerName: 'Mal' })
      const code = await codeIn('/auth/register', { email, cartToken })
      expect(await send('POST', '/auth/register/confirm', { code })).toEqual({ code: 200, email })
      const { tokens } = await complete(code)
      expect((await send('GET', '/cart', undefined, tokens?.accessToken)).code).toBe(404)
      // It still belongs to the guest who filled it.
      expect((await send('GET', `/cart/${cartToken}`)).code).toBe(200)
    },
  )

  test('becomes the account’s if the browser that has it completes the account', async () => {
    const email = newEmail()
    const cartToken = await newCart()
    const code = await codeIn('/auth/register', { email, cartToken })
    const { code: status, tokens } = await complete(code, { cartToken })
    expect(status).toBe(200)
    expect((await send('GET', `/cart/${cartToken}`)).code).toBe(404)
    expect(await send('GET', '/cart', undefined, tokens?.accessToken)).toMatchObject({ cartToken })
  })

  test("gives no access to somebody else's basket", async () => {
    const owner = await openTestAccount(server.context, 'customer', { passwordHash })
    const { tokens } = await send('POST', '/auth/login', { username: owner.email, password })
    const cartToken = await newCart(tokens?.accessToken)
    const email = newEmail()
    const code = await codeIn('/auth/register', { email, cartToken })
    const thief = await complete(code, { cartToken })
    expect(
      (await send('GET', `/cart/${cartToken}`, undefined, thief.tokens?.accessToken)).code,
    ).toBe(404)
    expect((await send('GET', `/cart/${cartToken}`, undefined, tokens?.accessToken)).code).toBe(200)
  })
})

describe('an address that looks like another', () => {
  test.each([
    'mi\u212ae@example.com',
    's\u0430m@example.com',
    'sam@ex\u0430mple.com',
    'sam@example.com.',
    'sam@example.com\r\nBcc: alex@example.com',
    'sam@example.com,alex@example.com',
    '"sam,alex"@example.com',
    'Sam <sam@example.com>',
    'sam@example.com\u0000',
    'sam\u202e@example.com',
    'sam@[192.0.2.1]',
    `${'a'.repeat(255)}@example.com`,
  ])('%j is refused wherever one is taken', async (email) => {
    for (const path of ['register', 'register/confirm/resend', 'reset-password/request'])
      expect((await send('POST', `/auth/${path}`, { email })).code).toBe(400)
    expect((await send('POST', '/auth/login', { username: email, password })).code).toBe(400)
    expect(await deliverAccountEmails(server.context)).toEqual([])
  })

  test('with a plus is another account, in another case the same', async () => {
    const { email } = await openTestAccount(server.context, 'customer', { passwordHash })
    const [name, domain] = email.split('@')
    expect(await send('POST', '/auth/register', { email: email.toUpperCase() })).toMatchObject({
      message: 'EXISTING_USER',
    })
    const plus = { email: `${name}+x@${domain}` }
    expect(await send('POST', '/auth/register', plus)).toMatchObject({
      message: 'CONFIRMATION_SENT',
    })
  })
})

test.each([
  ['more than is read', `{"email":"${'a'.repeat(300_000)}"}`, 413],
  ['a prototype', '{"email":"sam@example.com","__proto__":{"isCompleted":true}}', 400],
  [
    'a prototype’s prototype',
    '{"email":"sam@example.com","constructor":{"prototype":{"x":1}}}',
    400,
  ],
  ['no object', '[]', 400],
  ['half an object', '{"email":', 400],
  ['lists for texts', '{"email":["sam@example.com"]}', 400],
])('a body with %s creates no account', async (_what, body, code) => {
  expect((await send('POST', '/auth/register', body)).code).toBe(code)
  expect(await deliverAccountEmails(server.context)).toEqual([])
})

describe('suspending in the midst of it', () => {
  test('leaves no token of many refreshes at once valid', async () => {
    const { context } = server
    const { email, accountId } = await openTestAccount(context, 'customer', { passwordHash })
    const operator = await openTestAccount(context, 'operator')
    const { tokens } = await send('POST', '/auth/login', { username: email, password })
    const refresh = (token = '') => send('POST', '/auth/refresh', undefined, token)
    const [, ...refreshed] = await Promise.all([
      server.app.inject({
        method: 'POST',
        url: `/api/v1/operator/users/${accountId}/suspend`,
        headers: operator.headers,
        body: { reason: 'Cheated' },
      }),
      ...Array.from({ length: 20 }, () => refresh(tokens?.refreshToken)),
      send('POST', '/auth/login', { username: email, password }),
    ])
    expect(refreshed.every(({ code }) => code === 200 || code === 403)).toBe(true)
    for (const { tokens: given } of refreshed) {
      if (!given) continue
      expect(await refresh(given.refreshToken)).toMatchObject({ message: 'SUSPENDED_USER' })
      await expect
        .poll(() => send('GET', '/auth/user', undefined, given.accessToken))
        .toMatchObject({ code: 403, message: 'SUSPENDED_USER' })
    }
  })
})
