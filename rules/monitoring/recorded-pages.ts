/** Pages that show food and words to everyone alike. */
const RECORDED = [
  /^\/$/,
  /^\/restaurants\/[^/]+\/[^/]+$/,
  /^\/restaurant\/[^/]+$/,
  /^\/(faq|credits|privacy|terms-and-conditions|review-policy|problem-policy)$/,
]

/**
 * Whether a session may be recorded at an address, and consent requested there. Never at the checkout,
 * where people sign in, register or reset a password, in accounts, at orders and shared baskets, where
 * people write to us, or where staff work; nor at any address that is added later.
 */
export function isRecordedPage(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
  return RECORDED.some((page) => page.test(path))
}
