import '#web/styles/discount.css'
import type { DiscountRow } from './discount-messages.ts'

/** What a discount is called in a sum, and why it is this one. */
export function DiscountName({ name, note }: DiscountRow) {
  return (
    <span className="discount-name">
      {name}
      {note && <small>{note}</small>}
    </span>
  )
}
