/**
 * Words of our own addresses that say nothing about anybody. Every other part of an address may be a
 * token, a number of an order or a place, and is replaced: an address of tomorrow is safe unread.
 */
const KNOWN_SEGMENTS = new Set(
  `accept account account-confirmed account-verification-failed account-verified-success account-verify
  address api appeal areas auth basket bot-check browsers busy cancel card cards cart categories
  change-password checkout complete confirm confirmed contact contact-us contactus
  create-customer-account credits customer decline delivery delivery-notice delivery-notices details discount dismiss dispatch district email events
  facebook faq favourite-stores favourites find findings footer forgot-password google hide key login
  logout loyalty members menu meta-data nearby news offers operator options order orders partner
  partner-with-us password-reset password-reset-failed pause payment payment-intent payments photos
  place placed privacy privacy-choices problem-policy problems product push ready receipt.pdf
  reconcile refresh refund register reject reorder reply report request resend reset-password resolve
  restaurant restaurants restore review review-policy reviews sell-with-us sessions setup-intent share
  shared-cart slots social statement statement.csv statement.pdf stop store store-app store-types
  stores storeurl suggestions suspend terms-and-conditions unavailable-products uphold user users v1
  with-options zone`.split(/\s+/),
)
/** Built files, and what else never differs from person to person. */
const OWN_FILE = /^\/(?:assets|art|fonts|icons)\/(?!.*\.\.)[\w./-]+$/
const REPLACED = ':x'

/** Each as soon as it is met, from the left: a whole address or a path, an email address, a name in a selector, a token. */
const TELLING = new RegExp(
  [
    String.raw`https?:\/\/[^\s"'<>()\[\]{}|\\^]+`,
    String.raw`(?<![\w.:*/-])\/[\w%~:@!$&+,;=-][^\s"'<>()\[\]{}|\\^]*`,
    String.raw`[\w.!#$%&*+/=?^{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+`,
    String.raw`\[[\w-]+=(?:"[^"]*"|'[^']*')\]`,
    String.raw`\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b`,
    String.raw`(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}(?![\w-])`,
    // A UK postcode and a UK telephone number.
    String.raw`\b[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}\b`,
    String.raw`(?<![\w.])(?:\+44|0)(?:[ -]?\d){9,10}(?![\w.])`,
  ].join('|'),
  'gi',
)

/** One of our paths without its query, its hash and every part that differs between people. */
export function scrubPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  if (OWN_FILE.test(pathname)) return pathname
  return pathname
    .split('/')
    .map((segment) => (segment === '' || KNOWN_SEGMENTS.has(segment) ? segment : REPLACED))
    .join('/')
}

/**
 * A text without what could name somebody: of addresses the host and the known words stay; email
 * addresses, what a selector quotes, tokens, postcodes and telephone numbers are replaced.
 */
export function scrubText(text: string): string {
  return text.replace(TELLING, (found) => {
    const [, origin, path = ''] = /^(https?:\/\/[^/?#]+)(.*)/i.exec(found) ?? []
    if (origin !== undefined) return withoutName(origin) + (path && scrubUrlPath(path))
    if (found.startsWith('/')) return scrubUrlPath(found)
    if (found.startsWith('[')) return found.replace(/=.*/s, ']')
    return REPLACED
  })
}

/** The line and column of a source file stay, because errors are grouped by them. */
function scrubUrlPath(path: string): string {
  const [, before = path, place = ''] = /^(.*?)((?::\d+){1,2}\)?)$/.exec(path) ?? []
  return scrubPath(before.startsWith('/') ? before : `/${before}`) + place
}

/** Nor a name or a password before the host. */
const withoutName = (origin: string) => origin.replace(/\/\/.*@/, '//')
