import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { answerMovedPage } from './moved-page.ts'

let server: TestApp
/** Finds no page at all. */
const pages = fastify()
beforeAll(async () => {
  server = await createTestApp()
  pages.get('/*', async (request, reply) => {
    reply.code(404)
    await answerMovedPage(server.context, request, reply)
    return reply.send()
  })
  await server.context.pool.query(`
    INSERT INTO store_type (slug, name, art, position, is_hidden)
      VALUES ('fondue', 'Fondue', '{}', 900, true), ('raclette', 'Raclette', '{}', 901, false);
    INSERT INTO site_text (slug, draft, revision, changed_at)
      VALUES ('our-riders', NULL, 2, now()), ('a-draft', '{}', 1, now());
    INSERT INTO site_text_version (slug, number, text, published_at)
      VALUES ('our-riders', 1, '{}', now())`)
})
afterAll(() => Promise.all([pages.close(), server.close()]))

test.each([
  ['a withdrawn text', '/pages/our-riders', 410],
  ['a withdrawn text in Welsh', '/cy/pages/our-riders?from=mail', 410],
  ['a text that was never published', '/pages/a-draft', 404],
  ['a text that nobody wrote', '/pages/nobody', 404],
  ['a hidden cuisine', '/takeaway/london/hackney/fondue', 410],
  ['a cuisine that nobody cooks there', '/takeaway/london/hackney/raclette', 404],
  ['an unknown cuisine', '/takeaway/london/hackney/nothing', 404],
  ['an unknown area', '/takeaway/london/fondue', 404],
  ['an unknown store', '/restaurant/nobody', 404],
])('%s: %s answers %i', async (_name, url, status) => {
  expect((await pages.inject({ url })).statusCode).toBe(status)
})
