import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import type { AuditEntry } from '#contract/operator/audit-log.ts'
import type { OperatorTeam } from '#contract/operator/operator-team.ts'
import type { Tokens, User } from '#contract/session.ts'
import { accessHeaders, openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import { deliverOperatorInvitations, linkIn } from '#api/testing/test-mailbox.ts'

const DAY_MS = 24 * 3_600_000
const password = 'chips & gravy'

let server: TestApp
let owner: TestAccount

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  const { db } = server.context
  // Owners of earlier tests would be counted too.
  await db
    .updateTable('account')
    .set({ operator_role: 'content' })
    .where('operator_role', '=', 'owner')
    .execute()
  owner = await openTestAccount(server.context, 'operator')
  await deliverOperatorInvitations(server.context)
})
afterAll(() => server.close())

const newEmail = () => `sam.${randomUUID()}@example.com`
const colleague = (operatorRole: OperatorRole, passwordHash: string | null = null) =>
  openTestAccount(server.context, 'operator', { operatorRole, passwordHash })

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function send<Answer = { message: string }>(
  method: Method,
  path: string,
  { as = null, body }: { as?: Pick<TestAccount, 'headers'> | null; body?: object } = {},
): Promise<{ code: number; body: Answer }> {
  const url = `/api/v1/operator${path}`
  const headers = as?.headers ?? {}
  const answer = await server.app.inject({ method, url, headers, ...(body && { body }) })
  return { code: answer.statusCode, body: answer.body ? answer.json<Answer>() : (null as Answer) }
}

const invite = (email: string, role: OperatorRole = 'support', as = owner) =>
  send<OperatorTeam>('POST', '/team/invitations', { as, body: { email, role } })
const team = async (as = owner) => (await send<OperatorTeam>('GET', '/team', { as })).body

async function invited(email: string, role?: OperatorRole): Promise<string> {
  expect((await invite(email, role)).code).toBe(200)
  const [mail] = await deliverOperatorInvitations(server.context)
  return mail ? (linkIn(mail).secret.get('code') ?? '') : ''
}

const accept = (code: string) =>
  send<{ user: User; tokens: Tokens }>('POST', '/invitations/accept', {
    body: { code, firstName: 'Ali', lastName: 'Khan', password },
  })

async function latestChanges(count: number): Promise<AuditEntry[]> {
  const answer = await send<{ items: AuditEntry[] }>('GET', `/audit?limit=${count}`, { as: owner })
  return answer.body.items
}

const logIn = (email: string, given = password) =>
  send<{ tokens: Tokens }>('POST', '/auth/login', { body: { username: email, password: given } })

describe('an invitation to the console', () => {
  test('makes an account with the given role, which is signed in and written down', async () => {
    const email = newEmail()
    const code = await invited(email, 'finance')
    const opened = await send('POST', '/invitations/open', { body: { code } })
    expect(opened.body).toEqual({ email, role: 'finance' })
    const { body } = await accept(code)
    expect(body.user).toMatchObject({ email, profileType: 'operator', operatorRole: 'finance' })
    const as = { headers: { authorization: `Bearer ${body.tokens.accessToken}` } }
    expect((await send('GET', '/audit', { as })).code).toBe(200)
    expect((await send('GET', '/team', { as })).code).toBe(403)
    expect((await team()).invitations).toEqual([])
    expect(await latestChanges(2)).toMatchObject([
      {
        act: 'joinTeam',
        subject: email,
        name: 'Ali Khan',
        store: null,
        after: { role: 'finance' },
      },
      { act: 'inviteColleague', subject: email, name: 'Sam Taylor', by: 'operator' },
    ])
  })

  test('works once, also for two at the same instant', async () => {
    const code = await invited(newEmail())
    const answers = await Promise.all([accept(code), accept(code)])
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([200, 404])
  })

  test('works for 7 days, and then again when it is sent again', async () => {
    const code = await invited(newEmail())
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 7 * DAY_MS))
    const headers = await accessHeaders(server.context, owner.accountId, 'operator')
    owner = { ...owner, headers }
    expect(await accept(code)).toMatchObject({ code: 410, body: { message: 'INVITATION_EXPIRED' } })
    const [invitation] = (await team()).invitations
    const resent = await send('POST', `/team/invitations/${invitation?.id}/resend`, { as: owner })
    expect(resent.code).toBe(200)
    const [mail] = await deliverOperatorInvitations(server.context)
    expect((await accept(code)).code).toBe(404)
    expect((await accept(mail ? (linkIn(mail).secret.get('code') ?? '') : '')).code).toBe(200)
  })

  test('no longer works once it is withdrawn, and its waiting email is not sent', async () => {
    const email = newEmail()
    const code = await invited(email)
    await invite(email, 'content')
    const [invitation] = (await team()).invitations
    const path = `/team/invitations/${invitation?.id}`
    expect((await send('DELETE', path, { as: owner })).code).toBe(200)
    expect(await deliverOperatorInvitations(server.context)).toEqual([])
    expect((await accept(code)).code).toBe(404)
    expect((await send('DELETE', path, { as: owner })).code).toBe(404)
  })

  test('is refused for a colleague, and limited for one address', async () => {
    const support = await colleague('support')
    const refused = { code: 409, body: { message: 'ALREADY_IN_TEAM' } }
    expect(await invite(support.email)).toMatchObject(refused)
    const email = newEmail()
    for (let sent = 0; sent < 5; sent += 1) await invite(email)
    expect((await invite(email)).code).toBe(429)
  })
})

