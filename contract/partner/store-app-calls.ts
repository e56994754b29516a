import * as orderChangeCalls from '#contract/order-changes/order-change-calls.ts'
import * as business from './business.ts'
import * as changes from './changes.ts'
import * as storeDiscounts from './discounts.ts'
import * as hours from './hours.ts'
import * as hygiene from './hygiene.ts'
import * as identityDocuments from '#contract/identity-documents/identity-documents.ts'
import * as kitchen from './kitchen.ts'
import * as menuDocument from './menu/menu-document.ts'
import * as menuDraft from './menu/menu-draft.ts'
import * as menuFile from './menu/menu-file.ts'
import * as menuFiles from './menu/menu-files.ts'
import * as menuPhotos from './menu/menu-photos.ts'
import * as menuPreview from './menu/menu-preview.ts'
import * as menuVersions from './menu/menu-versions.ts'
import * as partner from './partner.ts'
import * as pins from './pins.ts'
import * as printers from './printers.ts'
import * as readiness from './readiness.ts'
import * as settings from './settings.ts'
import * as soldOut from './sold-out.ts'
import * as staffPush from './staff-push.ts'
import * as tablets from './tablets.ts'
import * as team from './team.ts'
import * as zones from './zones.ts'
import * as commission from '#contract/payments/commission.ts'
import * as invoices from '#contract/payments/invoices.ts'
import * as monthlyStatements from '#contract/payments/monthly-statements.ts'
import * as sales from '#contract/payments/sales.ts'
import * as statement from '#contract/payments/statement.ts'
import * as storeAccount from '#contract/payments/store-account.ts'
import * as storePayouts from '#contract/payments/store-payouts.ts'
import * as partnerReviews from '#contract/reviews/partner-reviews.ts'

/** Every call for the staff of a restaurant. */
export const STORE_APP_CALLS = Object.values({
  ...partner.partnerCalls,
  ...orderChangeCalls.staffOrderChangeCalls,
  ...team.teamCalls,
  ...settings.settingsCalls,
  ...readiness.readinessCalls,
  ...kitchen.kitchenCalls,
  ...staffPush.staffPushCalls,
  ...changes.changeCalls,
  ...hours.hoursCalls,
  ...business.businessCalls,
  ...identityDocuments.identityDocumentCalls,
  ...hygiene.hygieneCalls,
  ...zones.zoneCalls,
  ...storeDiscounts.storeDiscountCalls,
  ...soldOut.soldOutCalls,
  ...menuDraft.menuDraftCalls,
  ...menuPreview.menuPreviewCalls,
  ...menuVersions.menuVersionCalls,
  ...menuFiles.menuFileCalls,
  ...menuPhotos.menuPhotoCalls,
  ...printers.printerCalls,
  ...pins.pinCalls,
  ...tablets.tabletCalls,
  ...statement.statementCalls,
  ...commission.storeCommissionCalls,
  ...invoices.storeInvoiceCalls,
  ...monthlyStatements.storeStatementCalls,
  ...storePayouts.storePayoutCalls,
  ...storeAccount.storeAccountCalls,
  ...sales.salesCalls,
  ...partnerReviews.partnerReviewCalls,
})

/** The parts of the contract that are about the work of a restaurant. */
export const STORE_APP_MODULES = [
  business,
  changes,
  storeDiscounts,
  hours,
  hygiene,
  identityDocuments,
  menuDocument,
  menuDraft,
  menuFile,
  menuPhotos,
  menuFiles,
  menuPreview,
  menuVersions,
  kitchen,
  partner,
  pins,
  printers,
  readiness,
  staffPush,
  settings,
  tablets,
  team,
  zones,
  soldOut,
  partnerReviews,
  sales,
  statement,
  storePayouts,
]
