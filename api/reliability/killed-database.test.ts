import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#api/database/embedded-postgres.ts'
import { throwAwayFolder } from '#tools/testing/throw-away-folder.ts'
import { migrate } from '#api/database/migrate.ts'
import { TestStream } from '#api/live/testing/stream.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { buyMuch } from './testing/buyers.ts'
import { openTestMailbox, type TestMailbox } from './testing/mailbox.ts'
import { expectPlacedOnce } from './testing/placed-orders.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

const times = 80

// A PostgreSQL of its own, because it is killed.
let postgres: EmbeddedPostgres
let reader: TestApp
let store: TestStore
let mailbox: TestMailbox
let server: TestServer
beforeAll(async () => {
  const dataDir = await throwAwayFolder('tuckin-killed-')
  postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durability: 'throw-away' })
  const { url, serverUrl } = postgres
  await migrate(url, { serverUrl })
  reader = await createTestApp({ database: { url, serverUrl, drop: async () => {} } })
  // Unlike a test's throw-away database, this one has an answered order on disk before it is answered.
  await reader.owner.pool.query('ALTER DATABASE tuck_in SET synchronous_commit = on')
  store = await openTestStore(reader.context)
  mailbox = await openTestMailbox()
  server = await startTestServer(reader.context.configuration, mailbox)
})
afterAll(async () => {
  await server.stop()
  await mailbox.stop()
  await reader.close()
  await postgres.stop()
})

test('a server whose database dies answers with an error, and recovers automatically', async () => {
  const killAt = [randomInt(20, 40), randomInt(45, 70)]
  const when = `PostgreSQL killed at placements ${killAt.join(' and ')}`
  let kills = 0
  let killing = Promise.resolve()
  const { bought, wrong, answers } = await buyMuch(server.url, store, {
    times,
    atOnce: 16,
    onPlacing(nth) {
      if (killAt.includes(nth))
        killing = killing.then(async () => {
          await killBackend()
          kills++
        })
    },
  })
  await killing
  expect(kills, when).toBe(2)
  expect(wrong, when).toEqual([])
  expect([...answers.keys()].sort(), when).toEqual([200, 201, 503])
  await expectPlacedOnce(reader.context, mailbox, bought, when)
}, 240_000)

test('a watcher of an order gets its events again after the database has died', async () => {
  const { bought } = await buyMuch(server.url, store, { times: 1, atOnce: 1, onPlacing() {} })
  const [order] = bought[0]!.orders
  const stream = await TestStream.open(server.url, `/order/${order!.id}/events`, {
    'x-order-token': order!.orderToken,
  })
  expect(await stream.next()).toMatchObject({ data: { act: 'place' } })
  const pid = await killBackend()
  await vi.waitFor(async () => expect(await isThere(pid)).toBe(false), 60_000)
  const accept = { act: 'accept', by: 'partner', accountId: null } as const
  await actOnOrder(reader.context, { orderId: order!.id, ...accept })
  expect(await stream.next()).toMatchObject({ data: { act: 'accept' } })
  stream.leave()
  await vi.waitFor(async () => {
    const ready = await fetch(`${server.url}/readyz`)
    expect(ready.status).toBe(200)
  }, 60_000)
})

/** Killing one process of PostgreSQL restarts all of it: it ends every connection and recovers. */
async function killBackend(): Promise<number> {
  const { rows } = await reader.context.pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()
     AND application_name = 'tuck-in' AND backend_type = 'client backend' ORDER BY random() LIMIT 1`,
  )
  const { pid } = rows[0]!
  process.kill(pid, 'SIGKILL')
  return pid
}

async function isThere(pid: number): Promise<boolean> {
  const sql = 'SELECT 1 FROM pg_stat_activity WHERE pid = $1'
  return (await reader.context.pool.query(sql, [pid])).rows.length > 0
}
