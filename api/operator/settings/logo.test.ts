import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { SavedLogo } from '#contract/operator/settings/logo.ts'
import { OPERATOR_ROLES } from '#contract/operator/operator-roles.ts'
import { PHOTOS_OF_ACCOUNT } from '#rules/photos/photo-limits.ts'
import { writeEmail } from '#api/emails/writing/write-email.ts'
import { marketplacePage } from '#api/pages/marketplace-page.ts'
import { hollowPng, testFiles, testPicture } from '#api/photos/testing/photos.ts'
import { Marketplace } from '#api/settings/marketplace.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'

let server: TestApp
let owner: TestAccount
/** A red disc on nothing, three times as wide as it is high. */
let disc: Buffer
beforeAll(async () => {
  server = await createTestApp({ env: await testFiles() })
  owner = await openTestAccount(server.context, 'operator')
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400"><circle cx="200" cy="200" r="200" fill="#c00"/></svg>',
  )
  disc = await sharp(svg).png().toBuffer()
})
afterEach(() => ask('DELETE'))
afterAll(() => server.close())

type Headers = Record<string, string>

async function ask(method: 'GET' | 'DELETE', headers: Headers = owner.headers) {
  const answer = await server.app.inject({ method, url: '/api/v1/operator/logo', headers })
  return { status: answer.statusCode, body: answer.json<SavedLogo & { message: string }>() }
}

async function send(file: Buffer, headers: Headers = owner.headers) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/operator/logo',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: file,
  })
  return { status: answer.statusCode, body: answer.json<SavedLogo & { message: string }>() }
}

async function sent(file: Buffer) {
  const { logo } = (await send(file)).body
  if (!logo) throw new Error('It was refused')
  return logo
}

const changes = () =>
  server.context.db
    .selectFrom('audit_event')
    .select(['act', 'by', 'account_id as accountId', 'before', 'after'])
    .where('act', 'in', ['setLogo', 'removeLogo'])
    .orderBy('id')
    .execute()

const isCached = (control: unknown) => control === 'public, max-age=31536000, immutable'

