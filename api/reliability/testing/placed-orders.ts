import { expect, vi } from 'vitest'
import type { Context } from '#api/context.ts'
import type { Bought } from './buyers.ts'
import type { TestMailbox } from './mailbox.ts'

/**
 * Expects that each bought cart has one order and each order one cart; that exactly these orders are stored,
 * each placed once, with its line and a total that is the sum of its parts; and that their emails arrive.
 * `when` is part of the failure's message.
 */
export async function expectPlacedOnce(
  context: Context,
  mailbox: TestMailbox,
  bought: readonly Bought[],
  when: string,
): Promise<void> {
  expectOneOrderEach(bought, when)
  await expectAllStored(context, bought, when)
  await expectEmails(context, mailbox, bought, when)
}

/** A client that requested twice, or again after a break, got one order, and nobody got another's. */
function expectOneOrderEach(bought: readonly Bought[], when: string): void {
  for (const { orders, totalPence } of bought) {
    expect(new Set(orders.map(({ id }) => id)).size, when).toBe(1)
    for (const order of orders) expect(order.totalPence, when).toBe(totalPence)
  }
  expect(new Set(bought.map(({ orders }) => orders[0]?.id)).size, when).toBe(bought.length)
}

async function expectAllStored(
  { db }: Context,
  bought: readonly Bought[],
  when: string,
): Promise<void> {
  const stored = await db.selectFrom('orders').selectAll().execute()
  const lines = await db.selectFrom('order_line').selectAll().execute()
  const events = await db.selectFrom('order_event').selectAll().execute()
  const tokenOf = new Map(bought.map(({ orders, cartToken }) => [orders[0]?.id, cartToken]))
  expect(new Map(stored.map((order) => [order.id, order.cart_token])), when).toEqual(tokenOf)
  for (const order of stored) {
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

/** Each arrives; a second copy after a break has the same identity, so that readers can drop it. */
async function expectEmails(
  { pool }: Context,
  { copies }: TestMailbox,
  bought: readonly Bought[],
  when: string,
): Promise<void> {
  const expected = bought.flatMap(({ orders }) =>
    ['customer', 'store'].map((to) => `<order-${orders[0]?.id}-received-${to}@tuckin.example>`),
  )
  const wait = { timeout: 60_000, interval: 100 }
  await vi.waitFor(() => expect(copies.size, when).toBe(expected.length), wait)
  expect([...copies.keys()].sort(), when).toEqual(expected.sort())
  await vi.waitFor(async () => {
    // The email about an order that nobody has answered is due minutes later.
    const { rows } = await pool.query(
      `SELECT task_identifier, attempts, run_at, last_error FROM graphile_worker.jobs
       WHERE task_identifier <> 'email-waiting-order'`,
    )
    expect(rows, when).toEqual([])
  }, wait)
}
