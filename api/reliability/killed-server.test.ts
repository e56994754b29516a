import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { buyMuch } from './testing/buyers.ts'
import { openTestMailbox, type TestMailbox } from './testing/mailbox.ts'
import { expectPlacedOnce } from './testing/placed-orders.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

const times = 100

let reader: TestApp
let store: TestStore
let mailbox: TestMailbox
let server: TestServer
beforeAll(async () => {
  reader = await createTestApp()
  store = await openTestStore(reader.context)
  mailbox = await openTestMailbox()
  server = await startTestServer(reader.context.configuration, mailbox)
})
afterAll(async () => {
  await server.stop()
  await mailbox.stop()
  await reader.close()
})

test('a server killed while many order loses nothing that it has answered, and does nothing twice', async () => {
  const killAt = [randomInt(20, 50), randomInt(55, 90)]
  const when = `killed at placements ${killAt.join(' and ')}`
  let restarts = 0
  let restarting = Promise.resolve()
  const { bought, wrong, answers } = await buyMuch(server.url, store, {
    times,
    atOnce: 16,
    onPlacing(nth) {
      if (killAt.includes(nth)) restarting = restarting.then(restart).then(() => void restarts++)
    },
  })
  await restarting
  expect(restarts, when).toBe(2)
  expect(wrong, when).toEqual([])
  expect(bought, when).toHaveLength(times)
  expect(answers.get(0), `a client lost its answer, ${when}`).toBeGreaterThan(0)
  await expectPlacedOnce(reader.context, mailbox, bought, when)
}, 270_000)

async function restart(): Promise<void> {
  await server.kill()
  // As if a minute had passed, after which the jobs of a dead worker are given to others.
  await reader.context.pool.query(`UPDATE graphile_worker._private_jobs
    SET locked_at = locked_at - interval '1 minute' WHERE locked_at IS NOT NULL`)
  await server.start()
}
