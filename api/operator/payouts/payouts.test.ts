import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OPERATOR_ROLES } from '#contract/operator/operator-roles.ts'
import { sendPayoutNotice } from '#api/emails/business/send-payout-notice.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { deliver } from '#api/testing/test-mailbox.ts'
import { EARNED, MONDAY, PayoutDesk, SUNDAY } from './testing/payout-desk.ts'

let server: TestApp
let desk: PayoutDesk
let pizza: string

beforeEach(async () => {
  server = await createTestApp()
  desk = new PayoutDesk(server)
  pizza = await desk.openStore('Mare Street Pizza')
  await desk.at(MONDAY)
})
afterEach(() => server.close())

const BILLING = {
  accountName: 'Town Market',
  sortCode: '65-43-21',
  accountNumber: '87654321',
  serviceUserNumber: '654321',
  payoutMinimumPence: 0,
  version: 0,
}
const enter = (given: Partial<typeof BILLING> = {}) =>
  desk.send('PUT', '/operator/billing-details', { body: { ...BILLING, ...given } })

describe('making a run', () => {
  test('plans what each store is owed until the end of a day in London', async () => {
    await desk.sell(pizza)
    // The last minute of Sunday, and the first of Monday, in British Summer Time.
    await desk.sell(pizza, { at: new Date('2026-05-17T22:59:00Z') })
    await desk.sell(pizza, { at: new Date('2026-05-17T23:00:00Z') })
    const { code, body } = await desk.make()
    expect([code, body]).toMatchObject([
      200,
      { status: 'draft', until: SUNDAY, payouts: 1, totalPence: 2 * EARNED, held: 0 },
    ])
    expect(await desk.payouts(body)).toMatchObject([
      {
        store: { id: pizza },
        amountPence: 2 * EARNED,
        accountName: 'Pizza Ltd',
        status: 'planned',
      },
    ])
  })

  test('says which stores it doesn’t pay, and why', async () => {
    await desk.sell(pizza)
    const owes = await desk.openStore('A Owes')
    await desk.sell(owes, { paymentMethod: 'cash' })
    const small = await desk.openStore('B Small')
    await desk.sell(small, { subtotalPence: 100, deliveryFeePence: 0, tipPence: 0 })
    const suspended = await desk.openStore('C Suspended')
    await desk.sell(suspended)
    await server.context.db
      .updateTable('store')
      .set({ state: 'suspended', state_since: MONDAY })
      .where('id', '=', suspended)
      .execute()
    await desk.sell(await desk.openStore('D No account', { hasAccount: false }))
    await desk.sell(await desk.openStore('E Unchecked', { isChecked: false }))
    await enter({ payoutMinimumPence: 500 })
    const run = (await desk.make()).body
    expect(run).toMatchObject({ payouts: 1, held: 5, minimumPence: 500 })
    expect(
      (await desk.holds(run)).map(({ store, reason, balancePence }) => [
        store.name,
        reason,
        balancePence,
      ]),
    ).toEqual([
      ['A Owes', 'owes', -50],
      ['B Small', 'belowMinimum', 110],
      ['C Suspended', 'suspended', EARNED],
      ['D No account', 'noAccount', EARNED],
      ['E Unchecked', 'accountUnchecked', EARNED],
    ])
  })

  test('needs a day that is over, and something to pay', async () => {
    expect((await desk.make()).body.message).toBe('NOTHING_TO_PAY_OUT')
    await desk.sell(pizza)
    const { body } = await desk.make('2026-05-18')
    expect(body.message).toEqual([{ field: 'until', code: 'invalid_value' }])
  })

  test('for the same days again pays nothing twice', async () => {
    await desk.sell(pizza)
    const run = (await desk.make()).body
    expect((await desk.make()).body.message).toBe('NOTHING_TO_PAY_OUT')
    await desk.discard(run)
    const again = await desk.paid()
    expect(again.totalPence).toBe(EARNED)
    expect((await desk.make()).body.message).toBe('NOTHING_TO_PAY_OUT')
  })
})

