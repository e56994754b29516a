import { API_BASE, ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import { languageOfPath, pathIn } from '#rules/text/languages.ts'
import {
  ACCOUNT_CACHE,
  BOARD_PATH,
  GUEST_CACHE,
  isOperatorPath,
  isStoreAppPath,
  PREFIX,
} from './shared.ts'

/** How a request of a page is handled: each handling has its own cache; `network` is left alone. */
export type Handling = 'page' | 'storeApp' | 'file' | 'picture' | 'own' | 'cartChange' | 'network'

/**
 * All caches of a build, which has a part for each language; a build that takes over deletes every other one
 * of ours.
 */
export const cachesOf = (builds: readonly string[]) => ({
  pages: `${PREFIX}-pages-${builds.join(' ')}`,
  pictures: `${PREFIX}-pictures-${builds.join(' ')}`,
  // Their names contain a hash of their content, so an open page of the former build still finds its own.
  files: `${PREFIX}-files`,
  account: ACCOUNT_CACHE,
  guest: GUEST_CACHE,
})

export const isOfOthers = (name: string, builds: readonly string[]): boolean =>
  !name.startsWith(`${PREFIX}-`) || Object.values(cachesOf(builds)).includes(name)

/** The maximum number of entries of a cache; the oldest are deleted first. */
export const MAXIMUM_ENTRIES = { pages: 40, pictures: 150, files: 300, own: 30 }

/** Older copies of a page are shown only if the network gives no answer. */
export const SHOWN_AT_ONCE_MS = 24 * 3_600_000

/** A page that is opened within an open one is stored for later; not again so soon. */
export const REFRESHED_AFTER_MS = 10 * 60_000

const filePath = /^\/(assets|fonts)\/[\w.-]+$/
const picturePath = /^\/(art|icons|logo)\/[\w./-]+$/
const cartPath = new RegExp(`^${API_BASE}/cart(/|$)`)
const ownPath = new RegExp(`^${API_BASE}/(cart/[^/]+|order|order/[^/]+)$`)
const orderPath = /^\/account\/orders\/[^/]+$/

export function handlingOf(
  { method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>,
  origin: string,
): Handling {
  const { origin: to, pathname } = new URL(url)
  if (to !== origin || isOperatorPath(pathname)) return 'network'
  if (method !== 'GET') return cartPath.test(pathname) ? 'cartChange' : 'network'
  if (mode === 'navigate') {
    if (isStoreAppPath(pathname)) return 'storeApp'
    return pathname.startsWith('/api/') ? 'network' : 'page'
  }
  if (filePath.test(pathname)) return 'file'
  if (picturePath.test(pathname)) return 'picture'
  return ownPath.test(pathname) ? 'own' : 'network'
}

/**
 * The key under which a page is stored: an order's page is the same for all orders until its scripts run, and
 * a board for all restaurants.
 */
export function pageKey(url: URL): string {
  if (url.pathname === BOARD_PATH) return BOARD_PATH
  const { language, path } = languageOfPath(url.pathname)
  return orderPath.test(path)
    ? pathIn(language, '/account/orders/order')
    : url.pathname + url.search
}

/** Whether an answer may be stored as a page: ours, complete, and marked as public. */
export const mayStorePage = (response: Response): boolean =>
  mayStore(response) && typeOf(response).startsWith('text/html')

/** A missing file may be answered by a page, which must not replace it. */
export const mayStoreFile = (response: Response): boolean =>
  mayStore(response) && !typeOf(response).startsWith('text/html')

function mayStore({ status, type, redirected, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? ''
  const isPublic = /\bpublic\b/.test(control) && !/\b(private|no-store)\b/.test(control)
  return status === 200 && type === 'basic' && !redirected && isPublic
}

const typeOf = ({ headers }: Response) => headers.get('content-type') ?? ''

/**
 * The files that a page names: its styles, scripts and fonts. The styles in it name every font, of which it needs
 * those that it names itself.
 */
export const filesIn = (html: string): string[] => [
  ...new Set(
    html
      .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
      .match(/\/(?:assets|fonts)\/[\w-]+(?:\.[\w-]+)+/g),
  ),
]

/** The files of ours in a list; a page may send anything. */
export const onlyFiles = (paths: readonly string[]): string[] =>
  paths.filter((path) => filePath.test(path))

/**
 * Whose answer a call of a cart or an order gets: the name of its cache, and a key that only the same
 * account, or the bearer of the same order's token, has. Null if it is unknown.
 */
export function ownerOf(headers: Headers): { cache: string; name: string } | null {
  const bearer = headers.get('authorization')
  if (bearer === null)
    return { cache: GUEST_CACHE, name: `guest ${headers.get(ORDER_TOKEN_HEADER) ?? ''}` }
  const account = subjectOf(bearer)
  return account === null ? null : { cache: ACCOUNT_CACHE, name: `account ${account}` }
}

/** The account in an access token. Only the server verifies tokens. */
function subjectOf(bearer: string): string | null {
  const [, claims = ''] = bearer.split('.')
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof sub === 'string' ? sub : null
  } catch {
    // Not a token of ours.
    return null
  }
}
