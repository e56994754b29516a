import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderMessage } from '#rules/email/order-message.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { sendOrderEmail } from '#api/emails/orders/send-order-email.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import type { OutgoingMail } from '#api/outside/mail/mail.port.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder, type TestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import type { Act } from '#rules/orders/order-status.ts'

let server: TestApp
let storeId: string
let customer: TestAccount
beforeAll(async () => {
  server = await createTestApp()
  storeId = (await openTestStore(server.context)).storeId
})
beforeEach(async () => {
  customer = await openTestAccount(server.context, 'customer')
})
afterAll(() => server.close())

const place = (service: 'delivery' | 'collection' = 'delivery', accountId?: string) =>
  placeTestOrder(server.context, { storeId, service, ...(accountId && { accountId }) })
const act = ({ orderId }: TestOrder, act: Act) =>
  actOnOrder(server.context, { orderId, act, by: 'partner', accountId: null })

/** Sends the waiting emails to customers; returns them. */
async function deliver(): Promise<OutgoingMail[]> {
  const { rows } = await server.context.pool.query<{ payload: Tasks['send-order-email'] }>(
    'DELETE FROM graphile_worker._private_jobs RETURNING payload',
  )
  const sent: OutgoingMail[] = []
  const mail = { send: async (each: OutgoingMail) => void sent.push(each), close: () => {} }
  const log = { warn: () => {}, error: () => {} }
  for (const { payload } of rows)
    if (payload.to === 'customer') await sendOrderEmail(server.context, { mail, log }, payload)
  return sent
}

/** Tries to send one email about an order; returns whether it was sent. */
async function isSent({ orderId }: TestOrder, message: OrderMessage): Promise<boolean> {
  let isSent = false
  const mail = { send: async () => void (isSent = true), close: () => {} }
  const log = { warn: () => {}, error: () => {} }
  await sendOrderEmail(server.context, { mail, log }, { orderId, message, to: 'customer' })
  return isSent
}

async function change(byEmail: object, headers: Record<string, string> = customer.headers) {
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/api/v1/user/news',
    headers,
    body: { byEmail },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('a customer is emailed', () => {
  test('when the courier leaves, with the arrival time and the amount to pay', async () => {
    const order = await place()
    await act(order, 'accept')
    await deliver()
    await act(order, 'dispatch')
    const [mail, ...more] = await deliver()
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^Mare Street Pizza has sent out your order \w{4}$/)
    expect(mail?.text).toContain('Sam, your order has left Mare Street Pizza.')
    expect(mail?.text).toContain('Arriving 19:05 to 19:15')
    expect(mail?.text).toContain('Total to pay: £23.40')
    expect(mail?.text).toContain('Delivery fee: Free')
    expect(mail?.text).not.toContain('£0.00')
  })

  test('when it is ready to collect, with the number to say', async () => {
    const order = await place('collection')
    await act(order, 'accept')
    await deliver()
    await act(order, 'ready')
    const [mail] = await deliver()
    expect(mail?.subject).toMatch(/^Your order \w{4} is ready to collect from Mare Street Pizza$/)
    expect(mail?.text).toMatch(/Say your order number \w{4} at the counter/)
  })

  test('not that it is on its way once it has arrived', async () => {
    const order = await place()
    await act(order, 'accept')
    await act(order, 'dispatch')
    await deliver()
    await act(order, 'complete')
    expect(await isSent(order, 'onItsWay')).toBe(false)
    expect(await isSent(order, 'completed')).toBe(true)
  })
})

describe('a customer chooses', () => {
  test('which emails are sent; the order in writing, changes and receipts always are', async () => {
    expect(await change({ received: false, onItsWay: false })).toMatchObject({
      status: 200,
      body: { byEmail: { received: false, onItsWay: false }, browsers: 0 },
    })
    const order = await place('delivery', customer.accountId)
    expect(await isSent(order, 'received')).toBe(false)
    await act(order, 'accept')
    expect(await isSent(order, 'accepted')).toBe(true)
    await act(order, 'dispatch')
    expect(await isSent(order, 'onItsWay')).toBe(false)
    for (const message of ['declined', 'cancelled', 'completed'] as const)
      expect(await isSent(order, message)).toBe(true)
    await change({ received: true, onItsWay: true })
    expect(await isSent(order, 'received')).toBe(true)
    expect(await isSent(order, 'onItsWay')).toBe(true)
  })

  test('for themselves alone', async () => {
    const other = await openTestAccount(server.context, 'customer')
    await change({ received: false, onItsWay: false })
    const order = await place('delivery', other.accountId)
    expect(await isSent(order, 'received')).toBe(true)
  })

  test.each([[{}], [{ received: 'no', onItsWay: true }], [{ received: false }]])(
    'nothing by %j',
    async (byEmail) => {
      expect((await change(byEmail)).status).toBe(400)
    },
  )

  test('only when logged in', async () => {
    expect((await change({ received: true, onItsWay: true }, {})).status).toBe(401)
  })
})
