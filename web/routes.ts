import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { DEFAULT_LANGUAGE } from '../rules/text/languages.ts'
import { DIALOG_PATHS } from './dialog-paths.ts'
import { LANGUAGE } from './language.ts'

/** Every address of the website; links.ts has the functions that build them. */
export default [
  layout('shell/site.layout.tsx', [
    layout('stores/home/home.page.tsx', [
      index('stores/home/home-head.page.tsx'),
      ...DIALOG_PATHS.map((path) => route(path, 'session/dialog.page.tsx', { id: path })),
    ]),
    route('find', 'stores/list/find-food.page.tsx'),
    route('restaurants/:city/:area', 'stores/list/store-list.page.tsx'),
    route('takeaway', 'stores/areas/cities.page.tsx'),
    route('takeaway/:city', 'stores/areas/city.page.tsx'),
    route('takeaway/:city/:area/:cuisine?', 'stores/areas/area.page.tsx'),
    route('restaurant/:slug', 'store-page/menu.page.tsx'),
    route('restaurant/:slug/menu', 'menu/page/menu-redirect.page.tsx'),
    layout('shell/state.layout.tsx', { id: 'site-with-state' }, [
      route('restaurant/:slug/reviews', 'reviews/store-reviews.page.tsx'),
      route('customer/account/email', 'account/change-email.page.tsx'),
      route('change-email', 'account/confirm-email-change.page.tsx'),
      route('customer/account/delete', 'account/delete-account.page.tsx'),
      route('customer/account/:menu?', 'account/account.page.tsx'),
      route('customer/restaurant/favourites', 'account/favourites.page.tsx'),
      route('account/order/confirmed', 'orders/confirmed.page.tsx'),
      route('basket/:shareToken', 'sharing/shared-basket.page.tsx'),
      route('account/orders', 'orders/list/order-list.page.tsx'),
      route('account/orders/:orderId', 'orders/order.page.tsx'),
      route('contact-us', 'enquiries/contact.page.tsx'),
      route('sell-with-us', 'enquiries/partner.page.tsx'),
      route('delivery-notice', 'enquiries/delivery-notice.page.tsx'),
    ]),
    route('faq', 'content/faq.page.tsx'),
    route('terms-and-conditions', 'content/terms.page.tsx'),
    route('review-policy', 'content/review-policy.page.tsx'),
    route('how-we-rank', 'content/how-we-rank.page.tsx'),
    route('privacy-choices', 'monitoring/privacy-choices.page.tsx'),
    route('privacy', 'content/privacy.page.tsx'),
    route('contact', 'enquiries/contact-redirect.page.tsx'),
    route('offline', 'content/offline.page.tsx'),
    route('credits', 'content/credits.page.tsx'),
    route('pages/:slug', 'content/own-page.page.tsx'),
    route('*', 'shell/page/not-found.page.tsx'),
  ]),
  layout('shell/state.layout.tsx', { id: 'with-state' }, [
    route('checkout', 'checkout/checkout.page.tsx'),
    ...(LANGUAGE === DEFAULT_LANGUAGE ? pagesOfStaff() : inEnglishOnly()),
  ]),
] satisfies RouteConfig

