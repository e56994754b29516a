import { expect, type Page } from '@playwright/test'
import type { Marketplace } from '../marketplace/start-marketplace.ts'

interface Subscription {
  id: string
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** A browser that may show notifications, subscribed at the sandbox's push service. */
export interface Notified {
  page: Page
  sandboxUrl: string
  subscription: Subscription
}

interface Shown {
  title: string
  body: string
}

/** The parts of a service worker that are used. */
interface WorkerScope {
  shown: Shown[]
  registration: { showNotification: (title: string, options: { body: string }) => Promise<void> }
}

/**
 * Lets a browser show notifications, with the sandbox's push service in place of its maker's, which needs the
 * internet. Before the page is opened.
 */
export async function allowNotifications(
  page: Page,
  { mailboxUrl }: Marketplace,
): Promise<Notified> {
  const sandboxUrl = new URL(mailboxUrl).origin
  const answer = await fetch(`${sandboxUrl}/push/api/subscriptions`, { method: 'POST' })
  // In the stand-in's format.
  const subscription = (await answer.json()) as Subscription
  await page.addInitScript(({ endpoint, keys }) => {
    const key = 'subscribed at the sandbox'
    const made = (applicationServerKey: BufferSource | string | null) => ({
      endpoint,
      options: { applicationServerKey },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => true,
    })
    const isSubscribed = () => localStorage.getItem(key) !== null
    // Headless browsers allow nothing.
    Object.defineProperty(Notification, 'permission', {
      get: () => (isSubscribed() ? 'granted' : 'default'),
    })
    Notification.requestPermission = async () => 'granted'
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isSubscribed() ? made(null) : null),
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        localStorage.setItem(key, 'yes')
        return made(applicationServerKey ?? null)
      },
    })
  }, subscription)
  return { page, sandboxUrl, subscription }
}

/** The newest message that the push service has for a browser; waits until it has this text. */
export async function receivePush(
  { sandboxUrl, subscription: { id } }: Notified,
  words: string,
): Promise<string> {
  const newest = async (): Promise<string> => {
    const answer = await fetch(`${sandboxUrl}/push/api/messages?subscription=${id}`)
    const { items } = (await answer.json()) as { items: { text: string }[] }
    return items[0]?.text ?? ''
  }
  await expect.poll(newest).toContain(words)
  return newest()
}

/**
 * Delivers a message to the browser as its push service would; returns what its service worker shows, which a
 * headless browser does not.
 */
export async function showPush({ page }: Notified, text: string): Promise<Shown[]> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('The website has no service worker')
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    scope.shown = []
    scope.registration.showNotification = async (title, { body }) =>
      void scope.shown.push({ title, body })
  })
  const client = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text })
  const shown = () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown)
  await expect.poll(shown).not.toEqual([])
  return shown()
}
