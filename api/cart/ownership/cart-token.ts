import { randomBytes } from 'node:crypto'

/** 192 bits that nobody guesses: whoever knows a guest's cart token has the cart. */
export function newCartToken(): string {
  return randomBytes(24).toString('base64url')
}
