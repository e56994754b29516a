import { createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Context } from '#api/context.ts'
import { HASH_COST } from '#api/session/password/hash-password.ts'

/** Whose PIN it is, and where. */
export interface PinHolder {
  storeId: string
  accountId: string
}

/**
 * The stored form of a PIN. A stolen database would reveal every PIN in minutes, as there are only a million,
 * were it not made with the marketplace's data key. The key is another one for each holder, so that nobody
 * who can write to the database gives their own PIN to a colleague.
 */
export function hashPin(context: Context, holder: PinHolder, pin: string): Promise<string> {
  return hash(pin, { ...HASH_COST, secret: keyOf(context, holder) })
}

/** Whether a PIN is the one that was hashed. */
export function verifyPin(
  context: Context,
  { pinHash, ...holder }: PinHolder & { pinHash: string },
  pin: string,
): Promise<boolean> {
  return verify(pinHash, pin, { secret: keyOf(context, holder) })
}

function keyOf({ configuration }: Context, { storeId, accountId }: PinHolder): Buffer {
  return createHmac('sha256', configuration.dataKey).update(`PIN ${storeId} ${accountId}`).digest()
}
