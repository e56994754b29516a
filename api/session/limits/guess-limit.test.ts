import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { ApiError } from '#api/http/api-error.ts'
import { guessDelayMs } from '#rules/session/guess-delay.ts'
import { countAttempt } from './guess-limit.ts'
import { quickHash } from '#api/testing/quick-hash.ts'

let server: TestApp
let passwordHash: string
const password = 'chips & gravy'

beforeAll(async () => {
  server = await createTestApp()
  passwordHash = await quickHash(password)
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

async function countedEverywhere(email: string) {
  const key = createHash('sha256').update(email).digest()
  const sql = 'SELECT guesses FROM login_guess WHERE key = $1'
  return (await server.context.pool.query(sql, [key])).rows
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

describe('guessing from one network', () => {
  test('is free five times, then waits for growing delays, also with the right one', async () => {
    const { email } = await account()
    const from = anyAddress()
    for (let count = 1; count <= 5; count++) expect((await guess(email, from)).code).toBe(401)
    expect(await guess(email, from, password)).toMatchObject({
      code: 429,
      message: 'TOO_MANY_REQUESTS',
    })
    expect(await guess(email, from, password, '/partner/auth/login')).toMatchObject({ code: 429 })
    server.setNow(later(1))
    expect((await guess(email, from)).code).toBe(401)
    server.setNow(later(2))
    expect((await guess(email, from)).code).toBe(429)
    server.setNow(later(3))
    expect((await guess(email, from, password)).code).toBe(200)
  })

  test('returns when to try again', async () => {
    const { email } = await account()
    const from = anyAddress()
    let seconds = 0
    for (let count = 1; count <= 20; count++) {
      server.setNow(later(seconds))
      expect((await guess(email, from)).code).toBe(401)
      const delay = Math.round(guessDelayMs(count) / 1000)
      seconds += delay
      if (delay === 0) continue
      expect(await guess(email, from)).toMatchObject({ code: 429, retryAfter: String(delay) })
    }
    server.setNow(later(seconds - 5 * minute))
    expect(await guess(email, from)).toMatchObject({ retryAfter: String(5 * minute) })
  })

  test('resets a day after the last guess', async () => {
    const { email } = await account()
    const from = anyAddress()
    for (let count = 1; count <= 5; count++) await guess(email, from)
    server.setNow(later(24 * 60 * minute))
    expect((await guess(email, from)).code).toBe(401)
    expect((await guess(email, from)).code).toBe(429)
    server.setNow(later(48 * 60 * minute + 1))
    for (let count = 1; count <= 5; count++) expect((await guess(email, from)).code).toBe(401)
  })

  test('does not stop anyone at another network address from signing in', async () => {
    const { email } = await account()
    const stranger = anyAddress()
    for (let count = 1; count <= 15; count++) await guess(email, stranger)
    expect((await guess(email, anyAddress(), password)).code).toBe(200)
  })

  test('counts the addresses of one IPv6 network together', async () => {
    const { email } = await account()
    for (let count = 1; count <= 5; count++) await guess(email, `2001:db8:7:7::${count}`)
    expect((await guess(email, '2001:db8:7:7:ffff::1')).code).toBe(429)
    expect((await guess(email, '2001:db8:7:8::1')).code).toBe(401)
  })

  test('is the same for an unknown email address', async () => {
    const [nobody, from] = [`${randomUUID()}@example.com`, anyAddress()]
    for (let count = 1; count <= 5; count++) expect((await guess(nobody, from)).code).toBe(401)
    expect(await guess(nobody, from)).toMatchObject({ code: 429, retryAfter: '1' })
  })

  test('never uses up what is counted for everywhere', async () => {
    const { email } = await account()
    const from = anyAddress()
    for (let count = 1; count <= 18; count++) await guess(email, from)
    expect(await countedEverywhere(email)).toEqual([{ guesses: 5 }])
  })

  test('admits no more with a hundred at once', async () => {
    const { email } = await account()
    const from = anyAddress()
    const guesses = Array.from({ length: 100 }, () => guess(email, from))
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === 401)).toHaveLength(5)
    expect(codes.filter((code) => code === 429)).toHaveLength(95)
    server.setNow(later(1))
    const next = await Promise.all(Array.from({ length: 20 }, () => guess(email, from)))
    expect(next.filter(({ code }) => code === 401)).toHaveLength(1)
  })

  test('starts again after the right password', async () => {
    const { email } = await account()
    const from = anyAddress()
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 4; count++) await guess(email, from)
      expect((await guess(email, from, password)).code).toBe(200)
    }
    expect(await countedEverywhere(email)).toEqual([{ guesses: 12 }])
  })
})

describe('guessing from everywhere', () => {
  /** As if there had been this many from other networks, which would take their time. */
  async function guessElsewhere(email: string, count: number) {
    await guess(email, anyAddress())
    const key = createHash('sha256').update(email).digest()
    const sql = 'UPDATE login_guess SET guesses = $2 WHERE key = $1'
    await server.context.pool.query(sql, [key, count])
  }

  test('ends after a hundred in an hour', async () => {
    const { email } = await account()
    await guessElsewhere(email, 99)
    expect((await guess(email, anyAddress())).code).toBe(401)
    expect(await guess(email, anyAddress(), password)).toMatchObject({
      code: 429,
      retryAfter: String(60 * minute + 1),
    })
    server.setNow(later(60 * minute + 1))
    expect((await guess(email, anyAddress(), password)).code).toBe(200)
  })

  test('never locks customers out where they have signed in before', async () => {
    const { email } = await account()
    const [home, elsewhere] = [anyAddress(), anyAddress()]
    expect((await guess(email, home, password)).code).toBe(200)
    await guessElsewhere(email, 200)
    expect((await guess(email, elsewhere, password)).code).toBe(429)
    expect((await guess(email, home, password)).code).toBe(200)
    for (let count = 1; count <= 5; count++) await guess(email, home)
    expect((await guess(email, home, password)).code).toBe(429)
  })

  test('counts nothing that it refuses, so that the owner need not wait longer', async () => {
    const { email } = await account()
    for (let guessed = 0; guessed < 100; guessed += 1)
      await countAttempt(server.context, { email, address: anyAddress() })
    const onTheWay = anyAddress()
    const logIn = () => guess(email, onTheWay, password)
    for (let tried = 0; tried < 8; tried += 1) expect((await logIn()).code).toBe(429)
    server.setNow(later(60 * minute + 1))
    expect((await logIn()).code).toBe(200)
  })
})

describe('an attack on one account, as fast as it is answered', () => {
  const hour = 60 * minute

  /** The number of admitted guesses in a number of seconds, each from the network that `fromOf` returns. */
  async function attack(seconds: number, fromOf: () => string): Promise<number> {
    const { email } = await account()
    let [admitted, at] = [0, 0]
    while (at < seconds) {
      server.setNow(later(at))
      try {
        await countAttempt(server.context, { email, address: fromOf() })
        admitted += 1
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        at += Number(error.details?.['retryAfterSeconds'])
      }
    }
    return admitted
  }

  test('gets some twenty guesses an hour and a hundred a day from one network', async () => {
    const from = anyAddress()
    const measured = [await attack(hour, () => from), await attack(24 * hour, () => from)]
    expect(measured).toEqual([17, 109])
  })

  test('gets a hundred guesses an hour from any number of networks', async () => {
    const measured = [await attack(hour, anyAddress), await attack(24 * hour, anyAddress)]
    expect(measured).toEqual([100, 2400])
  })
})
