import { createHash, randomBytes } from 'node:crypto'

/** What is kept of a refresh token: it is random enough that a plain SHA-256 cannot be undone. */
export function refreshTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function newRefreshToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: refreshTokenHash(token) }
}
