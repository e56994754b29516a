import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Enquiry, ListedEnquiry } from '#contract/operator/enquiries.ts'
import { sendEnquiryAnswer } from '#api/emails/enquiries/send-enquiry-answer.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliver } from '#api/testing/test-mailbox.ts'

let server: TestApp
let operator: TestAccount
let colleague: TestAccount
let seconds = 0

beforeAll(async () => {
  server = await createTestApp()
  operator = await openTestAccount(server.context, 'operator', { operatorRole: 'support' })
  colleague = await openTestAccount(server.context, 'operator', { operatorRole: 'owner' })
})
beforeEach(async () => {
  await server.context.pool.query('DELETE FROM enquiry')
})
afterAll(() => server.close())

const letter = {
  name: 'Priya Hartley',
  email: 'priya@example.org',
  orderNumber: '7HK4',
  message: 'The naan was cold.',
}

/** Sends a message, a second after the one before. */
async function write(edit: object = {}): Promise<string> {
  server.setNow(new Date(FRIDAY_EVENING.getTime() + ++seconds * 1000))
  const body = { ...letter, ...edit }
  await server.app.inject({ method: 'POST', url: '/api/v1/email/contactus', body })
  const { rows } = await server.context.pool.query<{ id: string }>(
    'SELECT id FROM enquiry ORDER BY created_at DESC LIMIT 1',
  )
  return rows[0]?.id ?? ''
}

async function ask<Answer = Enquiry>(
  method: 'GET' | 'POST',
  path: string,
  { body, as = operator }: { body?: object; as?: TestAccount } = {},
) {
  const url = `/api/v1/operator/enquiries${path}`
  const answer = await server.app.inject({
    method,
    url,
    headers: as.headers,
    ...(body && { body }),
  })
  return {
    code: answer.statusCode,
    body: JSON.parse(answer.body || '{}') as Answer & { message: unknown },
  }
}

type Page = { items: ListedEnquiry[]; nextCursor: string | null; open: number }
const list = async (query = '', as = operator) => (await ask<Page>('GET', query, { as })).body
const read = async (id: string) => (await ask('GET', `/${id}`)).body
const answer = (id: string, version: number, as = operator) =>
  ask('POST', `/${id}/answer`, { as, body: { text: 'Sorry.\n\nHere is £5.', version } })
const act = (id: string, what: string, version: number, as = operator) =>
  ask('POST', `/${id}/acts`, { as, body: { act: what, version } })

describe('the inbox', () => {
  test('has the open ones with the longest waiting first, in pages, and no applications', async () => {
    const [first, second, third] = [await write(), await write(), await write()]
    const page = await list('?limit=2')
    expect(page.items.map(({ id }) => id)).toEqual([first, second])
    expect(page.open).toBe(3)
    const rest = await list(`?limit=2&cursor=${page.nextCursor}`)
    expect(rest.items.map(({ id }) => id)).toEqual([third])
    expect(rest.nextCursor).toBeNull()
    expect((await ask('GET', '?cursor=nonsense')).code).toBe(400)
    await server.context.pool.query(`UPDATE enquiry SET kind = 'partner' WHERE id = $1`, [first])
    expect((await list()).items.map(({ id }) => id)).toEqual([second, third])
    expect((await read(first)).message).toBe('NONEXISTING_ENQUIRY')
  })

  test('is searched in names, addresses, order numbers and texts', async () => {
    const id = await write()
    await write({ name: 'Sam', email: 'sam@example.org', orderNumber: '', message: 'Hello' })
    for (const typed of ['hartley', 'PRIYA@', '7hk4', 'naan cold'])
      expect((await list(`?search=${encodeURIComponent(typed)}`)).items, typed).toMatchObject([
        { id, reference: id.slice(0, 8).toUpperCase(), name: letter.name, assignee: null },
      ])
    for (const typed of ['naan hot', 'na', '%%%'])
      expect((await list(`?search=${encodeURIComponent(typed)}`)).items, typed).toEqual([])
  })

  test('has those of a state and of who looks after them', async () => {
    const [mine, nobodys] = [await write(), await write()]
    expect((await act(mine, 'take', 0)).body.assignee?.id).toBe(operator.accountId)
    const ids = async (query: string, as?: TestAccount) =>
      (await list(query, as)).items.map(({ id }) => id)
    expect(await ids('?assignee=me')).toEqual([mine])
    expect(await ids('?assignee=me', colleague)).toEqual([])
    expect(await ids('?assignee=nobody')).toEqual([nobodys])
    await act(nobodys, 'close', 0)
    expect(await ids('?state=closed')).toEqual([nobodys])
    expect(await ids('')).toEqual([mine])
  })
})

