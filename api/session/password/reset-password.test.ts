import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails, linkIn } from '#api/testing/test-mailbox.ts'
import { quickHash } from '#api/testing/quick-hash.ts'

let server: TestApp
let passwordHash: string
beforeAll(async () => {
  server = await createTestApp()
  passwordHash = await quickHash('chips & gravy')
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await deliverAccountEmails(server.context)
})
afterAll(() => server.close())

const HOUR_MS = 3_600_000
const laterBy = (ms: number) => server.setNow(new Date(FRIDAY_EVENING.getTime() + ms))

async function newCustomer(columns: object = {}): Promise<string> {
  const email = `sam.${randomUUID()}@example.com`
  const done = { confirmed_at: FRIDAY_EVENING, completed_at: FRIDAY_EVENING }
  await server.context.db
    .insertInto('account')
    .values({ type: 'customer', email, password_hash: passwordHash, ...done, ...columns })
    .execute()
  return email
}

async function post(path: string, body: object | null, token = '') {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    ...(body && { body }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return { code: answer.statusCode, ...answer.json<{ message: unknown; tokens?: object }>() }
}

const request = (email: string) => post('/auth/reset-password/request', { email })
const reset = (token: string, email: string, password = 'mushy peas') =>
  post('/auth/reset-password', { token, email, password })
const logIn = (username: string, password: string) => post('/auth/login', { username, password })

async function tokenFor(email: string): Promise<string> {
  await request(email)
  const [mail] = await deliverAccountEmails(server.context)
  if (!mail) throw new Error('Nobody wrote')
  return linkIn(mail).secret.get('code') ?? ''
}

describe('asking for a link', () => {
  test('answers the same whether or not there is such an account', async () => {
    const email = await newCustomer()
    const sent = { code: 200, message: 'PASSWORD_RESET_SENT' }
    expect(await request(email)).toEqual(sent)
    expect(await request(`nobody.${randomUUID()}@example.com`)).toEqual(sent)
    expect((await deliverAccountEmails(server.context)).map(({ to }) => to)).toEqual([email])
  })

  test('sends nothing to an account that is suspended or not complete', async () => {
    await request(await newCustomer({ suspended_at: FRIDAY_EVENING }))
    await request(await newCustomer({ completed_at: null, password_hash: null }))
    expect(await deliverAccountEmails(server.context)).toEqual([])
  })
})

test('staff get their link even if a stranger has registered a customer’s account with their address', async () => {
  const email = await newCustomer({ type: 'partner' })
  await post('/auth/register', { email })
  await deliverAccountEmails(server.context)
  expect((await reset(await tokenFor(email), email)).code).toBe(200)
  expect((await deliverAccountEmails(server.context)).map(({ to }) => to)).toEqual([email])
  const kitchen = { username: email, password: 'mushy peas' }
  expect((await post('/partner/auth/login', kitchen)).code).toBe(200)
})

describe('an address with a customer’s and a partner’s account', () => {
  test.each([
    [undefined, '/password-reset'],
    ['customer', '/password-reset'],
    ['partner', '/store-app/password-reset'],
  ])('gets a link for %s, to %s', async (profileType, path) => {
    const email = await newCustomer()
    await newCustomer({ type: 'partner', email })
    await post('/auth/reset-password/request', { email, ...(profileType && { profileType }) })
    const [mail] = await deliverAccountEmails(server.context)
    if (!mail) throw new Error('Nobody wrote')
    const { path: leadsTo, secret } = linkIn(mail)
    expect(leadsTo).toBe(path)
    expect((await reset(secret.get('code') ?? '', email)).code).toBe(200)
    const kitchen = { username: email, password: 'mushy peas' }
    const isPartners = profileType === 'partner'
    expect((await post('/partner/auth/login', kitchen)).code).toBe(isPartners ? 200 : 401)
    await deliverAccountEmails(server.context)
  })

  test('answers the same, and sends nothing, where there is none of that kind', async () => {
    const email = await newCustomer()
    const body = { email, profileType: 'operator' }
    expect(await post('/auth/reset-password/request', body)).toEqual({
      code: 200,
      message: 'PASSWORD_RESET_SENT',
    })
    expect(await deliverAccountEmails(server.context)).toEqual([])
  })

  test('staff who ask where customers do are led to their own page', async () => {
    const email = await newCustomer({ type: 'operator', operator_role: 'support' })
    await request(email)
    const [mail] = await deliverAccountEmails(server.context)
    expect(mail && linkIn(mail).path).toBe('/operator/password-reset')
  })
})

describe('setting the new password', () => {
  test('signs in from then on instead of the old one, ends every session and is confirmed by email', async () => {
    const email = await newCustomer()
    const before = await logIn(email, 'chips & gravy')
    expect(await reset(await tokenFor(email), email)).toEqual({
      code: 200,
      message: 'PASSWORD_RESET_SUCCEEDED',
    })
    expect((await logIn(email, 'mushy peas')).code).toBe(200)
    expect((await logIn(email, 'chips & gravy')).code).toBe(401)
    const { refreshToken } = before.tokens as { refreshToken: string }
    expect((await post('/auth/refresh', null, refreshToken)).code).toBe(401)
    const [notice] = await deliverAccountEmails(server.context)
    expect(notice?.subject).toContain('was changed')
  })

  test('can be the first one of a customer who signs in by a provider', async () => {
    const email = await newCustomer({ password_hash: null })
    expect((await reset(await tokenFor(email), email)).message).toBe('PASSWORD_RESET_SUCCEEDED')
    expect(await logIn(email, 'mushy peas')).toMatchObject({
      code: 200,
      user: { email, hasPassword: true },
    })
    await deliverAccountEmails(server.context)
  })

  test('works once, also when sent five times at once', async () => {
    const email = await newCustomer()
    const token = await tokenFor(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(token, email)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 410, 410, 410, 410])
  })

  test('a second link stops working once the first was used', async () => {
    const email = await newCustomer()
    const first = await tokenFor(email)
    const second = await tokenFor(email)
    await reset(first, email)
    expect(await reset(second, email)).toMatchObject({ message: 'PASSWORD_RESET_EXPIRED' })
  })

  test('works for an hour', async () => {
    const email = await newCustomer()
    const token = await tokenFor(email)
    laterBy(HOUR_MS)
    expect(await reset(token, email)).toMatchObject({
      code: 410,
      message: 'PASSWORD_RESET_EXPIRED',
    })
    laterBy(HOUR_MS - 1000)
    expect((await reset(token, email)).code).toBe(200)
  })

  test('needs a valid token and the address it was sent to', async () => {
    const email = await newCustomer()
    const token = await tokenFor(email)
    const refused = { code: 400, message: 'PASSWORD_RESET_FAILED' }
    for (const wrong of ['a'.repeat(64), '123456'])
      expect(await reset(wrong, email)).toMatchObject(refused)
    expect(await reset(token, await newCustomer())).toMatchObject(refused)
  })

  test('refuses a password that is too short or too common, and the link still works', async () => {
    const email = await newCustomer()
    const token = await tokenFor(email)
    expect(await reset(token, email, ' abc ')).toMatchObject({
      message: [{ field: 'password', code: 'password_too_short' }],
    })
    expect(await reset(token, email, 'qwerty')).toMatchObject({
      message: [{ field: 'password', code: 'password_too_common' }],
    })
    expect((await reset(token, email)).code).toBe(200)
  })
})
