import { createHash, randomBytes } from 'node:crypto'

/** So long a browser has to come from the provider's answer to the page that signs in by it. */
export const RETURN_LIVES_SECONDS = 60

const bytes = 32

/**
 * Two halves: the code goes through the address to the page, the secret stays in a cookie. One without
 * the other is worth nothing, so that nobody can be signed in by a link that somebody else has sent.
 */
export function newReturnCode(): { code: string; secret: string } {
  return {
    code: randomBytes(bytes).toString('base64url'),
    secret: randomBytes(bytes).toString('base64url'),
  }
}

/** What is kept of both. */
export function returnCodeHash({ code, secret }: { code: string; secret: string }): Buffer {
  return createHash('sha256').update(`${code}.${secret}`).digest()
}
