import { useEffect } from 'react'
import { useLocation, useMatches, useRevalidator } from 'react-router'
import { dialogAt } from '#web/dialog-paths.ts'
import { hrefOf } from '#web/language.ts'
import type { PageHandle } from './page-handle.ts'

/** A first visit has loaded and drawn by then what it needs. */
const installedAfterMs = 3000

/** Tells the service worker of each page that somebody comes to; it installs it on a first visit. */
export function useServiceWorker(): void {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const isPublic = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.query)
  useEffect(() => {
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
    if (!serviceWorker || dialogAt(pathname) !== null) return undefined
    const report = () =>
      void import('#web/calls/offline/site-worker.ts').then(({ reportPage }) =>
        reportPage(isPublic ? hrefOf(pathname + search) : null, revalidate),
      )
    const timer = setTimeout(report, serviceWorker.controller ? 0 : installedAfterMs)
    // A worker that takes over, of the first or of another build, has not stored the page.
    serviceWorker.addEventListener('controllerchange', report)
    return () => {
      clearTimeout(timer)
      serviceWorker.removeEventListener('controllerchange', report)
    }
  }, [pathname, search, isPublic, revalidate])
}
