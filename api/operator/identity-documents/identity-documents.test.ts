import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RestaurantDocuments } from '#contract/identity-documents/restaurant-documents.ts'
import { DOCUMENTS_MAXIMUM } from '#rules/business/identity-document.ts'
import {
  openRestaurantDesk,
  type RestaurantDesk,
} from '#api/operator/restaurants/testing/restaurant-desk.ts'
import { eraseOldDocuments } from '#api/stores/identity-documents/erase-document.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'

type Documents = RestaurantDocuments & { message: string }

const JPEG = Buffer.from('\xff\xd8\xff\xe0 a passport \xff\xd9', 'latin1')
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n', 'latin1')
const DAY_MS = 86_400_000

let server: TestApp
let desk: RestaurantDesk

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  desk = await openRestaurantDesk(server)
})
afterAll(() => server.close())

const OF_OWNER = () => `/partner/stores/${desk.store.storeId}/identity-documents`
const OF_OPERATOR = () => desk.ofStore('/identity-documents')

async function send(file: Buffer, { path = OF_OWNER(), as = desk.owner, kind = 'passport' } = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1${path}?kind=${kind}`,
    headers: { ...as.headers, 'content-type': 'application/octet-stream' },
    payload: file,
  })
  return { code: answer.statusCode, body: answer.json<Documents>() }
}

async function ask(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  as: { headers: object },
  body?: object,
) {
  const url = `/api/v1${path}`
  const { headers } = as as typeof desk.owner
  const answer = await server.app.inject({ method, url, headers, ...(body && { body }) })
  return { code: answer.statusCode, headers: answer.headers, raw: answer.rawPayload }
}

const read = (raw: Buffer) => JSON.parse(raw.toString()) as Documents

async function sent(file = JPEG): Promise<string> {
  const before = new Set((await stored()).map(({ id }) => id))
  const { body } = await send(file)
  return body.items.find(({ id }) => !before.has(id))?.id ?? ''
}

const decide = async (id: string, isAccepted: boolean, reason = '') => {
  const path = `${OF_OPERATOR()}/${id}/decision`
  const { code, raw } = await ask('POST', path, desk.operator, { isAccepted, reason })
  return { code, body: read(raw) }
}

const download = (id: string, as: { headers: object } = desk.operator) =>
  ask('GET', `${OF_OPERATOR()}/${id}/file`, as)

const identityCheck = async () =>
  (await desk.read()).checks.find(({ check }) => check === 'identity')?.result

const stored = async () =>
  (
    await server.context.pool.query<{ id: string; sealed: Buffer | null }>(
      'SELECT id, sealed FROM identity_document WHERE store_id = $1',
      [desk.store.storeId],
    )
  ).rows

describe('a document', () => {
  test('is sent by an owner, encrypted, downloaded by an operator, and accepted', async () => {
    expect(await identityCheck()).toBe('notice')
    const { code, body } = await send(JPEG)
    expect(code).toBe(201)
    expect(body).toMatchObject({
      items: [
        {
          kind: 'passport',
          fileType: 'jpeg',
          bytes: JPEG.length,
          sentBy: 'partner',
          state: 'waiting',
        },
      ],
      room: DOCUMENTS_MAXIMUM - 1,
    })
    const [{ id, sealed } = { id: '', sealed: null }] = await stored()
    expect(sealed?.includes('a passport')).toBe(false)
    const file = await download(id)
    expect(file.raw.equals(JPEG)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="passport-${desk.store.slug}.jpg"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
      'cache-control': 'no-store',
    })
    const accepted = await decide(id, true)
    expect(accepted.body.items).toMatchObject([{ state: 'accepted', reason: '', hasFile: true }])
    expect(await identityCheck()).toBe('done')
    expect(await desk.emails()).toMatchObject([
      { to: desk.owner.email, subject: expect.stringContaining('accepted the passport') },
    ])
  })

  test('is refused with a reason, which its owner reads and the log of changes does not say', async () => {
    const id = await sent()
    expect((await decide(id, false)).code).toBe(400)
    expect((await decide(id, false, 'The photo is blurred')).code).toBe(200)
    const { raw } = await ask('GET', OF_OWNER(), desk.owner)
    expect(read(raw).items).toMatchObject([{ state: 'refused', reason: 'The photo is blurred' }])
    const [email] = await desk.emails()
    expect(email?.text).toContain('The photo is blurred')
    const changes = await desk.changes()
    expect(changes.map(({ act }) => act).slice(0, 2)).toEqual(['refuseDocument', 'sendDocument'])
    expect(JSON.stringify(changes)).not.toContain('blurred')
    expect(await identityCheck()).toBe('notice')
  })

  test('is decided about once, whoever does it first', async () => {
    const id = await sent()
    const answers = await Promise.all([decide(id, true), decide(id, false, 'Expired')])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    expect(answers.find(({ code }) => code === 409)?.body.message).toBe('DOCUMENT_IS_DECIDED')
    expect(await desk.emails()).toHaveLength(1)
  })

  test('can be added by an operator; a proof of address does not say who somebody is', async () => {
    const given = { path: OF_OPERATOR(), as: desk.operator, kind: 'proofOfAddress' }
    const { body } = await send(PDF, given)
    expect(body.items).toMatchObject([
      { kind: 'proofOfAddress', fileType: 'pdf', sentBy: 'operator' },
    ])
    await decide(body.items[0]?.id ?? '', true)
    expect(await identityCheck()).toBe('notice')
  })

  test('is withdrawn by its owner until somebody has decided', async () => {
    const id = await sent()
    const withdraw = () => ask('DELETE', `${OF_OWNER()}/${id}`, desk.owner)
    await decide(id, true)
    expect(read((await withdraw()).raw).message).toBe('DOCUMENT_IS_DECIDED')
    const other = await sent()
    const { code, raw } = await ask('DELETE', `${OF_OWNER()}/${other}`, desk.owner)
    expect([code, read(raw).items.length]).toEqual([200, 1])
  })
})

describe('who may see it', () => {
  test('each download is recorded, and shown with the documents', async () => {
    const id = await sent()
    await download(id)
    await download(id)
    const { raw } = await ask('GET', OF_OPERATOR(), desk.operator)
    expect(read(raw).accesses).toMatchObject([
      { place: 'identityDocument', at: FRIDAY_EVENING.toISOString() },
      { place: 'identityDocument', at: FRIDAY_EVENING.toISOString() },
    ])
  })

  test('no other role of the marketplace, no owner, and nobody without an account', async () => {
    const id = await sent()
    for (const operatorRole of ['finance', 'content'] as const) {
      const colleague = await openTestAccount(server.context, 'operator', { operatorRole })
      expect((await download(id, colleague)).code).toBe(403)
    }
    expect((await download(id, desk.owner)).code).toBe(403)
    expect((await download(id, { headers: {} })).code).toBe(401)
    const { raw } = await ask('GET', OF_OPERATOR(), desk.operator)
    expect(read(raw).accesses).toEqual([])
  })

  test('not a manager, and no file of another restaurant', async () => {
    const id = await sent()
    const storeIds = [desk.store.storeId]
    const manager = await openTestAccount(server.context, 'partner', { storeIds, role: 'manager' })
    expect((await send(JPEG, { as: manager })).code).toBe(403)
    const { storeId } = await openTestStore(server.context)
    const elsewhere = `/operator/stores/${storeId}/identity-documents/${id}/file`
    expect((await ask('GET', elsewhere, desk.operator)).code).toBe(404)
  })

  test('nothing that was moved to another document, or changed', async () => {
    const [first, second] = [await sent(), await sent(PDF)]
    const { pool } = server.context
    const moved = `UPDATE identity_document SET sealed = (SELECT sealed FROM identity_document WHERE id = $1) WHERE id = $2`
    await pool.query(moved, [first, second])
    const flipped = `UPDATE identity_document SET sealed = set_byte(sealed, 20, 255 - get_byte(sealed, 20)) WHERE id = $1`
    await pool.query(flipped, [first])
    for (const id of [first, second]) {
      const { code, raw } = await download(id)
      expect([code, read(raw).message]).toEqual([409, 'DOCUMENT_UNREADABLE'])
    }
  })
})

describe('not taken as a document', () => {
  const zip = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')
  test.each([
    ['an empty file', () => Buffer.alloc(0), 422, 'DOCUMENT_IS_EMPTY'],
    [
      'a program',
      () => Buffer.from('MZ\x90\0 passport.pdf', 'latin1'),
      415,
      'DOCUMENT_TYPE_NOT_SUPPORTED',
    ],
    [
      'a photo that is an archive too',
      () => Buffer.concat([JPEG, zip]),
      422,
      'DOCUMENT_CONTAINS_ANOTHER_FILE',
    ],
    ['a photo that breaks off', () => JPEG.subarray(0, 8), 422, 'DOCUMENT_IS_DAMAGED'],
    [
      '40 MB',
      () => Buffer.concat([JPEG, Buffer.alloc(40 * 1024 * 1024)]),
      413,
      'DOCUMENT_TOO_LARGE',
    ],
  ])('%s', async (_, make, code, message) => {
    const answer = await send(make())
    expect([answer.code, answer.body.message]).toEqual([code, message])
    expect(await stored()).toEqual([])
  })

  test('more than there is room for, also when they are sent at once', async () => {
    const files = Array.from({ length: DOCUMENTS_MAXIMUM + 2 }, () => send(JPEG))
    const answers = await Promise.all(files)
    const refused = answers.filter(({ code }) => code === 409)
    expect(refused.map(({ body }) => body.message)).toEqual([
      'TOO_MANY_DOCUMENTS',
      'TOO_MANY_DOCUMENTS',
    ])
    expect(await stored()).toHaveLength(DOCUMENTS_MAXIMUM)
  })
})

describe('erasure', () => {
  const after = async (days: number) => {
    server.setNow(new Date(FRIDAY_EVENING.getTime() + days * DAY_MS + 1))
    await eraseOldDocuments(server.context, new AbortController().signal)
    return stored()
  }

  test('some days after the decision; that it was accepted stays known', async () => {
    const [accepted, refused] = [await sent(), await sent()]
    await decide(accepted, true)
    await decide(refused, false, 'Expired')
    expect(await after(29)).toHaveLength(2)
    expect(await after(30)).toEqual([{ id: accepted, sealed: null }])
    server.setNow(FRIDAY_EVENING)
    expect(await identityCheck()).toBe('done')
    expect((await download(accepted)).code).toBe(404)
    const { raw } = await ask('GET', OF_OWNER(), desk.owner)
    expect(read(raw)).toMatchObject({
      items: [{ state: 'accepted', hasFile: false, erasedAt: null }],
      room: DOCUMENTS_MAXIMUM,
    })
  })

  test('what nobody decides about is not stored for good', async () => {
    const { body } = await send(JPEG)
    expect(body.items[0]?.erasedAt).toBe(
      new Date(FRIDAY_EVENING.getTime() + 120 * DAY_MS).toISOString(),
    )
    expect(await after(119)).toHaveLength(1)
    expect(await after(120)).toEqual([])
  })

  test('at once by an operator whom somebody has asked', async () => {
    const [accepted, waiting] = [await sent(), await sent()]
    await decide(accepted, true)
    const erase = (id: string) => ask('DELETE', `${OF_OPERATOR()}/${id}`, desk.operator)
    for (const id of [accepted, waiting]) expect((await erase(id)).code).toBe(200)
    expect(await stored()).toEqual([{ id: accepted, sealed: null }])
    expect((await erase(waiting)).code).toBe(404)
    expect((await desk.changes()).slice(0, 2).map(({ act }) => act)).toEqual([
      'eraseDocument',
      'eraseDocument',
    ])
  })

  test('with the account of the owner who sent it', async () => {
    await sent()
    await server.context.pool.query('DELETE FROM account WHERE id = $1', [desk.owner.accountId])
    expect(await stored()).toEqual([])
  })
})
