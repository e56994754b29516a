import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails, linkIn } from '#api/testing/test-mailbox.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await deliverAccountEmails(server.context)
})
afterAll(() => server.close())

const HOUR_MS = 3_600_000
const laterBy = (ms: number) => server.setNow(new Date(FRIDAY_EVENING.getTime() + ms))
const newEmail = () => `sam.${randomUUID()}@example.com`
let lastPhone = 900_000
const newPhone = () => `07700 ${++lastPhone}`

interface Answer {
  code: number
  message: unknown
  [field: string]: unknown
}

async function post(path: string, body: object): Promise<Answer> {
  const answer = await server.app.inject({ method: 'POST', url: `/api/v1${path}`, body })
  return { code: answer.statusCode, ...answer.json<{ message: unknown }>() }
}

const register = (email: string, more: object = {}) => post('/auth/register', { email, ...more })
const confirm = (code: string, more: object = {}) =>
  post('/auth/register/confirm', { code, ...more })
const complete = (code: string, more: object = {}) =>
  post('/auth/register/complete', {
    code,
    firstName: 'Sam',
    lastName: 'Taylor',
    phone: newPhone(),
    password: 'chips & gravy',
    ...more,
  })

/** Registers, and reads the code in the email. */
async function codeFor(email: string, more: object = {}): Promise<string> {
  await register(email, more)
  return readCode(email)
}

async function readCode(email: string): Promise<string> {
  const sent = await deliverAccountEmails(server.context)
  const mail = sent.findLast(({ to }) => to === email)
  if (!mail) throw new Error(`Nobody wrote to ${email}`)
  return linkIn(mail).secret.get('code') ?? ''
}

describe('registering', () => {
  test('sends a link to the address, whatever its case, and says so', async () => {
    const email = newEmail()
    expect(await register(` ${email.toUpperCase()} `)).toMatchObject({
      code: 200,
      message: 'CONFIRMATION_SENT',
    })
    const [mail] = await deliverAccountEmails(server.context)
    expect(mail?.to).toBe(email)
    expect(mail?.text).toContain('24 hours')
    expect(mail && linkIn(mail).path).toBe('/account-verify')
  })

  test('an account that is complete is an existing user, and gets no link', async () => {
    const email = newEmail()
    await complete(await codeFor(email))
    expect(await register(email)).toMatchObject({ code: 409, message: 'EXISTING_USER' })
    expect(await deliverAccountEmails(server.context)).toEqual([])
  })

  test('an incomplete account is answered as such, and gets another link', async () => {
    const email = newEmail()
    const first = await codeFor(email)
    expect(await register(email)).toMatchObject({ code: 409, message: 'EXISTING_USER_UNCOMPLETED' })
    const second = await readCode(email)
    expect(second).not.toBe(first)
    expect(await complete(second)).toMatchObject({ code: 200 })
  })

  test('four at once make one account', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(email)))
    expect(answers.filter(({ message }) => message === 'CONFIRMATION_SENT')).toHaveLength(1)
    const { rows } = await server.context.pool.query('SELECT 1 FROM account WHERE email = $1', [
      email,
    ])
    expect(rows).toHaveLength(1)
  })

  test('no more than five emails go to one address in a quarter of an hour', async () => {
    const email = newEmail()
    for (let tries = 0; tries < 5; tries += 1) await register(email)
    expect(await register(email)).toMatchObject({ code: 429, message: 'TOO_MANY_REQUESTS' })
    laterBy(16 * 60_000)
    expect(await register(email)).toMatchObject({ message: 'EXISTING_USER_UNCOMPLETED' })
  })

  test.each([
    ['', 'required_field'],
    ['sam', 'invalid_email'],
    [`${'a'.repeat(250)}@example.com`, 'too_long'],
  ])('the address %j is refused as %s', async (email, code) => {
    expect(await register(email)).toMatchObject({ code: 400, message: [{ field: 'email', code }] })
  })
})

