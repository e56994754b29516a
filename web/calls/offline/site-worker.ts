import '#web/messages/offline.ts'
import { languageOfPath } from '#rules/text/languages.ts'
import { formatLondonDay, formatLondonTime, londonParts } from '#rules/time/london.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { t } from '#web/messages/i18n.ts'
import {
  BOARD_PATH,
  OFFLINE_PATH,
  type PageShown,
  type ShownState,
} from '#web/service-worker/shared.ts'
import { CONNECTION_TOAST, isOffline, online } from '#web/calls/request/connection.ts'

const ofOrders = /^\/account\/orders(\/|$)/

/** Of an order's page only the frame is stored: its content would be outdated. */
const saysItself = (pathname: string) =>
  ofOrders.test(pathname) || pathname === OFFLINE_PATH || pathname === BOARD_PATH

/**
 * Sends the service worker the page that is shown, and installs it on a first visit. A stored page that has
 * changed is loaded again; if that fails, it says when it was stored.
 */
export async function reportPage(path: string | null, readAgain: () => unknown): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) await serviceWorker.register('/sw.js')
  const { active } = await serviceWorker.ready
  if (!active) return
  const state = await requestState(active, { path, files: loadedFiles() })
  if (state.is === 'changed') await readAgain()
  // Nothing is lost before the first press; later, the next link loads its page anew.
  if (state.is === 'otherBuild' && !navigator.userActivation?.hasBeenActive) location.reload()
  if (state.is !== 'unreachable' || saysItself(here())) return
  showAsOf(new Date(state.asOfMs))
  if (isOffline()) void online().then(readAgain)
}

/** Says when an order was stored that the service worker has answered with. */
export function showOrderAsOf(storedAt: string): void {
  if (ofOrders.test(here())) showAsOf(new Date(storedAt))
}

/** Whether a page can be opened without a network. */
export async function isStored(path: string): Promise<boolean> {
  return (await caches.match(path, { ignoreSearch: true, ignoreVary: true })) !== undefined
}

/** The path of the page without its language. */
const here = () => languageOfPath(location.pathname).path

function requestState(worker: ServiceWorker, shown: PageShown): Promise<ShownState> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    // Only our worker has the other end.
    port1.addEventListener('message', ({ data }) => resolve(data as ShownState), { once: true })
    port1.start()
    worker.postMessage(shown, [port2])
  })
}

function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
}

function showAsOf(asOf: Date): void {
  const isToday = londonParts(asOf).isoDate === londonParts(new Date()).isoDate
  const time = isToday ? formatLondonTime(asOf) : formatLondonDay(asOf)
  showToast({
    id: CONNECTION_TOAST,
    variant: 'warning',
    title: t(isOffline() ? 'shell.offlineTitle' : 'shell.unreachableTitle'),
    text: t(sentenceAt(here()), { time }),
    timeoutMs: 0,
  })
}

function sentenceAt(pathname: string) {
  if (/^\/restaurant\/[^/]+$/.test(pathname)) return 'offline.menu'
  if (/^\/(restaurants|takeaway)\//.test(pathname)) return 'offline.list'
  if (/^\/account\/orders\/./.test(pathname)) return 'offline.order'
  return ofOrders.test(pathname) ? 'offline.orders' : 'offline.page'
}
