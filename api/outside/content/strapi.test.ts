import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FOOTER_LIMITS } from '#contract/content.ts'
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts'
import { FIRST_FOOTER } from '#sandbox/strapi/footer-document.ts'
import { createStrapi } from './strapi.driver.ts'
import { readFooter } from './strapi-footer.ts'

const publicUrl = 'https://tuckin.example'
const read = (document: object) => readFooter({ data: { id: 1, ...document } }, publicUrl)
const linkTo = (url: unknown) => read({ smallLinks: [{ text: 'A link', url }] })?.smallLinks[0]

describe("an editor's content", () => {
  test.each([
    ['/faq', '/faq', false],
    ['https://tuckin.example/terms?a=1#b', '/terms?a=1#b', false],
    ['https://elsewhere.example/', 'https://elsewhere.example/', true],
    ['//elsewhere.example/faq', 'https://elsewhere.example/faq', true],
    ['mailto:hello@tuckin.example', 'mailto:hello@tuckin.example', false],
  ])('a link to %s leads to %s', (url, href, isExternal) => {
    expect(linkTo(url)).toEqual({ text: 'A link', href, isExternal })
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    '',
    7,
    null,
    'https://[',
    'x'.repeat(2000),
  ])('a link to %j is left out', (url) => {
    expect(read({ about: 'Us', smallLinks: [{ text: 'A link', url }] })?.smallLinks).toEqual([])
  })

  test('texts and lists are cut to their limits, in whole characters', () => {
    const links = Array.from({ length: 50 }, (_, i) => ({
      text: `${i} ${'🍜'.repeat(500)}`,
      url: '/',
    }))
    const columns = Array.from({ length: 50 }, (_, i) => ({
      title: `${i} ${'T'.repeat(500)}`,
      links,
    }))
    const cut = read({ about: 'a '.repeat(5000), columns })
    expect(cut?.columns).toHaveLength(FOOTER_LIMITS.columns)
    expect(cut?.columns[0]?.links).toHaveLength(FOOTER_LIMITS.linksOfColumn)
    expect(cut?.columns[0]?.links[0]?.text).toBe(`0 ${'🍜'.repeat(FOOTER_LIMITS.text - 3)}…`)
    expect(cut?.about.length).toBeLessThanOrEqual(FOOTER_LIMITS.paragraph)
  })

  test('of two links or columns with one name the first counts', () => {
    const links = [
      { text: 'FAQ', url: '/faq' },
      { text: 'FAQ', url: '/other' },
    ]
    const columns = [
      { title: 'Help', links },
      { title: 'Help', links: [{ text: 'More', url: '/more' }] },
    ]
    expect(read({ columns })?.columns).toEqual([
      { title: 'Help', links: [{ text: 'FAQ', href: '/faq', isExternal: false }] },
    ])
  })

  test('columns without a title or links are left out', () => {
    const columns = [{ title: 'Empty', links: [] }, { links: [{ text: 'A', url: '/' }] }, 'x', null]
    expect(read({ about: 'Us', columns })?.columns).toEqual([])
  })

  test.each([[null], [[]], ['text'], [{}], [{ data: null }], [{ data: { id: 1 } }], [{ data: 7 }]])(
    '%j is no footer',
    (answer) => {
      expect(readFooter(answer, publicUrl)).toBeNull()
    },
  )

  test('documents of a relation of version 4 are read as its components are', () => {
    const links = { data: [{ id: 4, attributes: { text: 'FAQ', url: '/faq' } }] }
    const answer = { data: { id: 1, attributes: { columns: [{ id: 1, title: 'Help', links }] } } }
    expect(readFooter(answer, publicUrl)?.columns).toEqual([
      { title: 'Help', links: [{ text: 'FAQ', href: '/faq', isExternal: false }] },
    ])
  })
})

describe('with a Strapi', () => {
  let sandbox: RunningSandbox
  beforeAll(async () => {
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  })
  afterAll(() => sandbox.stop())
  const put = (path: string, body?: string) =>
    fetch(`${sandbox.url}/strapi/api/${path}`, { method: 'PUT', ...(body && { body }) })
  beforeEach(async () => {
    await put('mood/normal')
    await put('footer', JSON.stringify(FIRST_FOOTER))
  })

  function connect(
    version: 4 | 5,
    { url = `${sandbox.url}/strapi/v${version}`, timeoutMs = 5000 } = {},
  ) {
    const logged: string[] = []
    let changes = 0
    const content = createStrapi({
      url,
      version,
      token: null,
      publicUrl,
      log: {
        warn: (fields) => void logged.push(JSON.stringify(fields)),
        info: (_, message) => void logged.push(message),
      },
      pollEveryMs: 20,
      timeoutMs,
    })
    content.onChange(() => (changes += 1))
    content.start()
    return { content, logged, changes: () => changes }
  }

  test.each([4, 5] as const)('version %i: its footer is read, and followed', async (version) => {
    const { content, changes, logged } = connect(version)
    expect(content.footer()).toBeNull()
    await expect.poll(() => content.footer()?.columns.length).toBe(2)
    expect(content.footer()?.columns[1]?.links[2]).toEqual({
      text: 'Our co-operative',
      href: 'https://co-operative.example/hackney-eats',
      isExternal: true,
    })
    await put('footer', JSON.stringify({ about: 'New words' }))
    await expect.poll(() => content.footer()?.about).toBe('New words')
    expect(changes()).toBe(2)
    expect(logged).toEqual([])
    content.stop()
  })

  test.each([
    ['slow', 'no answer in time'],
    ['down', 'cannot be reached'],
    ['broken', 'status 500'],
    ['forbidden', 'status 403'],
    ['garbled', 'not JSON'],
    ['huge', 'more than 65536 bytes'],
  ])('%s: the last footer stays, and it is logged once: %s', async (mood, reason) => {
    const { content, logged } = connect(5, mood === 'slow' ? { timeoutMs: 1000 } : {})
    await expect.poll(() => content.footer()?.columns.length).toBe(2)
    await put(`mood/${mood}`)
    await expect.poll(() => logged).toEqual([JSON.stringify({ reason })])
    const requests = await requestCount()
    await expect.poll(requestCount).toBeGreaterThan(requests + 1)
    expect(content.footer()?.columns).toHaveLength(2)
    await put('mood/normal')
    await expect.poll(() => logged).toHaveLength(2)
    expect(logged[1]).toBe('The content service answers again')
    content.stop()
  })

  test('a footer that is withdrawn is none', async () => {
    const { content, logged } = connect(5)
    await expect.poll(() => content.footer()?.columns.length).toBe(2)
    await put('mood/unpublished')
    await expect.poll(() => content.footer()).toBeNull()
    expect(logged).toEqual([])
    content.stop()
  })

  test('a request of version 4 is refused by version 5, and logged', async () => {
    const { content, logged } = connect(4, { url: `${sandbox.url}/strapi/v5` })
    await expect.poll(() => logged).toEqual([JSON.stringify({ reason: 'status 400' })])
    content.stop()
  })

  async function requestCount(): Promise<number> {
    const response = await fetch(`${sandbox.url}/strapi/api/state`)
    // The stand-in's answer.
    const state = (await response.json()) as { requestCount: number }
    return state.requestCount
  }
})
