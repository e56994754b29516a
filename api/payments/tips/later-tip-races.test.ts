import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_BASE } from '#contract/constants.ts'
import { pay } from '#api/outside/payments/testing/providers.ts'
import { withManyConnections } from '#api/testing/at-once.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { openDiscrepanciesAbout, reconcileOnceQuiet } from '#api/payments/testing/discrepancies.ts'
import {
  createPaidApp,
  OPEN_ALWAYS,
  flushJobs,
  trouble,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { givenOnce, Tipping } from './testing/later-tips.ts'

let server: PaidApp
let tips: Tipping
let operatorId: string
beforeAll(async () => {
  server = await withManyConnections(await createPaidApp())
  tips = new Tipping(server, await openTestStore(server.context, OPEN_ALWAYS))
  operatorId = (await openTestAccount(server.context, 'operator')).accountId
})
afterAll(() => server.close())

const intentOf = (id: string) => server.stripe.paymentIntents.retrieve(id)

describe('whatever happens at once', () => {
  test('ten who request the same tip get one intent, and ten who check it capture it once', async () => {
    const placed = await tips.delivered()
    const ten = Array.from({ length: 10 }, () => tips.ask(placed))
    const answers = (await Promise.all(ten)).filter(({ status }) => status === 201)
    const ids = new Set(answers.map(({ body }) => body.intentId))
    expect(ids.size).toBe(1)
    await pay(server, [...ids][0] ?? '', 'pm_card_visa')
    await Promise.all(Array.from({ length: 10 }, () => tips.settle(placed)))
    expect(await tips.of(placed)).toEqual(givenOnce(200))
  })

  test('two tabs with two amounts: one is paid, and the other can never be', async () => {
    const placed = await tips.delivered()
    const [first, second] = await Promise.all([tips.ask(placed, 100), tips.ask(placed, 300)])
    const intents = [first, second].flatMap(({ status, body }) =>
      status === 201 ? [body.intentId] : [],
    )
    await Promise.allSettled(intents.map((id) => pay(server, id, 'pm_card_visa')))
    await tips.settle(placed)
    await tips.settle(placed)
    const { rows, written, taken } = await tips.of(placed)
    expect(taken).toHaveLength(1)
    expect(written).toEqual(taken)
    expect(rows).toEqual([{ status: 'captured', amountPence: taken[0] }])
  })

  test('another amount replaces an unpaid one', async () => {
    const placed = await tips.delivered()
    const first = (await tips.ask(placed, 100)).body
    const second = (await tips.ask(placed, 300)).body
    expect((await intentOf(first.intentId)).status).toBe('canceled')
    await pay(server, second.intentId, 'pm_card_visa')
    await tips.settle(placed)
    expect(await tips.of(placed)).toEqual(givenOnce(300))
  })
})

describe('a tip whose page was closed', () => {
  test('a webhook event captures the tip, also of an order that was paid in cash', async () => {
    const placed = await tips.deliveredForCash()
    const { intentId } = (await tips.ask(placed)).body
    await pay(server, intentId, 'pm_card_visa')
    const payload = JSON.stringify({
      id: 'evt_of_a_tip',
      object: 'event',
      type: 'payment_intent.amount_capturable_updated',
      data: { object: { id: intentId, object: 'payment_intent', metadata: {} } },
    })
    const secret = server.webhookSecret
    const signature = server.stripe.webhooks.generateTestHeaderString({ payload, secret })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const url = `${API_BASE}/payment/webhooks/stripe`
    await server.app.inject({ method: 'POST', url, headers, payload })
    expect(await flushJobs(server)).toBe(1)
    expect(await tips.of(placed)).toEqual(givenOnce(200))
    expect((await tips.settle(placed)).body.tippedPence).toBe(200)
  })

  test('is captured by the sweep when a server dies before it knows of the intent, or of its payment', async () => {
    server.setNow(new Date())
    const placed = await tips.delivered()
    const { intentId } = (await tips.ask(placed)).body
    await pay(server, intentId, 'pm_card_visa')
    await server.context.db
      .updateTable('later_tip')
      .set({ intent_id: null })
      .where('order_id', '=', placed.id)
      .execute()
    await reconcileOnceQuiet(server)
    expect(await tips.of(placed)).toEqual(givenOnce(200))
    expect(await openDiscrepanciesAbout(server, operatorId, placed.id)).toEqual([])
  })

  test('is voided when it stays unpaid, and another can be given', async () => {
    const placed = await tips.delivered()
    const { intentId } = (await tips.ask(placed)).body
    const now = server.context.now()
    server.setNow(new Date(now.getTime() + 31 * 60_000))
    await reconcileOnceQuiet(server)
    expect((await intentOf(intentId)).status).toBe('canceled')
    expect((await tips.of(placed)).rows).toEqual([])
    const again = (await tips.ask(placed)).body
    expect(again.intentId).not.toBe(intentId)
    server.setNow(now)
  })

  test('answers that the provider is down, and captures the tip later', async () => {
    const placed = await tips.delivered()
    const { intentId } = (await tips.ask(placed)).body
    await pay(server, intentId, 'pm_card_visa')
    await trouble(server, { failRate: 1 })
    expect((await tips.settle(placed)).status).toBeGreaterThanOrEqual(400)
    await trouble(server)
    expect((await tips.of(placed)).written).toEqual([])
    await continuePayment(server.context, placed.id)
    expect(await tips.of(placed)).toEqual(givenOnce(200))
  })
})
