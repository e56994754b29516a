import { PERSISTENCE_KEY } from '#contract/constants.ts'
import type { CheckoutFields } from './checkout-fields.ts'

/** An order that was asked for and not answered yet. */
export interface PlacingAttempt {
  cartToken: string
  totalPence: number
}

/*
 * Both are kept for this browser session only and belong to one cart: what was typed, so that a
 * reload loses nothing, and what was asked for, so that an answer lost on the way can be fetched.
 */
const draftKey = `${PERSISTENCE_KEY}:checkout`
const attemptKey = `${PERSISTENCE_KEY}:placing`

export function keepDraft(cartToken: string, fields: CheckoutFields): void {
  write(draftKey, { cartToken, fields })
}

/** What was typed for this cart. */
export function keptDraft(cartToken: string): Partial<CheckoutFields> | null {
  const kept = read<{ cartToken: string; fields: CheckoutFields }>(draftKey)
  return kept?.cartToken === cartToken ? kept.fields : null
}

export function keepAttempt(attempt: PlacingAttempt): void {
  write(attemptKey, attempt)
}

export function keptAttempt(): PlacingAttempt | null {
  return read<PlacingAttempt>(attemptKey)
}

export function forgetAttempt(): void {
  remove(attemptKey)
}

/** After the order is placed, or the cart is gone. */
export function forgetCheckout(): void {
  remove(draftKey)
  remove(attemptKey)
}

function write(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full or forbidden storage only means that a reload forgets.
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

function read<Kept extends { cartToken: string }>(key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    // Only this file writes under these keys.
    return typeof kept === 'object' ? (kept as Kept | null) : null
  } catch {
    return null
  }
}
