import { languageOfPath } from '#rules/text/languages.ts'
import { LANGUAGE } from '#web/language.ts'

/** A menu that can be read without a network. */
export interface StoredMenu {
  path: string
  name: string
}

/** The menus that the service worker has stored, the last visited first. */
export async function storedMenus(): Promise<StoredMenu[]> {
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
