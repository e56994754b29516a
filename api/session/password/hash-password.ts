import { hash, verify } from '@node-rs/argon2'

/**
 * Argon2id, with the minimum that OWASP recommends: 19 MiB, two passes, one lane.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
export const HASH_COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of random bytes, at the cost above: checking it takes as long as checking a real one. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$jUjtc9G3NLcUzbAmaQOGcg$LGSQNBvlDRJhzwZjohyn9fu7fhYOKU3jK7XyxLluN+k'

/**
 * The normal form of a typed password: equal characters from different keyboards are equal, and spaces
 * around it, which are invisible, are removed.
 */
const typed = (password: string) => password.normalize('NFKC').trim()

/** The stored form of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(typed(password), HASH_COST)
}

/**
 * Whether a password is the one that was hashed. Without a hash (an unknown account, or one without a
 * password) it is false after the same work, so that the response time reveals nothing.
 */
export async function verifyPassword(
  storedHash: string | null,
  password: string,
): Promise<boolean> {
  const isRight = await verify(storedHash ?? DUMMY_HASH, typed(password))
  return storedHash !== null && isRight
}
