import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestStore } from '#api/testing/test-store.ts'
import { ServedPages, slug } from './testing/served-pages.ts'

const pages = new ServedPages()
const get = pages.get.bind(pages)

beforeAll(() => pages.open())
beforeEach(() => pages.startAfresh())
afterAll(() => pages.close())

test('a change of a store drops the pages that show it, and no others', async () => {
  const { storeId } = await openTestStore(pages.server.context, { store: { slug: 'other' } })
  await Promise.all([get('/restaurant/other'), get(`/restaurant/${slug}`)])
  pages.rendered = []
  const change = { name: 'A new name' }
  const { db } = pages.server.context
  await db.updateTable('store').set(change).where('id', '=', storeId).execute()
  await expect.poll(async () => (await get('/restaurant/other')).body).toContain('A new name')
  await get(`/restaurant/${slug}`)
  expect(pages.rendered).toEqual(['/restaurant/other'])
})

test('the former address of a renamed store redirects to its new one, with the rest of its path', async () => {
  const { storeId } = await openTestStore(pages.server.context, { store: { slug: 'before' } })
  const rename = (to: string) =>
    pages.server.context.pool.query('UPDATE store SET slug = $1 WHERE id = $2', [to, storeId])
  await rename('between')
  await rename('after')
  for (const former of ['before', 'between'])
    for (const rest of ['', '/reviews?sort=lowest', '?service=collection&product=1']) {
      const { statusCode, headers } = await get(`/restaurant/${former}${rest}`)
      expect(statusCode).toBe(301)
      expect(headers.location).toBe(`/restaurant/after${rest}`)
    }
  expect((await get('/restaurant/after')).statusCode).toBe(200)
  await expect(
    openTestStore(pages.server.context, { store: { slug: 'before' } }),
  ).rejects.toMatchObject({
    code: '23505',
  })
  await rename('before')
  expect((await get('/restaurant/before')).statusCode).toBe(200)
  expect((await get('/restaurant/after')).headers.location).toBe('/restaurant/before')
})

test('a deleted store answers 410, its former addresses as well', async () => {
  const { context } = pages.server
  const { storeId } = await openTestStore(context, { store: { slug: 'renamed-and-closed' } })
  await context.pool.query(`UPDATE store SET slug = 'closed' WHERE id = $1`, [storeId])
  expect((await get('/restaurant/closed')).statusCode).toBe(200)
  await context.pool.query("UPDATE store SET state = 'archived' WHERE id = $1", [storeId])
  await expect.poll(async () => (await get('/restaurant/closed')).statusCode).toBe(410)
  const missing = await get('/restaurant/renamed-and-closed')
  expect(missing.statusCode).toBe(410)
  expect(missing.body).toContain('</html>')
  await context.pool.query('DELETE FROM store WHERE id = $1', [storeId])
  for (const each of ['closed', 'renamed-and-closed'])
    expect((await get(`/restaurant/${each}`)).statusCode).toBe(410)
  await openTestStore(context, { store: { slug: 'closed' } })
  expect((await get('/restaurant/closed')).statusCode).toBe(200)
  expect((await get('/restaurant/never-was')).statusCode).toBe(404)
})
