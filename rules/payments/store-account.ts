/** How stores are paid: to their bank by payout runs, or by the payment provider as customers pay. */
export const PAYS_BY = ['bank', 'stripe'] as const
export type PaysBy = (typeof PAYS_BY)[number]

/** What has become of a store's account at the provider; it is paid while it is active. */
export const STORE_ACCOUNT_STATUSES = [
  'none',
  /** Details are missing, and it was never active. */
  'incomplete',
  /** The provider is checking its details. */
  'pending',
  'active',
  /** It was active; details are missing now, or the provider refuses it. */
  'restricted',
] as const
export type StoreAccountStatus = (typeof STORE_ACCOUNT_STATUSES)[number]
export type OpenedStatus = Exclude<StoreAccountStatus, 'none'>

/** By what the provider says of an account, and whether it was active before. */
export function storeAccountStatus(
  atProvider: 'active' | 'pending' | 'restricted',
  wasActive: boolean,
): OpenedStatus {
  return atProvider === 'restricted' && !wasActive ? 'incomplete' : atProvider
}
