import * as secondFactor from '#contract/account/second-factor.ts'
import * as auditLog from './audit-log.ts'
import * as customers from './customers.ts'
import * as dataAccess from './data-access.ts'
import * as marketplaceDiscounts from './discounts.ts'
import * as enquiryInbox from './enquiries.ts'
import * as guests from './guests.ts'
import * as areaPauses from './area-pauses.ts'
import * as now from './now.ts'
import * as operatorOrders from './operator-orders.ts'
import * as operatorTeam from './operator-team.ts'
import * as orderRecord from './order-record.ts'
import * as reports from './reports.ts'
import * as applications from './restaurants/applications.ts'
import * as restaurantDocuments from '#contract/identity-documents/restaurant-documents.ts'
import * as hygiene from '#contract/partner/hygiene.ts'
import * as restaurantList from './restaurants/restaurant-list.ts'
import * as restaurants from './restaurants/restaurants.ts'
import * as storeFile from './restaurants/store-file.ts'
import * as storeImports from './restaurants/store-imports.ts'
import * as bagMinimums from './settings/bag-minimums.ts'
import * as logo from './settings/logo.ts'
import * as cuisines from './settings/cuisines.ts'
import * as refundLimit from './settings/refund-limit.ts'
import * as storagePeriods from './settings/retention.ts'
import * as marketplaceSettings from './settings/settings.ts'
import * as setup from './settings/setup.ts'
import * as siteTexts from './settings/site-texts.ts'
import * as billingDetails from '#contract/payments/billing-details.ts'
import * as commission from '#contract/payments/commission.ts'
import * as invoices from '#contract/payments/invoices.ts'
import * as monthlyStatements from '#contract/payments/monthly-statements.ts'
import * as operatorPayments from '#contract/payments/operator-payments.ts'
import * as payouts from '#contract/payments/payouts.ts'
import * as storeAccount from '#contract/payments/store-account.ts'
import * as sellerReport from '#contract/payments/seller-report.ts'
import * as operatorReviews from '#contract/reviews/operator-reviews.ts'

/** Every call for the people who run the marketplace. */
export const OPERATOR_CALLS = Object.values({
  ...operatorTeam.operatorTeamCalls,
  ...secondFactor.secondFactorOfOthersCalls,
  ...auditLog.auditCalls,
  ...reports.reportCalls,
  ...operatorOrders.operatorOrderCalls,
  ...orderRecord.orderRecordCalls,
  ...customers.customerCalls,
  ...guests.guestCalls,
  ...now.nowCalls,
  ...areaPauses.areaPauseCalls,
  ...operatorPayments.operatorPaymentCalls,
  ...commission.commissionCalls,
  ...marketplaceDiscounts.marketplaceDiscountCalls,
  ...billingDetails.billingCalls,
  ...invoices.invoiceCalls,
  ...monthlyStatements.monthlyStatementCalls,
  ...payouts.payoutCalls,
  ...storeAccount.storePaymentsCalls,
  ...sellerReport.sellerReportCalls,
  ...operatorReviews.operatorReviewCalls,
  ...storeImports.storeImportCalls,
  ...restaurants.restaurantCalls,
  ...restaurantList.restaurantListCalls,
  ...hygiene.operatorHygieneCalls,
  ...restaurantDocuments.restaurantDocumentCalls,
  ...applications.applicationCalls,
  ...enquiryInbox.enquiryInboxCalls,
  ...siteTexts.siteTextCalls,
  ...cuisines.cuisineCalls,
  ...marketplaceSettings.marketplaceCalls,
  ...bagMinimums.bagMinimumCalls,
  ...logo.logoCalls,
  ...storagePeriods.storagePeriodCalls,
  ...refundLimit.refundLimitCalls,
  ...setup.setupCalls,
})

/** The parts of the contract that are about running the marketplace. */
export const OPERATOR_MODULES = [
  storeFile,
  storeImports,
  marketplaceDiscounts,
  auditLog,
  operatorTeam,
  customers,
  reports,
  dataAccess,
  operatorOrders,
  now,
  orderRecord,
  applications,
  enquiryInbox,
  siteTexts,
  restaurants,
  restaurantList,
  restaurantDocuments,
  marketplaceSettings,
  setup,
  billingDetails,
  commission,
  invoices,
  monthlyStatements,
  payouts,
  operatorPayments,
  sellerReport,
  operatorReviews,
]
