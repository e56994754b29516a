import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AnsweredBilling, BillingDetails } from '#contract/payments/billing-details.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { financeCallsOf } from './testing/finance-calls.ts'

let server: TestApp
let finance: TestAccount

const DETAILS: BillingDetails = {
  accountName: '',
  sortCode: '',
  accountNumber: '',
  serviceUserNumber: '',
  payoutMinimumPence: 0,
  version: 0,
}

beforeEach(async () => {
  server = await createTestApp()
  finance = await openTestAccount(server.context, 'operator', { operatorRole: 'finance' })
})
afterEach(() => server.close())

const { send, enter } = financeCallsOf(() => ({ server, finance }))

const enterAccount = (given: Partial<BillingDetails> = {}) =>
  send<AnsweredBilling>('PUT', '/operator/billing-details', { body: { ...DETAILS, ...given } })

describe('billing details', () => {
  test('of two who enter them at once one is refused', async () => {
    const sent = await Promise.all([enterAccount(), enterAccount({ accountName: 'Other' })])
    expect(sent.map(({ code }) => code).toSorted()).toEqual([200, 409])
    const { body } = await send<AnsweredBilling>('GET', '/operator/billing-details')
    expect(body.version).toBe(1)
    const again = await enterAccount({ version: 1, accountName: 'Town Market' })
    expect(again.body).toMatchObject({ accountName: 'Town Market', version: 2 })
  })

  test('name who invoices are from, as the settings of the marketplace say', async () => {
    await enter()
    const { body } = await send<AnsweredBilling>('GET', '/operator/billing-details')
    expect(body.seller).toEqual({
      legalName: 'Town Marketplace Ltd',
      legalAddress: '1 High Street, London E8 1AA',
      companyNumber: '01234567',
      vatNumber: 'GB 123 4567 82',
    })
  })

  test.each([
    [{ serviceUserNumber: '12345' }, { field: 'serviceUserNumber', code: 'invalid_value' }],
    [{ sortCode: '1' }, { field: 'sortCode', code: 'invalid_sort_code' }],
  ])('%j is refused', async (given, fault) => {
    expect((await enterAccount(given)).body.message).toEqual([fault])
  })
})