describe('the way of a run', () => {
  test('goes to the bank and into the ledger, and the store reads what it was paid', async () => {
    const owner = await openTestAccount(server.context, 'partner', { storeIds: [pizza] })
    await desk.sell(pizza)
    const run = (await desk.make()).body
    expect((await desk.approve(run)).body).toMatchObject({ status: 'approved' })
    expect((await desk.export(run)).body).toMatchObject({ status: 'exported' })
    expect(await desk.ofStore(pizza)).toMatchObject({ balancePence: EARNED, plannedPence: EARNED })
    expect((await desk.markPaid(run)).body).toMatchObject({ status: 'paid', totalPence: EARNED })
    expect(await desk.ledger()).toEqual({ all: 0, bank: EARNED })
    expect(await desk.ofStore(pizza)).toMatchObject({
      items: [{ status: 'paid', amountPence: EARNED, until: SUNDAY, paidAt: MONDAY.toISOString() }],
      balancePence: 0,
      plannedPence: 0,
      heldBecause: null,
    })
    const emails = await deliver(server.context, 'send-payout-notice', sendPayoutNotice)
    expect(emails.find(({ to }) => to === owner.email)).toMatchObject({
      subject: '£25.10 paid to Mare Street Pizza',
      text: expect.stringContaining('until 17 May 2026'),
    })
  })

  test('needs somebody else to approve what they have read', async () => {
    await desk.sell(pizza)
    const run = (await desk.make()).body
    const { code, body } = await desk.approve(run, desk.maker)
    expect([code, body.message]).toEqual([403, 'PAYOUT_NEEDS_ANOTHER_PERSON'])
    const other = { ...run, version: '0'.repeat(32) }
    expect((await desk.approve(other)).body.message).toBe('PAYOUT_RUN_HAS_CHANGED')
    expect((await desk.approve(run)).code).toBe(200)
  })

  test('has one order', async () => {
    await desk.sell(pizza)
    const run = (await desk.make()).body
    expect((await desk.export(run)).body.message).toBe('PAYOUT_RUN_HAS_CHANGED')
    expect((await desk.markPaid(run)).body.message).toBe('PAYOUT_RUN_HAS_CHANGED')
    expect((await desk.file(run, 'csv')).json()).toMatchObject({
      message: 'PAYOUT_RUN_HAS_CHANGED',
    })
    await desk.approve(run)
    await desk.export(run)
    await desk.markPaid(run)
    for (const again of [await desk.approve(run), await desk.export(run), await desk.discard(run)])
      expect(again.body.message).toBe('PAYOUT_RUN_HAS_CHANGED')
  })

  test('is open to an owner and finance alone', async () => {
    await desk.sell(pizza)
    const run = (await desk.make()).body
    for (const role of OPERATOR_ROLES) {
      const as = await desk.signIn(role)
      const isAllowed = role === 'owner' || role === 'finance'
      const path = `/operator/payout-runs/${run.id}`
      expect((await desk.send('GET', path, { as })).code).toBe(isAllowed ? 200 : 403)
      if (!isAllowed) expect((await desk.approve(run, as)).code).toBe(403)
    }
  })
})

describe('the files of a run', () => {
  test('pay each store from the marketplace’s account, and are recorded', async () => {
    await desk.sell(pizza)
    await enter()
    const run = await desk.exported()
    const { body, headers } = await desk.file(run, 'bacs')
    const lines = body.split('\r\n')
    expect(headers['content-disposition']).toBe(`attachment; filename="payout-${run.number}.txt"`)
    // Processed on the Tuesday, the 139th day of the year.
    expect(lines[3]).toMatch(/^UHL1 26139/)
    expect(lines[4]).toContain('00000002510TOWN MARKET       PAYOUT 1')
    expect(lines[4]?.slice(0, 14)).toMatch(/^1234561234\d{4}$/)
    const [row] = parse((await desk.file(run, 'csv')).body, { columns: true, bom: true })
    expect(row).toMatchObject({ Amount: '25.10', 'Sort code': '12-34-56', Reference: 'PAYOUT 1' })
    const { items } = (
      await desk.send<{ items: { act: string; name: string }[] }>('GET', '/operator/audit')
    ).body
    expect(items.map(({ act }) => act).slice(0, 5)).toEqual([
      'downloadPayoutFile',
      'downloadPayoutFile',
      'exportPayoutRun',
      'approvePayoutRun',
      'makePayoutRun',
    ])
  })

  test('for Bacs need the marketplace’s account and number', async () => {
    await desk.sell(pizza)
    await enter({ serviceUserNumber: '' })
    const run = await desk.exported()
    expect((await desk.file(run, 'bacs')).json()).toMatchObject({
      message: 'PAYING_ACCOUNT_MISSING',
    })
    expect((await desk.file(run, 'csv')).statusCode).toBe(200)
  })
})

test('who reads the accounts to be checked is recorded', async () => {
  const reader = await desk.signIn()
  const url = '/api/v1/operator/payout-accounts'
  expect((await server.app.inject({ url, ...reader })).statusCode).toBe(200)
  const { rows } = await server.context.pool.query(
    'SELECT place FROM data_access WHERE operator_id = $1',
    [reader.accountId],
  )
  expect(rows).toEqual([{ place: 'payoutAccounts' }])
})
