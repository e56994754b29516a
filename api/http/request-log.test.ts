import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { logging } from './request-log.ts'

const lines: string[] = []
const logTo = { write: (line: string) => void lines.push(line) }
let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ env: { LOG_LEVEL: 'debug' }, logTo })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const forged =
  'x\r\n{"level":"info","msg":"forged"}\n\u001b[31m\u009b31m\u007f\u2028\u202e\u2066\u0085'

test.each(['debug', 'info', 'warn', 'error', 'fatal'] as const)(
  'is one line of JSON at level %s, whatever it contains',
  (level) => {
    const written: string[] = []
    const { log } = fastify(
      logging(
        { ...server.context.configuration, logLevel: 'debug' },
        { write: (line) => written.push(line) },
      ),
    )
    const err = new TypeError(forged, { cause: new Error(forged) })
    log[level]({ err, [forged]: forged }, forged)
    log.child({ [forged]: forged })[level](forged)
    expect(written).toHaveLength(2)
    for (const line of written) {
      expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u)
      expect(line.at(-1)).toBe('\n')
      expect(JSON.parse(line)).toMatchObject({ level, msg: forged, [forged]: forged })
    }
  },
)

test.each([
  ['with its length', 'content-length: 1000\r\n\r\n{"a":'],
  ['in chunks', 'transfer-encoding: chunked\r\n\r\n5\r\n{"a":'],
])('a body sent %s that breaks off is no error of the server', async (_how, rest) => {
  lines.length = 0
  const { port } = server.app.server.address() as AddressInfo
  const requested = once(server.app.server, 'request')
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(`POST /api/v1/cart HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${rest}`)
  const [, response] = await requested
  const closed = once(response, 'close')
  socket.destroy()
  await closed
  await server.app.inject('/api/v1/nowhere')
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(['info'])
})
