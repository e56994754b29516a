import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { accountCallsOf } from './testing/account-calls.ts'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterAll(() => server.close())

const later = (seconds: number) => new Date(FRIDAY_EVENING.getTime() + seconds * 1000)
const minute = 60
const hour = 3600
const day = 24 * hour

const { account, logIn, refresh, getUser } = accountCallsOf(() => server)

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

  test('may be all that the authorization header has', async () => {
    const { token } = await begin()
    const request = { method: 'POST', url: '/api/v1/auth/refresh' } as const
    const headers = { authorization: token }
    const answer = await server.app.inject({ ...request, headers })
    expect(answer.json()).toMatchObject({ tokens: { accessToken: expect.any(String) } })
    for (const authorization of [`Basic ${token}`, `Bearer ${token} x`, 'Bearer'])
      expect((await server.app.inject({ ...request, headers: { authorization } })).statusCode).toBe(
        401,
      )
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

test('an access token lasts 15 minutes', async () => {
  const { email } = await account()
  const { tokens } = await logIn(email)
  server.setNow(later(15 * minute - 1))
  expect(await getUser(tokens.accessToken)).toMatchObject({ firstName: 'Sam' })
  server.setNow(later(15 * minute + 1))
  expect(await getUser(tokens.accessToken)).toMatchObject({ message: 'UNAUTHORIZED' })
})
