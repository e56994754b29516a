import { LANGUAGE_CODES, pathIn } from '#rules/text/languages.ts'
import { showNotifications } from './notifications.ts'
import { cartChange, ownAnswer } from './own-answers.ts'
import {
  cachesOf,
  handlingOf,
  isOfOthers,
  MAXIMUM_ENTRIES,
  mayStoreFile,
  onlyFiles,
  pageKey,
} from './policy.ts'
import { OFFLINE_PATH, type PageShown, type ShownState } from './shared.ts'
import { StoredPages } from './stored-pages.ts'
import { trim } from './trim.ts'

/**
 * The route manifests of the build that this worker belongs to, one for each language; see
 * tools/build/build-web.ts.
 */
declare const BUILDS: readonly string[]
declare const self: ServiceWorkerGlobalScope

/*
 * The website's service worker: the last pages, basket and orders without a network, and pages at
 * once where they were visited before. docs/decisions/0054-without-a-network.md says what it stores.
 */
const names = cachesOf(BUILDS)
const pages = new StoredPages(BUILDS, () => self.registration.update())

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOtherBuilds().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, self.location.origin)
  if (handling === 'page') event.respondWith(pages.answer(event))
  if (handling === 'storeApp') event.respondWith(pages.answerStoreApp(event))
  if (handling === 'own') event.respondWith(ownAnswer(event))
  if (handling === 'cartChange') event.respondWith(cartChange(event))
  if (handling === 'file') event.respondWith(cachedFirst(event, 'files'))
  if (handling === 'picture') event.respondWith(cachedFirst(event, 'pictures'))
})

self.addEventListener('message', (event) => {
  const [port] = event.ports
  // Only our own pages can send it messages.
  if (!port || !(event.source instanceof Client)) return
  const answered = stateOf(event.source.id, event.data as PageShown)
  event.waitUntil(answered.then((state) => port.postMessage(state)))
})

showNotifications(self)

async function install(): Promise<void> {
  for (const language of LANGUAGE_CODES) {
    const { is } = await pages.refresh(pathIn(language, OFFLINE_PATH))
    // Tried again with the next page that is opened.
    if (is === 'unreachable' || is === 'otherBuild') throw new Error(`The offline page: ${is}`)
  }
  // Open pages go on with it: their files have names that no other build has.
  await self.skipWaiting()
}

/**
 * Whether the copy that a page was shown is up to date. Also stores the page with everything it has loaded.
 */
async function stateOf(clientId: string, { path, files }: PageShown): Promise<ShownState> {
  const shown = await pages.takeVisit(clientId)
  const state = shown ?? (path === null ? null : await pages.visit(keyOf(path)))
  if (state && state.is !== 'unreachable') await pages.storeFiles(onlyFiles(files))
  return shown ?? { is: 'same' }
}

const keyOf = (path: string) => pageKey(new URL(path, self.location.origin))

async function cachedFirst(event: FetchEvent, kind: 'files' | 'pictures'): Promise<Response> {
  const cache = await caches.open(names[kind])
  const cached = await cache.match(event.request, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(event.request)
  if (mayStoreFile(response)) {
    const stored = cache.put(event.request, response.clone())
    event.waitUntil(stored.then(() => trim(cache, MAXIMUM_ENTRIES[kind])))
  }
  return response
}

async function deleteOtherBuilds(): Promise<void> {
  const all = await caches.keys()
  await Promise.all(
    all.filter((name) => !isOfOthers(name, BUILDS)).map((name) => caches.delete(name)),
  )
}
