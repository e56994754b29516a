import { createHash, createHmac, randomBytes } from 'node:crypto'

/** The stored form of a refresh token: it is random enough that a plain SHA-256 cannot be reversed. */
export function refreshTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export interface NewRefreshToken {
  token: string
  hash: Buffer
}

/** The first one of a session. */
export function newRefreshToken(): NewRefreshToken {
  return withHash(randomBytes(32).toString('base64url'))
}

/**
 * The one that replaces another: always the same, so that tabs that race with one token get one, and a
 * session never has two that work. Nobody can derive it from the token before without the secret.
 */
export function nextRefreshToken(secret: string, token: string): NewRefreshToken {
  const next = createHmac('sha256', secret).update(`refresh token after ${token}`).digest()
  return withHash(next.toString('base64url'))
}

const withHash = (token: string) => ({ token, hash: refreshTokenHash(token) })
