import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tokens } from '#contract/session.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails, linkIn } from '#api/testing/test-mailbox.ts'

const password = 'chips & gravy'
const HOUR_MS = 3_600_000

let server: TestApp
let passwordHash: string
let people = 0
beforeAll(async () => {
  server = await createTestApp()
  passwordHash = await quickHash(password)
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await deliverAccountEmails(server.context)
})
afterAll(() => server.close())

async function post(path: string, body: object, token = '') {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    // Each from their own network, because emails are limited for each network.
    remoteAddress: `192.0.2.${people % 250}`,
    body,
  })
  const json = answer.body === '' ? {} : answer.json<Record<string, unknown>>()
  return { code: answer.statusCode, ...json } as { code: number; [field: string]: unknown }
}

async function logIn(email: string): Promise<Tokens> {
  const answer = await post('/auth/login', { username: email, password })
  // The server's own answer.
  return answer.tokens as Tokens
}

async function somebody() {
  people += 1
  const newEmail = `new${people}@example.com`
  const account = await openTestAccount(server.context, 'customer', { passwordHash })
  return { ...account, newEmail, tokens: await logIn(account.email) }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

const send = ({ newEmail, tokens }: Somebody, given: object = {}) =>
  post('/user/email', { email: newEmail, password, ...given }, tokens.accessToken)

/** Requests a change, and returns the codes of the two links. */
async function links(who: Somebody): Promise<{ old: string; new: string }> {
  expect(await send(who)).toMatchObject({ code: 204 })
  const sent = await deliverAccountEmails(server.context)
  const codeTo = (to: string) => {
    const email = sent.find((each) => each.to === to)
    if (!email) throw new Error(`Nothing was sent to ${to}`)
    const { path, secret } = linkIn(email)
    expect(path).toBe('/change-email')
    return secret.get('code') ?? ''
  }
  return { old: codeTo(who.email), new: codeTo(who.newEmail) }
}

const confirm = (code: string) => post('/user/email/confirm', { code })

async function emailOf({ accountId }: Pick<Somebody, 'accountId'>): Promise<string | undefined> {
  const { rows } = await server.context.pool.query<{ email: string }>(
    'SELECT email FROM account WHERE id = $1',
    [accountId],
  )
  return rows[0]?.email
}

describe('an email address changes', () => {
  test.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)('when the %s and then the %s one have confirmed it', async (first, second) => {
    const who = await somebody()
    const codes = await links(who)
    expect(await confirm(codes[first])).toEqual({ code: 200, unconfirmed: second })
    expect(await emailOf(who)).toBe(who.email)
    expect(await confirm(codes[second])).toEqual({ code: 200, unconfirmed: null })
    expect(await emailOf(who)).toBe(who.newEmail)
    const [notice] = await deliverAccountEmails(server.context)
    expect(notice).toMatchObject({ to: who.email })
    expect(notice?.text).toContain(who.newEmail)
    expect(await post('/auth/login', { username: who.email, password })).toMatchObject({
      code: 401,
    })
    expect(await logIn(who.newEmail)).toBeDefined()
  })

  test('and every session ends but the one that requested it', async () => {
    const who = await somebody()
    const elsewhere = await logIn(who.email)
    const codes = await links(who)
    await confirm(codes.old)
    await confirm(codes.new)
    expect(await post('/auth/refresh', {}, elsewhere.refreshToken)).toMatchObject({ code: 401 })
    expect(await post('/auth/refresh', {}, who.tokens.refreshToken)).toMatchObject({ code: 200 })
  })
})

