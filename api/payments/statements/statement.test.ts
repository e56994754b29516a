import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Statement } from '#contract/payments/statement.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { accessHeaders, openTestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { refundOrder } from '#api/payments/refunds/refund-order.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import {
  createPaidApp,
  placePaid,
  flushJobs,
  trouble,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { identifyMarketplace } from '#api/payments/testing/identify-marketplace.ts'
import { textsOfPdf } from '#api/payments/testing/pdf-text.ts'

let server: PaidApp
let store: TestStore
let partnerId: string
beforeAll(async () => {
  server = await createPaidApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  const vat = { vat_number: 'GB 123 4567 89', vat_rate: 200 }
  store = await openTestStore(server.context, { store: vat })
  const { storeId } = store
  partnerId = (await openTestAccount(server.context, 'partner', { storeIds: [storeId] })).accountId
})
afterAll(() => server.close())

const byStore = (orderId: string) => ({ orderId, by: 'partner' as const, accountId: null })
const MAY = 'from=2026-05-01&to=2026-05-31'

async function payInCash() {
  const { orderId } = await placeTestOrder(server.context, { storeId: store.storeId })
  for (const act of ['accept', 'dispatch', 'complete'] as const)
    await actOnOrder(server.context, { ...byStore(orderId), act })
  return orderId
}

async function payByCard(card = 'pm_card_visa') {
  const placed = await placePaid(server, store, { card })
  await actOnOrder(server.context, { ...byStore(placed.id), act: 'accept' })
  await flushJobs(server)
  return placed
}

async function giveBack(orderId: string, reason: string, payer: 'store' | 'marketplace' = 'store') {
  const lines = [{ position: 0, quantity: 1 }]
  const by = { by: 'operator', accountId: partnerId, idempotencyKey: null } as const
  await refundOrder(server.context, { orderId, lines, payer, reason, ...by })
  await flushJobs(server)
}

async function send(query: string, ending = '') {
  const headers = await accessHeaders(server.context, partnerId, 'partner')
  const url = `/api/v1/partner/stores/${store.storeId}/statement${ending}?${query}`
  return server.app.inject({ method: 'GET', url, headers })
}
const read = async (query: string) => (await send(query)).json<Statement>()

test('a statement has every order and refund, and their totals', async () => {
  await payInCash()
  const placed = await payByCard()
  await giveBack(placed.id, 'Cold')
  await giveBack(placed.id, 'Late', 'marketplace')
  const { items, totals, store: shown, nextCursor } = await read(MAY)
  const { subtotalPence, deliveryFeePence, plasticBagChargePence, totalPence } = placed
  const half = subtotalPence / 2
  expect(shown).toMatchObject({ legalName: 'Mare Street Pizza Ltd', vatNumber: 'GB 123 4567 89' })
  expect(items.map(({ kind, paymentMethod, payer }) => [kind, paymentMethod, payer])).toEqual([
    ['order', 'cash', null],
    ['order', 'online', null],
    ['refund', 'online', 'store'],
    ['refund', 'online', 'marketplace'],
  ])
  expect(totals).toMatchObject({
    orders: 2,
    refunds: 2,
    salesPence: 2280 + subtotalPence,
    deliveryFeesPence: deliveryFeePence,
    bagChargesPence: 10 + plasticBagChargePence,
    storeRefundsPence: half,
    marketplaceRefundsPence: half,
    cashPence: 2340,
    cardPence: totalPence,
    balancePence: -50 + subtotalPence + deliveryFeePence + plasticBagChargePence - half,
  })
  const sold = 2290 + subtotalPence + deliveryFeePence + plasticBagChargePence - half
  expect(totals.vatPence).toBe(Math.round(sold / 6))
  const balances = items.map(({ balancePence }) => balancePence)
  expect(balances.reduce((sum, each) => sum + each, 0)).toBe(totals.balancePence)
  expect(nextCursor).toBeNull()
})

