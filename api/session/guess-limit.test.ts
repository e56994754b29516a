import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { hashPassword } from './hash-password.ts'

let server: TestApp
let passwordHash: string
const password = 'chips & gravy'

beforeAll(async () => {
  server = await createTestApp()
  passwordHash = await hashPassword(password)
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterAll(() => server.close())

const minute = 60
const later = (seconds: number) => new Date(FRIDAY_EVENING.getTime() + seconds * 1000)
const anyAddress = () => `10.${[...randomBytes(3)].join('.')}`

async function account() {
  const email = `sam.${randomUUID()}@example.com`
  await server.context.db
    .insertInto('account')
    .values({ type: 'customer', email, password_hash: passwordHash })
    .execute()
  return { email }
}

async function guess(
  username: string,
  remoteAddress: string,
  guessed = 'a guess',
  path = '/auth/login',
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    remoteAddress,
    body: { username, password: guessed },
  })
  const { message } = answer.json<{ message?: string }>()
  return { code: answer.statusCode, message, retryAfter: answer.headers['retry-after'] }
}

describe('guessing', () => {
  test('from one address ends after ten in a quarter of an hour, also for the right one', async () => {
    const { email } = await account()
    const from = anyAddress()
    for (let count = 1; count <= 10; count++) expect((await guess(email, from)).code).toBe(401)
    expect(await guess(email, from, password)).toMatchObject({
      code: 429,
      message: 'TOO_MANY_REQUESTS',
    })
    expect(await guess(email, from, password, '/partner/auth/login')).toMatchObject({ code: 429 })
    server.setNow(later(15 * minute + 1))
    expect((await guess(email, from, password)).code).toBe(200)
  })

  test('says when to try again', async () => {
    const { email } = await account()
    const from = anyAddress()
    for (let count = 1; count <= 10; count++) await guess(email, from)
    server.setNow(later(5 * minute))
    expect(await guess(email, from)).toMatchObject({ retryAfter: String(10 * minute + 1) })
  })

  test('keeps nobody at another address from signing in', async () => {
    const { email } = await account()
    const stranger = anyAddress()
    for (let count = 1; count <= 15; count++) await guess(email, stranger)
    expect((await guess(email, anyAddress(), password)).code).toBe(200)
  })

  test('counts the addresses of one IPv6 network together', async () => {
    const { email } = await account()
    for (let count = 1; count <= 10; count++) await guess(email, `2001:db8:7:7::${count}`)
    expect((await guess(email, '2001:db8:7:7:ffff::1')).code).toBe(429)
    expect((await guess(email, '2001:db8:7:8::1')).code).toBe(401)
  })

  test('from everywhere ends after 200', async () => {
    const { email } = await account()
    await guess(email, anyAddress())
    // As if there had been 198 more, which would take their time.
    const key = createHash('sha256').update(email).digest()
    await server.context.pool.query('UPDATE login_guess SET guesses = 199 WHERE key = $1', [key])
    expect((await guess(email, anyAddress())).code).toBe(401)
    expect((await guess(email, anyAddress(), password)).code).toBe(429)
    server.setNow(later(15 * minute + 1))
    expect((await guess(email, anyAddress(), password)).code).toBe(200)
  })

  test('from one address never uses up what is counted for everywhere', async () => {
    const { email } = await account()
    const from = anyAddress()
    for (let count = 1; count <= 18; count++) await guess(email, from)
    const key = createHash('sha256').update(email).digest()
    const { rows } = await server.context.pool.query(
      'SELECT guesses FROM login_guess WHERE key = $1',
      [key],
    )
    expect(rows).toEqual([{ guesses: 10 }])
  })

  test('ends as soon with many guesses at once', async () => {
    const { email } = await account()
    const from = anyAddress()
    const guesses = Array.from({ length: 30 }, () => guess(email, from))
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === 401)).toHaveLength(10)
    expect(codes.filter((code) => code === 429)).toHaveLength(20)
  })

  test('is counted anew after the right password', async () => {
    const { email } = await account()
    const from = anyAddress()
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 9; count++) await guess(email, from)
      expect((await guess(email, from, password)).code).toBe(200)
    }
  })
})
