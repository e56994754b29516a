import { deleteStored, readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { stored } from '#web/state/persistence/stored-values.ts'
import type { CheckoutFields } from './checkout-fields.ts'
import { deleteAttempt } from './place-order/order-attempt.ts'
import type { PaymentChoice } from './pay/payment-choices.ts'

/* Stored for this browser session only: the fields typed for a cart, the payment choice, and whether to order
   as a guest. */

export function storeDraft(cartToken: string, fields: CheckoutFields): void {
  writeStored(stored.checkoutDraft, { cartToken, fields })
}

/** What was typed for this cart. */
export function storedDraft(cartToken: string): Partial<CheckoutFields> | null {
  const draft = readStored(stored.checkoutDraft)
  return draft?.cartToken === cartToken ? draft.fields : null
}

export function storePaymentChoice(kind: PaymentChoice['kind']): void {
  writeStored(stored.paymentChoice, { kind })
}

export function storedPaymentChoice(): PaymentChoice['kind'] | null {
  return readStored(stored.paymentChoice)?.kind ?? null
}

export function saveGuestChoice(): void {
  writeStored(stored.guestChoice, {})
}

export function hasChosenGuest(): boolean {
  return readStored(stored.guestChoice) !== null
}

/** Called after this cart has become an order. What was typed for another cart stays. */
export function deleteCheckoutDraft(cartToken: string | null): void {
  if (cartToken === null || storedDraft(cartToken)) deleteStored(stored.checkoutDraft)
  deleteAttempt(cartToken)
}
