/*
 * The website's service worker, version 1. It shows the news of orders that our server sends to this
 * browser, and opens the order when one is pressed. It caches nothing. Browsers fetch it again now and
 * then, and run a changed one at once.
 */
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(
    registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-192.png',
      lang: 'en-GB',
      data: { path },
    }),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})

/** Shows a page of this website: the window that has it, or a new one. */
async function open(path) {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((window) => new URL(window.url).pathname === url.pathname)
  await (shown ? shown.focus() : clients.openWindow(url.href))
}
