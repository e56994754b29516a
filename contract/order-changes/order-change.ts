import { z } from 'zod'
import {
  CHANGE_APPROVALS,
  CHANGE_KINDS,
  CHANGE_RESULTS,
  CHANGE_STATES,
} from '#rules/orders/order-change.ts'
import { id, instant, pence } from '#contract/fields.ts'
import { allergenVerdict } from '#contract/menu.ts'
import { orderedOption } from './ordered-option.ts'

/** A line of an order before or after a change, by what its customer and its kitchen need. */
export const changedLine = z.object({
  productId: id,
  name: z.string(),
  /** 0: it was taken out. */
  quantity: z.int(),
  options: z.array(orderedOption),
  unitPricePence: pence,
  linePence: pence,
  discountPence: pence,
  allergens: allergenVerdict,
})

/** A line that the store changes, or proposes to, as a dish has run out. */
export const orderChange = z.object({
  id,
  /** The line's place in the order. */
  position: z.int(),
  kind: z.enum(CHANGE_KINDS),
  state: z.enum(CHANGE_STATES),
  /** What became of the line; null while the customer has not answered. */
  result: z.enum(CHANGE_RESULTS).nullable(),
  /** How the customer agreed; null: not yet, or not at all. */
  approval: z.enum(CHANGE_APPROVALS).nullable(),
  /** Who of the staff has spoken with the customer, who agreed on the phone; for staff alone. */
  spokenBy: z.string(),
  before: changedLine,
  proposed: changedLine,
  /** By how much less the customer pays, as proposed or as it became; never less than 0. */
  savesPence: pence,
  /** What the customer pays for the order with it, all refunds taken off. */
  paysPence: pence,
  proposedAt: instant,
  /** Until when the customer may answer; null: they were not asked. */
  deadlineAt: instant.nullable(),
})
export type OrderChange = z.output<typeof orderChange>