describe('a message', () => {
  test('is answered by email, to which the reply goes to the marketplace', async () => {
    const id = await write()
    const { code, body } = await answer(id, 0)
    expect(code).toBe(200)
    expect(body).toMatchObject({
      state: 'answered',
      assignee: { id: operator.accountId },
      entries: [{ act: 'answer', by: 'Sam Taylor', text: 'Sorry.\n\nHere is £5.' }],
    })
    const [first] = await deliver(server.context, 'send-enquiry-answer', sendEnquiryAnswer)
    expect(first).toMatchObject({
      to: letter.email,
      subject: `Your message to ${server.context.marketplace.name} (${id.slice(0, 8).toUpperCase()})`,
      headers: { 'Reply-To': server.context.marketplace.contactEmail },
    })
    expect(first?.text).toContain('Here is £5.')
    expect(first?.text).toContain(letter.message)
    server.setNow(new Date(FRIDAY_EVENING.getTime() + ++seconds * 1000))
    await answer(id, 1)
    const [second] = await deliver(server.context, 'send-enquiry-answer', sendEnquiryAnswer)
    expect(second?.headers['In-Reply-To']).toBe(first?.messageId)
  })

  test('has the acts and notes about it in their order, and who has read it', async () => {
    const id = await write()
    await ask('POST', `/${id}/notes`, { body: { text: 'Rang them.' } })
    for (const [version, what] of ['take', 'release', 'close', 'reopen'].entries()) {
      server.setNow(new Date(FRIDAY_EVENING.getTime() + ++seconds * 1000))
      expect((await act(id, what, version, colleague)).code, what).toBe(200)
    }
    const message = await read(id)
    expect(message.entries.map((each) => each.act)).toEqual([
      'note',
      'take',
      'release',
      'close',
      'reopen',
    ])
    expect(message).toMatchObject({ state: 'open', version: 4, assignee: null, customerId: null })
    expect(message.accesses.map(({ place }) => place)).toContain('enquiry')
    const { rows } = await server.context.pool.query(
      `SELECT act, subject FROM audit_event WHERE subject = $1 ORDER BY id`,
      [id.slice(0, 8).toUpperCase()],
    )
    expect(rows.map((row: { act: string }) => row.act)).toEqual([
      'takeEnquiry',
      'releaseEnquiry',
      'closeEnquiry',
      'reopenEnquiry',
    ])
  })

  test('names the customer who wrote it, whose page says who has read it', async () => {
    const customer = await openTestAccount(server.context, 'customer')
    const id = await write({ email: customer.email.toUpperCase() })
    expect((await read(id)).customerId).toBe(customer.accountId)
    const { rows } = await server.context.pool.query(
      'SELECT place FROM data_access WHERE customer_id = $1',
      [customer.accountId],
    )
    expect(rows).toEqual([{ place: 'enquiry' }])
  })

  test('that is closed is not answered, and what does not exist is not found', async () => {
    const id = await write()
    await act(id, 'close', 0)
    for (const { code, body } of [
      await answer(id, 1),
      await act(id, 'take', 1),
      await act(id, 'close', 1),
    ])
      expect([code, body.message]).toEqual([409, 'ENQUIRY_HAS_CHANGED'])
    const missing = crypto.randomUUID()
    for (const { code, body } of [
      await answer(missing, 0),
      await act(missing, 'take', 0),
      await ask('POST', `/${missing}/notes`, { body: { text: 'Hm' } }),
    ])
      expect([code, body.message]).toEqual([404, 'NONEXISTING_ENQUIRY'])
  })

  test.each(['', '   ', 'a'.repeat(5001)])('is not answered with %j', async (text) => {
    const id = await write()
    const refused = await ask('POST', `/${id}/answer`, { body: { text, version: 0 } })
    expect(refused.code).toBe(400)
    expect((await read(id)).entries).toEqual([])
  })

  test('is taken by one of two who press at once', async () => {
    const id = await write()
    const answers = await Promise.all([act(id, 'take', 0), act(id, 'take', 0, colleague)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
  })

  test('is answered once by two who send at once', async () => {
    const id = await write()
    const answers = await Promise.all([answer(id, 0), answer(id, 0, colleague)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    const sent = await deliver(server.context, 'send-enquiry-answer', sendEnquiryAnswer)
    expect(sent).toHaveLength(1)
  })

  test.each(['finance', 'content'] as const)('is not for the role %s', async (operatorRole) => {
    const other = await openTestAccount(server.context, 'operator', { operatorRole })
    const id = await write()
    for (const refused of [await ask('GET', '', { as: other }), await act(id, 'take', 0, other)])
      expect([refused.code, refused.body.message]).toEqual([403, 'OPERATOR_ROLE_NOT_ALLOWED'])
  })
})
