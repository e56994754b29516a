import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/constants.ts'
import { openApiDocument } from '#contract/openapi.ts'
import { accountRoutes } from './account/account.routes.ts'
import { addressRoutes } from './address/address.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { claimGuestCart } from './cart/ownership/claim-cart.ts'
import type { Configuration } from './settings/configuration.ts'
import type { Context } from './context.ts'
import { contentRoutes } from './content/content.routes.ts'
import { enquiryRoutes } from './enquiries/enquiries.routes.ts'
import { deliveryRoutes } from './delivery/delivery.routes.ts'
import { findStoresWithOffers } from '#api/discount/find-stores-with-offers.ts'
import { discountRoutes } from './discount/discount.routes.ts'
import { marketplaceDiscountRoutes } from './discount/managing/marketplace-discounts.routes.ts'
import { storeDiscountRoutes } from './discount/managing/store-discounts.routes.ts'
import { serveApiReference } from './http/api-reference.ts'
import { answerError, handleErrors, notFound } from './http/errors.ts'
import { isInProcess } from './http/in-process.ts'
import { networkOf } from './http/network-of.ts'
import { refuseLongAddresses } from './http/refuse-long-addresses.ts'
import { refuseOtherMethods } from './http/other-methods.ts'
import { closePromptly } from './http/prompt-close.ts'
import { serveHealth } from './http/health.ts'
import { logging, logRequests, type LogStream } from './http/request-log.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { readJson, serveOn, type Serve } from './http/serve.ts'
import { openLive } from './live/open-live.ts'
import { MenuStreams } from './menu/menu-streams.ts'
import { menuRoutes } from './menu/menu.routes.ts'
import { newsRoutes } from './news/news.routes.ts'
import { customerRoutes } from './operator/customers/customers.routes.ts'
import { countErrors } from './operator/errors/count-errors.ts'
import { alertRoutes } from './operator/alerts/alerts.routes.ts'
import { areaPauseRoutes } from './operator/area-pauses/area-pauses.routes.ts'
import { nowRoutes } from './operator/now/now.routes.ts'
import { operatorOrderRoutes } from './operator/orders/operator-orders.routes.ts'
import { cartAwaitingPayment } from './orders/reading/cart-awaiting-payment.ts'
import { orderRoutes } from './orders/orders.routes.ts'
import { cardRoutes } from './payments/cards/cards.routes.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { commissionRoutes } from './payments/commission/commission.routes.ts'
import { payoutRoutes } from './operator/payouts/payouts.routes.ts'
import { storeAccountRoutes } from './payments/store-accounts/store-accounts.routes.ts'
import { storePayoutRoutes } from './payments/payouts/store-payouts.routes.ts'
import { invoiceRoutes } from './payments/invoices/invoices.routes.ts'
import { monthEndRoutes } from './payments/month-end/month-end.routes.ts'
import { discrepancyRoutes } from './payments/reconciliation/discrepancies.routes.ts'
import { receiptRoutes } from './payments/receipts/receipt.routes.ts'
import { applicationRoutes } from './operator/applications/applications.routes.ts'
import { siteTextRoutes } from './operator/content/site-texts.routes.ts'
import { enquiryInboxRoutes } from './operator/enquiries/enquiry-inbox.routes.ts'
import { restaurantRoutes } from './operator/restaurants/restaurants.routes.ts'
import { epsonRoutes } from './printing/epson/epson.routes.ts'
import { printerRoutes } from './printing/printers.routes.ts'
import { starRoutes } from './printing/star/star.routes.ts'
import { tipRoutes } from './payments/tips/tip.routes.ts'
import { orderChangeRoutes } from './payments/order-changes/order-changes.routes.ts'
import { refundRoutes } from './payments/refunds/refunds.routes.ts'
import { salesRoutes } from './payments/sales/sales.routes.ts'
import { sellerReportRoutes } from './operator/seller-report/seller-report.routes.ts'
import { statementRoutes } from './payments/statements/statement.routes.ts'
import { webhookRoutes } from './payments/webhooks/webhook.routes.ts'
import { serveSharePictures } from './pages/share-picture/serve-share-pictures.ts'
import { serveSitemaps } from './pages/sitemap/serve-sitemaps.ts'
import { reportRoutes } from './payments/reports/reports.routes.ts'
import { auditLogRoutes } from './operator/audit/audit-log.routes.ts'
import { operatorTeamRoutes } from './operator/team/operator-team.routes.ts'
import { cuisineRoutes } from './operator/cuisines/cuisines.routes.ts'
import { staffSessionRoutes } from './operator/staff-session/staff-session.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { logoRoutes } from './operator/settings/logo.routes.ts'
import { marketplaceRoutes } from './operator/settings/settings.routes.ts'
import { setupRoutes } from './operator/setup/setup.routes.ts'
import { serveMarketplaceFiles } from './pages/marketplace-page.ts'
import { partnerRoutes } from './partner/partner.routes.ts'
import { hygieneRoutes } from './partner/hygiene/hygiene.routes.ts'
import { businessRoutes } from './partner/business/business.routes.ts'
import { staffPushRoutes } from './partner/push/staff-push.routes.ts'
import { readinessRoutes } from './partner/readiness/readiness.routes.ts'
import { settingsRoutes } from './partner/settings/settings.routes.ts'
import { tabletRoutes } from './partner/tablets/tablets.routes.ts'
import { teamRoutes } from './partner/team/team.routes.ts'
import { checkWorksAt } from './account/check-partner.ts'
import { zoneRoutes } from './partner/zones/zones.routes.ts'
import { menuPhotoRoutes } from './menu/photos/menu-photos.routes.ts'
import { identityDocumentRoutes } from './partner/identity-documents/identity-documents.routes.ts'
import { restaurantDocumentRoutes } from './operator/identity-documents/restaurant-documents.routes.ts'
import { menuFileRoutes } from './menu/files/menu-files.routes.ts'
import { photoRoutes } from './photos/photos.routes.ts'
import { servePhotos } from './photos/serve-photos.ts'
import { storeImportRoutes } from './operator/store-import/store-imports.routes.ts'
import { problemRoutes } from './problems/problems.routes.ts'
import { reviewRoutes } from './reviews/reviews.routes.ts'
import { personalDataRoutes } from './personal-data/personal-data.routes.ts'
import { admit } from './session/tokens/access-token.ts'
import { refuseEnded } from './session/tokens/ended-sessions.ts'
import { secondFactorRoutes } from './session/second-factor/second-factor.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { socialRoutes } from './session/social/social.routes.ts'
import { sharingRoutes } from './sharing/sharing.routes.ts'
import { deliveryNoticeRoutes } from './stores/delivery-notices/delivery-notices.routes.ts'
import { favouriteRoutes } from './stores/favourites/favourites.routes.ts'
import { areaRoutes } from './stores/areas/areas.routes.ts'
import { hoursRoutes } from './stores/hours/hours.routes.ts'
import { storeRoutes } from './stores/stores.routes.ts'

