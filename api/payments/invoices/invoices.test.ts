import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OPERATOR_ROLES } from '#contract/operator/operator-roles.ts'
import type { Invoice } from '#contract/payments/invoices.ts'
import { recordCashRefund } from '#api/payments/refunds/record-cash-refund.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { textsOfPdf } from '#api/payments/testing/pdf-text.ts'
import { sellInCash } from '#api/payments/testing/sell-in-cash.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { issueInvoicesMonthly } from '#api/payments/month-end/issue-monthly.ts'
import { financeCallsOf } from './testing/finance-calls.ts'

let server: TestApp
let store: TestStore
let finance: TestAccount

const COMMISSION = { rateHundredths: 1400, minimumPence: null, maximumPence: null }
const IN_JUNE = new Date('2026-06-01T09:00:00Z')

beforeEach(async () => {
  server = await createTestApp()
  store = await openTestStore(server.context, { store: { vat_number: 'GB 987 6543 21' } })
  finance = await signIn('finance')
})
afterEach(() => server.close())

const signIn = (operatorRole: (typeof OPERATOR_ROLES)[number]) =>
  openTestAccount(server.context, 'operator', { operatorRole })

const sell = async (storeId = store.storeId) =>
  (await sellInCash(server, { storeId, commission: COMMISSION })).orderId

async function inJune() {
  server.setNow(IN_JUNE)
  finance = await signIn('finance')
}

const { send, enter } = financeCallsOf(() => ({ server, finance }))
const file = (path: string, as = finance) =>
  server.app.inject({ url: `/api/v1${path}`, headers: as.headers })

const issue = (month = '2026-05', as = finance) =>
  send<{ issued: number }>('POST', '/operator/invoices', { as, body: { month } })
const list = async (query = '') =>
  (await send<{ items: Invoice[]; nextCursor: string | null }>('GET', `/operator/invoices${query}`))
    .body

describe('issuing', () => {
  test('needs to know who the marketplace is, and a month that is over', async () => {
    await sell()
    expect((await issue()).body.message).toEqual([{ field: 'month', code: 'invalid_value' }])
    await inJune()
    expect((await issue()).body.message).toBe('LEGAL_IDENTITY_MISSING')
  })

  test('has the commission of the month, its VAT, and what refunds returned', async () => {
    const orderId = await sell()
    await sell()
    await inTransaction(server.context.db, (transaction) =>
      recordCashRefund(
        transaction,
        {
          orderId,
          lines: [{ position: 0, quantity: 1 }],
          payer: 'store',
          reason: '',
          accountId: null,
          idempotencyKey: null,
          by: 'partner',
        },
        FRIDAY_EVENING,
      ),
    )
    await inJune()
    await sell()
    await enter()
    expect((await issue()).body).toEqual({ issued: 1, statements: 1 })
    const [invoice] = (await list()).items
    // 14 % of £22.80 twice, less half of one.
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: 'INV-2026-00001',
      month: '2026-05',
      totalPence: 319 + 319 - 160,
      vatPence: Math.round((319 + 319 - 160) / 6),
      creditedPence: 0,
      store: { id: store.storeId },
    })
    const texts = textsOfPdf((await file(`/operator/invoices/${invoice?.id}/pdf`)).rawPayload)
    for (const text of [
      'VAT invoice',
      'Number INV-2026-00001',
      'Town Marketplace Ltd',
      'VAT number GB 123 4567 82',
      'Mare Street Pizza Ltd',
      'Commission for deliveries, 2 orders',
      '−£1.60',
      '£4.78',
    ])
      expect(texts).toContain(text)
    const csv = (await file(`/operator/invoices/${invoice?.id}/csv`)).payload
    const rows = parse(csv, { columns: true, bom: true }) as Record<string, string>[]
    expect(rows.map((row) => row['Amount with VAT'])).toEqual(['3.19', '3.19', '-1.60'])
  })

  test('leaves no gap and issues none twice in twenty runs at once', async () => {
    const stores = [store.storeId]
    for (let each = 0; each < 4; each++) stores.push((await openTestStore(server.context)).storeId)
    for (const storeId of stores) await sell(storeId)
    await inJune()
    await enter()
    const runs = await Promise.all(Array.from({ length: 20 }, () => issue()))
    expect(runs.every(({ code }) => code === 200)).toBe(true)
    expect(runs.reduce((sum, { body }) => sum + body.issued, 0)).toBe(5)
    const numbers = (await list()).items.map(({ number }) => number).toSorted()
    expect(numbers).toEqual([1, 2, 3, 4, 5].map((each) => `INV-2026-0000${each}`))
    const ids = new Set((await list()).items.map((each) => each.store.id))
    expect(ids.size).toBe(5)
  })

  test('gives a number back when it fails', async () => {
    await sell()
    await inJune()
    await enter()
    await server.owner.pool.query(
      `ALTER TABLE invoice ADD CONSTRAINT refused CHECK (total_pence < 0) NOT VALID`,
    )
    expect((await issue()).code).toBe(500)
    await server.owner.pool.query('ALTER TABLE invoice DROP CONSTRAINT refused')
    expect((await issue()).body).toEqual({ issued: 1, statements: 1 })
    expect((await list()).items[0]?.number).toBe('INV-2026-00001')
  })

  test('is done by the clock for the last month, once it is known who the marketplace is', async () => {
    await sell()
    await inJune()
    const warnings: string[] = []
    const run = {
      log: { warn: (_: unknown, text: string) => warnings.push(text) },
      signal: new AbortController().signal,
    } as unknown as Parameters<typeof issueInvoicesMonthly>[1]
    await issueInvoicesMonthly(server.context, run)
    expect([warnings.length, (await list()).items.length]).toEqual([1, 0])
    await enter()
    await issueInvoicesMonthly(server.context, run)
    expect((await list()).items).toHaveLength(1)
  })

  test('without a VAT number there is no VAT', async () => {
    await sell()
    await inJune()
    await enter({ vat_number: '' })
    await issue()
    expect((await list()).items[0]).toMatchObject({ totalPence: 319, vatPence: 0 })
  })

  test('an invoice is never changed, whoever the marketplace is later', async () => {
    await sell()
    await inJune()
    await enter()
    await issue()
    await enter({ legal_name: 'Another Ltd', vat_number: '' })
    const [invoice] = (await list()).items
    const texts = textsOfPdf((await file(`/operator/invoices/${invoice?.id}/pdf`)).rawPayload)
    expect(texts).toContain('Town Marketplace Ltd')
    expect(texts).toContain('VAT number GB 123 4567 82')
    const change = server.owner.pool.query('UPDATE invoice SET total_pence = 1')
    await expect(change).rejects.toThrow('never changed')
  })
})

