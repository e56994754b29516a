import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, untilAllIsReceived } from '#api/testing/test-store.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const get = (url: string) => server.app.inject({ url })

async function imageOf(slug: string): Promise<string> {
  const { image } = (await get(`/api/v1/store/${slug}/meta-data`)).json()
  return new URL(image).pathname
}

test("the address of a store's picture changes with its content", async () => {
  const { storeId, slug } = await openTestStore(server.context)
  const before = await imageOf(slug)
  const first = await get(before)
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  await server.context.pool.query(`UPDATE store SET busy_minutes = 5 WHERE id = $1`, [storeId])
  await untilAllIsReceived(server.context)
  expect(await imageOf(slug)).toBe(before)
  await server.context.pool.query(`UPDATE store SET star_counts = '{0,0,0,0,3}' WHERE id = $1`, [
    storeId,
  ])
  await untilAllIsReceived(server.context)
  const after = await imageOf(slug)
  expect(after).not.toBe(before)
  expect((await get(after)).rawPayload.equals(first.rawPayload)).toBe(false)
  const former = await get(before)
  expect(former.statusCode).toBe(302)
  expect(former.headers).toMatchObject({ location: after, 'cache-control': 'no-cache' })
})

test('shows the names of its cuisines in the language of the page', async () => {
  const { slug } = await openTestStore(server.context)
  const { image } = (await get(`/api/v1/store/${slug}/meta-data?language=cy`)).json()
  const welsh = new URL(image).pathname
  expect(welsh).toMatch(new RegExp(`^/cy/share/${slug}/`))
  const [inWelsh, inEnglish] = [await get(welsh), await get(await imageOf(slug))]
  expect([inWelsh.statusCode, inEnglish.statusCode]).toEqual([200, 200])
  expect(inWelsh.rawPayload.equals(inEnglish.rawPayload)).toBe(false)
})

test.each(['/share/nobody/0123456789ab.png', '/share/x/y.png', '/share/../x/0123456789ab.png'])(
  'there is no picture %s',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  },
)

test('words are drawn on a machine that has no font, and cannot be markup', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-fonts-'))
  try {
    const [config, file] = [join(folder, 'fonts.conf'), join(folder, 'picture.png')]
    await writeFile(config, `<fontconfig><cachedir>${folder}</cachedir></fontconfig>`)
    const draw = async (title: string) => {
      const facts = { title, lines: [], rating: null, ratingCount: 0, dish: null }
      const program = `
        import { writeFileSync } from 'node:fs'
        import { drawSharePicture } from '#api/pages/share-picture/draw-share-picture.ts'
        const facts = { ...${JSON.stringify(facts)}, marketplaceName: 'Tuck In' }
        writeFileSync(${JSON.stringify(file)}, await drawSharePicture(facts))`
      await promisify(execFile)(
        process.execPath,
        ['--input-type=module-typescript', '-e', program],
        {
          env: { ...process.env, FONTCONFIG_FILE: config },
          cwd: join(import.meta.dirname, '../../..'),
        },
      )
      return sharp(file)
        .extract({ left: 80, top: 90, width: 640, height: 240 })
        .greyscale()
        .raw()
        .toBuffer()
    }
    const dark = (pixels: Buffer) => pixels.filter((each) => each < 100).length
    const [short, long] = [await draw('i'), await draw('Mare Street & <b>Pizza</b>')]
    expect(dark(short)).toBeGreaterThan(50)
    expect(dark(long)).toBeGreaterThan(10 * dark(short))
  } finally {
    await rm(folder, { recursive: true })
  }
})
