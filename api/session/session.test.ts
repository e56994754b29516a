import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import { hashPassword } from './password/hash-password.ts'
import { accountCallsOf, password } from './testing/account-calls.ts'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterAll(() => server.close())

const { account, post, logIn, refresh, getUser } = accountCallsOf(() => server)

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
    for (const none of ['a'.repeat(22), '', null])
      expect((await logIn(alex.email, { cartToken: none })).code).toBe(200)
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
