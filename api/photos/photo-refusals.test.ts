import { request } from 'node:http'
import { once } from 'node:events'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHOTOS_OF_ACCOUNT } from '#rules/photos/photo-limits.ts'
import { accessHeaders, openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { createPhotoIntake } from './encode/photo-intake.ts'
import { hollowPng, pngOf, sendFile, testFiles, testPicture } from './testing/photos.ts'

let server: TestApp
let jpeg: Buffer
let png: Buffer
let webp: Buffer
beforeAll(async () => {
  server = await createTestApp({ env: await testFiles() })
  jpeg = await testPicture(200, 200).jpeg().toBuffer()
  png = await testPicture(200, 200).png().toBuffer()
  webp = await testPicture(200, 200).webp().toBuffer()
})
afterAll(() => server.close())

const codeOf = async (file: Buffer, headers: Record<string, string> = {}) => {
  const answer = await sendFile(server, file, headers)
  return [answer.statusCode, answer.json<{ message: string }>().message]
}

const utf8 = (text: string) => Buffer.from(text, 'utf8')

/** An archive of one empty file. */
const zip = Buffer.concat([
  utf8('PK\x03\x04'),
  Buffer.alloc(26),
  utf8('PK\x05\x06'),
  Buffer.alloc(18),
])

const refused: [string, () => Buffer | Promise<Buffer>, number, string][] = [
  ['nothing', () => Buffer.alloc(0), 422, 'PHOTO_IS_EMPTY'],
  [
    'a program called photo.jpg',
    () => utf8('MZ\x90\x00 This program cannot be run in DOS mode'),
    415,
    'PHOTO_TYPE_NOT_SUPPORTED',
  ],
  [
    'an SVG',
    () => utf8('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    415,
    'PHOTO_TYPE_NOT_SUPPORTED',
  ],
  ['a GIF', () => testPicture(20, 20).gif().toBuffer(), 415, 'PHOTO_TYPE_NOT_SUPPORTED'],
  ['a TIFF', () => testPicture(20, 20).tiff().toBuffer(), 415, 'PHOTO_TYPE_NOT_SUPPORTED'],
  [
    'a web page',
    () => utf8('<!doctype html><title>Hello</title>'),
    415,
    'PHOTO_TYPE_NOT_SUPPORTED',
  ],
  ['an iPhone’s HEIC', () => utf8('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 415, 'PHOTO_IS_HEIC'],
  ['an animated WebP', animatedWebp, 415, 'PHOTO_IS_ANIMATED'],
  ['an animated PNG', () => animatedPng(), 415, 'PHOTO_IS_ANIMATED'],
  ['a JPEG that breaks off', () => jpeg.subarray(0, jpeg.length / 2), 422, 'PHOTO_IS_DAMAGED'],
  ['a PNG that breaks off', () => png.subarray(0, png.length - 60), 422, 'PHOTO_IS_DAMAGED'],
  ['a WebP that breaks off', () => webp.subarray(0, webp.length / 2), 422, 'PHOTO_IS_DAMAGED'],
  [
    'the first bytes of a JPEG alone',
    () => Buffer.from([0xff, 0xd8, 0xff]),
    422,
    'PHOTO_IS_DAMAGED',
  ],
  [
    'an SVG behind the first bytes of a PNG',
    () => Buffer.concat([png.subarray(0, 8), utf8('<svg/>')]),
    422,
    'PHOTO_IS_DAMAGED',
  ],
  [
    'a photo that is an archive too',
    () => Buffer.concat([jpeg, zip]),
    422,
    'PHOTO_CONTAINS_ANOTHER_FILE',
  ],
  [
    'a photo that is a web page too',
    () => withComment('<html><SCRIPT>alert(1)</SCRIPT>'),
    422,
    'PHOTO_CONTAINS_ANOTHER_FILE',
  ],
  ['a photo that is a PDF too', () => withComment('%PDF-1.4'), 422, 'PHOTO_CONTAINS_ANOTHER_FILE'],
  [
    'a photo that is a script too',
    () => Buffer.concat([webp, utf8('<?php system("id");')]),
    422,
    'PHOTO_CONTAINS_ANOTHER_FILE',
  ],
  ['one of a few pixels', () => testPicture(200, 8).png().toBuffer(), 422, 'PHOTO_TOO_SMALL'],
  ['a decompression bomb', () => hollowPng(60_000, 60_000), 422, 'PHOTO_HAS_TOO_MANY_PIXELS'],
]

describe('not taken as a photo', () => {
  test.each(refused)('%s', async (_, make, status, code) => {
    expect(await codeOf(await make())).toEqual([status, code])
  })

  test('40 MB, which are read to their end and stored nowhere', async () => {
    const file = Buffer.concat([jpeg, Buffer.alloc(40 * 1024 * 1024)])
    expect(await codeOf(file)).toEqual([413, 'PHOTO_TOO_LARGE'])
  })

  test('one that announces more than the limit, before it is read', async () => {
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const sent = request(`${url}/api/v1/photos`, {
      method: 'POST',
      headers: { 'content-length': String(1024 ** 3), 'content-type': 'image/jpeg' },
    })
    sent.on('error', () => {})
    sent.write(jpeg)
    const [answer] = await once(sent, 'response')
    expect(answer.statusCode).toBe(413)
    sent.destroy()
  })

  test('one whose decoder hangs: it is ended', async () => {
    const slow = await createTestApp({
      env: await testFiles(),
      photoIntake: createPhotoIntake({ timeoutMs: 1 }),
    })
    const answer = await sendFile(slow, jpeg)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { message: 'PHOTO_TOOK_TOO_LONG' },
    ])
    await slow.close()
  })
})

test('a comment that would unpack to half a gigabyte is left packed', async () => {
  // Packing it takes as much memory as it must not take afterwards.
  const bomb = commentBomb()
  const before = process.memoryUsage().rss
  const answer = await sendFile(server, bomb)
  expect([201, 422]).toContain(answer.statusCode)
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})

test('so many a day are taken from one account, and then none till the next day', async () => {
  const { accountId, headers } = await openTestAccount(server.context, 'customer')
  const junk = utf8('no photo')
  for (let count = 0; count < PHOTOS_OF_ACCOUNT.count; count++)
    expect(await codeOf(junk, headers)).toEqual([415, 'PHOTO_TYPE_NOT_SUPPORTED'])
  const answer = await sendFile(server, jpeg, headers)
  expect([answer.statusCode, answer.json()]).toMatchObject([429, { message: 'TOO_MANY_PHOTOS' }])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(80_000)
  const now = server.context.now()
  server.setNow(new Date(now.getTime() + PHOTOS_OF_ACCOUNT.withinMs + 1000))
  const tomorrow = await accessHeaders(server.context, accountId, 'customer')
  expect((await sendFile(server, jpeg, { ...tomorrow })).statusCode).toBe(201)
  server.setNow(now)
})

test('of very many at once some are asked to come back, which is no server error', async () => {
  const lines: string[] = []
  const busy = await createTestApp({
    env: { ...(await testFiles()), LOG_LEVEL: 'warn' },
    logTo: { write: (line) => void lines.push(line) },
  })
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendFile(busy, jpeg)))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(12)
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 201))
    expect([answer.json(), answer.headers['retry-after']]).toMatchObject([
      { message: 'PHOTO_UPLOADS_BUSY' },
      '10',
    ])
  expect(lines).toEqual([])
  await busy.close()
})

test.each(['partner', 'operator'] as const)('a %s sends no photo as a customer', async (type) => {
  const { headers } = await openTestAccount(server.context, type)
  expect(await codeOf(jpeg, headers)).toEqual([403, 'PROFILE_TYPE_NOT_ALLOWED'])
})

async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all([
    testPicture(20, 20).png().toBuffer(),
    testPicture(20, 20).negate().png().toBuffer(),
  ])
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
}

function animatedPng(): Buffer {
  const header = png.subarray(8 + 8, 8 + 8 + 13)
  return pngOf(['IHDR', Buffer.from(header)], ['acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])])
}

/** A JPEG with a comment right behind its first bytes. */
function withComment(text: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, utf8(text)])
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

function commentBomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(512 * 1024 * 1024), { level: 1 })
  const comment = Buffer.concat([utf8('Comment\0\0'), packed])
  const header = Buffer.from(png.subarray(8 + 8, 8 + 8 + 13))
  const chunks = png.subarray(8 + 25)
  return Buffer.concat([pngOf(['IHDR', header], ['zTXt', comment]), chunks])
}
