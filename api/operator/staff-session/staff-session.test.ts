import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { CALLS_BY_HEADING } from '#contract/all-calls.ts'
import type { StoreChange } from '#contract/partner/changes.ts'
import { isAllowedAsStaff } from '#contract/partner/staff-roles.ts'
import type { Tokens, User } from '#contract/session.ts'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import { TestStream } from '#api/live/testing/stream.ts'
import { openSession } from '#api/session/sign-in/open-session.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

type Headers = Record<string, string>
interface Begun {
  user: User
  tokens: Tokens
  message?: unknown
}

let server: TestApp
let address: string
let operator: TestAccount
let store: TestStore

beforeAll(async () => {
  server = await createTestApp()
  address = await server.app.listen({ port: 0 })
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  operator = await signIn('support')
  store = await openTestStore(server.context)
})
afterAll(() => server.close())

/** An operator in a session that is stored. */
async function signIn(operatorRole: OperatorRole): Promise<TestAccount> {
  const account = await openTestAccount(server.context, 'operator', { operatorRole })
  const { accountId } = account
  const who = { accountId, profileType: 'operator' } as const
  const from = { rememberMe: false, address: '192.0.2.1', device: 'Firefox' }
  const { accessToken } = await openSession(server.context, who, from)
  return { ...account, headers: bearer(accessToken) }
}

async function ask<Answer>(
  method: Call['method'],
  path: string,
  { headers, body }: { headers: Headers; body?: object },
) {
  const url = `/api/v1${path}`
  const answer = await server.app.inject({ method, url, headers, ...(body && { body }) })
  const text = answer.body
  return {
    code: answer.statusCode,
    // As the contract says of each call.
    body: (text === '' ? {} : JSON.parse(text)) as Answer & { message?: unknown },
  }
}

const begin = (
  headers: Headers = operator.headers,
  reason = 'The owner rang: the oven is broken',
) =>
  ask<Begun>('POST', `/operator/stores/${store.storeId}/staff-session`, {
    headers,
    body: { reason },
  })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const ofStore = (path: string) => `/partner/stores/${store.storeId}${path}`

async function work() {
  const { body } = await begin()
  return { ...body, headers: bearer(body.tokens.accessToken) }
}

const watch = (headers: Headers, storeId = store.storeId) =>
  TestStream.open(address, `/partner/stores/${storeId}/events`, headers)

const look = (headers: Headers) => ask('GET', ofStore('/orders?state=open'), { headers })
const pause = (headers: Headers) =>
  ask('PUT', ofStore('/pause'), { headers, body: { minutes: 30 } })
const inMinutes = (minutes: number) => new Date(FRIDAY_EVENING.getTime() + minutes * 60_000)

async function changes() {
  const owner = await openTestAccount(server.context, 'operator')
  const path = `/operator/stores/${store.storeId}/changes`
  const { body } = await ask<{ items: StoreChange[] }>('GET', path, owner)
  return body.items
}

describe('an operator who works as staff', () => {
  test('is a manager of that restaurant for an hour', async () => {
    const { user, headers } = await work()
    expect(user).toMatchObject({
      id: operator.accountId,
      profileType: 'partner',
      stores: [{ id: store.storeId, role: 'manager' }],
      asStaff: { until: inMinutes(60).toISOString() },
    })
    expect(user.operatorRole).toBeUndefined()
    expect((await look(headers)).code).toBe(200)
    expect((await ask<User>('GET', '/auth/user', { headers })).body).toEqual(user)
    const other = await openTestStore(server.context)
    const there = await ask('GET', `/partner/stores/${other.storeId}/orders?state=open`, {
      headers,
    })
    expect(there.body.message).toBe('NONEXISTING_STORE')
  })

  test('is named in what changes, which says that they worked as staff, and why', async () => {
    const { headers, tokens } = await work()
    expect((await pause(headers)).code).toBe(200)
    await ask('POST', '/auth/logout', { headers: bearer(tokens.refreshToken) })
    const made = (await changes()).map(({ act, by, name }) => [act, by, name])
    expect(made).toEqual([
      ['stopWorkingAsStaff', 'operator', 'Sam Taylor'],
      ['pauseStore', 'asStaff', 'Sam Taylor'],
      ['workAsStaff', 'operator', 'Sam Taylor'],
    ])
    expect((await changes())[2]?.after).toEqual({
      reason: 'The owner rang: the oven is broken',
      worksAsStaffUntil: inMinutes(60).toISOString(),
    })
  })

  test('does nothing that lasts, and nothing about money or the team', async () => {
    const { headers } = await work()
    const refused: [string, unknown][] = []
    for (const call of Object.values(CALLS_BY_HEADING).flat()) {
      if (call.permission !== 'partner' && call.permission !== 'account') continue
      if (call.id === 'getUser') continue
      if (call.staffPermission && isAllowedAsStaff(call.staffPermission)) continue
      const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
        name === 'storeId' ? store.storeId : operator.accountId,
      )
      const { body } = await ask(call.method, path, { headers, body: {} })
      refused.push([call.id, body.message])
    }
    const ids = refused.map(([id]) => id)
    expect(ids).toEqual(
      expect.arrayContaining([
        'changeBankDetails',
        'inviteColleague',
        'setPin',
        'shareTablet',
        'joinStore',
        'startStaffPush',
        'changePassword',
      ]),
    )
    expect(refused.filter(([, message]) => message !== 'AS_STAFF_NOT_ALLOWED')).toEqual([])
  })

  test('is not taken for somebody who has the store app open to cook', async () => {
    const other = await openTestStore(server.context)
    const owner = await openTestAccount(server.context, 'partner', { storeIds: [other.storeId] })
    const mine = await watch((await work()).headers)
    const theirs = await watch(owner.headers, other.storeId)
    const seen = async () => {
      const query = 'SELECT store_id FROM store_board WHERE store_id = ANY ($1)'
      const ids = [store.storeId, other.storeId]
      return (await server.context.pool.query(query, [ids])).rows
    }
    await expect.poll(seen).toEqual([{ store_id: other.storeId }])
    for (const stream of [mine, theirs]) stream.leave()
  })

  test('has no way from there into the console', async () => {
    const { headers } = await work()
    const { body } = await ask('GET', '/operator/stores', { headers })
    expect(body.message).toBe('AS_STAFF_NOT_ALLOWED')
  })
})