const largestBody = 256 * 1024

interface AppOptions {
  logTo?: LogStream
  /** Writes the description of the API; tests write one for all their servers. */
  describe?: typeof openApiDocument
}

/** Assembles the server: every call under /api/v1, the reference, health, and the pages. */
export async function buildApp(
  context: Context,
  { logTo, describe = openApiDocument }: AppOptions = {},
): Promise<FastifyInstance> {
  const { configuration } = context
  const app = fastify({
    ...logging(configuration, logTo, context.monitoring),
    bodyLimit: largestBody,
    trustProxy: trustedProxies(configuration),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    // A machine that is busy with something else starts slowly, and nothing here waits for anybody.
    pluginTimeout: 0,
    frameworkErrors: answerError,
  })
  closePromptly(app)
  logRequests(app)
  handleErrors(app)
  countErrors(app, context)
  app.setNotFoundHandler(notFound)
  addSecurityHeaders(app, configuration)
  refuseLongAddresses(app)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  serveHealth(app, context)
  servePhotos(app, context)
  serveSitemaps(app, context)
  serveSharePictures(app, context)
  serveMarketplaceFiles(app, context)
  await app.register((api) => serveCalls(api, context, describe), { prefix: API_BASE })
  return app
}

/** Serves every call, noun by noun. */
async function serveCalls(
  api: FastifyInstance,
  context: Context,
  describe: typeof openApiDocument,
): Promise<void> {
  await api.register(rateLimit, {
    global: false,
    allowList: isInProcess,
    keyGenerator: ({ ip }) => networkOf(ip),
  })
  readJson(api)
  const refuseMethod = refuseOtherMethods(api)
  const serveIn = (scope: FastifyInstance) =>
    serveOn(scope, context.configuration, (request, call) => admit(context, request, call))
  const serve = serveIn(api)
  addressRoutes(serve, context)
  storeRoutes(serve, context, (storeIds) => findStoresWithOffers(context, storeIds))
  hoursRoutes(serve, context)
  areaRoutes(serve, context)
  const menuStreams = new MenuStreams(context)
  api.addHook('preClose', async () => menuStreams.close())
  menuRoutes(serve, context, menuStreams)
  deliveryRoutes(serve, context)
  cartRoutes(serve, context, cartAwaitingPayment)
  sharingRoutes(serve, context)
  discountRoutes(serve, context)
  storeDiscountRoutes(serve, context)
  const live = openLive(api, context, async (reader, topic) => {
    await refuseEnded(context, reader)
    if ('storeId' in topic) await checkWorksAt(context, reader, topic.storeId)
  })
  orderRoutes(serve, context, live)
  newsRoutes(serve, context)
  partnerRoutes(serve, context, live)
  nowRoutes(serve, context, live)
  areaPauseRoutes(serve, context)
  alertRoutes(serve, context)
  serveStoreStaff(serve, context)
  paymentRoutes(serve, context)
  cardRoutes(serve, context)
  refundRoutes(serve, context)
  orderChangeRoutes(serve, context)
  receiptRoutes(serve, context)
  tipRoutes(serve, context)
  problemRoutes(serve, context)
  statementRoutes(serve, context)
  salesRoutes(serve, context)
  reviewRoutes(serve, context)
  serveOperators(serve, context)
  await serveAccounts(api, serve, context)
  enquiryRoutes(serve, context)
  contentRoutes(serve, context)
  await receiveFiles(api, context, serveIn)
  await webhookRoutes(api, context)
  await starRoutes(api, context)
  await epsonRoutes(api, context)
  await serveApiReference(api, context, describe)
  for (const path of ['/', '/*']) api.all(path, { onRequest: refuseMethod }, notFound)
}

