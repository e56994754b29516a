import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '#tools/testing/test-database.ts'
import type { TestDatabase } from '#tools/testing/template-database.ts'
import { createListener, type Listener } from './listen.ts'

let database: TestDatabase
let speaker: Client
let listener: Listener

beforeAll(async () => {
  database = await createTestDatabase()
  speaker = new Client({ connectionString: database.url })
  await speaker.connect()
})

afterAll(async () => {
  await speaker.end()
  await database.drop()
})

beforeEach(() => {
  listener = createListener(database.url, { warn: () => {} })
})

afterEach(() => listener.close())

const notify = (channel: string, payload: string) =>
  speaker.query('SELECT pg_notify($1, $2)', [channel, payload])

/** Everything received on a channel, and a promise of the next notification. */
function hear(channel: string) {
  const received: string[] = []
  let next = Promise.withResolvers<string>()
  const stop = listener.on(channel, (payload) => {
    received.push(payload)
    next.resolve(payload)
    next = Promise.withResolvers()
  })
  return { received, stop, next: () => next.promise }
}

const breakConnection = () =>
  speaker.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'tuck-in listener' AND datname = current_database()`,
  )

test('each channel reaches its own handlers, in order', async () => {
  const orders = hear('orders')
  const stores = hear('Stores "of" the town')
  await listener.ready()
  const last = stores.next()
  await notify('orders', 'one')
  await notify('orders', 'two')
  await notify('Stores "of" the town', 'three')
  expect(await last).toBe('three')
  expect(orders.received).toEqual(['one', 'two'])
})

test('a handler that stopped receives no more', async () => {
  const stopped = hear('orders')
  const other = hear('orders')
  await listener.ready()
  stopped.stop()
  const next = other.next()
  await notify('orders', 'one')
  await next
  expect(stopped.received).toEqual([])
})

test('reconnects after a broken connection, and asks subscribers to catch up', async () => {
  const orders = hear('orders')
  await listener.ready()
  const again = new Promise<void>((resolve) => listener.onReconnect(resolve))
  await breakConnection()
  await notify('orders', 'lost in the break')
  await again
  const next = orders.next()
  await notify('orders', 'after')
  expect(await next).toBe('after')
  expect(orders.received).toEqual(['after'])
})

test('the first connection is no reconnection', async () => {
  let reconnections = 0
  listener.onReconnect(() => reconnections++)
  hear('orders')
  await listener.ready()
  expect(reconnections).toBe(0)
})

test('an unreachable server is tried until it is closed, and the log says why', async () => {
  const warn = vi.fn<(fields: object, message: string) => void>()
  const nowhere = createListener('postgresql://town:town@127.0.0.1:1/town', { warn })
  nowhere.on('orders', () => {})
  const refused = { err: expect.objectContaining({ code: 'ECONNREFUSED' }) }
  await expect.poll(() => warn.mock.calls).toContainEqual([refused, expect.any(String)])
  await expect(nowhere.close()).resolves.toBeUndefined()
})
