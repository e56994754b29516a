import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProfileType, Tokens, User } from '#contract/session.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import { hashPassword } from './password/hash-password.ts'

let server: TestApp
let passwordHash: string
const password = 'chips & gravy'

beforeAll(async () => {
  server = await createTestApp()
  passwordHash = await quickHash(password)
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterAll(() => server.close())

const later = (seconds: number) => new Date(FRIDAY_EVENING.getTime() + seconds * 1000)
const minute = 60
const hour = 3600
const day = 24 * hour

async function account(type: ProfileType = 'customer', columns: object = {}) {
  const email = `sam.${randomUUID()}@example.com`
  const operator_role = type === 'operator' ? 'owner' : null
  const { id } = await server.context.db
    .insertInto('account')
    .values({
      type,
      operator_role,
      email,
      password_hash: passwordHash,
      first_name: 'Sam',
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email }
}

type Answer = { code: number; message: string; user: User; tokens: Tokens }

async function post(path: string, body: object | null, token?: string): Promise<Answer> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    ...(body && { body }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return { code: answer.statusCode, ...answer.json<Omit<Answer, 'code'>>() }
}

const logIn = (username: string, more: object = {}) =>
  post('/auth/login', { username, password, ...more })
const refresh = (token: string) => post('/auth/refresh', null, token)

async function getUser(token: string): Promise<User & { message: string }> {
  const headers = { authorization: `Bearer ${token}` }
  return (await server.app.inject({ url: '/api/v1/auth/user', headers })).json()
}

describe('signing in', () => {
  test('answers the user and working tokens', async () => {
    const { id, email } = await account()
    const { code, user, tokens } = await logIn(email)
    expect(code).toBe(200)
    expect(user).toEqual({
      id,
      email,
      firstName: 'Sam',
      lastName: '',
      phone: '',
      profileType: 'customer',
      hasPassword: true,
      stores: [],
    })
    expect(await getUser(tokens.accessToken)).toEqual(user)
  })

  test('accepts the email address in any case', async () => {
    const { email } = await account()
    expect((await logIn(` ${email.toUpperCase()} `)).code).toBe(200)
  })

  test('accepts a password however its accents were typed', async () => {
    const { email } = await account('customer', { password_hash: await hashPassword('caf\u00e9') })
    expect((await logIn(email, { password: 'cafe\u0301' })).code).toBe(200)
  })

  test('accepts a password with spaces around it, but not without those in it', async () => {
    const { email } = await account()
    expect((await logIn(email, { password: ` ${password} ` })).code).toBe(200)
    expect((await logIn(email, { password: 'chips&gravy' })).code).toBe(401)
    expect((await logIn(email, { password: 'Chips & gravy' })).code).toBe(401)
  })

  test('names the stores of a partner', async () => {
    const { storeId, slug } = await openTestStore(server.context)
    const { id, email } = await account('partner')
    await server.context.db
      .insertInto('partner_store')
      .values({ account_id: id, store_id: storeId, role: 'manager' })
      .execute()
    const { user } = await post('/partner/auth/login', { username: email, password })
    expect(user.stores).toEqual([{ id: storeId, slug, name: 'Mare Street Pizza', role: 'manager' }])
  })

  test.each([
    ['an unknown email address', () => `${randomUUID()}@example.com`, password],
    ['a wrong password', async () => (await account()).email, 'chips'],
    [
      'no password stored',
      async () => (await account('customer', { password_hash: null })).email,
      '',
    ],
  ])('refuses %s in the same words', async (_what, email, given) => {
    const { code, message } = await logIn(await email(), { password: given || password })
    expect([code, message]).toEqual([401, 'Unauthorized'])
  })

  test.each([
    ['customer', '/partner/auth/login'],
    ['operator', '/partner/auth/login'],
    ['partner', '/auth/login'],
    ['operator', '/auth/login'],
  ] as const)(
    'signs no %s in at %s, and says so only for the right password',
    async (type, path) => {
      const { email: username } = await account(type)
      const right = await post(path, { username, password })
      expect([right.code, right.message]).toEqual([403, 'PROFILE_TYPE_NOT_ALLOWED'])
      const wrong = await post(path, { username, password: 'chips' })
      expect([wrong.code, wrong.message]).toEqual([401, 'Unauthorized'])
    },
  )

  test('distinguishes two accounts of one email address by where they sign in', async () => {
    const { email: username } = await account('customer')
    await account('partner', { email: username, password_hash: await quickHash('kitchen') })
    expect((await logIn(username)).user.profileType).toBe('customer')
    const kitchen = { username, password: 'kitchen' }
    expect((await post('/partner/auth/login', kitchen)).user.profileType).toBe('partner')
    expect((await post('/auth/login', kitchen)).code).toBe(401)
  })

  test('says that an account is suspended only for the right password', async () => {
    const { email } = await account('customer', { suspended_at: FRIDAY_EVENING })
    expect(await logIn(email)).toMatchObject({ code: 403, message: 'SUSPENDED_USER' })
    expect(await logIn(email, { password: 'chips' })).toMatchObject({ message: 'Unauthorized' })
  })

  test('gives the account the cart of a guest, but not the cart of another customer', async () => {
    const { storeId } = await openTestStore(server.context)
    const [sam, alex] = [await account(), await account()]
    const cartToken = randomBytes(16).toString('base64url')
    const ownerOf = async () =>
      server.context.db
        .selectFrom('cart')
        .select('account_id')
        .where('token', '=', cartToken)
        .executeTakeFirstOrThrow()
    await server.context.db
      .insertInto('cart')
      .values({ token: cartToken, store_id: storeId, service: 'delivery' })
      .execute()
    await logIn(sam.email, { cartToken })
    expect(await ownerOf()).toEqual({ account_id: sam.id })
    expect((await logIn(alex.email, { cartToken })).code).toBe(200)
    expect(await ownerOf()).toEqual({ account_id: sam.id })
    expect((await logIn(alex.email, { cartToken: 'a'.repeat(22) })).code).toBe(200)
  })
})

describe('a refresh token', () => {
  const begin = async (more: object = {}) => {
    const { id, email } = await account()
    const { tokens } = await logIn(email, more)
    return { id, token: tokens.refreshToken }
  }

  test('is answered with new tokens, and stops working', async () => {
    const { token } = await begin()
    const { code, tokens } = await refresh(token)
    expect(code).toBe(200)
    expect(tokens.refreshToken).not.toBe(token)
    expect(await getUser(tokens.accessToken)).toMatchObject({ firstName: 'Sam' })
    server.setNow(later(11))
    expect(await refresh(token)).toMatchObject({ code: 401, message: 'UNAUTHORIZED' })
  })

  test('that is used again ends the whole session', async () => {
    const { token } = await begin()
    const { tokens } = await refresh(token)
    server.setNow(later(11))
    await refresh(token)
    expect(await refresh(tokens.refreshToken)).toMatchObject({ code: 401 })
  })

  test('that is used again within ten seconds was raced by another tab: both get the same one', async () => {
    const { token } = await begin()
    const first = await refresh(token)
    server.setNow(later(10))
    const second = await refresh(token)
    expect(second.code).toBe(200)
    expect(second.tokens.refreshToken).toBe(first.tokens.refreshToken)
    for (const { tokens } of [first, second])
      expect(await getUser(tokens.accessToken)).toMatchObject({ firstName: 'Sam' })
    expect((await refresh(second.tokens.refreshToken)).code).toBe(200)
  })

  test('that is used again after what replaced it was used ends the session, also within ten seconds', async () => {
    const { token } = await begin()
    const { tokens } = await refresh(token)
    const latest = await refresh(tokens.refreshToken)
    expect((await refresh(token)).code).toBe(401)
    expect((await refresh(latest.tokens.refreshToken)).code).toBe(401)
  })

  test('that ten tabs use at the same instant leaves one that works, which all of them have', async () => {
    const { token } = await begin()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)))
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 200))
    const [fresh = '', ...others] = new Set(answers.map(({ tokens }) => tokens.refreshToken))
    expect(others).toEqual([])
    const { rows } = await server.context.pool.query(
      `SELECT 1 FROM refresh_token WHERE replaced_at IS NULL AND session_id =
        (SELECT session_id FROM refresh_token WHERE hash = sha256($1::bytea))`,
      [Buffer.from(fresh)],
    )
    expect(rows).toHaveLength(1)
    expect((await refresh(fresh)).code).toBe(200)
  })

  test('that tabs race with while the signing secret changes is the same one too', async () => {
    const { token } = await begin()
    const first = await refresh(token)
    const { configuration } = server.context
    const { tokenSecret } = configuration
    configuration.tokenSecret = 'another secret of at least thirty-two characters'
    configuration.formerTokenSecret = tokenSecret
    const second = await refresh(token)
    configuration.tokenSecret = tokenSecret
    configuration.formerTokenSecret = null
    expect(second.tokens.refreshToken).toBe(first.tokens.refreshToken)
  })

  test.each([
    ['a day', {}, day],
    ['30 days when remembered', { rememberMe: true }, 30 * day],
  ])('lasts %s after it was last used', async (_long, more, seconds) => {
    const { token } = await begin(more)
    server.setNow(later(seconds - 1))
    const { tokens } = await refresh(token)
    server.setNow(later(seconds + hour))
    const again = await refresh(tokens.refreshToken)
    expect(again.code).toBe(200)
    server.setNow(later(2 * seconds + hour))
    expect((await refresh(again.tokens.refreshToken)).code).toBe(401)
  })

  test.each([
    ['a week', {}, 7, 12 * hour],
    ['180 days when remembered', { rememberMe: true }, 180, 20 * day],
  ])('lasts %s at most, however often it is used', async (_long, more, days, every) => {
    const { token } = await begin(more)
    let latest = token
    for (let seconds = every; seconds < days * day; seconds += every) {
      server.setNow(later(seconds))
      latest = (await refresh(latest)).tokens.refreshToken
    }
    server.setNow(later(days * day - 1))
    latest = (await refresh(latest)).tokens.refreshToken
    server.setNow(later(days * day))
    expect((await refresh(latest)).code).toBe(401)
  })

  test('of a suspended account is answered with SUSPENDED_USER', async () => {
    const { id, token } = await begin()
    const { db } = server.context
    await db
      .updateTable('account')
      .set({ suspended_at: FRIDAY_EVENING })
      .where('id', '=', id)
      .execute()
    expect(await refresh(token)).toMatchObject({ code: 403, message: 'SUSPENDED_USER' })
  })

  test('is stored as its hash only', async () => {
    const { token } = await begin()
    const { rows } = await server.context.pool.query<{ stored: string }>(
      `SELECT encode(hash, 'escape') AS stored FROM refresh_token`,
    )
    expect(rows.some(({ stored }) => stored.includes(token))).toBe(false)
  })

  test.each(['', 'made-up', 'a'.repeat(43)])('“%s” is none', async (token) => {
    expect(await refresh(token)).toMatchObject({ code: 401, message: 'UNAUTHORIZED' })
  })

  test('is not an access token, nor the other way round', async () => {
    const { email } = await account()
    const { tokens } = await logIn(email)
    expect((await refresh(tokens.accessToken)).code).toBe(401)
    expect(await getUser(tokens.refreshToken)).toMatchObject({ message: 'UNAUTHORIZED' })
  })
})

