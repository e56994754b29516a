import { createHmac } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { IN_PROCESS } from '#api/http/in-process.ts'
import { networkOf } from '#api/http/network-of.ts'

/** Whose the places are that a cart keeps at a store: so many of one holder are enough. */
export interface Holder {
  storeId: string
  /** The network, as it is kept: by a keyed hash, and another one each day. */
  network: Buffer
  /** What it is called today, and what it was called the day before. */
  networks: readonly [Buffer, Buffer]
  /** Null: a guest's. */
  accountId: string | null
}

const DAY_MS = 86_400_000
const HASH_BYTES = 16

/** Whose places those of a cart are; null where nobody counts them. */
export function holderOf(
  { configuration: { rateLimits, tokenSecret } }: Pick<Context, 'configuration'>,
  ip: string,
  cart: { store_id: string; account_id: string | null },
  at: Date,
): Holder | null {
  if (!rateLimits || ip === IN_PROCESS) return null
  const day = Math.floor(at.getTime() / DAY_MS)
  const hashed = (ofDay: number) =>
    createHmac('sha256', tokenSecret)
      .update(`places kept by ${networkOf(ip)} on day ${ofDay}`)
      .digest()
      .subarray(0, HASH_BYTES)
  const network = hashed(day)
  const networks = [network, hashed(day - 1)] as const
  return { storeId: cart.store_id, network, networks, accountId: cart.account_id }
}
