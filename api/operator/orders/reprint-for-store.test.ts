import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { OrderRecord } from '#contract/operator/order-record.ts'
import { testKitchen, written } from '#api/printing/testing/test-kitchen.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'

const { server, cook, place, accepted, epson, jobs } = testKitchen()

let operator: TestAccount
beforeAll(async () => {
  operator = await openTestAccount(server().context, 'operator', { operatorRole: 'support' })
})

const why = 'The kitchen has lost it.'

async function reprint(
  orderId: string,
  given: { printerId?: string; note?: string; by?: TestAccount } = {},
) {
  const { printerId = randomUUID(), note = why, by = operator } = given
  const answer = await server().app.inject({
    method: 'POST',
    url: `/api/v1/operator/orders/${orderId}/reprint`,
    headers: by.headers,
    body: { printerId, kind: 'kitchen', note },
  })
  return { code: answer.statusCode, body: answer.json<OrderRecord & { message?: string }>() }
}

test('an operator prints a ticket again at the restaurant, and why is stored', async () => {
  const { device, printer } = await epson({ name: 'Counter' })
  const orderId = await accepted()
  await device.respond(await device.poll())
  const { code, body } = await reprint(orderId, { printerId: printer.id })
  expect(code).toBe(200)
  expect(body.printers).toEqual([{ id: printer.id, name: 'Counter', status: 'ready' }])
  expect(body.timeline.filter(({ kind }) => kind === 'act' || kind === 'ticket')).toMatchObject([
    { kind: 'ticket', printer: 'Counter', status: 'waiting' },
    { kind: 'ticket', printer: 'Counter', status: 'printed' },
    { kind: 'act', act: 'reprint', text: why, name: 'Sam Taylor' },
  ])
  expect(written(await device.poll())[0]).toBe('COPY')
})

test('five operators at once queue one copy', async () => {
  const { device, printer } = await epson()
  const orderId = await accepted()
  await device.respond(await device.poll())
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => reprint(orderId, { printerId: printer.id })),
  )
  for (const { code } of answers) expect(code).toBe(200)
  expect((await jobs()).map(({ status }) => status)).toEqual(['printed', 'waiting'])
})

test('nothing is printed, and no reason stored, of what is not possible', async () => {
  const { printer } = await epson()
  const orderId = await accepted()
  const printerId = printer.id
  expect(await reprint(orderId)).toMatchObject({
    code: 404,
    body: { message: 'NONEXISTING_PRINTER' },
  })
  const { orderId: waiting } = await place()
  expect(await reprint(waiting, { printerId })).toMatchObject({
    code: 409,
    body: { message: 'ORDER_STATUS_INVALID' },
  })
  expect(await reprint(randomUUID(), { printerId })).toMatchObject({
    code: 404,
    body: { message: 'NONEXISTING_ORDER' },
  })
  expect((await reprint(orderId, { printerId, note: ' ' })).code).toBe(400)
  expect((await reprint(orderId, { printerId, by: cook() })).code).toBe(403)
  const { rows } = await server().context.pool.query(
    'SELECT FROM order_note WHERE order_id = ANY ($1::uuid[])',
    [[orderId, waiting]],
  )
  expect(rows).toEqual([])
  expect(await jobs()).toHaveLength(1)
})
