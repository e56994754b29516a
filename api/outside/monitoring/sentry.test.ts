import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sentryOf } from '#api/settings/service-settings.ts'
import { createTestApp } from '#api/testing/test-app.ts'
import { startSandbox, type RunningSandbox } from '#sandbox/main.ts'
import type { Envelope } from '#sandbox/sentry/envelope.ts'
import { createSentry } from './sentry.driver.ts'

describe('a DSN', () => {
  test.each([
    ['https://key@o1.ingest.sentry.io/42', 'https://o1.ingest.sentry.io', '/api/42/envelope/'],
    ['http://key@localhost:3001/sentry/1', 'http://localhost:3001', '/sentry/api/1/envelope/'],
  ])('%s is read', (dsn, origin, path) => {
    const envelopeUrl = `${origin}${path}?sentry_version=7&sentry_key=key`
    expect(sentryOf(dsn)).toEqual({ dsn, origin, envelopeUrl })
  })

  test.each(['', 'key', 'https://sentry.example/1', 'https://key@sentry.example/', 'ftp://k@h/1'])(
    '%j is none',
    (dsn) => {
      expect(sentryOf(dsn)).toBeNull()
    },
  )
})

describe('errors of the server', () => {
  let sandbox: RunningSandbox
  let envelopeUrl: string
  const warnings: object[] = []
  const log = { warn: (fields: object) => void warnings.push(fields) }
  const connect = (url = envelopeUrl, now = () => new Date()) =>
    createSentry({ envelopeUrl: url, environment: 'test', log, now, timeoutMs: 5000 })
  beforeAll(async () => {
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
    envelopeUrl = sentryOf(`${sandbox.url.replace('//', '//key@')}/sentry/1`)?.envelopeUrl ?? ''
  })
  afterAll(() => sandbox.stop())
  beforeEach(async () => {
    warnings.length = 0
    await fetch(`${sandbox.url}/sentry/api/envelopes`, { method: 'DELETE' })
  })
  const received = async () => {
    const answer = await fetch(`${sandbox.url}/sentry/api/envelopes`)
    // The stand-in's answer.
    const envelopes = (await answer.json()) as Envelope[]
    return envelopes.flatMap(({ items }) => items)
  }

  test('a failure of a request is reported with its route, and identifies nobody', async () => {
    const monitoring = connect()
    const lines: string[] = []
    const { app, close } = await createTestApp({
      env: { LOG_LEVEL: 'error' },
      logTo: { write: (line) => void lines.push(line) },
      monitoring,
    })
    const cause = new SyntaxError('Unexpected token in nia@example.com')
    app.get('/fails/:token', () => {
      throw new Error('No order of nia@example.com at /basket/q3Vn8fK2sLw0aZx7Yt5RbM', { cause })
    })
    const url = '/fails/q3Vn8fK2sLw0aZx7Yt5RbM?email=nia@example.com'
    expect((await app.inject({ url })).statusCode).toBe(500)
    await monitoring.close()
    const items = await received()
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      type: 'event',
      payload: {
        level: 'error',
        environment: 'test',
        logger: 'request failed',
        tags: { method: 'GET', route: '/fails/:token' },
        exception: {
          values: [
            { type: 'SyntaxError', value: 'That could not be read' },
            {
              type: 'Error',
              value: 'No order of :x at /basket/:x',
              stacktrace: {
                frames: expect.arrayContaining([
                  expect.objectContaining({
                    filename: 'api/outside/monitoring/sentry.test.ts',
                    in_app: true,
                  }),
                ]),
              },
            },
          ],
        },
      },
    })
    expect(JSON.stringify(items)).not.toMatch(/nia|q3Vn8/)
    expect(lines).toHaveLength(1)
    await close()
  })

  test('no more than thirty are reported in a minute', async () => {
    let at = Date.parse('2026-05-15T18:00:00Z')
    const monitoring = connect(envelopeUrl, () => new Date(at))
    for (let i = 0; i < 40; i += 1) {
      monitoring.report(new Error(`Fault ${i}`), 'failed', {})
      await monitoring.close()
    }
    expect(await received()).toHaveLength(30)
    at += 60_000
    monitoring.report(new Error('The next minute'), 'failed', {})
    await monitoring.close()
    expect(await received()).toHaveLength(31)
  })

  test('if no server takes them, that is logged once and none is sent for a minute', async () => {
    let at = Date.parse('2026-05-15T18:00:00Z')
    const monitoring = connect(`${sandbox.url}/nowhere`, () => new Date(at))
    for (const afterMs of [0, 1000, 58_000]) {
      at += afterMs
      monitoring.report(new Error('A fault'), 'failed', {})
      await monitoring.close()
    }
    expect(warnings).toEqual([{ reason: 'status 404' }])
    at += 5000
    monitoring.report(new Error('A fault'), 'failed', {})
    await monitoring.close()
    expect(warnings).toHaveLength(2)
  })
})
