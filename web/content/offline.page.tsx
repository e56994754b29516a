import '#web/styles/content.css'
import '#web/messages/offline.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { online } from '#web/calls/request/connection.ts'
import { hrefOf } from '#web/language.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { returnHref } from '#web/navigation/return-href.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { storedMenus, type StoredMenu } from './stored-menus.ts'

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

/** The service worker redirects here from a page that it has not stored, when there is no network. */
export default function OfflinePage() {
  const { t } = useTranslation()
  const { search } = useLocation()
  const [menus, setMenus] = useState<readonly StoredMenu[]>([])
  // The stored page has no query: only its scripts read it.
  const requested = useIsInBrowser() ? returnHref(search) : null
  useEffect(() => {
    // Every browser with service workers, which alone redirect here, has caches.
    if ('caches' in globalThis) void storedMenus().then(setMenus)
    let isOver = false
    void online().then(() => {
      if (!isOver && requested) location.replace(requested)
    })
    return () => {
      isOver = true
    }
  }, [requested])
  return (
    <main id="main" className="page content-page" tabIndex={-1}>
      <title>{t('offline.pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('offline.pageTitle')}</h1>
      <p>{t('offline.pageText')}</p>
      <p>
        <a className={buttonClass({ variant: 'primary' })} href={requested ?? hrefOf(links.home())}>
          {t('offline.tryAgain')}
        </a>
      </p>
      {menus.length > 0 && (
        <section className="stack">
          <h2>{t('offline.menus')}</h2>
          <p>{t('offline.menusText')}</p>
          <ul>
            {menus.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}
