import type { Product } from '#contract/menu.ts'
import type { ChosenOption } from '#rules/menu/check-options.ts'
import type { ChosenPart } from '#contract/cart/cart-line.ts'

/** What somebody has chosen of a dish. */
export interface ChosenDish {
  product: Product
  options: ChosenOption[]
  optionNames: string[]
  /** Of a meal deal. */
  parts: ChosenPart[]
  partNames: string[]
  note: string
  quantity: number
}

/** A line of the basket that is being changed. */
export type LineToChange = Pick<ChosenDish, 'options' | 'parts' | 'note' | 'quantity'> & {
  id: string
}