function pagesOfStaff() {
  return [
    layout('store-app/store-app.layout.tsx', [
      route('store-app', 'store-app/board/board.page.tsx'),
      route('store-app/login', 'store-app/login.page.tsx'),
      route('store-app/forgot-password', 'store-app/session/forgot-password.page.tsx'),
      route('store-app/password-reset', 'store-app/session/password-reset.page.tsx'),
      route('store-app/find', 'store-app/history/find-order.page.tsx'),
      route('store-app/menu', 'store-app/menu/menu.page.tsx', { id: 'store-app-menu' }),
      route('store-app/menu/edit', 'store-app/menu-editor/menu-editor.page.tsx'),
      route('store-app/menu/preview', 'store-app/menu-preview/menu-preview.page.tsx'),
      route('store-app/problems', 'store-app/problems/problems.page.tsx'),
      route('store-app/reviews', 'store-app/reviews/reviews.page.tsx'),
      route('store-app/zones', 'store-app/zones/zones.page.tsx'),
      route('store-app/hours', 'store-app/hours/hours.page.tsx'),
      route('store-app/sales', 'store-app/sales/sales.page.tsx'),
      route('store-app/offers', 'store-app/offers/offers.page.tsx'),
      route('store-app/statement', 'store-app/statements/statement.page.tsx'),
      route('store-app/store', 'store-app/store/store.page.tsx'),
      route('store-app/opening', 'store-app/opening/opening.page.tsx'),
      route('store-app/business', 'store-app/business/business.page.tsx'),
      route('store-app/settings', 'store-app/settings/settings.page.tsx'),
      route('store-app/printers', 'store-app/printers/printers.page.tsx'),
      route('store-app/team', 'store-app/team/team.page.tsx'),
      route('store-app/join', 'store-app/team/join.page.tsx'),
      route('store-app/help', 'store-app/help/help.page.tsx'),
      route('store-app/changes', 'store-app/changes/changes.page.tsx'),
    ]),
    layout('operator/operator.layout.tsx', pagesOfConsole()),
  ]
}

/** The pages of whoever runs the marketplace. */
function pagesOfConsole() {
  return [
    route('operator', 'operator/console-start.page.tsx'),
    route('operator/money', 'operator/money/commission/commission.page.tsx'),
    route('operator/money/invoices', 'operator/money/invoices/invoices.page.tsx'),
    route('operator/money/payouts', 'operator/money/payouts/payouts.page.tsx'),
    route('operator/money/payouts/:runId', 'operator/money/payouts/payout-run.page.tsx'),
    route('operator/orders', 'operator/orders/orders.page.tsx'),
    route('operator/orders/:orderId', 'operator/orders/order.page.tsx'),
    route('operator/customers', 'operator/customers/customers.page.tsx'),
    route('operator/customers/:customerId', 'operator/customers/customer.page.tsx'),
    route('operator/enquiries', 'operator/enquiries/enquiries.page.tsx'),
    route('operator/enquiries/:enquiryId', 'operator/enquiries/enquiry.page.tsx'),
    route('operator/content', 'operator/content/content.page.tsx'),
    route('operator/content/:slug', 'operator/content/edit-text.page.tsx'),
    route('operator/payments', 'operator/payments/payments.page.tsx'),
    route('operator/restaurants', 'operator/restaurants/list/restaurants.page.tsx'),
    route('operator/restaurants/add', 'operator/restaurants/add-restaurant.page.tsx'),
    route('operator/restaurants/import', 'operator/store-import/store-import.page.tsx'),
    route('operator/restaurants/:storeId', 'operator/restaurants/restaurant.page.tsx'),
    route('operator/problems', 'operator/problems/problems.page.tsx'),
    route('operator/discounts', 'operator/discounts/discounts.page.tsx'),
    route('operator/reviews', 'operator/reviews/reviews.page.tsx'),
    route('operator/settings', 'operator/settings/settings.page.tsx', {
      id: 'operator-settings',
    }),
    route('operator/setup', 'operator/setup/wizard.page.tsx'),
    route('setup', 'operator/setup/first-operator.page.tsx'),
    route('operator/team', 'operator/team/team.page.tsx'),
    route('operator/join', 'operator/team/join.page.tsx'),
    route('operator/reports', 'operator/reports/reports.page.tsx'),
    route('operator/audit', 'operator/audit/audit.page.tsx'),
    route('operator/you', 'operator/you/you.page.tsx'),
    route('operator/login', 'operator/login.page.tsx'),
    route('operator/forgot-password', 'operator/session/forgot-password.page.tsx'),
    route('operator/password-reset', 'operator/session/password-reset.page.tsx'),
  ]
}

/** Staff of stores and of the marketplace read English. */
function inEnglishOnly() {
  const page = 'staff/in-english.page.tsx'
  return [
    route('store-app/*', page, { id: 'store-app-in-english' }),
    route('operator/*', page, { id: 'operator-in-english' }),
  ]
}
