import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { buyMuch, type Bought } from './test-buyers.ts'
import { openTestMailbox, type TestMailbox } from './test-mailbox.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const times = 200

let reader: TestApp
let store: TestStore
let mailbox: TestMailbox
let server: TestServer
beforeAll(async () => {
  reader = await createTestApp()
  store = await openTestStore(reader.context)
  mailbox = await openTestMailbox()
  const { databaseUrl, tokenSecret } = reader.context.configuration
  const { smtpUrl } = mailbox
  server = await startTestServer({ databaseUrl: databaseUrl ?? '', smtpUrl, tokenSecret })
})
afterAll(async () => {
  await server.stop()
  await mailbox.stop()
  await reader.close()
})

test('a server killed while many order loses nothing that it has answered, and does nothing twice', async () => {
  const killAt = [randomInt(20, 100), randomInt(110, 190)]
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
  const when = `killed at placements ${killAt.join(' and ')}`
  expect(restarts, when).toBe(2)
  expect(wrong, when).toEqual([])
  expect(bought, when).toHaveLength(times)
  expect(answers.get(0), `somebody was cut off, ${when}`).toBeGreaterThan(0)

  expectOneOrderEach(bought, when)
  await expectAllKept(bought, when)
  await expectEmails(bought, when)
}, 40_000)

async function restart(): Promise<void> {
  await server.kill()
  // As if a minute had passed, after which the jobs of a dead worker are given to others.
  await reader.context.pool.query(`UPDATE graphile_worker._private_jobs
    SET locked_at = locked_at - interval '1 minute' WHERE locked_at IS NOT NULL`)
  await server.start()
}

/** Whoever asked twice, or again after the kill, was answered one order, and nobody another's. */
function expectOneOrderEach(bought: readonly Bought[], when: string): void {
  for (const { orders, totalPence } of bought) {
    expect(new Set(orders.map(({ id }) => id)).size, when).toBe(1)
    for (const order of orders) expect(order.totalPence, when).toBe(totalPence)
  }
  expect(new Set(bought.map(({ orders }) => orders[0]?.id)).size, when).toBe(bought.length)
}

async function expectAllKept(bought: readonly Bought[], when: string): Promise<void> {
  const kept = await reader.context.db.selectFrom('orders').selectAll().execute()
  const lines = await reader.context.db.selectFrom('order_line').selectAll().execute()
  const events = await reader.context.db.selectFrom('order_event').selectAll().execute()
  const tokenOf = new Map(bought.map(({ orders, cartToken }) => [orders[0]?.id, cartToken]))
  expect(new Map(kept.map((order) => [order.id, order.cart_token])), when).toEqual(tokenOf)
  for (const order of kept) {
    const own = lines.filter((line) => line.order_id === order.id)
    const ownEvents = events.filter((event) => event.order_id === order.id)
    expect(
      ownEvents.map(({ act }) => act),
      when,
    ).toEqual(['place'])
    expect(own, when).toHaveLength(1)
    const linesPence = own.reduce((sum, { line_pence }) => sum + line_pence, 0)
    expect(order.subtotal_pence, when).toBe(linesPence)
    expect(order.total_pence, when).toBe(
      order.subtotal_pence -
        order.discount_pence +
        order.delivery_fee_pence +
        order.platform_fee_pence +
        order.plastic_bag_charge_pence,
    )
  }
}

/** Each arrives; a second copy after a kill has the same identity, so that readers can drop it. */
async function expectEmails(bought: readonly Bought[], when: string): Promise<void> {
  const expected = bought.flatMap(({ orders }) =>
    ['customer', 'store'].map((to) => `<order-${orders[0]?.id}-received-${to}@tuckin.example>`),
  )
  await vi.waitFor(() => expect(mailbox.copies.size, when).toBe(expected.length), {
    timeout: 20_000,
    interval: 100,
  })
  expect([...mailbox.copies.keys()].sort(), when).toEqual(expected.sort())
  await vi.waitFor(async () => {
    const { rows } = await reader.context.pool.query('SELECT 1 FROM graphile_worker.jobs')
    expect(rows, when).toEqual([])
  }, 10_000)
}
