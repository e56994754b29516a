import { useEffect } from 'react'
import { useLocation, useMatches, useRevalidator } from 'react-router'
import { dialogAt } from '#web/dialog-paths.ts'
import { ignoreUnfetched } from '#web/calls/request/connection.ts'
import { hrefOf } from '#web/language.ts'
import type { PageHandle } from './page-handle.ts'

/** The delay until a first visit has loaded and rendered what it needs. */
const installedAfterMs = 3000

/** Sends the service worker each page that is opened; installs it on a first visit. */
export function useServiceWorker(): void {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const isPublic = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.query)
  useEffect(() => {
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
    if (!serviceWorker || dialogAt(pathname) !== null) return undefined
    const report = () =>
      void import('#web/calls/offline/site-worker.ts').then(
        ({ reportPage }) => reportPage(isPublic ? hrefOf(pathname + search) : null, revalidate),
        // The connection was lost meanwhile; the next document reports.
        ignoreUnfetched,
      )
    const timer = setTimeout(report, serviceWorker.controller ? 0 : installedAfterMs)
    // A worker that takes over, the first or one of another build, has not stored the page.
    serviceWorker.addEventListener('controllerchange', report)
    return () => {
      clearTimeout(timer)
      serviceWorker.removeEventListener('controllerchange', report)
    }
  }, [pathname, search, isPublic, revalidate])
}
