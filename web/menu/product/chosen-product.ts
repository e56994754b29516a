import type { Product, ProductWithOptions } from '#contract/menu.ts'
import type { ChosenPart } from '#contract/cart/cart-line.ts'
import { resolveOptions, type ChosenOption, type OptionGroup } from '#rules/menu/check-options.ts'
import { optionWords, partWords } from '#web/messages/option-words.ts'
import {
  activeGroupsOf,
  chosenParts,
  NO_CHOICES,
  type ItemSoFar,
} from '#web/menu/options/item-choice.ts'

/** A product with its choices. */
export interface ChosenProduct {
  product: Product
  options: ChosenOption[]
  optionNames: string[]
  /** Of a meal deal. */
  parts: ChosenPart[]
  partNames: string[]
  note: string
  quantity: number
}

/** The line of the basket that is being changed. */
export type LineToChange = Pick<ChosenProduct, 'options' | 'parts' | 'note' | 'quantity'> & {
  id: string
}

/** A choice to add to the basket, with the names to show until the server has answered. */
export function chosenDish(
  product: ProductWithOptions,
  item: ItemSoFar,
  { note, quantity }: { note: string; quantity: number },
): ChosenProduct {
  const { groups, options, slots } = item
  return {
    product,
    options,
    optionNames: namesOf(groups, options),
    parts: chosenParts(slots),
    partNames: slots.flatMap(({ dish, choices, choice, options: ofDish }) => {
      const active = activeGroupsOf(choices ?? NO_CHOICES, choice)
      return dish ? partWords(dish.name, namesOf(active, ofDish)) : []
    }),
    note: note.trim(),
    quantity,
  }
}

function namesOf(groups: readonly OptionGroup[], options: readonly ChosenOption[]): string[] {
  return optionWords(
    resolveOptions(groups, options).map(({ option, quantity }) => ({
      name: option.name,
      quantity,
    })),
  )
}
