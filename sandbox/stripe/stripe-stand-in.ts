import { join } from 'node:path'
import type { Route, StandIn } from '#sandbox/http/stand-in.ts'
import { answerPage } from '#sandbox/http/answers.ts'
import { CHARGE_ENDPOINTS } from './charges/charge-endpoints.ts'
import { ACCOUNT_ENDPOINTS } from './connect/account-endpoints.ts'
import { onboardingRoutes } from './connect/onboarding-routes.ts'
import { registerDestination } from './connect/thin-events.ts'
import { TRANSFER_ENDPOINTS } from './connect/transfer-endpoints.ts'
import { CUSTOMER_ENDPOINTS } from './customers/customer-endpoints.ts'
import { EVENT_ENDPOINTS } from './events/event-endpoints.ts'
import { PAYMENT_INTENT_ENDPOINTS } from './payment-intents/payment-intent-endpoints.ts'
import { PAYMENT_METHOD_ENDPOINTS } from './payment-methods/payment-method-endpoints.ts'
import { REFUND_ENDPOINTS } from './refunds/refund-endpoints.ts'
import { stripeJsRoutes } from './js/stripe-js-routes.ts'
import { endSlowRefunds } from './refunds/end-slow-refunds.ts'
import { SETUP_INTENT_ENDPOINTS } from './setup-intents/setup-intent-endpoints.ts'
import { openJournal } from './state/journal.ts'
import { StripeState } from './state/stripe-state.ts'
import { threeDSecureRoutes } from './three-d-secure/three-d-secure-routes.ts'
import { Troubles } from './trouble/trouble.ts'
import { troubleRoutes } from './trouble/trouble-routes.ts'
import { registerEndpoint, WEBHOOK_ENDPOINT_ENDPOINTS } from './webhooks/webhook-endpoints.ts'
import { WebhookSender } from './webhooks/webhook-sender.ts'
import { stripeApiRoutes } from './wire/api-routes.ts'
import { Idempotency } from './wire/idempotency.ts'
import { paymentsPage } from './people/payments-page.ts'

const ENDPOINTS = [
  ...ACCOUNT_ENDPOINTS,
  ...CHARGE_ENDPOINTS,
  ...CUSTOMER_ENDPOINTS,
  ...EVENT_ENDPOINTS,
  ...PAYMENT_INTENT_ENDPOINTS,
  ...PAYMENT_METHOD_ENDPOINTS,
  ...REFUND_ENDPOINTS,
  ...SETUP_INTENT_ENDPOINTS,
  ...TRANSFER_ENDPOINTS,
  ...WEBHOOK_ENDPOINT_ENDPOINTS,
]

type Options = {
  /** Where everything is stored over a restart; null stores it in memory only. */
  dataDir: string | null
  /** Where the sandbox is reached, once it listens. */
  publicUrl: () => string
  /** Where the marketplace listens to events, and what they are signed with. */
  webhook: { url: string; secret: string } | null
  /** The same for events about connected accounts. */
  accountsWebhook?: { url: string; secret: string } | null
  /** Milliseconds since 1970; tests choose them. */
  now?: () => number
}

/** Stripe, as far as a marketplace that takes cards speaks with it. */
export function startStripe({
  dataDir,
  publicUrl,
  webhook,
  accountsWebhook,
  now = Date.now,
}: Options): StandIn {
  const journal = dataDir === null ? null : openJournal(join(dataDir, 'stripe'))
  const state = new StripeState(journal, now)
  const troubles = new Troubles()
  if (webhook) registerEndpoint(state, webhook.url, webhook.secret)
  if (accountsWebhook) registerDestination(state, accountsWebhook.url, accountsWebhook.secret)
  const sender = new WebhookSender(state, troubles)
  const stopRefunds = endSlowRefunds(state, troubles)
  const api = {
    state,
    endpoints: ENDPOINTS,
    idempotency: new Idempotency(state),
    troubles,
    places: {
      threeDSecureUrl: (intentId: string) => `${publicUrl()}/stripe/3d-secure/${intentId}`,
      onboardingUrl: (linkId: string) => `${publicUrl()}/stripe/onboarding/${linkId}`,
    },
  }
  return {
    title: 'Stripe',
    purpose: 'Takes the published test cards, and every payment that is made with them.',
    homePath: '/stripe',
    routes: [
      ...stripeApiRoutes(api),
      ...threeDSecureRoutes(state),
      ...onboardingRoutes(state),
      ...stripeJsRoutes(),
      ...peopleRoutes(state),
      ...troubleRoutes(state, troubles),
    ],
    async stop() {
      sender.stop()
      stopRefunds()
      state.close()
    },
  }
}

/** What people see of the stand-in. */
function peopleRoutes(state: StripeState): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/stripe\/?$/,
      answer: ({ response }) => answerPage(response, paymentsPage(state)),
    },
  ]
}
