import { LANGUAGES, languageOfPath } from '#rules/text/languages.ts'

/** The message that api/news/push-message.ts and api/partner/push/send-to-device.ts send. */
interface PushMessage {
  title: string
  body: string
  path: string
  tag: string
}

/**
 * Shows the notifications of orders that our server sends to this browser, and opens the order when one is
 * pressed.
 */
export function showNotifications(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const { title = '', body, path, tag } = (event.data?.json() ?? {}) as Partial<PushMessage>
    const options = {
      body,
      tag,
      renotify: true,
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-192.png',
      lang: LANGUAGES[languageOfPath(path ?? '/').language].locale,
      data: { path },
    }
    event.waitUntil(worker.registration.showNotification(title, options as NotificationOptions))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, event.notification.data.path))
  })
}

/** Shows a page of this website: in the window that has it, or in a new one. */
async function open({ clients, location }: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((window) => {
    const { pathname, search } = new URL(window.url)
    return pathname === url.pathname && (url.search === '' || search === url.search)
  })
  await (shown ? shown.focus() : clients.openWindow(url.href))
}