describe('credit notes', () => {
  async function issued() {
    await sell()
    await inJune()
    await enter()
    await issue()
    return (await list()).items[0] as Invoice
  }
  const credit = (id: string, amountPence: number, creditedPence = 0) =>
    send<Invoice>('POST', `/operator/invoices/${id}/credit`, {
      body: { amountPence, reason: 'Wrong rate', creditedPence },
    })

  test('correct an invoice once, of two at once', async () => {
    const { id } = await issued()
    const sent = await Promise.all([credit(id, 200), credit(id, 200)])
    expect(sent.map(({ code }) => code).toSorted()).toEqual([200, 409])
    const { items } = await list()
    expect(items.map(({ number, creditedPence }) => [number, creditedPence]).toSorted()).toEqual([
      ['CN-2026-00001', 0],
      ['INV-2026-00001', 200],
    ])
    expect((await credit(id, 120, 200)).body.message).toBe('CREDIT_TOO_LARGE')
    expect((await credit(id, 119, 200)).body).toMatchObject({
      number: 'CN-2026-00002',
      corrects: 'INV-2026-00001',
    })
    const rows = await server.context.db
      .selectFrom('ledger_transfer')
      .select(['debit', 'credit', 'amount_pence as pence'])
      .where('kind', '=', 'commissionCredited')
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { debit: 'marketplace', credit: 'store', pence: 200 },
      { debit: 'marketplace', credit: 'store', pence: 119 },
    ])
  })

  test('correct no credit note', async () => {
    const { id } = await issued()
    const note = (await credit(id, 100)).body
    expect((await credit(note.id, 50)).body.message).toBe('NOT_FOUND')
    const texts = textsOfPdf((await file(`/operator/invoices/${note.id}/pdf`)).rawPayload)
    expect(texts).toContain('Corrects INV-2026-00001: Wrong rate')
  })
})

test('a store sees its own invoices, and nobody without its money', async () => {
  await sell()
  const other = await openTestStore(server.context)
  await sell(other.storeId)
  await inJune()
  await enter()
  await issue()
  const storeIds = [store.storeId]
  const owner = await openTestAccount(server.context, 'partner', { storeIds })
  const cook = await openTestAccount(server.context, 'partner', { storeIds, role: 'kitchen' })
  const path = `/partner/stores/${store.storeId}/invoices`
  const { items } = (await send<{ items: Invoice[] }>('GET', path, { as: owner })).body
  expect(items.map((each) => each.store.id)).toEqual([store.storeId])
  expect((await send('GET', path, { as: cook })).code).toBe(403)
  expect((await file(`${path}/${items[0]?.id}/pdf`, owner)).statusCode).toBe(200)
  const foreign = (await list()).items.find((each) => each.store.id === other.storeId)
  expect((await file(`${path}/${foreign?.id}/csv`, owner)).statusCode).toBe(404)
})

test('only an owner and finance see and issue invoices', async () => {
  await inJune()
  await enter()
  for (const operatorRole of OPERATOR_ROLES) {
    const as = await signIn(operatorRole)
    const isAllowed = operatorRole === 'owner' || operatorRole === 'finance'
    expect((await issue('2026-05', as)).code).toBe(isAllowed ? 200 : 403)
    expect((await send('GET', '/operator/invoices', { as })).code).toBe(isAllowed ? 200 : 403)
  }
})