describe('the link of the email', () => {
  test('confirms the address', async () => {
    const email = newEmail()
    expect(await confirm(await codeFor(email))).toEqual({ code: 200, email })
  })

  test('may be opened twice while the account is not complete', async () => {
    const code = await codeFor(newEmail())
    expect((await confirm(code)).code).toBe(200)
    expect((await confirm(code)).code).toBe(200)
  })

  test('says that the account is complete', async () => {
    const code = await codeFor(newEmail())
    await complete(code)
    expect(await confirm(code)).toMatchObject({ code: 409, message: 'ACCOUNT_ALREADY_CONFIRMED' })
  })

  test('works for 24 hours', async () => {
    const code = await codeFor(newEmail())
    laterBy(24 * HOUR_MS - 1000)
    expect((await confirm(code)).code).toBe(200)
    laterBy(24 * HOUR_MS)
    expect(await confirm(code)).toMatchObject({ code: 400, message: 'WRONG_CONFIRM_CODE' })
    expect(await complete(code)).toMatchObject({ code: 400, message: 'WRONG_CONFIRM_CODE' })
  })

  test('cannot be made up, changed, or borrowed from a link of another kind', async () => {
    const email = newEmail()
    const code = await codeFor(email)
    const changed = code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A')
    for (const wrong of [changed, 'a'.repeat(64), code.slice(0, 40), '123456', 'naïve 🍕'])
      expect(await confirm(wrong)).toMatchObject({ code: 400, message: 'WRONG_CONFIRM_CODE' })
    expect(await confirm('')).toMatchObject({
      message: [{ field: 'code', code: 'required_field' }],
    })
    await complete(code)
    await post('/auth/reset-password/request', { email })
    expect(await confirm(await readCode(email))).toMatchObject({ message: 'WRONG_CONFIRM_CODE' })
  })

  test('is sent again on demand, with the same answer without an account', async () => {
    const email = newEmail()
    await codeFor(email)
    const again = (to: string) => post('/auth/register/confirm/resend', { email: to })
    expect(await again(email)).toEqual({ code: 200, message: 'CONFIRMATION_SENT' })
    expect(await again(newEmail())).toEqual({ code: 200, message: 'CONFIRMATION_SENT' })
    expect((await deliverAccountEmails(server.context)).map(({ to }) => to)).toEqual([email])
  })
})

describe('completing', () => {
  test('sets name, phone and password, signs in, and needs no confirmation before', async () => {
    const email = newEmail()
    const phone = newPhone()
    const done = await complete(await codeFor(email), { phone })
    expect(done).toMatchObject({
      code: 200,
      user: { email, firstName: 'Sam', lastName: 'Taylor', phone, hasPassword: true },
    })
    const login = await post('/auth/login', { username: email, password: 'chips & gravy' })
    expect(login).toMatchObject({ code: 200 })
  })

  test('happens once, also when sent five times at once', async () => {
    const code = await codeFor(newEmail())
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(code)))
    expect(answers.map(({ code: status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await complete(code)).toMatchObject({ message: 'REGISTRATION_ALREADY_COMPLETED' })
  })

  test('refuses a phone number that another customer has, in whatever spelling', async () => {
    const digits = `77009${lastPhone++}`.slice(0, 10)
    expect((await complete(await codeFor(newEmail()), { phone: `0${digits}` })).code).toBe(200)
    const second = await codeFor(newEmail())
    expect(await complete(second, { phone: `+44 ${digits}` })).toMatchObject({
      code: 409,
      message: 'PHONE_NUMBER_USED',
    })
    expect((await complete(second)).code).toBe(200)
  })

  test.each([
    ['abc', 'password_too_short'],
    ['   a   ', 'password_too_short'],
    ['password1', 'password_too_common'],
    ['1234', 'password_too_common'],
    ['', 'required_field'],
  ])('refuses the password %j as %s', async (password, code) => {
    expect(await complete(await codeFor(newEmail()), { password })).toMatchObject({
      code: 400,
      message: [{ field: 'password', code }],
    })
  })

  test('the guest’s basket becomes the account’s', async () => {
    const store = await openTestStore(server.context)
    const { cartToken } = await post('/cart', { storeId: store.storeId })
    const { tokens } = await complete(await codeFor(newEmail()), { cartToken })
    const { accessToken } = tokens as { accessToken: string }
    const own = await server.app.inject({
      url: '/api/v1/cart',
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(own.json<{ cartToken: string }>().cartToken).toBe(cartToken)
  })
})
