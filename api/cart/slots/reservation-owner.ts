import { createHmac } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { IN_PROCESS } from '#api/http/in-process.ts'
import { networkOf } from '#api/http/network-of.ts'

/** Who the reservations at a store are counted for: each may have only so many at a time. */
export interface ReservationOwner {
  storeId: string
  /** The network as it is stored: a keyed hash, another one each day. */
  network: Buffer
  /** Its hash of today and that of the day before. */
  networks: readonly [Buffer, Buffer]
  /** Null: a guest. */
  accountId: string | null
}

const DAY_MS = 86_400_000
const HASH_BYTES = 16

/** Who the reservations of a cart are counted for; null where they are not limited. */
export function reservationOwnerOf(
  { configuration: { rateLimits, tokenSecret } }: Pick<Context, 'configuration'>,
  ip: string,
  cart: { store_id: string; account_id: string | null },
  at: Date,
): ReservationOwner | null {
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