describe('working as staff ends', () => {
  const renew = (token: string) =>
    ask<Pick<Begun, 'tokens'>>('POST', '/auth/refresh', { headers: bearer(token) })

  test('after the hour, however it is used', async () => {
    const { tokens } = await work()
    server.setNow(inMinutes(50))
    const { tokens: renewed } = (await renew(tokens.refreshToken)).body
    server.setNow(inMinutes(59))
    expect((await look(bearer(renewed.accessToken))).code).toBe(200)
    server.setNow(inMinutes(61))
    expect((await look(bearer(renewed.accessToken))).code).toBe(401)
    expect((await renew(renewed.refreshToken)).code).toBe(401)
  })

  test('when they leave, and their own session goes on', async () => {
    const { headers, tokens } = await work()
    await ask('POST', '/auth/logout', { headers: bearer(tokens.refreshToken) })
    await expect.poll(async () => (await look(headers)).code).toBe(401)
    expect((await ask('GET', '/operator/stores', operator)).code).toBe(200)
  })

  test('when they begin again, as another restaurant or the same', async () => {
    const first = await work()
    const second = await work()
    await expect.poll(async () => (await look(first.headers)).code).toBe(401)
    expect((await look(second.headers)).code).toBe(200)
  })

  test('when they are removed from the marketplace', async () => {
    const { headers, tokens } = await work()
    const owner = await openTestAccount(server.context, 'operator')
    const path = `/operator/team/${operator.accountId}`
    expect((await ask('DELETE', path, owner)).code).toBeLessThan(300)
    await expect.poll(async () => (await look(headers)).body.message).toBe('SUSPENDED_USER')
    expect((await renew(tokens.refreshToken)).body.message).toBe('SUSPENDED_USER')
  })

  test('when they are given another role, and what they watch ends with it', async () => {
    const { headers } = await work()
    const stream = await watch(headers)
    const owner = await openTestAccount(server.context, 'operator')
    const body = { role: 'content' }
    const path = `/operator/team/${operator.accountId}`
    expect((await ask('PUT', path, { ...owner, body })).code).toBe(200)
    expect(await stream.next()).toBeNull()
    expect((await ask('GET', '/operator/now', operator)).code).toBe(200)
  })

  test('when their role no longer allows it', async () => {
    const { headers } = await work()
    await server.context.pool.query(`UPDATE account SET operator_role = 'content' WHERE id = $1`, [
      operator.accountId,
    ])
    expect((await look(headers)).body.message).toBe('OPERATOR_ROLE_NOT_ALLOWED')
  })
})

describe('beginning', () => {
  test('by two at once leaves one session', async () => {
    const begun = await Promise.all([begin(), begin()])
    expect(begun.map(({ code }) => code)).toEqual([200, 200])
    const codes = async () =>
      (await Promise.all(begun.map(({ body }) => look(bearer(body.tokens.accessToken))))).map(
        ({ code }) => code,
      )
    await expect.poll(async () => (await codes()).toSorted()).toEqual([200, 401])
  })

  test('is refused to other roles and to partners', async () => {
    const finance = await signIn('finance')
    expect((await begin(finance.headers)).body.message).toBe('OPERATOR_ROLE_NOT_ALLOWED')
    const partner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
    expect((await begin(partner.headers)).code).toBe(403)
    const { headers } = await work()
    expect((await begin(headers)).code).toBe(403)
  })

  test('needs a reason, a restaurant that is there, and an open session', async () => {
    expect((await begin(operator.headers, ' ')).body.message).toEqual([
      { field: 'reason', code: 'required_field' },
    ])
    await server.context.pool.query(`UPDATE store SET state = 'archived' WHERE id = $1`, [
      store.storeId,
    ])
    expect((await begin()).body.message).toBe('RESTAURANT_STATE_INVALID')
    store = { ...store, storeId: operator.accountId }
    expect((await begin()).body.message).toBe('NONEXISTING_STORE')
  })

  test('needs the second step where the marketplace wants one', async () => {
    const { context } = server
    const { nodeEnv, sandbox } = context.configuration
    const strict = { ...context.configuration, nodeEnv: 'production', sandbox: null }
    Object.assign(context.configuration, strict)
    const { body } = await begin()
    Object.assign(context.configuration, { nodeEnv, sandbox })
    expect(body.message).toBe('SECOND_FACTOR_MISSING')
  })
})
