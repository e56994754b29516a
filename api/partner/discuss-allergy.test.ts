import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { createPaidApp, payerOf, placePaid, type PaidApp } from '#api/payments/testing/payments.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: PaidApp
let store: TestStore
let partner: TestAccount

beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context)
  partner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
})
afterAll(() => server.close())

async function accept(orderId: string, body: object = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/partner/orders/${orderId}/accept`,
    headers: partner.headers,
    body,
  })
  return { code: answer.statusCode, body: answer.json<Order & { message: unknown }>() }
}

const place = (allergyNote: string) =>
  placeTestOrder(server.context, { storeId: store.storeId, allergyNote })

test('an order with a dish that its customer can’t eat is accepted only after a talk', async () => {
  const { orderId, orderToken } = await place('No milk, please')
  expect(await accept(orderId)).toMatchObject({
    code: 409,
    body: { message: 'ALLERGY_NOT_DISCUSSED' },
  })
  expect(await accept(orderId, { allergyDiscussedBy: ' \u200b ' })).toMatchObject({ code: 409 })
  const accepted = await accept(orderId, { minutes: 20, allergyDiscussedBy: ' Aisha ' })
  expect(accepted).toMatchObject({
    code: 200,
    body: { status: 'accepted', allergyDiscussedBy: 'Aisha' },
  })
  expect(Object.keys(accepted.body.events.at(-1) ?? {})).toEqual([
    'id',
    'act',
    'status',
    'by',
    'at',
  ])

  const url = `/api/v1/partner/orders/${orderId}`
  const read = await server.app.inject({ method: 'GET', url, headers: partner.headers })
  expect(read.json()).toMatchObject({ allergyDiscussedBy: 'Aisha' })
  const { rows } = await server.context.pool.query(
    `SELECT account_id, allergy_discussed_by FROM order_event
     WHERE order_id = $1 AND act = 'accept'`,
    [orderId],
  )
  expect(rows).toEqual([{ account_id: partner.accountId, allergy_discussed_by: 'Aisha' }])
  const { body } = await payerOf(server, { orderToken }).ask<Order>('GET', `/order/${orderId}`)
  expect(body.allergyDiscussedBy).toBe('')
})

test('one that is paid by card is refused too, and nothing is charged', async () => {
  const { id } = await placePaid(server, store, { details: { allergyNote: 'Milk allergy' } })
  expect(await accept(id)).toMatchObject({ code: 409, body: { message: 'ALLERGY_NOT_DISCUSSED' } })
  const { rows } = await server.context.pool.query(
    'SELECT status FROM payment WHERE order_id = $1',
    [id],
  )
  expect(rows).toEqual([{ status: 'authorised' }])
  expect(await accept(id, { allergyDiscussedBy: 'Aisha' })).toMatchObject({ code: 200 })
})

test.each(['', 'No nuts, please', 'Kiwi'])('“%s” needs no talk about pizzas', async (note) => {
  const { orderId } = await place(note)
  expect(await accept(orderId)).toMatchObject({ code: 200, body: { allergyDiscussedBy: '' } })
})

test('of two at once, the name of who was first is stored', async () => {
  const { orderId } = await place('No milk, please')
  const names = ['Aisha', 'Ben']
  const answers = await Promise.all(
    names.map((allergyDiscussedBy) => accept(orderId, { allergyDiscussedBy })),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
  const first = answers.findIndex(({ code }) => code === 200)
  const url = `/api/v1/partner/orders/${orderId}`
  const read = await server.app.inject({ method: 'GET', url, headers: partner.headers })
  expect(read.json<Order>().allergyDiscussedBy).toBe(names[first])
})

test('a name that is too long is refused', async () => {
  const { orderId } = await place('No milk, please')
  expect(await accept(orderId, { allergyDiscussedBy: 'A'.repeat(61) })).toMatchObject({
    code: 400,
    body: { message: [{ field: 'allergyDiscussedBy', code: 'too_long' }] },
  })
})

test.each(['decline', 'cancel'])('another reason to %s has to be written', async (act) => {
  const { orderId } = await place('')
  const refused = await server.app.inject({
    method: 'POST',
    url: `/api/v1/partner/orders/${orderId}/${act}`,
    headers: partner.headers,
    body: { reason: 'other', reasonText: '  ' },
  })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    message: [{ field: 'reasonText', code: 'required_field' }],
  })
})
