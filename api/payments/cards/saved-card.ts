import type { SavedCard } from '#contract/payments/payments.ts'
import { isCardExpired } from '#rules/payments/card-expiry.ts'
import type { SavedCardRow } from './saved-cards.queries.ts'

/** A kept card as it travels. */
export function savedCardOf(row: SavedCardRow, now: Date): SavedCard {
  const expiry = { expiryMonth: row.expiry_month, expiryYear: row.expiry_year }
  return {
    id: row.id,
    brand: row.brand,
    last4: row.last4,
    ...expiry,
    isExpired: isCardExpired(expiry, now),
    isDefault: row.is_default,
  }
}
