import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Team } from '#contract/partner/team.ts'
import type { StoreChange } from '#contract/partner/changes.ts'
import type { StaffRole } from '#contract/partner/staff-roles.ts'
import type { Tokens, User } from '#contract/session.ts'
import { TestStream } from '#api/live/testing/stream.ts'
import { openOtherProcess, type OtherProcess } from '#api/testing/other-process.ts'
import { accessHeaders, openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverInvitations, linkIn } from '#api/testing/test-mailbox.ts'
import { openTestStore } from '#api/testing/test-store.ts'

const DAY_MS = 24 * 3_600_000
const password = 'chips & gravy'

let server: TestApp
let storeId: string
let owner: TestAccount

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  storeId = (await openTestStore(server.context)).storeId
  owner = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
  await deliverInvitations(server.context)
})
afterAll(() => server.close())

const newEmail = () => `sam.${randomUUID()}@example.com`
const working = (role: StaffRole) =>
  openTestAccount(server.context, 'partner', { storeIds: [storeId], role })

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function send<Answer = { message: string }>(
  method: Method,
  path: string,
  { as = null, body }: { as?: TestAccount | null; body?: object } = {},
): Promise<{ code: number; body: Answer }> {
  const url = `/api/v1/partner${path}`
  const headers = as?.headers ?? {}
  const answer = await server.app.inject({ method, url, headers, ...(body && { body }) })
  return { code: answer.statusCode, body: answer.body ? answer.json<Answer>() : (null as Answer) }
}

const atStore = (path: string) => `/stores/${storeId}${path}`
const invite = (email: string, role: StaffRole = 'kitchen', as = owner) =>
  send<Team>('POST', atStore('/invitations'), { as, body: { email, role } })
const team = async () => (await send<Team>('GET', atStore('/team'), { as: owner })).body
const codeIn = (mail: { text: string } | undefined) =>
  mail ? (linkIn(mail).secret.get('code') ?? '') : ''

async function invited(email: string, role: StaffRole = 'kitchen'): Promise<string> {
  expect((await invite(email, role)).code).toBe(200)
  return codeIn((await deliverInvitations(server.context))[0])
}

const accept = (code: string) =>
  send<{ user: User; tokens: Tokens }>('POST', '/invitations/accept', {
    body: { code, firstName: 'Ali', lastName: 'Khan', password },
  })

async function changes(): Promise<StoreChange[]> {
  const answer = await send<{ items: StoreChange[] }>('GET', atStore('/changes'), { as: owner })
  return answer.body.items
}

describe('an invitation', () => {
  test('makes an account that works for the store in the given role, and is signed in', async () => {
    const email = newEmail()
    const code = await invited(email, 'manager')
    const opened = await send('POST', '/invitations/open', { body: { code } })
    expect(opened.body).toMatchObject({ email, role: 'manager', hasAccount: false })
    const { body } = await accept(code)
    expect(body.user).toMatchObject({
      email,
      firstName: 'Ali',
      profileType: 'partner',
      stores: [{ id: storeId, role: 'manager' }],
    })
    const token = { headers: { authorization: `Bearer ${body.tokens.accessToken}` } }
    const as = { ...owner, ...token }
    expect((await send('GET', atStore(''), { as })).code).toBe(200)
    expect((await team()).invitations).toEqual([])
    expect((await changes()).map(({ act, subject }) => [act, subject])).toEqual([
      ['joinTeam', email],
      ['inviteColleague', email],
    ])
  })

  test('works once, also for two at the same instant', async () => {
    const code = await invited(newEmail())
    const answers = await Promise.all([accept(code), accept(code)])
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([200, 404])
    expect(await accept(code)).toMatchObject({ code: 404 })
  })

  test('works for 7 days, and then again when it is sent again', async () => {
    const code = await invited(newEmail())
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 7 * DAY_MS))
    owner = { ...owner, ...(await signedInAgain(owner)) }
    expect(await accept(code)).toMatchObject({ code: 410, body: { message: 'INVITATION_EXPIRED' } })
    const [invitation] = (await team()).invitations
    const resend = atStore(`/invitations/${invitation?.id}/resend`)
    expect((await send('POST', resend, { as: owner })).code).toBe(200)
    const again = codeIn((await deliverInvitations(server.context))[0])
    expect(await accept(code)).toMatchObject({ code: 404 })
    expect((await accept(again)).code).toBe(200)
  })

  test('no longer works once it is withdrawn', async () => {
    const code = await invited(newEmail())
    const [invitation] = (await team()).invitations
    const path = atStore(`/invitations/${invitation?.id}`)
    expect((await send<Team>('DELETE', path, { as: owner })).body.invitations).toEqual([])
    expect(await accept(code)).toMatchObject({
      code: 404,
      body: { message: 'NONEXISTING_INVITATION' },
    })
    expect((await send('DELETE', path, { as: owner })).code).toBe(404)
  })

  test('that is withdrawn before its email was sent is sent to nobody', async () => {
    await invite(newEmail())
    const [invitation] = (await team()).invitations
    await send('DELETE', atStore(`/invitations/${invitation?.id}`), { as: owner })
    expect(await deliverInvitations(server.context)).toEqual([])
  })

  test('to somebody with a staff account is joined by them alone, signed in', async () => {
    const known = await openTestAccount(server.context, 'partner')
    const code = await invited(known.email)
    const opened = await send('POST', '/invitations/open', { body: { code } })
    expect(opened.body).toMatchObject({ hasAccount: true })
    expect(await accept(code)).toMatchObject({ code: 409, body: { message: 'EXISTING_USER' } })
    const stranger = await openTestAccount(server.context, 'partner')
    const join = (as: TestAccount) =>
      send<User>('POST', '/invitations/join', { as, body: { code } })
    expect(await join(stranger)).toMatchObject({
      code: 403,
      body: { message: 'INVITATION_OF_ANOTHER' },
    })
    expect((await join(known)).body.stores).toMatchObject([{ id: storeId, role: 'kitchen' }])
    expect((await join(known)).code).toBe(404)
  })

  test('leaves the customer account of the same address alone', async () => {
    const customer = await openTestAccount(server.context, 'customer')
    const { body } = await accept(await invited(customer.email))
    expect(body.user).toMatchObject({ email: customer.email, profileType: 'partner' })
    expect(body.user.id).not.toBe(customer.accountId)
  })

  test('to somebody invited already replaces the role and the link', async () => {
    const email = newEmail()
    const first = await invited(email, 'kitchen')
    const second = await invited(email.toUpperCase(), 'manager')
    expect((await team()).invitations).toMatchObject([{ email, role: 'manager' }])
    expect((await accept(first)).code).toBe(404)
    expect((await accept(second)).body.user.stores[0]?.role).toBe('manager')
  })

  test('is refused for a colleague', async () => {
    const cook = await working('kitchen')
    expect(await invite(cook.email)).toMatchObject({
      code: 409,
      body: { message: 'ALREADY_IN_TEAM' },
    })
  })

  test('is limited for one address', async () => {
    const email = newEmail()
    for (let sent = 0; sent < 5; sent += 1) await invite(email)
    expect(await invite(email)).toMatchObject({ code: 429 })
  })
})

