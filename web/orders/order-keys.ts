import { PERSISTENCE_KEY } from '#contract/constants.ts'

/** An order that this browser may show, with the token that proves it. */
export interface OrderKey {
  orderId: string
  token: string
}

const storageKey = `${PERSISTENCE_KEY}:order-keys`
const mostKept = 20

/** The kept keys with this one in front; an order is in the list once, the oldest fall out. */
export function withKey(kept: readonly OrderKey[], key: OrderKey): OrderKey[] {
  return [key, ...kept.filter(({ orderId }) => orderId !== key.orderId)].slice(0, mostKept)
}

/** Keeps the token of an order, so that its page opens again without the link from the email. */
export function keepOrderKey(key: OrderKey): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(withKey(readKeys(), key)))
  } catch {
    // Without a storage the link is the only key, as it is in the email.
  }
}

/** The token of an order that was placed or opened in this browser. */
export function keptOrderKey(orderId: string): string | null {
  return readKeys().find((key) => key.orderId === orderId)?.token ?? null
}

/** The order that was placed or opened here last. */
export function newestOrderKey(): OrderKey | null {
  return readKeys()[0] ?? null
}

/** The token in a link's hash: "#key=…". */
export function keyInHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('key') || null
}

function readKeys(): OrderKey[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isOrderKey) : []
  } catch {
    return []
  }
}

function isOrderKey(kept: unknown): kept is OrderKey {
  return typeof kept === 'object' && kept !== null && 'orderId' in kept && 'token' in kept
}