test('it comes page by page, with the totals of the whole', async () => {
  for (let each = 0; each < 3; each++) await payInCash()
  const first = await read(`${MAY}&limit=2`)
  const second = await read(`${MAY}&limit=2&cursor=${first.nextCursor}`)
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, null])
  const ids = [...first.items, ...second.items].map(({ orderId }) => orderId)
  expect(new Set(ids).size).toBe(3)
  expect(second.totals).toEqual(first.totals)
  expect((await send(`${MAY}&cursor=x`)).statusCode).toBe(400)
})

test('a refund returned later is listed once, where it was made, on whichever page', async () => {
  await trouble(server, { slowRefundMs: 100 })
  const placed = await payByCard('pm_card_refundFail')
  await giveBack(placed.id, 'Cold')
  const made = await read(MAY)
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 60_000))
  await payInCash()
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 120_000))
  await expect
    .poll(async () => {
      await continuePayment(server.context, placed.id)
      return (await read(MAY)).totals.refundedPence
    })
    .toBe(0)
  await trouble(server)
  const items: Statement['items'] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Statement = await read(`${MAY}&limit=1${cursor && `&cursor=${cursor}`}`)
    items.push(...page.items)
    cursor = page.nextCursor
  }
  expect(items.map(({ kind, paymentMethod }) => [kind, paymentMethod])).toEqual([
    ['order', 'online'],
    ['refund', 'online'],
    ['order', 'cash'],
  ])
  expect(made.items[1]?.refundedPence).toBeGreaterThan(0)
  expect(items[1]).toMatchObject({ refundedPence: 0, balancePence: 0, at: made.items[1]?.at })
  expect([made.totals.refunds, (await read(MAY)).totals.refunds]).toEqual([1, 0])
})

describe('a day is one in London', () => {
  test.each([
    ['2026-05-15T22:59:00Z', true],
    ['2026-05-15T23:00:00Z', false],
    ['2026-05-14T23:00:00Z', true],
    ['2026-05-14T22:59:00Z', false],
  ])('%s is within the 15th: %s', async (now, isWithin) => {
    server.setNow(new Date(now))
    await payInCash()
    server.setNow(FRIDAY_EVENING)
    const { totals } = await read('from=2026-05-15&to=2026-05-15')
    expect(totals.orders).toBe(isWithin ? 1 : 0)
  })
})

test.each([
  ['from=2026-05-02&to=2026-05-01', 'to'],
  ['from=2026-01-01&to=2026-04-03', 'to'],
  ['from=2026-02-30&to=2026-03-01', 'from'],
  ['to=2026-03-01', 'from'],
])('%s is no period', async (query, field) => {
  for (const ending of ['', '.csv', '.pdf']) {
    const answer = await send(query, ending)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ message: { field: string }[] }>().message[0]?.field).toBe(field)
  }
})

test('the VAT is by rate where dishes have their own, also after refunds', async () => {
  const usual = await payByCard()
  await server.context.pool.query("UPDATE product SET vat = 'cold' WHERE id = $1", [
    store.productIds.margherita,
  ])
  announceStoreChange(server.context, store.storeId)
  const cold = await payByCard()
  const soldAt = async () =>
    (await read(MAY)).totals.vat?.map(({ rate, soldPence }) => [rate, soldPence])
  const foodPence = cold.subtotalPence + cold.deliveryFeePence
  const standardPence =
    usual.subtotalPence + usual.deliveryFeePence + 2 * usual.plasticBagChargePence
  expect(await soldAt()).toEqual([
    [200, standardPence],
    [0, foodPence],
  ])
  await giveBack(cold.id, 'Missing')
  const { totals } = await read(MAY)
  expect(totals.vat).toEqual([
    { rate: 200, soldPence: standardPence, vatPence: Math.round(standardPence / 6) },
    { rate: 0, soldPence: foodPence - cold.subtotalPence / 2, vatPence: 0 },
  ])
  expect(totals.vatPence).toBe(Math.round(standardPence / 6))
  await identifyMarketplace(server.context)
  const texts = textsOfPdf((await send(MAY, '.pdf')).rawPayload).join(' ')
  expect(texts).toContain('Issued by Town Ltd, 1 High Street. Company number 01234567')
  expect(texts).toContain('VAT at 20% (on')
  expect(texts).toContain('VAT at 0% (on')
})

