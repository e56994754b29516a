import { randomInt } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 24

/** An identifier as Stripe writes them: `newId('pi')` is `pi_` and 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(LENGTH)}`
}

/** What a browser shows to act on one intent. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(LENGTH)}`
}

export function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** The id of a field that answers may expand; stored objects always have the id. */
export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '')
}
