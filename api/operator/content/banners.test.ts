import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ShownBanner } from '#contract/content.ts'
import { BANNERS_MAXIMUM, type Banner } from '#rules/content/banner.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'

let server: TestApp
let operator: TestAccount
beforeAll(async () => {
  server = await createTestApp()
  operator = await openTestAccount(server.context, 'operator', { operatorRole: 'content' })
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await server.context.pool.query('DELETE FROM site_banner')
  server.context.memory.announce('content_changed', null)
})
afterAll(() => server.close())

// FRIDAY_EVENING is on 15 May 2026.
const fair: Banner = {
  textEn: 'The fair is on.',
  textCy: 'Mae’r ffair ymlaen.',
  href: '/pages/fair',
  fromDay: '2026-05-15',
  toDay: '2026-05-16',
}

type Listed = { items: (Banner & { id: string })[]; message: unknown }
async function ask(method: 'GET' | 'POST' | 'DELETE', path = '', body?: object, as = operator) {
  const url = `/api/v1/operator/banners${path}`
  const answer = await server.app.inject({
    method,
    url,
    headers: as.headers,
    ...(body && { body }),
  })
  return { code: answer.statusCode, body: answer.json<Listed>() }
}

const shown = async (language = 'en') => {
  const answer = await server.app.inject({ url: `/api/v1/footer?language=${language}` })
  return answer.json<{ banner: ShownBanner | null }>().banner
}

test('a banner is shown on its days, in the language of the page, until it is removed', async () => {
  const { body } = await ask('POST', '', fair)
  expect(body.items).toMatchObject([fair])
  expect(await shown()).toEqual({ text: fair.textEn, href: fair.href, language: 'en' })
  expect(await shown('cy')).toEqual({ text: fair.textCy, href: fair.href, language: 'cy' })
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 2 * 86_400_000))
  expect(await shown()).toBeNull()
  server.setNow(FRIDAY_EVENING)
  expect((await ask('DELETE', `/${body.items[0]?.id}`)).body.items).toEqual([])
  expect((await ask('DELETE', `/${body.items[0]?.id}`)).code).toBe(200)
  expect(await shown()).toBeNull()
  const { rows } = await server.context.pool.query<{ act: string }>(
    `SELECT act FROM audit_event WHERE act LIKE '%Banner' ORDER BY id`,
  )
  expect(rows.map(({ act }) => act)).toEqual(['addBanner', 'removeBanner'])
})

test.each([
  [{ textEn: ' ' }, 'textEn', 'required_field'],
  [{ textEn: 'a'.repeat(141) }, 'textEn', 'too_long'],
  [{ href: 'javascript:alert(1)' }, 'href', 'invalid_link'],
  [{ href: 'https://tuckin.example@evil.example/' }, 'href', 'invalid_link'],
  [{ toDay: '2026-05-14' }, 'toDay', 'not_ascending'],
  [{ fromDay: '2026-05-13', toDay: '2026-05-14' }, 'toDay', 'date_has_passed'],
])('a banner with %o is refused', async (edit, field, code) => {
  const refused = await ask('POST', '', { ...fair, ...edit })
  expect([refused.code, refused.body.message]).toEqual([400, [{ field, code }]])
})

test('there are no more than there may be, also when two add one at once', async () => {
  await server.context.pool.query(
    `INSERT INTO site_banner (text_en, from_day, to_day)
     SELECT 'n' || n, '2026-05-15', '2026-05-16' FROM generate_series(2, $1::int) AS n`,
    [BANNERS_MAXIMUM],
  )
  const answers = await Promise.all([ask('POST', '', fair), ask('POST', '', fair)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
})

test.each(['support', 'finance'] as const)('banners are not for the role %s', async (role) => {
  const other = await openTestAccount(server.context, 'operator', { operatorRole: role })
  expect((await ask('POST', '', fair, other)).code).toBe(403)
})
