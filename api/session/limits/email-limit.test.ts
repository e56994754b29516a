import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails, linkIn } from '#api/testing/test-mailbox.ts'
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

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const later = (ms: number) => server.setNow(new Date(FRIDAY_EVENING.getTime() + ms))
const anywhere = () => `10.${[...randomBytes(3)].join('.')}`
const newEmail = () => `sam.${randomUUID()}@example.com`

async function post(path: string, body: object, remoteAddress: string): Promise<number> {
  const url = `/api/v1${path}`
  return (await server.app.inject({ method: 'POST', url, body, remoteAddress })).statusCode
}

const askReset = (email: string, from: string) =>
  post('/auth/reset-password/request', { email }, from)

async function askTimes(times: number, email: string, from: () => string): Promise<number[]> {
  const codes: number[] = []
  for (let tries = 0; tries < times; tries += 1) codes.push(await askReset(email, from()))
  return codes
}

const count = (codes: number[], code: number) => codes.filter((each) => each === code).length

/** A customer who has signed in at home. */
async function customerAt(home: string): Promise<string> {
  const email = newEmail()
  const done = { confirmed_at: FRIDAY_EVENING, completed_at: FRIDAY_EVENING }
  await server.context.db
    .insertInto('account')
    .values({ type: 'customer', email, password_hash: passwordHash, ...done })
    .execute()
  expect(await post('/auth/login', { username: email, password }, home)).toBe(200)
  return email
}

describe('a stranger who requests emails to somebody', () => {
  test('gets five in a quarter of an hour and ten in a day, from one network', async () => {
    const [email, stranger] = [newEmail(), anywhere()]
    expect(count(await askTimes(50, email, () => stranger), 200)).toBe(5)
    later(16 * minute)
    expect(count(await askTimes(50, email, () => stranger), 200)).toBe(5)
    later(32 * minute)
    expect(count(await askTimes(50, email, () => stranger), 200)).toBe(0)
    later(day + 1)
    expect(await askReset(email, stranger)).toBe(200)
  })

  test('counts as one, whichever address of their IPv6 network they use', async () => {
    const email = newEmail()
    const from = () => `2001:db8:5:5:${randomBytes(2).toString('hex')}::1`
    expect(count(await askTimes(20, email, from), 200)).toBe(5)
  })

  test('leaves half of them to everyone else, who may be the owner on the way', async () => {
    const [email, stranger] = [newEmail(), anywhere()]
    await askTimes(50, email, () => stranger)
    expect(await askReset(email, anywhere())).toBe(200)
    later(16 * minute)
    await askTimes(50, email, () => stranger)
    expect(await askReset(email, anywhere())).toBe(200)
  })

  test('gets ten in a quarter of an hour, twenty in a day and then one an hour, with all networks there are', async () => {
    const email = newEmail()
    expect(count(await askTimes(40, email, anywhere), 200)).toBe(10)
    later(16 * minute)
    expect(count(await askTimes(40, email, anywhere), 200)).toBe(10)
    for (const hours of [1, 2, 3, 4]) {
      later(hours * (hour + minute))
      expect(count(await askTimes(20, email, anywhere), 200)).toBe(1)
    }
    await deliverAccountEmails(server.context)
  })

  test('never stops the owner from setting a password where they have signed in', async () => {
    const home = anywhere()
    const email = await customerAt(home)
    for (const minutes of [0, 16, 32, 48]) {
      later(minutes * minute)
      await askTimes(20, email, anywhere)
    }
    await deliverAccountEmails(server.context)
    expect(await askReset(email, home)).toBe(200)
    const mail = (await deliverAccountEmails(server.context)).find(({ to }) => to === email)
    const token = (mail && linkIn(mail).secret.get('code')) ?? ''
    const set = { email, token, password: 'mushy peas' }
    expect(await post('/auth/reset-password', set, home)).toBe(200)
    expect(await post('/auth/login', { username: email, password: 'mushy peas' }, home)).toBe(200)
  })

  test('is not used up by registering somebody who has an account', async () => {
    const email = await customerAt(anywhere())
    for (let tries = 0; tries < 20; tries += 1)
      expect(await post('/auth/register', { email }, anywhere())).toBe(409)
    expect(count(await askTimes(10, email, anywhere), 200)).toBe(10)
  })
})

test('the owner at home gets five in a quarter of an hour', async () => {
  const home = anywhere()
  const email = await customerAt(home)
  for (let quarter = 0; quarter < 8; quarter += 1) {
    later(quarter * 16 * minute)
    expect(count(await askTimes(8, email, () => home), 200)).toBe(5)
  }
  await deliverAccountEmails(server.context)
})

describe('one network', () => {
  test('can request thirty in a quarter of an hour, to any addresses', async () => {
    const network = anywhere()
    const tries = await Promise.all(Array.from({ length: 40 }, () => askReset(newEmail(), network)))
    expect(count(tries, 200)).toBe(30)
  })

  test('a refusal for one person does not count for others', async () => {
    const [network, victim] = [anywhere(), newEmail()]
    await askTimes(60, victim, () => network)
    for (let others = 0; others < 25; others += 1)
      expect(await askReset(newEmail(), network)).toBe(200)
    expect(await askReset(newEmail(), network)).toBe(429)
  })
})
