import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker, useMatches, type BlockerFunction } from 'react-router'
import { isOffline, online, showOffline, showOnline } from '#web/calls/request/connection.ts'
import { dialogAt } from '#web/dialog-paths.ts'
import type { PageHandle } from './page-handle.ts'

/**
 * Says when the connection is lost and when it is back. Meanwhile nobody leaves the page, which a
 * browser would replace by its own: the last way that was pressed is gone when there is a connection.
 */
export function useConnection(): void {
  useEffect(() => {
    // Lost before the page had woken up.
    if (isOffline()) showOffline()
    window.addEventListener('offline', showOffline)
    window.addEventListener('online', showOnline)
    return () => {
      window.removeEventListener('offline', showOffline)
      window.removeEventListener('online', showOnline)
    }
  }, [])
  useWaitingToMove()
  useWaitingToLoad()
}

/**
 * When a link fetches its page ahead. Without a connection never: the router loads the document anew
 * for a part that it can't fetch.
 */
export function usePrefetch(): 'intent' | 'none' {
  const isWithout = useSyncExternalStore(followConnection, isOffline, () => false)
  return isWithout ? 'none' : 'intent'
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('offline', onChange)
  window.addEventListener('online', onChange)
  return () => {
    window.removeEventListener('offline', onChange)
    window.removeEventListener('online', onChange)
  }
}

/** Moves within the document that need something of the server. */
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
  const blocker = useBlocker((move) => isOffline() && needsServer(move))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    showOffline()
    let isOver = false
    void online().then(() => {
      if (!isOver) blocker.proceed()
    })
    return () => {
      isOver = true
    }
  }, [blocker])
}

/** Links that load a document, and the router, where the connection was lost while it fetched a page. */
function useWaitingToLoad(): void {
  useEffect(() => {
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable || !isOffline()) return
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
      void online().then(() => window.location.assign(link.href))
    }
    // After whatever else listens for it.
    window.addEventListener('click', press)
    return () => window.removeEventListener('click', press)
  }, [])
}

function loadsHere(link: HTMLAnchorElement): boolean {
  const isWithinPage = link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0]
  return link.origin === location.origin && link.target === '' && !isWithinPage
}
