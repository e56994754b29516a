import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { quickHash } from '#api/testing/quick-hash.ts'
import { openOtherProcess, type OtherProcess } from '#api/testing/other-process.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import type { ProfileType, Tokens } from '#contract/session.ts'
import { TestStream } from './testing/stream.ts'

const password = 'chips & gravy'
let server: TestApp
let passwordHash: string
let storeId: string
let other: OtherProcess
let urls: string[]
const streams: TestStream[] = []

beforeAll(async () => {
  server = await createTestApp()
  passwordHash = await quickHash(password)
  storeId = (await openTestStore(server.context)).storeId
  other = await openOtherProcess(server.context)
  urls = [await server.app.listen({ port: 0 }), other.url]
})
afterEach(() => {
  for (const stream of streams.splice(0)) stream.leave()
})
afterAll(async () => {
  server.app.server.closeAllConnections()
  await other.close()
  await server.close()
})

async function send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = '') {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const url = `/api/v1${path}`
  const answer = await server.app.inject({ method, url, headers, ...(body && { body }) })
  expect(answer.statusCode, `${method} ${path}`).toBeLessThan(300)
  return answer
}

async function logIn({ email }: TestAccount, type: ProfileType = 'customer'): Promise<Tokens> {
  const path = type === 'customer' ? '/auth/login' : `/${type}/auth/login`
  return (await send('POST', path, { username: email, password })).json<{ tokens: Tokens }>().tokens
}

async function open(url: string, path: string, headers: Record<string, string>) {
  const stream = await TestStream.open(url, path, headers)
  streams.push(stream)
  expect(stream.response.status).toBe(200)
  return stream
}

const bearer = ({ accessToken }: Tokens) => ({ authorization: `Bearer ${accessToken}` })

/** The streams of a customer's order, of one session, at each process. */
async function watchOrder(accountId: string, tokens: Tokens): Promise<TestStream[]> {
  const { orderId } = await placeTestOrder(server.context, { storeId, accountId })
  const path = `/order/${orderId}/events`
  const opened = await Promise.all(urls.map((url) => open(url, path, bearer(tokens))))
  for (const stream of opened) expect(await stream.next()).toMatchObject({ data: { act: 'place' } })
  return opened
}

async function expectEnded(ended: readonly TestStream[]): Promise<void> {
  for (const stream of ended) expect(await stream.next()).toBeNull()
}

/** What ends a session, and whether it ends every other one too. */
const endings: [string, (given: { account: TestAccount; tokens: Tokens }) => Promise<unknown>][] = [
  ['logging out', ({ tokens }) => send('POST', '/auth/logout', undefined, tokens.refreshToken)],
  [
    'a new password set elsewhere',
    async ({ account }) => {
      const { accessToken } = await logIn(account)
      const change = { currentPassword: password, password: 'mushy peas' }
      await send('PUT', '/user/change-password', change, accessToken)
    },
  ],
  [
    'signing out everywhere else',
    async ({ account }) => {
      const { accessToken } = await logIn(account)
      await send('DELETE', '/auth/sessions', undefined, accessToken)
    },
  ],
  [
    'the second use of a token',
    async ({ tokens }) => {
      const refresh = () =>
        server.app.inject({
          method: 'POST',
          url: '/api/v1/auth/refresh',
          headers: { authorization: `Bearer ${tokens.refreshToken}` },
        })
      await refresh()
      server.setNow(new Date(server.context.now().getTime() + 60_000))
      expect((await refresh()).statusCode).toBe(401)
    },
  ],
]

describe('the streams of a customer end at once in every process', () => {
  let account: TestAccount
  beforeEach(async () => {
    account = await openTestAccount(server.context, 'customer', { passwordHash })
  })

  test.each(endings)('by %s', async (_what, end) => {
    const tokens = await logIn(account)
    const watching = await watchOrder(account.accountId, tokens)
    await end({ account, tokens })
    await expectEnded(watching)
  })

  test('also when the end of the session was not received, once the database listens again', async () => {
    const tokens = await logIn(account)
    const watching = await watchOrder(account.accountId, tokens)
    const { pool, db } = server.context
    await db.transaction().execute(async (transaction) => {
      // A notification reaches only processes that listen when it commits. By then none listens.
      await transaction
        .updateTable('session')
        .set({ revoked_at: server.context.now() })
        .where('account_id', '=', account.accountId)
        .execute()
      await pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'tuck-in listener' AND datname = current_database()`,
      )
    })
    await expectEnded(watching)
  })

  test('but not those of another session, nor those of a guest', async () => {
    const [here, there] = [await logIn(account), await logIn(account)]
    const { orderId, orderToken } = await placeTestOrder(server.context, {
      storeId,
      accountId: account.accountId,
    })
    const [url = ''] = urls
    const path = `/order/${orderId}/events`
    const ends = await open(url, path, bearer(here))
    const others = [
      await open(url, path, bearer(there)),
      await open(url, path, { 'x-order-token': orderToken }),
    ]
    await send('POST', '/auth/logout', undefined, here.refreshToken)
    expect(await ends.take(1)).toMatchObject([{ data: { act: 'place' } }])
    await expectEnded([ends])
    await send('POST', `/order/${orderId}/cancel`, {}, there.accessToken)
    for (const stream of others)
      expect((await stream.take(2)).map(({ data }) => data['act'])).toEqual(['place', 'cancel'])
  })
})

test('the board of a store ends at once for a suspended member', async () => {
  const staff = await openTestAccount(server.context, 'partner', {
    passwordHash,
    storeIds: [storeId],
  })
  const operator = await openTestAccount(server.context, 'operator', { passwordHash })
  const tokens = await logIn(staff, 'partner')
  const path = `/partner/stores/${storeId}/events`
  const watching = await Promise.all(urls.map((url) => open(url, path, bearer(tokens))))
  const { accessToken } = await logIn(operator, 'operator')
  await send(
    'POST',
    `/operator/users/${staff.accountId}/suspend`,
    { reason: 'Cheated' },
    accessToken,
  )
  for (const stream of watching) {
    let message = await stream.next()
    while (message) message = await stream.next()
  }
  const again = await TestStream.open(urls[0] ?? '', path, bearer(tokens))
  expect(again.response.status).toBe(403)
})
