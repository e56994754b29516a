import { createHash, randomInt } from 'node:crypto'
import type { Transaction } from '#api/database/transaction.ts'
import { replaceRecoveryCodes } from './second-factor.queries.ts'

const COUNT = 10
/** Without letters and digits that look alike: 10 of 31 are some 49 bits, far more than can be guessed. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Gives an account ten new recovery codes, and returns them: only their hashes are stored. */
export async function giveRecoveryCodes(
  transaction: Transaction,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  const hashes = codes.map((code) => recoveryHash(accountId, code))
  await replaceRecoveryCodes(transaction, accountId, hashes)
  return codes
}

/** The stored form of a code, however it was typed. */
export function recoveryHash(accountId: string, code: string): Buffer {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`recovery code of ${accountId} ${letters}`).digest()
}

function newCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS.charAt(randomInt(LETTERS.length)))
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}
