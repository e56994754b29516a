import { PERSISTENCE_KEY } from '#contract/constants.ts'
import type { CheckoutFields } from './checkout-fields.ts'
import { deleteAttempt } from './place-order/order-attempt.ts'
import type { PaymentChoice } from './pay/payment-choices.ts'

type StoredPaymentChoice = Pick<PaymentChoice, 'kind'>

/* All of it is stored for this browser session only: what was typed for a cart, how to pay, who as. */
const draftKey = `${PERSISTENCE_KEY}:checkout`
const wayKey = `${PERSISTENCE_KEY}:way-to-pay`
const guestKey = `${PERSISTENCE_KEY}:as-guest`

export function storeDraft(cartToken: string, fields: CheckoutFields): void {
  write(draftKey, { cartToken, fields })
}

/** What was typed for this cart. */
export function storedDraft(cartToken: string): Partial<CheckoutFields> | null {
  const kept = read<{ cartToken: string; fields: CheckoutFields }>(draftKey)
  return kept?.cartToken === cartToken ? kept.fields : null
}

/** How somebody chose to pay, on this visit. Which saved card it was, the cart knows. */
export function storePaymentChoice(kind: StoredPaymentChoice['kind']): void {
  write(wayKey, { kind })
}

export function storedPaymentChoice(): StoredPaymentChoice['kind'] | null {
  return read<StoredPaymentChoice>(wayKey)?.kind ?? null
}

/** That somebody would rather order as a guest than log in, on this visit. */
export function saveGuestChoice(): void {
  write(guestKey, {})
}

export function hasChosenGuest(): boolean {
  return read(guestKey) !== null
}

/** After this cart has become an order. What was typed for another one stays. */
export function deleteCheckoutDraft(cartToken: string | null): void {
  if (cartToken === null || storedDraft(cartToken)) remove(draftKey)
  deleteAttempt(cartToken)
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

function read<Kept extends object>(key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    // Only this file writes under these keys.
    return typeof kept === 'object' ? (kept as Kept | null) : null
  } catch {
    return null
  }
}
