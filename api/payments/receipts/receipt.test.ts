import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTACT, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import {
  createPaidApp,
  placePaid,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { identifyMarketplace } from '#api/payments/testing/identify-marketplace.ts'
import { textsOfPdf } from '#api/payments/testing/pdf-text.ts'

let server: PaidApp
let store: TestStore
let partner: TestAccount
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context, {
    store: { vat_number: 'GB 123 4567 89', vat_rate: 200 },
  })
  partner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
})
afterAll(() => server.close())

type Shown = { id: string; orderToken: string }

const receiptOf = ({ id, orderToken }: Shown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'GET',
    url: `/api/v1/order/${id}/receipt.pdf`,
    headers: { 'x-order-token': orderToken, ...headers },
  })

const textsOf = async (shown: Shown) => textsOfPdf((await receiptOf(shown)).rawPayload)

const accept = (orderId: string) =>
  actOnOrder(server.context, { orderId, by: 'partner', accountId: null, act: 'accept' })

/** Two pizzas for £21.59, paid by card. */
async function placeCaptured(at: TestStore = store) {
  const placed = await placePaid(server, at)
  await accept(placed.id)
  await flushJobs(server)
  return placed
}

describe('the receipt of an order', () => {
  test('names seller and customer, items, way of payment, and the VAT', async () => {
    const placed = await placeCaptured()
    await identifyMarketplace(server.context)
    const answer = await receiptOf(placed)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="receipt-${placed.number}.pdf"`,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    const texts = textsOfPdf(answer.rawPayload).join(' ')
    for (const words of [
      'Receipt',
      `Order ${placed.number}, placed on 15 May 2026`,
      'Mare Street Pizza Ltd',
      'VAT number GB 123 4567 89',
      'Delivered to',
      '2 × ',
      'Food and drink',
      'Total paid £21.59',
      'Visa ending 4242',
      'is run by Town Ltd, 1 High Street. Company number 01234567.',
    ])
      expect(texts).toContain(words)
    const { subtotalPence, deliveryFeePence, plasticBagChargePence } = placed
    const vat = Math.round((subtotalPence + deliveryFeePence + plasticBagChargePence) / 6)
    expect(texts).toContain(`include £${(vat / 100).toFixed(2)} VAT at 20%.`)
  })

  test('is tagged, so that screen readers know its headings and tables', async () => {
    const source = (await receiptOf(await placeCaptured())).rawPayload.toString('latin1')
    for (const tag of ['/S /Document', '/S /H1', '/S /H2', '/S /Table', '/S /TH', '/S /TD'])
      expect(source).toContain(tag)
    expect(source).toContain('/Lang (en-GB)')
    expect(source).toMatch(/\/Marked true/)
  })

  test('has the refunds, and the remaining VAT', async () => {
    const placed = await placeCaptured()
    await server.app.inject({
      method: 'POST',
      url: `/api/v1/partner/orders/${placed.id}/refund`,
      headers: partner.headers,
      body: { lines: [{ position: 0, quantity: 1 }], reason: 'One was cold' },
    })
    const text = (await textsOf(placed)).join(' ')
    expect(text).toContain('One was cold (on its way)')
    await flushJobs(server)
    const texts = (await textsOf(placed)).join(' ')
    const back = (placed.lines[0]?.linePence ?? 0) / 2
    const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`
    expect(texts).toContain(`Refunded −${pounds(back)}`)
    expect(texts).toContain(`Total after refunds ${pounds(placed.totalPence - back)}`)
    expect(texts).toContain('One was cold')
    expect(texts).not.toContain('on its way')
    expect(texts).toContain('After refunds by the restaurant, they include')
  })

  test('says that the store has no VAT number, and does not change later', async () => {
    const small = await openTestStore(server.context)
    const placed = await placeCaptured(small)
    await server.context.pool.query(
      "UPDATE store SET vat_number = 'GB 1', vat_rate = 200 WHERE id = $1",
      [small.storeId],
    )
    const texts = (await textsOf(placed)).join(' ')
    expect(texts).toContain('hadn’t given a VAT number when this order was placed')
    expect(texts).not.toContain('GB 1')
  })

  test('of cash exists once the order is complete', async () => {
    const guest = new TestCustomer(server.app)
    const { body: placed } = await askToPlace(guest, await readyCart(guest, store))
    const early = await receiptOf(placed)
    expect([early.statusCode, early.json()]).toMatchObject([
      409,
      { message: 'ORDER_HAS_NO_RECEIPT' },
    ])
    await accept(placed.id)
    for (const act of ['dispatch', 'complete'] as const)
      await actOnOrder(server.context, { orderId: placed.id, by: 'partner', accountId: null, act })
    expect((await textsOf(placed)).join(' ')).toContain('Paid in cash.')
  })

  test('is in the language of the order', async () => {
    const guest = new TestCustomer(server.app, null, { 'accept-language': 'cy' })
    const { body: placed } = await askToPlace(guest, await readyCart(guest, store))
    await accept(placed.id)
    for (const act of ['dispatch', 'complete'] as const)
      await actOnOrder(server.context, { orderId: placed.id, by: 'partner', accountId: null, act })
    const { rawPayload } = await receiptOf(placed)
    expect(rawPayload.toString('latin1')).toContain('/Lang (cy-GB)')
    const texts = textsOfPdf(rawPayload).join(' ')
    expect(texts).toContain(`Archeb ${placed.number}, 15 Mai 2026 am 19:00`)
    expect(texts).toContain('Talwyd ag arian parod.')
    expect(texts).not.toMatch(/\b(?:the|Total|Paid|by)\b/)
  })

  test('says the VAT and what was refunded in the language of the order too', async () => {
    const customer = new TestCustomer(server.app, null, { 'accept-language': 'cy' })
    const details = { contact: { ...CONTACT, name: 'Siân Tŷ-gŵyr' } }
    const placed = await placePaid(server, store, { customer, details })
    await accept(placed.id)
    await flushJobs(server)
    const { subtotalPence, deliveryFeePence, plasticBagChargePence } = placed
    const vat = Math.round((subtotalPence + deliveryFeePence + plasticBagChargePence) / 6)
    const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`
    const before = (await textsOf(placed)).join(' ')
    for (const words of [
      'Talwyd â cherdyn Visa yn gorffen â 4242.',
      'Rhif TAW GB 123 4567 89',
      'Siân Tŷ-gŵyr',
      `cynnwys ${pounds(vat)} o TAW ar gyfradd o 20%.`,
    ])
      expect(before).toContain(words)
    await server.app.inject({
      method: 'POST',
      url: `/api/v1/partner/orders/${placed.id}/refund`,
      headers: partner.headers,
      body: { lines: [{ position: 0, quantity: 1 }], reason: 'Oer' },
    })
    expect((await textsOf(placed)).join(' ')).toContain('Oer (ar ei ffordd)')
    await flushJobs(server)
    const after = (await textsOf(placed)).join(' ')
    const back = (placed.lines[0]?.linePence ?? 0) / 2
    for (const words of [
      `Ad-dalwyd −${pounds(back)}`,
      `Cyfanswm ar ôl ad-daliadau ${pounds(placed.totalPence - back)}`,
      `Ad-daliadau ${pounds(back)}, 15 Mai 2026: Oer`,
      `Ar ôl ad-daliadau gan y bwyty, maen nhw’n cynnwys ${pounds(vat - Math.round(back / 6))}.`,
    ])
      expect(after).toContain(words)
    expect(after).not.toMatch(/\b(?:the|Total|Paid|Refunded|include)\b/)
  })

  test('has the VAT by rate where a dish has its own, as it was when it was placed', async () => {
    const mixed = await openTestStore(server.context, {
      store: { vat_number: 'GB 123 4567 89', vat_rate: 200 },
    })
    const taxed = (vat: string | null) =>
      server.context.pool.query('UPDATE product SET vat = $2 WHERE id = $1', [
        mixed.productIds.garlicBread,
        vat,
      ])
    await taxed('cold')
    const guest = new TestCustomer(server.app)
    const { cartToken } = await readyCart(guest, mixed)
    // Two pizzas for £18.00 and garlic bread for £4.50, so a fifth of it is cold; delivered for £2.99.
    const cart = await guest.cart('PUT', `/cart/${cartToken}`, {
      newBasketItem: { productId: mixed.productIds.garlicBread, quantity: 1 },
      lines: [],
      isNewBasket: false,
    })
    const { body: placed } = await askToPlace(guest, cart)
    await taxed('hot')
    await server.context.pool.query('UPDATE store SET vat_rate = 50 WHERE id = $1', [mixed.storeId])
    await accept(placed.id)
    for (const act of ['dispatch', 'complete'] as const)
      await actOnOrder(server.context, { orderId: placed.id, by: 'partner', accountId: null, act })
    const texts = (await textsOf(placed)).join(' ')
    // A fifth of the delivery is cold too, and the bag for 10p has the standard rate.
    expect(texts).toContain('£20.49 of it includes £3.42 VAT at 20%.')
    expect(texts).toContain('£5.10 of it includes £0.00 VAT at 0%.')
  })

  test('has as many pages as it needs', async () => {
    const placed = await placeCaptured()
    await server.context.pool.query(
      `INSERT INTO order_line (order_id, position, product_id, name, quantity, unit_price_pence,
         line_pence, discount_pence, snapshot)
       SELECT order_id, 100 + n, product_id, 'Dish ' || n, 1, 1, 1, 0, snapshot
       FROM order_line, generate_series(1, 99) AS n WHERE order_id = $1 AND position = 0`,
      [placed.id],
    )
    const texts = await textsOf(placed)
    expect(texts).toContain('1 × Dish 1')
    expect(texts).toContain('1 × Dish 99')
    expect(texts).toContain('Page 3')
  })

  test.each([
    ['nobody', () => ({ 'x-order-token': '' })],
    ['a token of another order', () => ({ 'x-order-token': 'A'.repeat(43) })],
    ['another customer', async () => (await openTestAccount(server.context, 'customer')).headers],
  ])('is not for %s', async (_, headersOf) => {
    const placed = await placeCaptured()
    const headers = await headersOf()
    const answer = await receiptOf({ ...placed, orderToken: '' }, headers)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { message: 'NONEXISTING_ORDER' },
    ])
  })
})