test('a store with different rates knows its VAT once all that it sells has one', async () => {
  const { pool } = server.context
  await pool.query('UPDATE store SET vat_rate = NULL WHERE id = $1', [store.storeId])
  await pool.query("UPDATE product SET vat = 'hot' WHERE id = $1", [store.productIds.margherita])
  announceStoreChange(server.context, store.storeId)
  const hot = await payByCard()
  const { subtotalPence, deliveryFeePence, plasticBagChargePence } = hot
  const soldPence = subtotalPence + deliveryFeePence + plasticBagChargePence
  expect((await read(MAY)).totals.vat).toMatchObject([{ rate: 200, soldPence }])
  await payInCash()
  expect((await read(MAY)).totals.vat).toBeNull()
})

test('tells a store without a rate that its VAT is unknown', async () => {
  store = await openTestStore(server.context)
  partnerId = (await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] }))
    .accountId
  expect((await read(MAY)).totals).toMatchObject({ vatPence: null, orders: 0, balancePence: 0 })
  expect(textsOfPdf((await send(MAY, '.pdf')).rawPayload).join('\n')).toContain(
    'how much VAT your sales include',
  )
})

describe('as a file for spreadsheets', () => {
  const table = async () => {
    const answer = await send(MAY, '.csv')
    const columns = { bom: true, columns: true, relaxColumnCount: false } as const
    return { answer, rows: parse(answer.rawPayload, columns) as Record<string, string>[] }
  }

  test('it has a line for each, whose columns add up', async () => {
    await payInCash()
    const placed = await payByCard()
    await giveBack(placed.id, 'Cold, and "late"')
    const { answer, rows } = await table()
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="statement-${store.slug}-2026-05-01-2026-05-31.csv"`,
    )
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(answer.payload.split('\r\n')).toHaveLength(5)
    expect(rows[0]).toMatchObject({ Date: '2026-05-15', Time: '19:00', Sales: '22.80' })
    expect(rows[2]).toMatchObject({ Kind: 'refund', Reason: 'Cold, and "late"' })
    const added = ['Sales', 'Delivery fees', 'Bag charges', 'Tips', 'Your discounts']
    for (const row of rows) {
      const parts = [...added, 'Your refunds', 'Cash you took'].map((each) => Number(row[each]))
      const sum = parts.reduce((all, part) => all + part, 0)
      expect(Math.round(sum * 100)).toBe(Math.round(Number(row['Balance']) * 100))
    }
  })

  test.each(['=1+1', '+44', '-2', '@SUM(A1)', ' =1', '\t=1', '|calc', '＝1'])(
    'typed text is no formula: %j',
    async (reason) => {
      const placed = await payByCard()
      await giveBack(placed.id, reason)
      const { rows } = await table()
      expect(rows[1]?.['Reason']).toBe(`'${reason}`)
    },
  )
})

test('on paper it has who, when, the totals, and each order over numbered pages', async () => {
  for (let each = 0; each < 30; each++) await payInCash()
  const answer = await send(MAY, '.pdf')
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="statement-.*\.pdf"$/,
  )
  const texts = textsOfPdf(answer.rawPayload)
  for (const text of [
    'Statement',
    '1 May 2026 to 31 May 2026',
    'Mare Street Pizza Ltd',
    '1 Mare Street, London E8 1AA',
    'VAT number GB 123 4567 89',
    'Sales, 30 orders',
    '£684.00',
    'To be paid to Tuck In',
    '£15.00',
    'Page 1 of 2',
    'Page 2 of 2',
  ])
    expect(texts).toContain(text)
  expect(texts.join(' ')).toContain('£114.50 VAT at 20%')
  expect(texts.filter((text) => text === '15 May 19:00')).toHaveLength(30)
  expect(texts.filter((text) => text === '−23.40')).toHaveLength(30)
  expect((await send(MAY, '.pdf')).rawPayload.equals(answer.rawPayload)).toBe(true)
})
