import '#web/styles/content.css'
import '#web/messages/offline.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { online } from '#web/calls/request/connection.ts'
import { hrefOf, LANGUAGE } from '#web/language.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { returnHref } from '#web/navigation/return-href.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { languageOfPath } from '#rules/text/languages.ts'

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

/** A menu that can be read without a network. */
interface StoredMenu {
  path: string
  name: string
}

/** The menus that the service worker has stored, the last visited first. */
async function storedMenus(): Promise<StoredMenu[]> {
  const menus = new Map<string, string>()
  for (const cacheName of await caches.keys()) {
    const cache = await caches.open(cacheName)
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url)
      const { language, path } = languageOfPath(pathname)
      if (language !== LANGUAGE || !/^\/restaurant\/[^/]+$/.test(path)) continue
      const html = await (await cache.match(request, { ignoreVary: true }))?.text()
      // Not the whole page: the policy of this one would refuse its styles, and report it.
      const heading = /<h1[\s\S]*?<\/h1>/.exec(html ?? '')?.[0] ?? ''
      const name = new DOMParser().parseFromString(heading, 'text/html').body.textContent
      if (name) menus.set(pathname, name)
    }
  }
  return [...menus].map(([path, name]) => ({ path, name })).toReversed()
}
