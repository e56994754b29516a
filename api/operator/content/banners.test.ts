import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ShownBanner } from '#contract/content.ts'
import type { Banners } from '#contract/operator/settings/site-texts.ts'
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
  await server.owner.pool.query('TRUNCATE site_banner, site_banner_version')
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

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  body?: object,
  as = operator,
) {
  const url = `/api/v1/operator/banners${path}`
  const answer = await server.app.inject({
    method,
    url,
    headers: as.headers,
    ...(body && { body }),
  })
  return { code: answer.statusCode, body: answer.json<Banners & { message: unknown }>() }
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
  const added = await ask('POST', '', { ...fair, ...edit })
  expect([added.code, added.body.message]).toEqual([400, [{ field, code }]])
  const path = `/${(await ask('POST', '', fair)).body.items[0]?.id}`
  const changed = await ask('PUT', path, { ...fair, ...edit, version: 1 })
  expect([changed.code, changed.body.message]).toEqual([400, [{ field, code }]])
})

test('a banner is changed, and what it said before stays with who wrote it', async () => {
  const [added] = (await ask('POST', '', fair)).body.items
  const moved = { ...fair, textEn: 'The fair is over.', href: '', toDay: '2026-05-20' }
  const path = `/${added?.id}`
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 60_000))
  const { body } = await ask('PUT', path, { ...moved, version: 1 })
  expect(body.items).toEqual([{ ...moved, id: added?.id, version: 2 }])
  expect((await shown())?.text).toBe('The fair is over.')
  await ask('DELETE', path)
  const { items, versions } = (await ask('GET')).body
  expect(items).toEqual([])
  expect(versions).toMatchObject([
    { number: 2, banner: moved, changedBy: 'Sam Taylor', isRemoved: true },
    { number: 1, banner: fair, changedAt: FRIDAY_EVENING.toISOString() },
  ])
  const { rows } = await server.context.pool.query(
    `SELECT before, after FROM audit_event WHERE act = 'changeBanner'`,
  )
  expect(rows).toEqual([
    {
      before: { bannerText: fair.textEn, bannerLink: fair.href, bannerTo: fair.toDay },
      after: { bannerText: moved.textEn, bannerLink: null, bannerTo: moved.toDay },
    },
  ])
})

test('of those who change a banner at once one does; a removed one is not changed', async () => {
  const [added] = (await ask('POST', '', fair)).body.items
  const change = (index: number) =>
    ask('PUT', `/${added?.id}`, { ...fair, textEn: `Version ${index}`, version: 1 })
  const sent = await Promise.all(Array.from({ length: 8 }, (_, index) => change(index)))
  expect(sent.map(({ code }) => code).toSorted()).toEqual([200, ...Array(7).fill(409)])
  expect((await ask('GET')).body.versions).toHaveLength(2)
  const refused = sent.find(({ code }) => code === 409)
  expect(refused?.body.message).toBe('BANNER_HAS_CHANGED')
  await ask('DELETE', `/${added?.id}`)
  const late = await ask('PUT', `/${added?.id}`, { ...fair, version: 2 })
  expect([late.code, late.body.message]).toEqual([404, 'NONEXISTING_BANNER'])
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