describe('asking for another address', () => {
  test('needs the password', async () => {
    const who = await somebody()
    expect(await send(who, { password: 'a guess' })).toMatchObject({
      message: 'INCORRECT_PASSWORD',
    })
    expect(await send(who, { password: undefined })).toMatchObject({
      message: [{ field: 'password', code: 'required_field' }],
    })
    expect(await deliverAccountEmails(server.context)).toEqual([])
  })

  test('is refused for one’s own, for that of another customer, and for none', async () => {
    const [who, other] = [await somebody(), await somebody()]
    expect(await send(who, { email: who.email.toUpperCase() })).toMatchObject({
      message: [{ field: 'email', code: 'new_email_must_differ' }],
    })
    expect(await send(who, { email: other.email })).toMatchObject({ message: 'EXISTING_USER' })
    expect(await send(who, { email: 'nobody' })).toMatchObject({
      message: [{ field: 'email', code: 'invalid_email' }],
    })
  })

  test('requested again, makes the earlier links useless', async () => {
    const who = await somebody()
    const before = await links(who)
    await confirm(before.old)
    const codes = await links(who)
    expect(await confirm(before.new)).toMatchObject({ message: 'EMAIL_CHANGE_EXPIRED' })
    expect(await confirm(codes.new)).toMatchObject({ unconfirmed: 'old' })
  })

  test('counts towards the limit of a mailbox', async () => {
    const who = await somebody()
    const answers = []
    for (let tries = 0; tries < 6; tries++) answers.push(await send(who))
    expect(answers.map(({ code }) => code)).toEqual([204, 204, 204, 204, 204, 429])
  })
})

describe('a link', () => {
  test('counts once, and for a day', async () => {
    const who = await somebody()
    const codes = await links(who)
    await confirm(codes.old)
    expect(await confirm(codes.old)).toMatchObject({ code: 410, message: 'EMAIL_CHANGE_EXPIRED' })
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 24 * HOUR_MS))
    expect(await confirm(codes.new)).toMatchObject({ message: 'EMAIL_CHANGE_EXPIRED' })
    expect(await emailOf(who)).toBe(who.email)
  })

  test('of another kind, and none at all, changes nothing', async () => {
    const who = await somebody()
    await links(who)
    await post('/auth/reset-password/request', { email: who.email })
    const [reset] = await deliverAccountEmails(server.context)
    const code = reset ? (linkIn(reset).secret.get('code') ?? '') : ''
    expect(await confirm(code)).toMatchObject({ message: 'EMAIL_CHANGE_EXPIRED' })
    expect(await confirm('a'.repeat(64))).toMatchObject({ message: 'EMAIL_CHANGE_EXPIRED' })
  })
})

describe('at the same instant', () => {
  test('both links change it once', async () => {
    for (let round = 0; round < 6; round++) {
      const who = await somebody()
      const codes = await links(who)
      const answers = await Promise.all(
        [codes.old, codes.new, codes.old, codes.new].map((code) => confirm(code)),
      )
      expect(answers.filter(({ unconfirmed }) => unconfirmed === null)).toHaveLength(1)
      expect(await emailOf(who)).toBe(who.newEmail)
      expect(await deliverAccountEmails(server.context)).toHaveLength(1)
    }
  })

  test('it changes or somebody else has the address, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const who = await somebody()
      const codes = await links(who)
      await confirm(codes.old)
      const [changed] = await Promise.all([
        confirm(codes.new),
        openTestAccount(server.context, 'customer', { email: who.newEmail }).catch(() => null),
      ])
      const isChanged = changed.code === 200
      expect(isChanged ? null : changed.message).toBe(isChanged ? null : 'EXISTING_USER')
      const { rows } = await server.context.pool.query<{ id: string }>(
        'SELECT id FROM account WHERE email = $1',
        [who.newEmail],
      )
      expect(rows).toHaveLength(1)
      expect(rows[0]?.id === who.accountId).toBe(isChanged)
    }
  })

  test('an incomplete registration is deleted', async () => {
    const who = await somebody()
    const codes = await links(who)
    const [begun] = await Promise.all([
      post('/auth/register', { email: who.newEmail }),
      confirm(codes.old),
    ])
    expect(begun.code).toBe(200)
    expect(await confirm(codes.new)).toMatchObject({ unconfirmed: null })
    expect(await emailOf(who)).toBe(who.newEmail)
  })
})
