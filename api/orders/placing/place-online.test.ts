import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { signedIn, TestCustomer } from '#api/cart/testing/test-customer.ts'
import {
  askToAbandon,
  createPaidApp,
  emailsAbout,
  payerOf,
  placeAndHold,
  placeOnline,
  placePaid,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import type { PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { refuseUnpayable } from './refuse-unplaceable.ts'
import { askToPlace, minutesLater, readyCart } from '#api/orders/testing/ready-cart.ts'

let server: PaidApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  server = await createPaidApp()
  guest = new TestCustomer(server.app)
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  store = await openTestStore(server.context)
})
afterAll(() => server.close())

describe('an order that is to be paid online', () => {
  it('may be left at the door', async () => {
    const cart = await readyCart(guest, store, { leaveAtDoor: true })
    expect((await askToPlace(guest, cart, 'online')).body).toMatchObject({ leaveAtDoor: true })
  })

  it('awaits that for a quarter of an hour, and its time counts from when it is paid', async () => {
    const placed = await placeAndHold(server, store)
    expect(placed).toMatchObject({ deadlineAt: minutesLater(15), acts: ['abandon'] })
    server.setNow(new Date(minutesLater(7)))
    await continuePayment(server.context, placed.id)
    const { body } = await payerOf(server, placed).ask<Order>('GET', `/order/${placed.id}`)
    const minutesBetween = (from: string, to: string) =>
      (Date.parse(to) - Date.parse(from)) / 60_000
    expect(body.placedAt).toBe(minutesLater(0))
    expect(body.deadlineAt).toBe(minutesLater(7 + 10))
    expect(minutesBetween(placed.dueAt, body.dueAt)).toBe(7)
  })

  it('is answered after the store has opened, where it was for later and paid after it closed', async () => {
    server.setNow(new Date('2026-05-15T21:50:00Z'))
    const placed = await placeAndHold(server, store, {
      details: { serviceTime: '2026-05-16T11:00:00.000Z' },
    })
    server.setNow(new Date('2026-05-15T22:02:00Z'))
    await continuePayment(server.context, placed.id)
    const { body } = await payerOf(server, placed).ask<Order>('GET', `/order/${placed.id}`)
    expect(body).toMatchObject({ status: 'pending', deadlineAt: '2026-05-16T10:10:00.000Z' })
  })

  it('is an email to customer and store once it is paid, and none before', async () => {
    const awaiting = await placeOnline(server, store)
    expect(await emailsAbout(server, awaiting.id)).toEqual([])
    const paid = await placePaid(server, store)
    expect(await emailsAbout(server, paid.id)).toEqual(['received customer', 'received store'])
  })

  it('has the tip in its total, for the courier', async () => {
    const placed = await placeOnline(server, store, { details: { tipPence: 150 } })
    expect(placed).toMatchObject({ tipPence: 150, totalPence: 2159 + 150 })
    expect(placed.payment).toMatchObject({ amountPence: 2159 + 150 })
  })

  it('is visible to its customer only until it is paid', async () => {
    const storeIds = [store.storeId]
    const { headers } = await openTestAccount(server.context, 'partner', { storeIds })
    const partner = new TestCustomer(server.app, headers.authorization.slice('Bearer '.length))
    const customer = await signedIn(server.app, server.context)
    const seen = async (id: string) => {
      const board = `/partner/stores/${store.storeId}/orders`
      const open = await partner.ask<{ items: Order[] }>('GET', board)
      const done = await partner.ask<{ items: Order[] }>('GET', `${board}?state=done`)
      const own = await customer.ask<{ items: Order[] }>('GET', '/order')
      const running = await customer.ask<{ items: Order[] }>('GET', '/order?state=inProgress')
      const lists = [open, done, own, running].map(({ body }) => body.items.length)
      const [alone, known] = [
        await partner.ask('GET', `/partner/orders/${id}`),
        await customer.ask('GET', `/order/${id}`),
      ]
      return { lists, store: alone.status, customer: known.status }
    }
    const placed = await placeAndHold(server, store, { customer })
    expect(await seen(placed.id)).toEqual({ lists: [0, 0, 0, 0], store: 404, customer: 200 })
    expect(
      (
        await partner.refusal('POST', `/partner/orders/${placed.id}/decline`, {
          reason: 'tooBusy',
        })
      ).message,
    ).toBe('NONEXISTING_ORDER')
    await continuePayment(server.context, placed.id)
    expect(await seen(placed.id)).toEqual({ lists: [1, 0, 1, 1], store: 200, customer: 200 })
    const unpaid = await placeOnline(server, store, { customer })
    await askToAbandon(server, unpaid)
    expect(await seen(unpaid.id)).toEqual({ lists: [1, 0, 1, 1], store: 404, customer: 200 })
  })
})

describe('is refused', () => {
  it('where online payment is off', async () => {
    const cashOnly = await createTestApp()
    const elsewhere = await openTestStore(cashOnly.context)
    const somebody = new TestCustomer(cashOnly.app)
    const cart = await readyCart(somebody, elsewhere)
    expect((await askToPlace(somebody, cart, 'online')).body).toMatchObject({
      message: 'PAYMENT_UNAVAILABLE',
    })
    expect((await somebody.ask('GET', '/payment/options')).body).toEqual({ online: null })
    await cashOnly.close()
  })

  // Only what the total is counts.
  const quoteOf = (totalPence: number) =>
    ({ amounts: { totalPence } }) as Parameters<typeof refuseUnpayable>[1]

  it('for less than the provider takes', () => {
    const { context } = server
    const tooSmall = { code: 'TOTAL_TOO_SMALL_FOR_CARD', details: { minimumPence: 30 } }
    expect(() => refuseUnpayable(context, quoteOf(29))).toThrow(expect.objectContaining(tooSmall))
    expect(() => refuseUnpayable(context, quoteOf(30))).not.toThrow()
  })

  it('while the provider is down', () => {
    const payments = { isAvailable: () => false, minimumPence: 30 } as unknown as PaymentsPort
    expect(() => refuseUnpayable({ payments }, quoteOf(30))).toThrow('PAYMENT_UNAVAILABLE')
  })
})
