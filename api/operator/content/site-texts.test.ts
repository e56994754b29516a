import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Footer, FooterLink, ShownText } from '#contract/content.ts'
import type { EditedText, ListedText } from '#contract/operator/settings/site-texts.ts'
import { BUILT_IN_TEXTS, OWN_PAGES_MAXIMUM, type SiteText } from '#rules/content/site-text.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'

let server: TestApp
let operator: TestAccount
beforeAll(async () => {
  server = await createTestApp()
  operator = await openTestAccount(server.context, 'operator', { operatorRole: 'content' })
})
beforeEach(async () => {
  await server.context.pool.query('DELETE FROM site_text')
  server.context.memory.announce('content_changed', null)
})
afterAll(() => server.close())

const english = (body = 'Hello.'): SiteText => ({
  en: { title: 'About us', body },
  cy: null,
  isInFooter: true,
})

async function ask<Answer = EditedText>(
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  { body, as = operator }: { body?: object; as?: TestAccount } = {},
) {
  const url = `/api/v1/operator/texts${path}`
  const answer = await server.app.inject({
    method,
    url,
    headers: as.headers,
    ...(body && { body }),
  })
  return { code: answer.statusCode, body: answer.json<Answer & { message: unknown }>() }
}

const save = (text: SiteText, revision = 0, slug = 'about-us') =>
  ask('PUT', `/${slug}`, { body: { text, revision } })
const publish = (revision: number, slug = 'about-us') =>
  ask('POST', `/${slug}/publish`, { body: { revision } })
const published = async (slug = 'about-us', language = 'en') => {
  const url = `/api/v1/texts/${slug}?language=${language}`
  const { text } = (await server.app.inject({ url })).json<{ text: ShownText | null }>()
  return text
}
const footer = async (language = 'en') => {
  const answer = await server.app.inject({ url: `/api/v1/footer?language=${language}` })
  return answer.json<{ footer: Footer | null; pages: FooterLink[] }>()
}

describe('a page', () => {
  test('is drafted, published, changed, restored and withdrawn', async () => {
    expect((await save(english())).body).toMatchObject({ revision: 1, publishedNumber: null })
    expect(await published()).toBeNull()
    expect((await footer()).pages).toEqual([])
    const first = await publish(1)
    expect(first.body).toMatchObject({ revision: 3, draft: null, publishedNumber: 1 })
    expect(await published()).toMatchObject({ title: 'About us', html: '<p>Hello.</p>\n' })
    expect((await footer()).pages).toEqual([
      { text: 'About us', href: '/pages/about-us', isExternal: false },
    ])
    await save(english('Changed.'), 3)
    expect((await published())?.html).toBe('<p>Hello.</p>\n')
    await publish(4)
    expect((await published())?.html).toBe('<p>Changed.</p>\n')
    const restored = await ask('POST', '/about-us/versions/1/restore', { body: { revision: 6 } })
    expect(restored.body.versions).toMatchObject([
      { number: 3, restoredNumber: 1, publishedBy: 'Sam Taylor' },
      { number: 2, restoredNumber: null },
      { number: 1, restoredNumber: null },
    ])
    expect((await published())?.html).toBe('<p>Hello.</p>\n')
    const version = await ask<{ text: SiteText }>('GET', '/about-us/versions/2')
    expect(version.body.text).toEqual(english('Changed.'))
    const withdrawn = await ask('POST', '/about-us/withdraw', { body: { revision: 8 } })
    expect(withdrawn.body).toMatchObject({ publishedNumber: null })
    expect(await published()).toBeNull()
    const { rows } = await server.context.pool.query<{ act: string }>(
      `SELECT act FROM audit_event WHERE subject = 'about-us' ORDER BY id`,
    )
    expect(rows.map(({ act }) => act)).toEqual([
      'publishText',
      'publishText',
      'restoreText',
      'withdrawText',
    ])
  })

  test('is in Welsh where it was written in Welsh', async () => {
    await save({ ...english(), cy: { title: 'Amdanom ni', body: 'Helo.' } })
    await publish(1)
    expect(await published('about-us', 'cy')).toMatchObject({ title: 'Amdanom ni', language: 'cy' })
    expect((await footer('cy')).pages).toMatchObject([{ text: 'Amdanom ni' }])
    await save(english(), 3)
    await publish(4)
    expect(await published('about-us', 'cy')).toMatchObject({ title: 'About us', language: 'en' })
    expect((await footer('cy')).pages).toMatchObject([{ text: 'About us' }])
  })

  test('is not published without a draft, and is unknown before it is begun', async () => {
    const refused = await publish(0)
    expect([refused.code, refused.body.message]).toEqual([404, 'NONEXISTING_TEXT'])
    expect((await ask('GET', '/about-us')).body).toMatchObject({ revision: 0, draft: null })
    await save(english())
    await publish(1)
    expect((await publish(3)).code).toBe(404)
    const none = await ask('POST', '/about-us/versions/9/restore', { body: { revision: 3 } })
    expect(none.body.message).toBe('NONEXISTING_TEXT_VERSION')
    expect((await ask('GET', '/about-us')).body.revision).toBe(3)
  })

  test.each(['About', 'a%2fb', '-a', 'a b'])('can’t be called %s', async (slug) => {
    expect((await save(english(), 0, encodeURIComponent(decodeURIComponent(slug)))).code).toBe(400)
  })

  test('is one of no more than there may be', async () => {
    await server.context.pool.query(
      `INSERT INTO site_text (slug, draft, revision, changed_at)
       SELECT 'page-' || n, '{}', 1, now() FROM generate_series(1, $1) AS n`,
      [OWN_PAGES_MAXIMUM + BUILT_IN_TEXTS.length],
    )
    expect((await save(english())).body.message).toBe('TOO_MANY_PAGES')
    expect((await save(english(), 0, 'faq')).code).toBe(200)
  })
})

