import { changeStored, readStored } from './persistence/browser-storage.ts'
import { stored, type OrderKey } from './persistence/stored-values.ts'

const maximumSaved = 20
/** For this long its page opens here without the link from the email. */
const storedAfterEndMs = 30 * 86_400_000
/** Nobody waits for more at once; each is loaded. */
const maximumOpen = 3

/** The stored keys with this one in front; an order is in the list once, the oldest are dropped. */
export function withKey(storedItems: readonly OrderKey[], key: OrderKey): OrderKey[] {
  return [key, ...storedItems.filter(({ orderId }) => orderId !== key.orderId)].slice(
    0,
    maximumSaved,
  )
}

/** Those that were not finished too long ago. */
export function unexpiredKeys(storedItems: readonly OrderKey[], nowMs: number): OrderKey[] {
  return storedItems.filter(({ overSinceMs = nowMs }) => nowMs - overSinceMs < storedAfterEndMs)
}

/** Stores the token of an order, so that its page opens without the link from the email. */
export function saveOrderKey(key: Pick<OrderKey, 'orderId' | 'token'>): void {
  const known = readKeys().find(({ orderId }) => orderId === key.orderId)
  storeKeys(withKey(readKeys(), { ...known, ...key }))
}

/** These orders can change no more. */
export function noteOrdersOver(orderIds: readonly string[]): void {
  const overSinceMs = Date.now()
  storeKeys(
    readKeys().map((key) => (orderIds.includes(key.orderId) ? { overSinceMs, ...key } : key)),
  )
}

/** Logging out deletes the keys of all orders. */
export function deleteOrderKeys(): void {
  changeStored(stored.forAllTabs, { orderKeys: undefined })
}

/** The token of an order that was placed or opened in this browser. */
export function savedOrderKey(orderId: string): string | null {
  return readKeys().find((key) => key.orderId === orderId)?.token ?? null
}

/** The order that was placed or opened here last. */
export function newestOrderKey(): OrderKey | null {
  return readKeys()[0] ?? null
}

/** The newest orders that may still be open, except the one of the current page. */
export function openOrderKeys(pathname: string): OrderKey[] {
  return readKeys()
    .filter(({ orderId, overSinceMs }) => overSinceMs === undefined && !pathname.endsWith(orderId))
    .slice(0, maximumOpen)
}

/** The token in a link's hash: "#key=…". */
export function keyInHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('key') || null
}

function readKeys(): OrderKey[] {
  return unexpiredKeys(readStored(stored.forAllTabs)?.orderKeys ?? [], Date.now())
}

function storeKeys(orderKeys: readonly OrderKey[]): void {
  changeStored(stored.forAllTabs, { orderKeys })
}
