import type { ErrorCode } from '#contract/errors.ts'
import { errors, signUpErrors, socialSignUpErrors, successes } from './en/errors.ts'
import { staffErrors } from './en/staff-errors.ts'
import { account } from './en/account.ts'
import { address } from './en/address.ts'
import { areas } from './en/areas.ts'
import { auditLog } from './en/audit-log.ts'
import { reports } from './en/reports.ts'
import { consoleTeam } from './en/console-team.ts'
import { secondFactor } from './en/second-factor.ts'
import { ownAccount } from './en/own-account.ts'
import { availability } from './en/availability.ts'
import { business } from './en/business.ts'
import { cart } from './en/cart.ts'
import { checkout } from './en/checkout.ts'
import { content } from './en/content.ts'
import { now } from './en/now.ts'
import { customers } from './en/customers.ts'
import { documents } from './en/documents.ts'
import { discount } from './en/discount.ts'
import { discounts } from './en/discounts.ts'
import { emailChange } from './en/email-change.ts'
import { enquiries } from './en/enquiries.ts'
import { enquiryInbox } from './en/enquiry-inbox.ts'
import { faq } from './en/faq.ts'
import { footer } from './en/footer.ts'
import { help } from './en/help.ts'
import { hours } from './en/hours.ts'
import { marketplace } from './en/marketplace.ts'
import { legal } from './en/legal.ts'
import { menu } from './en/menu.ts'
import { menuArchive } from './en/menu-archive.ts'
import { menuCompare } from './en/menu-compare.ts'
import { menuEditor } from './en/menu-editor.ts'
import { menuPreview } from './en/menu-preview.ts'
import { menuPhotos } from './en/menu-photos.ts'
import { menuFiles } from './en/menu-files.ts'
import { storeImport } from './en/store-import.ts'
import { workAsStaff } from './en/work-as-staff.ts'
import { news } from './en/news.ts'
import { moderation } from './en/moderation.ts'
import { monitoring } from './en/monitoring.ts'
import { operator } from './en/operator.ts'
import { opening } from './en/opening.ts'
import { operatorOrders } from './en/operator-orders.ts'
import { orderRecord } from './en/order-record.ts'
import { offline } from './en/offline.ts'
import { orders } from './en/orders.ts'
import { payments } from './en/payments.ts'
import { photoImport } from './en/photo-import.ts'
import { photos } from './en/photos.ts'
import { kitchen } from './en/kitchen.ts'
import { printers } from './en/printers.ts'
import { problems } from './en/problems.ts'
import { refund } from './en/refund.ts'
import { howWeRank } from './en/how-we-rank.ts'
import { restaurants } from './en/restaurants.ts'
import { findKitchen } from './en/find-kitchen.ts'
import { reviewPolicy } from './en/review-policy.ts'
import { reviews } from './en/reviews.ts'
import { session } from './en/session.ts'
import { servicePrices } from './en/service-prices.ts'
import { siteTexts } from './en/site-texts.ts'
import { settings } from './en/settings.ts'
import { sharing } from './en/sharing.ts'
import { shell } from './en/shell.ts'
import { staffProblems } from './en/staff-problems.ts'
import { commission } from './en/commission.ts'
import { invoices } from './en/invoices.ts'
import { payouts } from './en/payouts.ts'
import { operatorMoney } from './en/operator-money.ts'
import { sales } from './en/sales.ts'
import { statement } from './en/statement.ts'
import { storeApp } from './en/store-app.ts'
import { tablet } from './en/tablet.ts'
import { team } from './en/team.ts'
import { tracking } from './en/tracking.ts'
import { favourites } from './en/favourites.ts'
import { hygiene } from './en/hygiene.ts'
import { home } from './en/home.ts'
import { map } from './en/map.ts'
import { orderChange } from './en/order-change.ts'
import { changeOrder } from './en/change-order.ts'
import { storeList } from './en/store-list.ts'
import { stores } from './en/stores.ts'
import { tip } from './en/tip.ts'
import { zones } from './en/zones.ts'
import { yourData } from './en/your-data.ts'
import { validation } from './en/validation.ts'

/** English (UK), by noun. Keys that the specification names are spelled as it spells them. */
export const en = {
  error: { ...errors, ...staffErrors } satisfies Record<ErrorCode | 'NO_ANSWER', string>,
  signUp: { error: signUpErrors, social: socialSignUpErrors },
  success: successes,
  validation,
  shell,
  address,
  areas,
  auditLog,
  reports,
  consoleTeam,
  ownAccount,
  secondFactor,
  availability,
  business,
  account,
  session,
  home,
  hygiene,
  map,
  storeList,
  stores,
  menu,
  menuArchive,
  menuCompare,
  menuEditor,
  menuPreview,
  menuPhotos,
  menuFiles,
  storeImport,
  workAsStaff,
  cart,
  checkout,
  offline,
  opening,
  content,
  customers,
  now,
  documents,
  discount,
  discounts,
  emailChange,
  enquiries,
  enquiryInbox,
  siteTexts,
  favourites,
  faq,
  footer,
  legal,
  marketplace,
  news,
  moderation,
  restaurants,
  findKitchen,
  monitoring,
  operator,
  operatorOrders,
  orderRecord,
  orders,
  orderChange,
  changeOrder,
  payments,
  photoImport,
  photos,
  kitchen,
  printers,
  problems,
  refund,
  howWeRank,
  reviewPolicy,
  reviews,
  servicePrices,
  settings,
  sharing,
  staffProblems,
  commission,
  invoices,
  payouts,
  operatorMoney,
  sales,
  statement,
  storeApp,
  tablet,
  team,
  zones,
  help,
  hours,
  tip,
  tracking,
  yourData,
} as const
