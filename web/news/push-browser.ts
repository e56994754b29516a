/** Whether this browser can get notifications, or why not. */
export type PushAbility = 'possible' | 'blocked' | 'needsHomeScreen' | 'unsupported'

/** Only in a browser, never on the server. */
export function pushAbility(): PushAbility {
  const isThere =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isThere) {
    // Safari on iPhones and iPads has a flag for a page on the Home Screen, which can get them.
    const isInBrowserOfPhone = 'standalone' in navigator && navigator.standalone === false
    return isInBrowserOfPhone ? 'needsHomeScreen' : 'unsupported'
  }
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** This browser's existing subscription; null if there is none, or it is no longer allowed. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (Notification.permission !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks for the permission, which browsers allow only within the press itself. */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/**
 * Subscribes this browser with a key; a subscription with another key ends. Rejects if the browser can't, as
 * without its maker's push service.
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const key = bytesOf(publicKey)
  const before = await pushManager.getSubscription()
  if (before && !isSame(before.options.applicationServerKey, key)) await before.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

function isSame(buffer: ArrayBuffer | null, key: Uint8Array): boolean {
  const bytes = new Uint8Array(buffer ?? [])
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index])
}
