/** The addresses that open a dialog over the open page; after a reload, over the home page. */
export const DIALOG_PATHS = [
  '/login',
  '/register',
  '/forgot-password',
  '/password-reset',
  '/password-reset-failed',
  '/account-verify',
  '/account-verified-success',
  '/account-verification-failed',
  '/account-confirmed',
  '/create-customer-account',
] as const
export type DialogPath = (typeof DIALOG_PATHS)[number]

/** The dialog of an address, matched like the server's; its query and hash don't matter. */
export function dialogAt(pathname: string): DialogPath | null {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
  return DIALOG_PATHS.find((known) => known === path) ?? null
}