const change = (accountId: string, role: OperatorRole, as = owner) =>
  send<OperatorTeam>('PUT', `/team/${accountId}`, { as, body: { role } })
const remove = (accountId: string, as = owner) => send('DELETE', `/team/${accountId}`, { as })

describe('a colleague', () => {
  test('gets another role at once, which is written down', async () => {
    const support = await colleague('support')
    expect((await send('GET', '/audit', { as: support })).code).toBe(403)
    expect((await change(support.accountId, 'finance')).code).toBe(200)
    expect((await send('GET', '/audit', { as: support })).code).toBe(200)
    expect(await latestChanges(1)).toMatchObject([
      { act: 'changeColleague', before: { role: 'support' }, after: { role: 'finance' } },
    ])
  })

  test('who is removed is out at once and for good, until they are invited again', async () => {
    const support = await colleague('finance', await quickHash(password))
    const { body } = await logIn(support.email)
    const as = { headers: { authorization: `Bearer ${body.tokens.accessToken}` } }
    expect((await send('GET', '/audit', { as })).code).toBe(200)
    expect((await remove(support.accountId)).code).toBe(204)
    const afterwards = (await send('GET', '/audit', { as })).code
    // By the end of the session or of the account, whichever the server heard of first.
    expect([401, 403]).toContain(afterwards)
    expect((await logIn(support.email)).code).toBe(401)
    const reasoned = { reason: 'Back from leave' }
    const restored = await send('POST', `/users/${support.accountId}/restore`, {
      as: owner,
      body: reasoned,
    })
    expect(restored).toMatchObject({ code: 403, body: { message: 'FORBIDDEN_ACCESS' } })
    expect((await remove(support.accountId)).code).toBe(404)
    expect((await team()).colleagues.map(({ email }) => email)).not.toContain(support.email)

    const back = await accept(await invited(support.email, 'content'))
    expect(back.body.user).toMatchObject({ id: support.accountId, operatorRole: 'content' })
    expect((await logIn(support.email)).code).toBe(200)
  })

  test('who is the last owner stays one', async () => {
    await colleague('support')
    const refused = { code: 409, body: { message: 'LAST_OWNER' } }
    expect(await change(owner.accountId, 'support')).toMatchObject(refused)
    expect(await remove(owner.accountId)).toMatchObject(refused)
  })

  test('of two owners who remove each other at once, one stays', async () => {
    const second = await colleague('owner')
    const answers = await Promise.all([
      remove(second.accountId, owner),
      remove(owner.accountId, second),
    ])
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 204)).toHaveLength(1)
    const { rows } = await server.context.pool.query(
      `SELECT FROM account WHERE operator_role = 'owner'`,
    )
    expect(rows).toHaveLength(1)
  })

  test('of several owners who step down at once, one stays', async () => {
    const all = [
      owner,
      await colleague('owner'),
      await colleague('owner'),
      await colleague('owner'),
    ]
    const answers = await Promise.all(all.map((each) => change(each.accountId, 'support', each)))
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(1)
  })
})
