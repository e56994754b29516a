import type { Stripe } from 'stripe'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { invalidParameter, invalidRequest, missing } from '#sandbox/stripe/wire/refusal.ts'
import { CAPABILITY_EVENT, recordThinEvent } from './thin-events.ts'

type Capability =
  Stripe.V2.Core.Account.Configuration.Recipient.Capabilities.StripeBalance.StripeTransfers

/** What a connected account may be: money is transferred to an active one only. */
export const TRANSFER_STATUSES = ['active', 'pending', 'restricted'] as const
export type TransferStatus = (typeof TRANSFER_STATUSES)[number]

const DETAILS: Readonly<Record<TransferStatus, Capability['status_details']>> = {
  active: [],
  pending: [{ code: 'requirements_pending_verification', resolution: 'no_resolution' }],
  restricted: [{ code: 'requirements_past_due', resolution: 'provide_info' }],
}

export function existingAccount(state: StripeState, id: string): Stripe.V2.Core.Account {
  const account = state.find('account', id)
  if (!account) throw missing('v2.core.account', id)
  return account
}

/** Whether money may be transferred to an account; null: it hasn't asked to receive any. */
export function transferStatusOf(account: Stripe.V2.Core.Account): Capability['status'] | null {
  const capabilities = account.configuration?.recipient?.capabilities
  return capabilities?.stripe_balance?.stripe_transfers?.status ?? null
}

export function recipientOf(status: TransferStatus): Stripe.V2.Core.Account.Configuration {
  const stripe_transfers = { status, status_details: DETAILS[status] }
  return { recipient: { applied: true, capabilities: { stripe_balance: { stripe_transfers } } } }
}

/** Stripe's decision about an account, of which its platform is told. */
export function setTransferStatus(state: StripeState, id: string, status: TransferStatus): void {
  const account = existingAccount(state, id)
  if (transferStatusOf(account) === status) return
  state.put('account', { ...account, configuration: recipientOf(status) })
  recordThinEvent(state, CAPABILITY_EVENT, id)
}

/** The account that a charge or a transfer goes to. Refuses one that may not receive money. */
export function readDestination(state: StripeState, id: string): string {
  const account = state.find('account', id)
  if (!account)
    throw invalidParameter(
      'transfer_data[destination]',
      `No such destination: '${id}'`,
      'resource_missing',
    )
  if (transferStatusOf(account) !== 'active')
    throw invalidRequest(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      { code: 'insufficient_capabilities_for_transfer' },
    )
  return id
}
