import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Photo } from '#contract/photos.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { sendFile, testFiles, testPicture } from './testing/photos.ts'

let server: TestApp
let dataDir: string
beforeAll(async () => {
  const env = await testFiles()
  dataDir = env.DATA_DIR
  server = await createTestApp({ env })
})
afterAll(() => server.close())

async function send(file: Buffer): Promise<Photo> {
  const answer = await sendFile(server, file)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json<Photo>()
}

const load = (url: string) => server.app.inject({ method: 'GET', url })

const widestOf = (photo: Photo, type: string) =>
  photo.sources.findLast((source) => source.type === type)?.url ?? ''

describe('a photo', () => {
  test.each([
    ['JPEG', () => testPicture().jpeg().toBuffer()],
    ['PNG', () => testPicture().png().toBuffer()],
    ['WebP', () => testPicture().webp().toBuffer()],
  ])('is taken as %s and answered in both formats and every width', async (_, make) => {
    const photo = await send(await make())
    expect([photo.width, photo.height, photo.alt]).toEqual([900, 600, ''])
    expect(photo.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
      'image/avif 320',
      'image/avif 800',
      'image/avif 900',
      'image/webp 320',
      'image/webp 800',
      'image/webp 900',
    ])
    for (const { type, width, url } of photo.sources) {
      const file = await load(url)
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, type])
      const read = await sharp(file.rawPayload).metadata()
      expect([read.width, read.height]).toEqual([width, Math.round((width * 2) / 3)])
    }
  })

  test('is served for good, by nothing that runs', async () => {
    const photo = await send(await testPicture(40, 40).jpeg().toBuffer())
    const { headers, rawPayload } = await load(widestOf(photo, 'image/webp'))
    expect(headers).toMatchObject({
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('has a placeholder of a few pixels', async () => {
    const { placeholder } = await send(await testPicture().jpeg().toBuffer())
    expect(placeholder.length).toBeLessThan(400)
    const [head = '', data = ''] = placeholder.split(',')
    expect(head).toBe('data:image/webp;base64')
    const read = await sharp(Buffer.from(data, 'base64')).metadata()
    expect([read.width, read.height]).toEqual([12, 8])
  })

  test('is made smaller if it is wider or higher than screens show', async () => {
    const photo = await send(await testPicture(2000, 4000).jpeg().toBuffer())
    expect([photo.width, photo.height]).toEqual([800, 1600])
  })

  test('is upright, and contains nothing of where, when and with what it was taken', async () => {
    const sent = await testPicture(60, 40)
      .withExif({
        IFD0: { Make: 'Telltale', Copyright: 'Priya Raman' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 32/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(sent.toString('latin1')).toContain('Telltale')
    const photo = await send(sent)
    expect([photo.width, photo.height]).toEqual([40, 60])
    for (const { url } of photo.sources) {
      const { rawPayload } = await load(url)
      const read = await sharp(rawPayload).metadata()
      expect([read.exif, read.xmp, read.iptc, read.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(rawPayload.toString('latin1')).not.toMatch(/Telltale|Priya/)
    }
    // What was on the left of the sensor is on top.
    const { data } = await sharp((await load(widestOf(photo, 'image/webp'))).rawPayload)
      .extract({ left: 20, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(200)
  })

  test('that is transparent is on white', async () => {
    const clear = { width: 30, height: 30, channels: 4, background: '#0000' } as const
    const photo = await send(await sharp({ create: clear }).png().toBuffer())
    const { data } = await sharp((await load(widestOf(photo, 'image/webp'))).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data.every((value) => value > 250)).toBe(true)
  })

  test('is judged by its content, whatever it is called', async () => {
    const file = await testPicture(40, 40).png().toBuffer()
    const answer = await sendFile(server, file, { 'content-type': 'application/x-msdownload' })
    expect(answer.statusCode).toBe(201)
  })

  test('leaves nothing behind in the intake folder', async () => {
    await send(await testPicture(40, 40).jpeg().toBuffer())
    await sendFile(server, Buffer.from('no photo'))
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  })

  test('is found only by its address', async () => {
    const { photoId } = await send(await testPicture(40, 40).jpeg().toBuffer())
    expect(existsSync(join(dataDir, 'files/photos', photoId.slice(0, 2), photoId, '40.avif'))).toBe(
      true,
    )
    for (const url of [
      `/photos/${photoId}/41.avif`,
      `/photos/${photoId}/40.jpg`,
      `/photos/${photoId}/40.avif.1`,
      `/photos/${photoId}/`,
      `/photos/${photoId.slice(0, 21)}!/40.avif`,
      `/photos/..%2F..%2F${photoId}/40.avif`,
      `/photos/${photoId}/..%2F40.avif`,
    ])
      expect((await load(url)).statusCode).toBe(404)
  })
})

test('a photo that can’t be stored is refused, and nothing of it stays', async () => {
  const nowhere = await createTestApp({
    env: {
      ...(await testFiles()),
      S3_URL: 'http://127.0.0.1:9/photos',
      S3_ACCESS_KEY_ID: 'sandbox',
      S3_SECRET_ACCESS_KEY: 'sandbox',
    },
  })
  const answer = await sendFile(nowhere, await testPicture(40, 40).jpeg().toBuffer())
  expect([answer.statusCode, answer.json()]).toMatchObject([
    503,
    { message: 'SERVICE_UNAVAILABLE' },
  ])
  const { rows } = await nowhere.context.pool.query('SELECT id FROM photo')
  expect(rows).toEqual([])
  const shown = await nowhere.app.inject({
    method: 'GET',
    url: `/photos/${'A'.repeat(22)}/40.avif`,
  })
  expect(shown.statusCode).toBe(503)
  await nowhere.close()
})
