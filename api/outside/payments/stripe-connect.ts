import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { AccountStatus, PaymentsPort } from './payments.port.ts'

export type CallStripe = <Answer>(question: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>

type Connect = 'createAccount' | 'createOnboardingLink' | 'findAccountStatus' | 'reverseTransfer'

const RECIPIENT = 'configuration.recipient'
const pageSize = 100

/**
 * Stripe Connect with accounts of its second version: stores receive transfers and have Stripe's small
 * dashboard; fees and losses are the marketplace's, as customers pay the marketplace.
 */
export function connectOf(ask: CallStripe): Pick<PaymentsPort, Connect> {
  return {
    createAccount: ({ storeId, email, name }) =>
      ask(async (stripe) => {
        const wanted: Stripe.V2.Core.AccountCreateParams = {
          display_name: name,
          contact_email: email,
          dashboard: 'express',
          identity: { country: 'gb' },
          defaults: {
            responsibilities: { fees_collector: 'application', losses_collector: 'application' },
          },
          configuration: {
            recipient: {
              capabilities: { stripe_balance: { stripe_transfers: { requested: true } } },
            },
          },
          metadata: { storeId },
        }
        // A key with other values than before is refused, and a store may change its name.
        const words = createHash('sha256').update(JSON.stringify(wanted)).digest('hex')
        const once = { idempotencyKey: `account-${storeId}-${words}` }
        return (await stripe.v2.core.accounts.create(wanted, once)).id
      }),
    createOnboardingLink: (accountId, { returnUrl, refreshUrl }) =>
      ask(async (stripe) => {
        const { url } = await stripe.v2.core.accountLinks.create({
          account: accountId,
          use_case: {
            type: 'account_onboarding',
            account_onboarding: {
              return_url: returnUrl,
              refresh_url: refreshUrl,
            },
          },
        })
        return url
      }),
    findAccountStatus: (accountId) =>
      ask(async (stripe) =>
        statusOf(await stripe.v2.core.accounts.retrieve(accountId, { include: [RECIPIENT] })),
      ),
    // Looked up first, because a key is only known for a day.
    reverseTransfer: ({ transferId, refundId, amountPence }) =>
      ask(async (stripe) => {
        const made = await stripe.transfers.listReversals(transferId, { limit: pageSize })
        if (made.data.some(({ metadata }) => metadata?.['refundId'] === refundId)) return
        const wanted = { amount: amountPence, metadata: { refundId } }
        const once = { idempotencyKey: `reversal-${refundId}` }
        await stripe.transfers.createReversal(transferId, wanted, once)
      }),
  }
}

/** Only an active account is paid; what Stripe has rejected, or doesn't support, is restricted for good. */
function statusOf({ closed, configuration }: Stripe.V2.Core.Account): AccountStatus {
  const capabilities = configuration?.recipient?.capabilities
  const status = capabilities?.stripe_balance?.stripe_transfers?.status
  if (closed || (status !== 'active' && status !== 'pending')) return 'restricted'
  return status
}
