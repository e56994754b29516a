import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS_BY_HEADING } from '#contract/all-calls.ts'
import type { DataAccessPlace } from '#contract/operator/data-access.ts'
import { createPaidApp, type PaidApp } from '#api/payments/testing/payments.ts'
import { NO, placeDeliveredInCash, problemCallsOf } from '#api/problems/testing/problems.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

/** What the console reads of people, and as what it is recorded. */
const OF_PEOPLE: Readonly<Record<string, DataAccessPlace>> = {
  listOperatorOrders: 'orders',
  getOperatorOrder: 'order',
  getOrderRecord: 'order',
  listCustomers: 'customers',
  getCustomer: 'customer',
  exportCustomer: 'export',
  exportGuest: 'export',
  listEnquiries: 'enquiries',
  getEnquiry: 'enquiry',
  listApplications: 'applications',
  listOperatorProblems: 'problems',
  getOperatorProblem: 'problem',
  getRestaurant: 'restaurant',
  listRestaurantChanges: 'restaurant',
  downloadRestaurantDocument: 'identityDocument',
  listAuditLog: 'changes',
  getAuditCsv: 'changes',
  listPayoutAccounts: 'payoutAccounts',
  getSellerReport: 'sellerReport',
}

/** What is read of nobody, of whoever asks and their colleagues, or of what anybody may read. */
const OF_NOBODY = new Set(
  (
    'getProblemPolicy listOperators getReport getReportCsv getRetention getRetentionCsv listReportAreas ' +
    'getNow watchNow getAlertSettings listDiscrepancies getCommission listCommissionStores ' +
    'listMarketplaceDiscounts getBillingDetails listInvoices getInvoicePdf getInvoiceCsv listPayoutRuns ' +
    'getPayoutRun listPayouts listPayoutHolds getStorePayments listOperatorReviews listStoreImports ' +
    'findKitchens listRestaurants listRestaurantDocuments listSiteTexts getSiteText getSiteTextVersion listBanners ' +
    'listCuisines getMarketplaceSettings listPlatformFees getOpeningList listBagMinimums getLogo ' +
    'getStoragePeriods getRefundLimit listMonthlyStatements getMonthlyStatementPdf getMonthlyStatementCsv'
  ).split(' '),
)

/** They are acts, which the log of changes has. */
const CHANGES = new Set(['getPayoutBacsFile', 'getPayoutCsvFile'])

const readings = Object.values(CALLS_BY_HEADING)
  .flat()
  .filter(({ method, operatorPermission }) => method === 'GET' && operatorPermission !== undefined)

test.each(readings.map(({ id }) => id))('%s is known to read of people or of nobody', (id) => {
  expect([id in OF_PEOPLE, OF_NOBODY.has(id), CHANGES.has(id)].filter(Boolean)).toEqual([true])
})

describe('who reads of people is recorded', () => {
  let server: PaidApp
  let store: TestStore
  let operator: TestAccount
  let ids: Record<string, string>
  beforeAll(async () => {
    server = await createPaidApp()
    store = await openTestStore(server.context)
    operator = await openTestAccount(server.context, 'operator')
    const partner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
    const { accountId } = await openTestAccount(server.context, 'customer')
    const order = await placeDeliveredInCash(server, store, accountId)
    const problems = problemCallsOf(server)
    const { id } = (await problems.report(order)).body
    await problems.answer('partner', partner, id, 'decline', NO)
    await problems.appeal(order, id)
    ids = { storeId: store.storeId, orderId: order.id, customerId: accountId, reportId: id }
  })
  afterAll(() => server.close())

  /** Those with something of their own to read are in the tests of their folders. */
  const ELSEWHERE = new Set(['getEnquiry', 'downloadRestaurantDocument', 'exportGuest'])
  const QUERIES: Readonly<Record<string, string>> = {
    getAuditCsv: '?from=2026-05-01&to=2026-05-15',
    getSellerReport: '?year=2026',
  }

  test.each(readings.filter(({ id }) => id in OF_PEOPLE && !ELSEWHERE.has(id)))(
    'by $id',
    async ({ id, path }) => {
      const { pool } = server.context
      await pool.query('DELETE FROM data_access')
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? name)
      const answer = await server.app.inject({
        url: `/api/v1${url}${QUERIES[id] ?? ''}`,
        headers: operator.headers,
      })
      expect(answer.statusCode).toBe(200)
      const { rows } = await pool.query('SELECT operator_id, place FROM data_access')
      expect(rows).toEqual([{ operator_id: operator.accountId, place: OF_PEOPLE[id] }])
    },
  )
})
