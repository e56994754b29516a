import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_BASE } from '#contract/constants.ts'
import { pay } from '#api/outside/payments/testing/providers.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { feeOf } from '#sandbox/stripe/charges/record-balance.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import {
  createPaidApp,
  OPEN_ALWAYS,
  payerOf,
  placePaid,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { textsOfPdf } from '#api/payments/testing/pdf-text.ts'
import { givenOnce, Tipping, tipPath } from './testing/later-tips.ts'

let server: PaidApp
let store: TestStore
let partner: TestAccount
let tips: Tipping
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context, OPEN_ALWAYS)
  partner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
  tips = new Tipping(server, store)
})
afterAll(() => server.close())

test('a tip after delivery is taken in full for the courier, and shown wherever money is', async () => {
  const placed = await tips.delivered()
  const before = await ledgerOf(server, placed.id)
  expect(await tips.read(placed)).toMatchObject({ tippedPence: 0, isProcessing: false })
  const answer = await tips.ask(placed, 250)
  expect(answer).toMatchObject({ status: 201, body: { amountPence: 250, paymentMethodId: null } })
  await pay(server, answer.body.intentId, 'pm_card_visa')
  const settled = await tips.settle(placed)
  expect(settled.body).toMatchObject({ tippedPence: 250, isProcessing: false, until: null })
  expect(await tips.of(placed)).toEqual(givenOnce(250))

  const after = await ledgerOf(server, placed.id)
  expect(after).toMatchObject({ customer: 0, store: before.store, marketplace: before.marketplace })
  expect(after.tip - before.tip).toBe(250)
  const fee = before.providerFee - after.providerFee
  expect(fee).toBe(feeOf(250))
  expect(before.provider - after.provider).toBe(250 - fee)

  const order = await payerOf(server, placed).ask('GET', `/order/${placed.id}`)
  expect(order.body).toMatchObject({ laterTipPence: 250, totalPence: placed.totalPence })
  const receipt = await server.app.inject({
    url: `${API_BASE}/order/${placed.id}/receipt.pdf`,
    headers: { 'x-order-token': placed.orderToken },
  })
  expect(textsOfPdf(receipt.rawPayload).join(' ')).toContain('tipped the courier £2.50')
  const day = server.context.now().toISOString().slice(0, 10)
  const statement = await server.app.inject({
    url: `${API_BASE}/partner/stores/${store.storeId}/statement?from=${day}&to=${day}`,
    headers: partner.headers,
  })
  const items: { orderId: string; tipsPence: number; cardPence: number }[] = statement.json().items
  expect(items.filter(({ orderId }) => orderId === placed.id)).toMatchObject([
    { kind: 'order', tipsPence: 250, cardPence: placed.totalPence + 250 },
  ])
})

test('an order that was paid in cash can be tipped by card', async () => {
  const placed = await tips.deliveredForCash()
  const { intentId } = (await tips.ask(placed)).body
  await pay(server, intentId, 'pm_card_visa')
  expect((await tips.settle(placed)).body.tippedPence).toBe(200)
  expect(await ledgerOf(server, placed.id)).toMatchObject({ customer: 0, tip: 200 })
})

describe('refusals', () => {
  test('somebody else, without revealing that there is such an order', async () => {
    const placed = await tips.delivered()
    const stranger = await openTestAccount(server.context, 'customer')
    const other = { ...placed, orderToken: (await tips.delivered()).orderToken }
    for (const [method, url] of [
      ['GET', tipPath(placed)],
      ['POST', tipPath(placed)],
      ['POST', `${tipPath(placed)}/payment`],
    ] as const) {
      const answer = { method, url: API_BASE + url, body: { amountPence: 200 } }
      const headers = stranger.headers
      const answers = [
        await server.app.inject({ ...answer, headers }),
        await server.app.inject({ ...answer, headers: { 'x-order-token': other.orderToken } }),
      ]
      for (const answer of answers)
        expect(answer.json()).toMatchObject({ message: 'NONEXISTING_ORDER' })
    }
    expect((await tips.of(placed)).rows).toEqual([])
  })

  test('a saved card of somebody else, or by a visitor who only has the link', async () => {
    const placed = await tips.delivered()
    const answer = await tips.ask(placed, 200, { cardId: '6d1f4a3e-7c52-4b0e-9a53-0c1f7e2b9d11' })
    expect(answer).toMatchObject({ status: 404, body: { message: 'NONEXISTING_CARD' } })
  })

  test.each([0, -200, 49, 10_001, 2.5, '200', null, 1e20])('an amount of %s', async (amount) => {
    const answer = await tips.ask(await tips.deliveredForCash(), amount)
    expect(answer.status).toBe(400)
  })

  test('an order that is not delivered yet, was collected, or was delivered too long ago', async () => {
    const underWay = await placePaid(server, store)
    await tips.move(underWay.id, ['accept', 'dispatch'])
    const { orderId: id, orderToken } = await placeTestOrder(server.context, {
      storeId: store.storeId,
      service: 'collection',
    })
    await tips.move(id, ['accept', 'ready', 'complete'])
    const placed = await tips.deliveredForCash()
    const now = server.context.now()
    const { until } = await tips.read(placed)
    server.setNow(new Date(until ?? ''))
    for (const each of [underWay, { id, orderToken }, placed]) {
      expect((await tips.ask(each)).body).toMatchObject({ message: 'ORDER_TAKES_NO_TIP' })
      expect(await tips.read(each)).toMatchObject({
        tippedPence: 0,
        isProcessing: false,
        until: null,
      })
    }
    server.setNow(new Date(Date.parse(until ?? '') - 1))
    expect((await tips.ask(placed)).status).toBe(201)
    server.setNow(now)
  })

  test('a card that its bank declines: nothing is taken, and another pays the same tip', async () => {
    const placed = await tips.delivered()
    const { intentId } = (await tips.ask(placed)).body
    await expect(pay(server, intentId, 'pm_card_chargeDeclined')).rejects.toThrow('declined')
    expect((await tips.settle(placed)).body).toMatchObject({ tippedPence: 0, isProcessing: true })
    expect((await tips.of(placed)).taken).toEqual([])
    const again = (await tips.ask(placed)).body
    expect(again.intentId).toBe(intentId)
    await pay(server, again.intentId, 'pm_card_visa')
    await tips.settle(placed)
    expect(await tips.of(placed)).toEqual(givenOnce(200))
  })

  test('a second tip', async () => {
    const placed = await tips.delivered()
    await pay(server, (await tips.ask(placed)).body.intentId, 'pm_card_visa')
    // Also before we know that the first is paid.
    expect((await tips.ask(placed, 300)).body).toMatchObject({ message: 'TIP_ALREADY_GIVEN' })
    expect((await tips.ask(placed, 300)).body).toMatchObject({ message: 'TIP_ALREADY_GIVEN' })
    expect(await tips.of(placed)).toEqual(givenOnce(200))
  })
})
