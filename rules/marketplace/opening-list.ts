import { isIdentified } from '#rules/business/legal-identity.ts'

/** What a marketplace needs before strangers should come, in the order of a first run. */
export const OPENING_NEEDS = [
  'name',
  'legal',
  'contact',
  'email',
  'payments',
  'restaurant',
] as const
export type OpeningNeed = (typeof OPENING_NEEDS)[number]

/**
 * How cards are paid: not at all, by the sandbox, or by the provider. With the provider, whether it accepts the
 * keys, takes money with them, sends its events to the marketplace, and answers.
 */
export const PAYMENTS_STATES = [
  'cash',
  'sandbox',
  'works',
  'testMode',
  'noWebhook',
  'refused',
  'unreachable',
] as const
export type PaymentsState = (typeof PAYMENTS_STATES)[number]

export interface MarketplaceState {
  /** As an operator has set it; empty: not yet. */
  name: string
  legalName: string
  legalAddress: string
  contactEmail: string
  hasTestedEmail: boolean
  /** Whether emails go to the sandbox's mailbox instead of to people. */
  isSandbox: boolean
  payments: PaymentsState
  /** Restaurants that customers can see. */
  storeCount: number
}

/**
 * Whether each need is met. Cash alone is a way to be paid; keys that don't work are not, and neither are the
 * sandbox and the provider's test mode, where no money moves.
 */
export function openingList(state: MarketplaceState): { need: OpeningNeed; isMet: boolean }[] {
  const isMet: Record<OpeningNeed, boolean> = {
    name: state.name !== '',
    legal: isIdentified(state),
    contact: state.contactEmail !== '',
    email: state.hasTestedEmail && !state.isSandbox,
    payments: state.payments === 'cash' || state.payments === 'works',
    restaurant: state.storeCount > 0,
  }
  return OPENING_NEEDS.map((need) => ({ need, isMet: isMet[need] }))
}
