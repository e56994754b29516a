import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS_BY_HEADING } from '#contract/all-calls.ts'
import { API_BASE } from '#contract/constants.ts'
import { openTestMailbox, type TestMailbox } from '#api/reliability/testing/mailbox.ts'
import { startTestServer, type TestServer } from '#api/reliability/testing/server.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { buildWeb } from '#tools/build/build-web.ts'

const seed = 20_260_515
const forgery = '{"level":"info","msg":"forged"}'
const slug = 'mare-street-pizza'

let reader: TestApp
let mailbox: TestMailbox
let server: TestServer
let output = ''
const agent = new Agent({ keepAlive: true, maxSockets: 4 })

beforeAll(async () => {
  await buildWeb({ log: () => {} })
  reader = await createTestApp()
  await openTestStore(reader.context, { store: { slug } })
  mailbox = await openTestMailbox()
  server = await startTestServer(reader.context.configuration, mailbox, {
    env: { LOG_LEVEL: 'debug', BOT_CHECK: 'off' },
    hasPages: true,
    onOutput: (text) => void (output += text),
  })
})
afterAll(async () => {
  agent.destroy()
  await server.stop()
  await mailbox.stop()
  await reader.close()
})

/** A part of a path as only an attacker or a bug writes it, and now and then a valid one. */
const segment = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      slug,
      '.',
      '..',
      '...',
      '....',
      '%2e',
      '%2e%2e',
      '..%2f..',
      '%00',
      '%0d%0aset-cookie:a=b',
      `x%0a${encodeURIComponent(forgery)}%0a%1b[31m`,
      '%c2%9b31m',
      '%e2%80%ae',
      '%ff',
      '%E0%A4%A',
      '%ED%A0%80',
      '%',
      '%25%32%65',
      '%F0%9F%8D%95',
      '%20',
      '%5c',
      'a%2fb',
      ';a=b',
      ':slug',
      '*',
      '_root',
      '__proto__',
      'constructor',
      '.data',
      '_.data',
      'x'.repeat(6000),
      encodeURIComponent('🍕'.repeat(400)),
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }).map(encoded) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 12 }).map(percented) },
)

const pages = [
  '/:1',
  '/:1/:2',
  '/restaurant/:1',
  '/restaurant/:1/menu',
  '/restaurant/:1/:2',
  `/restaurant/${slug}?product=:1&service=:2`,
  '/restaurants/:1/:2',
  '/restaurants/hackney/:1?location=E8&cursor=:2&tab=:3',
  '/basket/:1',
  '/customer/account/:1',
  '/account/orders/:1',
  '/account/order/:1',
  '/find?search=:1&service=:2',
  '/store-app/:1?store=:2',
  '/operator/:1',
  '/?service=:1&cuisine=:2&search=:3',
]
const calls = Object.values(CALLS_BY_HEADING)
  .flat()
  .filter(({ isEventStream }) => !isEventStream)

const page = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST'),
  pattern: fc.constantFrom(...pages),
  ending: fc.constantFrom('', '', '.data', '/_.data', '/', '.data/', '?_routes=root', '?index'),
})
const call = fc.constantFrom(...calls).map(({ method, path }) => {
  let count = 0
  const pattern = API_BASE + path.replace(/:\w+/g, () => `:${(count += 1)}`)
  return { method, pattern, ending: '' }
})
const attempt = fc.record({
  to: fc.oneof(page, call),
  segments: fc.array(segment, { minLength: 3, maxLength: 3 }),
})

test('no address answers 500, and each is one line of the log', async () => {
  const wrong: string[] = []
  const statuses = new Map<number, number>()
  const attempts = fc.sample(attempt, { numRuns: 3000, seed })
  const paths = attempts.map(({ to, segments }) => ({
    method: to.method,
    path: addressOf(to, segments),
  }))
  const next = paths.values()
  const send = async () => {
    for (const { method, path } of next) {
      const status = await statusOf(method, path)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500) wrong.push(`${status} ${method} ${path.slice(0, 200)}`)
    }
  }
  await Promise.all([send(), send(), send(), send()])
  expect(wrong).toEqual([])
  for (const status of [200, 400, 404]) expect(statuses.get(status)).toBeGreaterThan(50)
  expectWholeLines()
}, 240_000)

test.each([
  [`/restaurant/x%0a${encodeURIComponent(forgery)}%0a%1b[31m/menu`, 404],
  ['/restaurant/%F0%9F%8D%95/menu', 404],
  ['/restaurant/%F0%9F%8D%95', 404],
  ['/restaurant/...data', 404],
  ['/basket/...data', 404],
  ['/basket/%2e%2e.data', 404],
  [`/restaurant/${slug}/menu`, 301],
  ['/contact', 301],
])('%s answers %i', async (path, status) => {
  expect(await statusOf('GET', path)).toBe(status)
})

test("the database's notices are in no line of the log", async () => {
  const { pool } = reader.owner
  await pool.query(`CREATE FUNCTION be_loud() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE NOTICE E'a notice\\n${forgery}'; RAISE WARNING E'a warning\\n${forgery}';
    RETURN NEW; END $$`)
  await pool.query(
    'CREATE TRIGGER be_loud BEFORE INSERT ON login_guess FOR EACH ROW EXECUTE FUNCTION be_loud()',
  )
  const body = JSON.stringify({ email: 'sam@example.com' })
  const path = `${API_BASE}/auth/reset-password/request`
  expect(await statusOf('POST', path, body)).toBe(200)
  await pool.query('DROP TRIGGER be_loud ON login_guess')
  expectWholeLines()
})

/** What the process has written: lines of JSON, none of them made up by a visitor, or an error. */
function expectWholeLines(): void {
  const lines = output.split('\n').slice(0, -1)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line).toMatch(/^\{"level":"(debug|info|warn)",.*\}$/)
    expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' })
    expect(line).not.toMatch(/[\p{Cc}\u2028-\u202e]/u)
  }
}

function addressOf({ pattern, ending }: { pattern: string; ending: string }, parts: string[]) {
  const [path = '', query] = pattern
    .replace(/:([123])/g, (_, place: string) => parts[Number(place) - 1] ?? '')
    .split('?', 2)
  const [endOfPath = '', endOfQuery] = ending.split('?', 2)
  const search = [query, endOfQuery].filter(Boolean).join('&')
  return path + endOfPath + (search && `?${search}`)
}

/** Sends a request as no client library would: with the address unchanged. */
function statusOf(method: string, path: string, body?: string): Promise<number> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const pending = request({ method, hostname, port, agent, headers })
    pending.path = path
    pending.once('error', reject)
    pending.once('response', (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    pending.end(body)
  })
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function percented(bytes: Uint8Array): string {
  return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}