const change = (accountId: string, role: StaffRole, as = owner) =>
  send<Team>('PUT', atStore(`/team/${accountId}`), { as, body: { role } })
const remove = (accountId: string, as = owner) =>
  send('DELETE', atStore(`/team/${accountId}`), { as })

describe('a colleague', () => {
  test('gets another role at once, which is written down', async () => {
    const cook = await working('kitchen')
    expect((await send('GET', atStore('/changes'), { as: cook })).code).toBe(403)
    const { body } = await change(cook.accountId, 'manager')
    expect(body.colleagues.map(({ role }) => role)).toEqual(['owner', 'manager'])
    expect((await send('GET', atStore('/changes'), { as: cook })).code).toBe(200)
    expect((await changes())[0]).toMatchObject({
      act: 'changeColleague',
      subject: 'Sam Taylor',
      before: { role: 'kitchen' },
      after: { role: 'manager' },
    })
  })

  test('who is removed has no access to the store, but to the other one', async () => {
    const other = (await openTestStore(server.context)).storeId
    const cook = await openTestAccount(server.context, 'partner', { storeIds: [storeId, other] })
    expect((await remove(cook.accountId)).code).toBe(204)
    expect(await send('GET', atStore(''), { as: cook })).toMatchObject({ code: 404 })
    expect((await send('GET', `/stores/${other}`, { as: cook })).code).toBe(200)
    expect((await remove(cook.accountId)).code).toBe(404)
  })

  test('who is the last owner stays one', async () => {
    await working('manager')
    const refused = { code: 409, body: { message: 'LAST_OWNER' } }
    expect(await change(owner.accountId, 'manager')).toMatchObject(refused)
    expect(await remove(owner.accountId)).toMatchObject(refused)
  })

  test('of two owners who remove each other at once, one stays', async () => {
    const second = await working('owner')
    const answers = await Promise.all([
      remove(second.accountId, owner),
      remove(owner.accountId, second),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([204, 404])
    const rows = await server.context.db
      .selectFrom('partner_store')
      .select('role')
      .where('store_id', '=', storeId)
      .execute()
    expect(rows).toEqual([{ role: 'owner' }])
  })

  test('of several owners who step down at once, one stays', async () => {
    const others = await Promise.all([working('owner'), working('owner'), working('owner')])
    const all = [owner, ...others]
    const answers = await Promise.all(all.map((each) => change(each.accountId, 'kitchen', each)))
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(1)
  })
})

test('the board of a store ends in every process for who is removed, and for nobody else', async () => {
  const cook = await working('kitchen')
  const stays = await working('kitchen')
  const other: OtherProcess = await openOtherProcess(server.context)
  const urls = [await server.app.listen({ port: 0 }), other.url]
  const path = `/partner/stores/${storeId}/events`
  const opened = (as: TestAccount) =>
    Promise.all(urls.map((url) => TestStream.open(url, path, as.headers)))
  const [theirs, others] = [await opened(cook), await opened(stays)]
  await remove(cook.accountId)
  for (const stream of theirs) {
    let message = await stream.next()
    while (message) message = await stream.next()
  }
  const again = await TestStream.open(urls[0] ?? '', path, cook.headers)
  expect(again.response.status).toBe(404)
  for (const stream of others) {
    expect(stream.response.status).toBe(200)
    stream.leave()
  }
  server.app.server.closeAllConnections()
  await other.close()
})

async function signedInAgain({ accountId }: TestAccount): Promise<Pick<TestAccount, 'headers'>> {
  return { headers: await accessHeaders(server.context, accountId, 'partner') }
}