describe('signing out', () => {
  test('ends the session, and only this one', async () => {
    const { email } = await account()
    const [here, there] = [await logIn(email), await logIn(email)]
    const out = await post('/auth/logout', null, here.tokens.refreshToken)
    expect(out).toMatchObject({ code: 200, message: 'LOGOUT_SUCCESS' })
    expect((await refresh(here.tokens.refreshToken)).code).toBe(401)
    expect((await refresh(there.tokens.refreshToken)).code).toBe(200)
  })

  test('leaves nothing that works, however many tabs refresh in the same instant', async () => {
    const { email } = await account()
    for (let round = 0; round < 5; round++) {
      const { tokens } = await logIn(email)
      const [out, ...refreshed] = await Promise.all([
        post('/auth/logout', null, tokens.refreshToken),
        ...Array.from({ length: 4 }, () => refresh(tokens.refreshToken)),
      ])
      expect(out.code).toBe(200)
      for (const { code, tokens: fresh } of refreshed) {
        expect([200, 401]).toContain(code)
        if (code === 401) continue
        expect((await refresh(fresh.refreshToken)).code).toBe(401)
        await expect
          .poll(async () => (await getUser(fresh.accessToken)).message)
          .toBe('UNAUTHORIZED')
      }
    }
  })

  test('is recorded once', async () => {
    const { id, email } = await account()
    const { tokens } = await logIn(email)
    await post('/auth/logout', null, tokens.refreshToken)
    await post('/auth/logout', null, tokens.refreshToken)
    const events = server.context.db
      .selectFrom('account_event')
      .select(['kind', 'network'])
      .where('account_id', '=', id)
      .orderBy('id')
    expect(await events.execute()).toEqual([
      { kind: 'signedIn', network: '127.0.0.1' },
      { kind: 'signedOut', network: '127.0.0.1' },
    ])
  })

  test('succeeds for a session that has already ended', async () => {
    expect(await post('/auth/logout', null)).toMatchObject({ code: 200 })
    expect(await post('/auth/logout', null, 'made-up')).toMatchObject({ code: 200 })
  })
})

test('an access token lasts 15 minutes', async () => {
  const { email } = await account()
  const { tokens } = await logIn(email)
  server.setNow(later(15 * minute - 1))
  expect(await getUser(tokens.accessToken)).toMatchObject({ firstName: 'Sam' })
  server.setNow(later(15 * minute + 1))
  expect(await getUser(tokens.accessToken)).toMatchObject({ message: 'UNAUTHORIZED' })
})