/** Calls whose bodies are files. */
async function receiveFiles(
  api: FastifyInstance,
  context: Context,
  serveIn: (scope: FastifyInstance) => Serve,
): Promise<void> {
  await photoRoutes(api, context, serveIn)
  await menuPhotoRoutes(api, context, serveIn)
  await menuFileRoutes(api, context, serveIn)
  await storeImportRoutes(api, context, serveIn)
  await identityDocumentRoutes(api, context, serveIn)
  await restaurantDocumentRoutes(api, context, serveIn)
  await logoRoutes(api, context, serveIn)
}

/** Calls for what the staff of a store set. */
function serveStoreStaff(serve: Serve, context: Context): void {
  teamRoutes(serve, context)
  tabletRoutes(serve, context)
  businessRoutes(serve, context)
  hygieneRoutes(serve, context)
  settingsRoutes(serve, context)
  staffPushRoutes(serve, context)
  zoneRoutes(serve, context)
  auditRoutes(serve, context)
  readinessRoutes(serve, context)
  printerRoutes(serve, context)
}

/** Calls for those who run the marketplace alone. */
function serveOperators(serve: Serve, context: Context): void {
  commissionRoutes(serve, context)
  invoiceRoutes(serve, context)
  monthEndRoutes(serve, context)
  payoutRoutes(serve, context)
  storePayoutRoutes(serve, context)
  storeAccountRoutes(serve, context)
  sellerReportRoutes(serve, context)
  discrepancyRoutes(serve, context)
  marketplaceDiscountRoutes(serve, context)
  staffSessionRoutes(serve, context)
  cuisineRoutes(serve, context)
  restaurantRoutes(serve, context)
  applicationRoutes(serve, context)
  enquiryInboxRoutes(serve, context)
  siteTextRoutes(serve, context)
  setupRoutes(serve, context)
  marketplaceRoutes(serve, context, async (to) => {
    const { sendTestEmail } = await import('./emails/marketplace/send-test-email.ts')
    return sendTestEmail(context, to)
  })
  operatorOrderRoutes(serve, context)
  customerRoutes(serve, context)
  operatorTeamRoutes(serve, context)
  auditLogRoutes(serve, context)
  reportRoutes(serve, context)
}

/** Calls for signing in, and for an account's own data. */
async function serveAccounts(api: FastifyInstance, serve: Serve, context: Context): Promise<void> {
  sessionRoutes(serve, context, (token, accountId) => claimGuestCart(context, token, accountId))
  secondFactorRoutes(serve, context)
  await socialRoutes(api, context)
  accountRoutes(serve, context)
  favouriteRoutes(serve, context)
  deliveryNoticeRoutes(serve, context)
  personalDataRoutes(serve, context)
}

/** The proxies that are trusted about a visitor's address: a number of them before us, or the named ones. */
function trustedProxies({ trustProxy }: Configuration) {
  if (typeof trustProxy !== 'number') return trustProxy
  return (_address: string, hop: number) => hop < trustProxy
}