describe('a logo', () => {
  test('is none at first, and is shown from the moment it is sent', async () => {
    expect((await ask('GET')).body).toEqual({ logo: null })
    const answer = await send(disc)
    expect([answer.status, answer.body.logo]).toMatchObject([201, { width: 360, height: 120 }])
    expect(marketplacePage(server.context.marketplace).logo).toEqual(answer.body.logo)
    expect((await ask('GET')).body).toEqual(answer.body)
    const url = answer.body.logo?.url ?? ''
    const file = await server.app.inject({ url })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(isCached(file.headers['cache-control'])).toBe(true)
    expect(file.headers['x-content-type-options']).toBe('nosniff')
    // Nothing is drawn behind what was transparent.
    const { data, info } = await sharp(file.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels, data.at(-1)]).toEqual([360, 120, 4, 0])
  })

  test('has another address when it is another picture, and the former one ends', async () => {
    const first = await sent(disc)
    const second = await sent(await testPicture(300, 100).webp().toBuffer())
    expect(second.url).not.toBe(first.url)
    expect((await server.app.inject({ url: first.url })).statusCode).toBe(404)
    expect((await server.app.inject({ url: second.url })).statusCode).toBe(200)
    // The same picture has the same address again.
    expect((await sent(disc)).url).toBe(first.url)
  })

  test('is removed, and pages are as they were', async () => {
    const { url } = await sent(disc)
    expect(await ask('DELETE')).toEqual({ status: 200, body: { logo: null } })
    expect(marketplacePage(server.context.marketplace).logo).toBeNull()
    expect((await server.app.inject({ url })).statusCode).toBe(404)
    expect((await ask('DELETE')).status).toBe(200)
  })

  test('is on the record, with what was there before; the same again is no change', async () => {
    const begun = (await changes()).length
    await sent(disc)
    await sent(disc)
    await ask('DELETE')
    await ask('DELETE')
    const by = { by: 'operator', accountId: owner.accountId }
    const words = expect.stringMatching(/^360 × 120 pixels, [0-9a-f]{16}$/)
    expect((await changes()).slice(begun)).toEqual([
      { act: 'setLogo', ...by, before: { logo: null }, after: { logo: words } },
      { act: 'removeLogo', ...by, before: { logo: words }, after: { logo: null } },
    ])
  })

  test('reaches other processes, and leaves a form of the settings valid', async () => {
    const { db, memory, configuration } = server.context
    const log = { error: () => {} }
    const other = await Marketplace.open(db, configuration.marketplaceDefaults, { memory, log })
    const { version } = other.settings
    let announcements = 0
    other.onChange(() => announcements++)
    await sent(disc)
    await other.load()
    expect([announcements, other.logo?.width, other.settings.version]).toEqual([1, 360, version])
    await ask('DELETE')
    await other.load()
    expect([announcements, other.logo]).toEqual([2, null])
  })

  test('empties the cache of the network in front', async () => {
    const { db } = server.context
    await db.deleteFrom('page_change').execute()
    await sent(disc)
    expect(await db.selectFrom('page_change').select('store_id').execute()).toEqual([
      { store_id: null },
    ])
  })

  test('heads emails, with the name for those who see no pictures', async () => {
    const email = {
      subject: 'Hello',
      preheader: '',
      lead: '',
      heading: 'Hello',
      facts: '',
      alarm: null,
      paragraphs: [],
      action: { text: 'Open', href: 'https://example.com' },
      sections: [],
      footer: [],
    }
    await sent(disc)
    const { logo, name } = server.context.marketplace
    const written = await writeEmail(email, name, { logo })
    expect(written.html).toMatch(/<img[^>]*alt="Tuck In"[^>]*height="40"[^>]*cid:logo@emails/)
    expect(written.pictures).toMatchObject([{ fileName: 'logo.png', mimeType: 'image/png' }])
    const png = await sharp(written.pictures[0]?.content).metadata()
    expect([png.format, png.width, png.hasAlpha]).toEqual(['png', 360, true])
    const without = await writeEmail(email, name)
    expect(without.pictures).toMatchObject([{ fileName: 'mark.png' }])
  })

  test('contains only pixels: where it was taken is left out', async () => {
    const exif = { IFD0: { Copyright: 'Somebody' } }
    const { url } = await sent(await testPicture(300, 100).withExif(exif).jpeg().toBuffer())
    const { exif: left } = await sharp((await server.app.inject({ url })).rawPayload).metadata()
    expect(left).toBeUndefined()
  })

  test('that two send at once is one of theirs, whole', async () => {
    const other = await openTestAccount(server.context, 'operator')
    const blue = await testPicture(300, 100).png().toBuffer()
    const answers = await Promise.all([send(disc), send(blue, other.headers)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const rows = await server.context.db.selectFrom('marketplace_logo').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect([360, 300]).toContain(rows[0]?.width)
    expect((await ask('GET')).body.logo?.width).toBe(rows[0]?.width)
  })
})

describe('is refused', () => {
  test.each([
    ['nothing', () => Buffer.alloc(0), 422, 'PHOTO_IS_EMPTY'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      'PHOTO_TYPE_NOT_SUPPORTED',
    ],
    ['a program', () => Buffer.from('MZ\x90\x00 called logo.png'), 415, 'PHOTO_TYPE_NOT_SUPPORTED'],
    ['a bomb', () => hollowPng(60_000, 60_000), 422, 'PHOTO_HAS_TOO_MANY_PIXELS'],
    [
      'a picture that is a script too',
      () => Buffer.concat([disc, Buffer.from('<?php system("id");')]),
      422,
      'PHOTO_CONTAINS_ANOTHER_FILE',
    ],
    ['a picture that breaks off', () => disc.subarray(0, disc.length / 2), 422, 'PHOTO_IS_DAMAGED'],
    ['a line', () => testPicture(1600, 20).png().toBuffer(), 422, 'PHOTO_TOO_SMALL'],
    ['11 MB', () => Buffer.concat([disc, Buffer.alloc(11_000_000)]), 413, 'PHOTO_TOO_LARGE'],
  ])('%s', async (_, file, status, message) => {
    const answer = await send(await file())
    expect([answer.status, answer.body.message]).toEqual([status, message])
    expect((await ask('GET')).body).toEqual({ logo: null })
  })

  test('more than a day’s files of one account', async () => {
    const eager = await openTestAccount(server.context, 'operator')
    for (let sendings = 0; sendings < PHOTOS_OF_ACCOUNT.count; sendings++)
      await send(Buffer.alloc(0), eager.headers)
    const answer = await send(disc, eager.headers)
    expect([answer.status, answer.body.message]).toEqual([429, 'TOO_MANY_PHOTOS'])
  })

  test('everybody who may not change settings', async () => {
    const nobody: Headers = {}
    const others = [
      nobody,
      (await openTestAccount(server.context, 'customer')).headers,
      (await openTestAccount(server.context, 'partner')).headers,
    ]
    for (const headers of others) {
      const statuses = [
        await send(disc, headers),
        await ask('GET', headers),
        await ask('DELETE', headers),
      ]
      for (const { status } of statuses) expect([401, 403]).toContain(status)
    }
    for (const operatorRole of OPERATOR_ROLES) {
      const { headers } = await openTestAccount(server.context, 'operator', { operatorRole })
      expect((await send(disc, headers)).status).toBe(operatorRole === 'owner' ? 201 : 403)
      expect((await ask('DELETE', headers)).status).toBe(operatorRole === 'owner' ? 200 : 403)
    }
  })
})

test.each(['/logo/', '/logo/0123456789abcdef.webp', '/logo/..%2Fmark.png', '/logo/x'])(
  'nothing is served at %s',
  async (url) => {
    await sent(disc)
    expect((await server.app.inject({ url })).statusCode).toBe(404)
  },
)