describe('texts of the product', () => {
  test('are there before anybody has written them, and come back when theirs is withdrawn', async () => {
    const list = await ask<{ items: ListedText[] }>('GET', '')
    expect(list.body.items.map(({ slug, isPublished }) => [slug, isPublished])).toEqual(
      BUILT_IN_TEXTS.map((slug) => [slug, false]),
    )
    expect((await ask('GET', '/privacy')).body).toMatchObject({ revision: 0, draft: null })
    await save(english('## Orders\n\n### Hot?\n\nYes.'), 0, 'faq')
    await publish(1, 'faq')
    expect(await published('faq')).toMatchObject({
      html: '',
      groups: [{ heading: 'Orders', questions: [{ question: 'Hot?', answer: '<p>Yes.</p>\n' }] }],
    })
    // The end of every page has them anyhow.
    expect((await footer()).pages).toEqual([])
    await ask('POST', '/faq/withdraw', { body: { revision: 3 } })
    expect(await published('faq')).toBeNull()
  })
})

test.each([
  ['[x](javascript:alert(1))', 'en'],
  ['[x](data:text/html,x)', 'cy'],
])('a link like %s is refused at its field', async (body, language) => {
  const fine = { title: 'A', body: 'Hello' }
  const text = { en: fine, cy: fine, isInFooter: false, [language]: { title: 'A', body } }
  const refused = await save(text)
  expect([refused.code, refused.body.message]).toEqual([
    400,
    [{ field: `text.${language}.body`, code: 'invalid_link' }],
  ])
})

test('HTML in a text is shown as it was typed', async () => {
  await save(english('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>'))
  await publish(1)
  expect((await published())?.html).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n<p>&lt;img src=x onerror=alert(1)&gt;</p>\n',
  )
  const body = { text: english('<b>x</b>'), language: 'en' }
  const preview = await ask<ShownText>('POST', '/about-us/preview', { body })
  expect(preview.body.html).toBe('<p>&lt;b&gt;x&lt;/b&gt;</p>\n')
})

test('of two who save, begin or publish at once, one is refused', async () => {
  const codes = async (...two: ReturnType<typeof save>[]) =>
    (await Promise.all(two)).map(({ code }) => code).toSorted()
  expect(await codes(save(english('one')), save(english('two')))).toEqual([200, 409])
  expect(await codes(save(english('one'), 1), save(english('two'), 1))).toEqual([200, 409])
  expect(await codes(publish(2), publish(2))).toEqual([200, 409])
  expect((await ask('GET', '/about-us')).body.versions).toHaveLength(1)
})

test.each(['support', 'finance'] as const)(
  'texts are not for the role %s',
  async (operatorRole) => {
    const other = await openTestAccount(server.context, 'operator', { operatorRole })
    for (const refused of [
      await ask('GET', '', { as: other }),
      await ask('POST', '/about-us/publish', { as: other, body: { revision: 1 } }),
    ])
      expect([refused.code, refused.body.message]).toEqual([403, 'OPERATOR_ROLE_NOT_ALLOWED'])
  },
)
