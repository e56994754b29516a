import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Application } from '#contract/operator/restaurants/applications.ts'
import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import { sendDeclined } from '#api/emails/enquiries/send-declined.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliver, deliverInvitations } from '#api/testing/test-mailbox.ts'

let server: TestApp
let operator: TestAccount

beforeAll(async () => {
  server = await createTestApp()
  operator = await openTestAccount(server.context, 'operator')
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await server.context.pool.query('DELETE FROM enquiry')
})
afterAll(() => server.close())

const form = {
  restaurant: 'The Corner Kitchen',
  name: 'Sam Okafor',
  email: 'sam@corner.example',
  phone: '020 7946 0111',
  postCode: 'e81aa',
  message: 'We bake.',
}

async function apply(edit: object = {}): Promise<string> {
  const body = { ...form, ...edit }
  await server.app.inject({ method: 'POST', url: '/api/v1/email/partner-with-us', body })
  const { items } = (await ask<{ items: Application[] }>('GET', '')).body
  return items.at(-1)?.id ?? ''
}

interface Refusal {
  message: unknown
}

async function ask<Answer = Restaurant>(method: 'GET' | 'POST', path: string, body?: object) {
  const { headers } = operator
  const url = `/api/v1/operator/applications${path}`
  const answer = await server.app.inject({ method, url, headers, ...(body && { body }) })
  const text = answer.body || '{}'
  return { code: answer.statusCode, body: JSON.parse(text) as Answer & Refusal }
}

const takeOn = (id: string, body: object = {}) => ask('POST', `/${id}/take-on`, body)
const decline = (id: string, reason = 'Too far away') => ask('POST', `/${id}/decline`, { reason })

test('applications are listed with what was written, the longest waiting first, in pages', async () => {
  await apply()
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 60_000))
  await apply({ restaurant: 'Second' })
  type Page = { items: Application[]; nextCursor: string; count: number }
  const first = (await ask<Page>('GET', '?limit=1')).body
  expect(first).toMatchObject({
    items: [{ ...form, sentAt: FRIDAY_EVENING.toISOString() }],
    count: 2,
  })
  const rest = await ask<Page>('GET', `?limit=1&cursor=${encodeURIComponent(first.nextCursor)}`)
  expect(rest.body).toMatchObject({ items: [{ restaurant: 'Second' }], nextCursor: null })
  expect((await ask('GET', '?cursor=nonsense')).code).toBe(400)
})

test('who reads the list is recorded', async () => {
  await server.context.pool.query('DELETE FROM data_access')
  await ask('GET', '')
  const { rows } = await server.context.pool.query('SELECT operator_id, place FROM data_access')
  expect(rows).toEqual([{ operator_id: operator.accountId, place: 'applications' }])
})

test('one press makes a draft and invites the writer as its owner', async () => {
  const id = await apply()
  const { code, body } = await takeOn(id)
  expect(code).toBe(201)
  expect(body).toMatchObject({
    name: 'The Corner Kitchen',
    postCode: 'E8 1AA',
    lifecycle: 'draft',
    team: { invitations: [{ email: 'sam@corner.example', role: 'owner' }] },
  })
  expect(body.checks[0]).toEqual({ check: 'facts', result: 'missing' })
  expect((await deliverInvitations(server.context)).map(({ to }) => to)).toEqual([form.email])
  const again = await takeOn(id)
  expect([again.code, again.body.message]).toEqual([409, 'RESTAURANT_STATE_INVALID'])
})

test('half a postcode is refused at its field, and taken on with a whole one', async () => {
  const id = await apply({ postCode: 'E8' })
  const refused = await takeOn(id)
  expect([refused.code, refused.body.message]).toEqual([
    400,
    [{ field: 'postCode', code: 'invalid_postcode' }],
  ])
  expect((await takeOn(id, { postCode: 'E8 1AA' })).code).toBe(201)
})

test('a declined application is answered by email, with the reason', async () => {
  const id = await apply()
  expect((await decline(id, ' ')).code).toBe(400)
  expect((await decline(id)).code).toBe(204)
  const [sent] = await deliver(server.context, 'send-declined', sendDeclined)
  expect(sent?.to).toBe(form.email)
  expect(sent?.text).toContain('The reason: Too far away')
  expect((await takeOn(id)).body.message).toBe('RESTAURANT_STATE_INVALID')
  const later = await apply({ restaurant: 'Second' })
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 60_000))
  await decline(later, 'Full')
  type Page = { items: Application[]; nextCursor: string; count: number }
  const listed = (await ask<Page>('GET', '?list=declined&limit=1')).body
  const at = new Date(FRIDAY_EVENING.getTime() + 60_000).toISOString()
  expect(listed).toMatchObject({
    items: [{ restaurant: 'Second', declined: { at, reason: 'Full' } }],
    count: 2,
  })
  const cursor = encodeURIComponent(listed.nextCursor)
  const rest = (await ask<Page>('GET', `?list=declined&limit=1&cursor=${cursor}`)).body
  expect(rest).toMatchObject({
    items: [{ ...form, declined: { reason: 'Too far away' } }],
    nextCursor: null,
  })
  expect((await ask<Page>('GET', '')).body).toMatchObject({ items: [], count: 0 })
  const { rows } = await server.context.pool.query(
    `SELECT act, subject, after FROM audit_event WHERE act = 'declineApplication' ORDER BY id`,
  )
  expect(rows[0]).toEqual({
    act: 'declineApplication',
    subject: form.restaurant,
    after: { reason: 'Too far away' },
  })
})

test('of two who answer at once, one does', async () => {
  const id = await apply()
  const answers = await Promise.all([takeOn(id), decline(id)])
  expect(answers.filter(({ code }) => code < 300)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 409)).toHaveLength(1)
})

test('what is no application is not found', async () => {
  const body = { name: 'Priya', email: 'p@example.org', orderNumber: '', message: 'Hello' }
  await server.app.inject({ method: 'POST', url: '/api/v1/email/contactus', body })
  const { rows } = await server.context.pool.query<{ id: string }>('SELECT id FROM enquiry')
  expect((await takeOn(rows[0]?.id ?? '')).body.message).toBe('NONEXISTING_APPLICATION')
})
