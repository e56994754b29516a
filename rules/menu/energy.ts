import { resolveOptions } from './check-options.ts'
import type { ChosenOption, OptionGroup } from './check-options.ts'

/**
 * The kcal of one item with its chosen options, or null if the product or any chosen option does
 * not declare its own: part of a sum would read as less than the dish has.
 */
export function kcalOf(
  productKcal: number | null,
  groups: readonly OptionGroup[],
  chosen: readonly ChosenOption[],
): number | null {
  let kcal = productKcal
  for (const { option, quantity } of resolveOptions(groups, chosen)) {
    if (kcal === null || option.kcal === null) return null
    kcal += option.kcal * quantity
  }
  return kcal
}
