import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import {
  createPath,
  useBlocker,
  useMatches,
  type BlockerFunction,
  type NavigationType,
} from 'react-router'
import {
  isOffline,
  online,
  showOffline,
  showOfflineOnce,
  showOnline,
} from '#web/calls/request/connection.ts'
import { isOperatorPath } from '#web/service-worker/shared.ts'
import { hrefOf } from '#web/language.ts'
import { dialogAt } from '#web/dialog-paths.ts'
import type { PageHandle } from './page-handle.ts'

/**
 * Shows when the connection is lost and when it is back. Meanwhile only stored pages can be opened, because
 * the browser would show its own error page instead: the last link that was pressed is followed when there is
 * a connection.
 */
export function useConnection(): void {
  useEffect(() => {
    // Lost before hydration.
    if (isOffline()) showOfflineOnce()
    window.addEventListener('offline', showOfflineOnce)
    window.addEventListener('online', showOnline)
    return () => {
      window.removeEventListener('offline', showOfflineOnce)
      window.removeEventListener('online', showOnline)
    }
  }, [])
  useWaitingToMove()
  useWaitingToLoad()
}

/**
 * When a link loads its page ahead. Without a connection never, because the router reloads the document for a
 * part that it can't load; and not for visitors who save data.
 */
export function usePrefetch(): 'intent' | 'none' {
  const isWithout = useSyncExternalStore(followConnection, mayNotPrefetch, () => false)
  return isWithout ? 'none' : 'intent'
}

// Not every browser has it.
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const mayNotPrefetch = () => isOffline() || savesData()

function followConnection(onChange: () => void): () => void {
  window.addEventListener('offline', onChange)
  window.addEventListener('online', onChange)
  return () => {
    window.removeEventListener('offline', onChange)
    window.removeEventListener('online', onChange)
  }
}

/** Moves within the document that load data from the server. */
function useWaitingToMove(): void {
  const matches = useMatches()
  const needsServer: BlockerFunction = ({ currentLocation: here, nextLocation: next }) => {
    if (here.pathname !== next.pathname)
      return dialogAt(here.pathname) === null || dialogAt(next.pathname) === null
    const [before, after] = [new URLSearchParams(here.search), new URLSearchParams(next.search)]
    return matches
      .flatMap(({ handle }) => (handle as PageHandle | undefined)?.rereadsBy ?? [])
      .some((name) => before.get(name) !== after.get(name))
  }
  const isOutdated = useIsOutdated()
  const moved = useRef<NavigationType>(null)
  const blocker = useBlocker((move) => {
    moved.current = move.historyAction
    return (isOffline() || isOutdated.current) && needsServer(move)
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const href = hrefOf(createPath(blocker.location))
    if (!isOffline()) {
      // The page of the new build: its parts and its data do not fit the loaded ones.
      if (moved.current === 'POP') {
        addEventListener('popstate', () => window.location.reload(), { once: true })
        blocker.proceed()
      } else window.location.assign(href)
      return
    }
    showOffline()
    void loadIfStored(href)
    let isOver = false
    void online().then(() => {
      if (!isOver) blocker.proceed()
    })
    return () => {
      isOver = true
    }
  }, [blocker])
}

/** Whether another build of the website has taken over this browser since the page was loaded. */
function useIsOutdated(): RefObject<boolean> {
  const isOutdated = useRef(false)
  useEffect(() => {
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
    let hadWorker = !!serviceWorker?.controller
    const note = () => {
      isOutdated.current = hadWorker
      hadWorker = true
    }
    serviceWorker?.addEventListener('controllerchange', note)
    return () => serviceWorker?.removeEventListener('controllerchange', note)
  }, [])
  return isOutdated
}

/** Without a connection: opens a stored page. */
async function loadIfStored(href: string): Promise<void> {
  if (!hasWorker()) return
  const { isStored } = await import('#web/calls/offline/site-worker.ts')
  if (await isStored(href)) window.location.assign(href)
}

/** Whether the service worker answers for a page that is loaded without a connection. */
const hasWorker = () =>
  !!(navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller

/** Links that load a document, and the router, when the connection was lost while it loaded a page. */
function useWaitingToLoad(): void {
  useEffect(() => {
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable || !isOffline()) return
      if (hasWorker() && !isOperatorPath(window.location.pathname)) return
      event.preventDefault()
      showOffline()
      void online().then(() => window.location.reload())
    }
    // Not every browser has it yet.
    const { navigation } = window as { navigation?: Navigation }
    navigation?.addEventListener('navigate', stay)
    return () => navigation?.removeEventListener('navigate', stay)
  }, [])
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || !isOffline() || !loadsHere(link)) return
      event.preventDefault()
      showOffline()
      void loadIfStored(link.href)
      void online().then(() => window.location.assign(link.href))
    }
    // After every other listener.
    window.addEventListener('click', press)
    return () => window.removeEventListener('click', press)
  }, [])
}

function loadsHere(link: HTMLAnchorElement): boolean {
  const isWithinPage = link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0]
  return link.origin === location.origin && link.target === '' && !isWithinPage
}
