import type { Product } from '#contract/menu.ts'
import type { ChosenOption } from '#rules/menu/check-options.ts'

/** What somebody has chosen of a dish. */
export interface ChosenDish {
  product: Product
  optionNames: string[]
  options: ChosenOption[]
  note: string
  quantity: number
}

/** A line of the basket that is being changed. */
export type LineToChange = Pick<ChosenDish, 'options' | 'note' | 'quantity'> & { id: string }
