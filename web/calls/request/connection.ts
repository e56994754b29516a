import { showToast } from '#ui/toast/toast-queue.ts'
import { BOARD_PATH, OFFLINE_PATH } from '#web/service-worker/shared.ts'
import { t } from '#web/messages/i18n.ts'

/** The one toast about the connection: the next message about it replaces it. */
export const CONNECTION_TOAST = 'connection'

/**
 * Whether this browser has no network at all. Having one does not mean that our server can be reached. On a
 * server, which has no such flag, it is false.
 */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false

/** Says that there is no network, until there is one again. */
export function showOffline(): void {
  const text = t('shell.offlineText')
  showToast({
    id: CONNECTION_TOAST,
    variant: 'warning',
    title: t('shell.offlineTitle'),
    text,
    timeoutMs: 0,
  })
}

/** The same where nobody has asked for anything: not on pages that say on their own that there is no network. */
export function showOfflineOnce(): void {
  const { pathname } = window.location
  if (!pathname.endsWith(OFFLINE_PATH) && pathname !== BOARD_PATH) showOffline()
}

export function showOnline(): void {
  showToast({ id: CONNECTION_TOAST, variant: 'positive', title: t('shell.onlineTitle') })
}

/** Resolves as soon as this browser has a network, which may be at once. */
export function online(): Promise<void> {
  return isOffline() ? nextOnline() : Promise.resolve()
}

/**
 * Loads a part of the page, such as a dialog. A page must not break because a part of it did not load: in a
 * browser the promise waits for a connection, and never rejects.
 */
export async function fetchPart<Part>(fetchOnce: () => Promise<Part>): Promise<Part> {
  if (isOffline()) {
    showOfflineOnce()
    await nextOnline()
  }
  return fetchStoredPart(fetchOnce)
}

/** The same for a part that the service worker has stored with its page: it is loaded without a connection, too. */
export async function fetchStoredPart<Part>(fetchOnce: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchOnce()
  } catch (thrown) {
    // A server has its parts locally: a missing one is a bug.
    if (typeof window === 'undefined') throw thrown
    return fetchWithNewDocument()
  }
}

/**
 * Loads a part that is needed at once or not at all. Rejects without a connection, without trying: a module
 * that has failed once fails for good.
 */
export async function fetchNow<Part>(fetchOnce: () => Promise<Part>): Promise<Part> {
  if (isOffline()) throw new TypeError('Failed to fetch: there is no connection')
  return fetchOnce()
}

/** Loads a part that may be needed soon. If that fails, it is loaded when it is needed. */
export function fetchAhead(fetchOnce: () => Promise<unknown>): void {
  fetchNow(fetchOnce).catch(ignoreUnfetched)
}

/**
 * For a part whose failure to load is not shown to anybody: browsers throw a TypeError, Vite an error of its
 * own for styles. Anything else is a bug in the part, and rethrown.
 */
export function ignoreUnfetched(thrown: unknown): null {
  const isOfStyles = thrown instanceof Error && thrown.message.startsWith('Unable to preload CSS')
  if (thrown instanceof TypeError || isOfStyles) return null
  throw thrown
}

/**
 * A document remembers that a module failed, so only a new document loads it. If the connection was lost
 * meanwhile and nothing has been typed, this reloads the page.
 */
async function fetchWithNewDocument(): Promise<never> {
  if (isOffline()) {
    showOffline()
    await nextOnline()
    if (!isAnythingTyped()) location.reload()
  }
  const action = { label: t('shell.reload'), onPress: () => location.reload() }
  const title = t('shell.incompleteTitle')
  showToast({ id: CONNECTION_TOAST, variant: 'warning', title, action, timeoutMs: 0 })
  return new Promise<never>(() => {})
}

const isAnythingTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => value !== '' && !['hidden', 'radio', 'checkbox'].includes(type),
  )

const nextOnline = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }))
