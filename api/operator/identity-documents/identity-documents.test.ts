import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DOCUMENTS_MAXIMUM } from '#rules/business/identity-document.ts'
import {
  openRestaurantDesk,
  type RestaurantDesk,
} from '#api/operator/restaurants/testing/restaurant-desk.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { documentCallsOf, JPEG, PDF } from './testing/document-calls.ts'

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

const {
  ofOwner,
  ofOperator,
  send,
  ask,
  read,
  stored,
  listed,
  listedToOwner,
  sent,
  decide,
  download,
  identityCheck,
} = documentCallsOf(() => ({ server, desk }))

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
    expect((await listedToOwner()).items).toMatchObject([
      { state: 'refused', reason: 'The photo is blurred' },
    ])
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
    const given = { path: ofOperator(), as: desk.operator, kind: 'proofOfAddress' }
    const { body } = await send(PDF, given)
    expect(body.items).toMatchObject([
      { kind: 'proofOfAddress', fileType: 'pdf', sentBy: 'operator' },
    ])
    await decide(body.items[0]?.id ?? '', true)
    expect(await identityCheck()).toBe('notice')
  })

  test('is withdrawn by its owner until somebody has decided', async () => {
    const withdraw = (id: string) => ask('DELETE', `${ofOwner()}/${id}`, desk.owner)
    const decided = await sent()
    await decide(decided, true)
    expect(read((await withdraw(decided)).raw).message).toBe('DOCUMENT_IS_DECIDED')
    const { code, raw } = await withdraw(await sent())
    expect([code, read(raw).items.length]).toEqual([200, 1])
  })
})

describe('who may see it', () => {
  test('each download is recorded, and shown with the documents', async () => {
    const id = await sent()
    await download(id)
    await download(id)
    expect((await listed()).accesses).toMatchObject([
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
    expect((await listed()).accesses).toEqual([])
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
