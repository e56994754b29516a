import type { Stripe } from 'stripe'
import { newId, randomText } from '#sandbox/stripe/state/ids.ts'
import type { Endpoint, StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import type { Params } from '#sandbox/stripe/wire/params.ts'
import { invalidParameter } from '#sandbox/stripe/wire/refusal.ts'
import { existingAccount, recipientOf } from './accounts.ts'
import { recordThinEvent } from './thin-events.ts'

const INCLUDABLE: ReadonlySet<string> = new Set([
  'configuration.recipient',
  'defaults',
  'identity',
  'requirements',
])
/** Stripe's links last for minutes. */
const LINK_MS = 5 * 60_000

/** The second version of Stripe's API, as far as a platform pays others with it. */
export const ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: 'v2/core/accounts',
    takes: [
      'configuration',
      'contact_email',
      'dashboard',
      'defaults',
      'display_name',
      'identity',
      'include',
      'metadata',
    ],
    answer: create,
  },
  {
    method: 'GET',
    path: 'v2/core/accounts/:id',
    takes: ['include'],
    answer: ({ state, params, id }) => shown(existingAccount(state, id), params),
  },
  {
    method: 'POST',
    path: 'v2/core/account_links',
    takes: ['account', 'use_case'],
    answer: createLink,
  },
]

function create({ state, params }: StripeCall): object {
  const recipient = params.part('configuration')?.part('recipient')
  const transfers = recipient
    ?.part('capabilities')
    ?.part('stripe_balance')
    ?.part('stripe_transfers')
  const responsibilities = params.neededPart('defaults').neededPart('responsibilities')
  const contact_email = params.text('contact_email')
  const display_name = params.text('display_name')
  const account = state.put('account', {
    id: newId('acct'),
    object: 'v2.core.account',
    applied_configurations: recipient ? ['recipient'] : [],
    ...(transfers?.flag('requested') && { configuration: recipientOf('restricted') }),
    ...(contact_email !== null && { contact_email }),
    created: new Date(state.nowMs()).toISOString(),
    dashboard: params.choice('dashboard', ['express', 'full', 'none']) ?? 'none',
    defaults: {
      responsibilities: {
        fees_collector: neededChoice(responsibilities, 'fees_collector'),
        losses_collector: neededChoice(responsibilities, 'losses_collector'),
        requirements_collector: 'stripe',
      },
    },
    ...(display_name !== null && { display_name }),
    livemode: false,
    metadata: params.metadata(),
  })
  recordThinEvent(state, 'v2.core.account.created', account.id)
  return shown(account, params)
}

function neededChoice(params: Params, name: string): 'application' | 'stripe' {
  const value = params.choice(name, ['application', 'stripe'])
  if (!value) throw invalidParameter(params.nameOf(name), 'One of application and stripe.')
  return value
}

/** Without its larger parts, unless they are asked for. */
function shown(account: Stripe.V2.Core.Account, params: Params): object {
  const include = params.texts('include')
  const unknown = include.find((name) => !INCLUDABLE.has(name))
  if (unknown !== undefined)
    throw invalidParameter('include', `The sandbox doesn’t include ${unknown}`)
  const { configuration, defaults, ...always } = account
  return {
    ...always,
    configuration: include.includes('configuration.recipient') ? configuration : null,
    defaults: include.includes('defaults') ? defaults : null,
  }
}

function createLink({ state, params, places }: StripeCall): Stripe.V2.Core.AccountLink {
  const account = existingAccount(state, params.neededText('account'))
  const useCase = params.neededPart('use_case')
  if (useCase.neededText('type') !== 'account_onboarding')
    throw invalidParameter('use_case[type]', 'The sandbox has links for account_onboarding only.')
  const onboarding = useCase.neededPart('account_onboarding')
  onboarding.refuseUnknown(['refresh_url', 'return_url', 'collection_options'])
  const link = state.put('account_link', {
    id: randomText(24),
    accountId: account.id,
    refreshUrl: onboarding.neededText('refresh_url'),
    returnUrl: onboarding.text('return_url'),
    expiresAtMs: state.nowMs() + LINK_MS,
    isUsed: false,
  })
  return {
    object: 'v2.core.account_link',
    account: account.id,
    created: new Date(state.nowMs()).toISOString(),
    expires_at: new Date(link.expiresAtMs).toISOString(),
    livemode: false,
    url: places.onboardingUrl(link.id),
    use_case: {
      type: 'account_onboarding',
      account_onboarding: {
        refresh_url: link.refreshUrl,
        ...(link.returnUrl !== null && { return_url: link.returnUrl }),
      },
    },
  }
}
