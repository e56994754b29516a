import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tokens } from '#contract/session.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
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
const at = (seconds: number) => server.setNow(new Date(FRIDAY_EVENING.getTime() + seconds * 1000))

type Answer = { code: number; message: string; tokens: Tokens }

async function post(path: string, given: { body?: object; token?: string }): Promise<Answer> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/auth/${path}`,
    ...(given.body && { body: given.body }),
    headers: given.token === undefined ? {} : { authorization: `Bearer ${given.token}` },
  })
  return { code: answer.statusCode, ...answer.json<Omit<Answer, 'code'>>() }
}
const refresh = (token: string) => post('refresh', { token })

async function signedIn() {
  const email = `sam.${randomUUID()}@example.com`
  const { id } = await server.context.db
    .insertInto('account')
    .values({ type: 'customer', email, password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  const logIn = () => post('login', { body: { username: email, password } })
  return { id, logIn, tokens: (await logIn()).tokens }
}

async function userCode({ accessToken }: Tokens): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` }
  return (await server.app.inject({ url: '/api/v1/auth/user', headers })).statusCode
}

async function eventsOf(accountId: string): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('account_event')
    .select('kind')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}

describe('a refresh token that was copied', () => {
  test('ends the session when its owner comes after the thief', async () => {
    const { id, tokens } = await signedIn()
    const thief = await refresh(tokens.refreshToken)
    expect(thief.code).toBe(200)
    at(minute)
    expect(await refresh(tokens.refreshToken)).toMatchObject({ code: 401, message: 'UNAUTHORIZED' })
    expect((await refresh(thief.tokens.refreshToken)).code).toBe(401)
    expect(await eventsOf(id)).toEqual(['signedIn', 'tokenReused'])
  })

  test('ends the session when the thief comes after its owner', async () => {
    const { id, tokens } = await signedIn()
    const owner = await refresh(tokens.refreshToken)
    at(minute)
    expect((await refresh(tokens.refreshToken)).code).toBe(401)
    expect((await refresh(owner.tokens.refreshToken)).code).toBe(401)
    expect(await eventsOf(id)).toEqual(['signedIn', 'tokenReused'])
  })

  test('is of no use later either, when it was copied generations ago', async () => {
    const { tokens } = await signedIn()
    let latest = tokens
    for (let generation = 1; generation <= 4; generation++) {
      at(generation * 15 * minute)
      latest = (await refresh(latest.refreshToken)).tokens
    }
    expect((await refresh(tokens.refreshToken)).code).toBe(401)
    expect((await refresh(latest.refreshToken)).code).toBe(401)
  })

  test('and used within the grace of racing tabs is found out at the next use of either', async () => {
    for (const order of ['owner first', 'thief first']) {
      at(0)
      const { id, tokens } = await signedIn()
      const owner = await refresh(tokens.refreshToken)
      const thief = await refresh(tokens.refreshToken)
      const [first, second] = order === 'owner first' ? [owner, thief] : [thief, owner]
      at(15 * minute)
      const next = await refresh(first.tokens.refreshToken)
      expect(next.code).toBe(200)
      at(16 * minute)
      expect((await refresh(second.tokens.refreshToken)).code).toBe(401)
      expect((await refresh(next.tokens.refreshToken)).code).toBe(401)
      expect(await eventsOf(id)).toContain('tokenReused')
    }
  })

  test('and used within that grace gives a thief what the owner has, and nothing more', async () => {
    const { id, tokens } = await signedIn()
    const owner = await refresh(tokens.refreshToken)
    const thief = await refresh(tokens.refreshToken)
    expect(thief.tokens.refreshToken).toBe(owner.tokens.refreshToken)
    // Ten seconds later the second of the two is recognised as a thief.
    at(15 * minute)
    expect((await refresh(thief.tokens.refreshToken)).code).toBe(200)
    at(15 * minute + 11)
    expect((await refresh(owner.tokens.refreshToken)).code).toBe(401)
    expect(await eventsOf(id)).toContain('tokenReused')
    await expect.poll(() => userCode(thief.tokens)).toBe(401)
  })

  test('is of no use a second time within the grace, once its owner went on', async () => {
    const { tokens } = await signedIn()
    const owner = await refresh(tokens.refreshToken)
    const next = await refresh(owner.tokens.refreshToken)
    expect((await refresh(tokens.refreshToken)).code).toBe(401)
    expect((await refresh(next.tokens.refreshToken)).code).toBe(401)
  })

  test('ends the access tokens of the session at once', async () => {
    const { tokens } = await signedIn()
    const owner = await refresh(tokens.refreshToken)
    at(minute)
    expect(await userCode(owner.tokens)).toBe(200)
    await refresh(tokens.refreshToken)
    await expect.poll(() => userCode(owner.tokens)).toBe(401)
  })

  test('leaves other sessions of the account alone, and a new one can be started', async () => {
    const { tokens, logIn } = await signedIn()
    const elsewhere = await logIn()
    await refresh(tokens.refreshToken)
    at(minute)
    await refresh(tokens.refreshToken)
    expect((await refresh(elsewhere.tokens.refreshToken)).code).toBe(200)
    expect((await logIn()).code).toBe(200)
  })

  test('is recorded once, however often it is used', async () => {
    const { id, tokens } = await signedIn()
    await refresh(tokens.refreshToken)
    at(minute)
    await Promise.all(Array.from({ length: 10 }, () => refresh(tokens.refreshToken)))
    expect((await eventsOf(id)).filter((kind) => kind === 'tokenReused')).toHaveLength(1)
  })
})

test('fifty uses of one token at the same instant, as by racing tabs, all succeed', async () => {
  const { tokens } = await signedIn()
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(tokens.refreshToken)))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
  // Tabs are synchronised: all continue with the same one of them.
  at(15 * minute)
  const valid = answers[Math.floor(answers.length / 2)]?.tokens.refreshToken ?? ''
  const next = await refresh(valid)
  expect(next.code).toBe(200)
  at(30 * minute)
  expect((await refresh(next.tokens.refreshToken)).code).toBe(200)
})
