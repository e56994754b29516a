import type { AllergenDeclarations } from './allergens.ts'

export interface Option {
  id: string
  name: string
  pricePence: number
  /** How often one item may have this option. */
  maximumQuantity: number
  kcal: number | null
  allergens: AllergenDeclarations
  /** Sold to adults alone; left out: to everybody. */
  isAgeRestricted?: boolean | undefined
  isAvailable: boolean
  /** The further group that choosing it opens. */
  opensGroupId: string | null
}

/** A choice that a product offers; `minimum` and `maximum` count quantities, not kinds. */
export interface OptionGroup {
  id: string
  name: string
  minimum: number
  maximum: number
  /** It makes a meal of the dish; a dish that is part of a meal deal does not offer it. */
  isMealUpgrade: boolean
  options: readonly Option[]
}

export interface ChosenOption {
  optionId: string
  quantity: number
}

export type OptionFault =
  | { code: 'UNKNOWN_OPTION'; groupId: null; optionId: string }
  | { code: 'OPTION_NOT_AVAILABLE'; groupId: string; optionId: string }
  | {
      code: 'OPTION_QUANTITY_NOT_ALLOWED'
      groupId: string
      optionId: string
      quantity: number
      maximumQuantity: number
    }
  | { code: 'TOO_FEW_OPTIONS'; groupId: string; minimum: number; chosen: number }
  | { code: 'TOO_MANY_OPTIONS'; groupId: string; maximum: number; chosen: number }

/** A chosen option with the product's facts about it. */
export interface ResolvedOption {
  option: Option
  groupId: string
  quantity: number
}

/**
 * The first thing wrong with a choice of options, in the order of the groups, or null. An option
 * that is listed twice counts with both quantities. Option ids are unique within a product.
 */
export function checkOptions(
  groups: readonly OptionGroup[],
  chosen: readonly ChosenOption[],
): OptionFault | null {
  const resolved = resolveOptions(groups, chosen)
  const isKnown = ({ optionId }: ChosenOption) =>
    resolved.some(({ option }) => option.id === optionId)
  const unknown = chosen.find((choice) => !isKnown(choice))
  if (unknown) return { code: 'UNKNOWN_OPTION', groupId: null, optionId: unknown.optionId }

  for (const group of groups) {
    const choices = resolved.filter((choice) => choice.groupId === group.id)
    const fault = choices.map(faultOfChoice).find((found) => found !== null)
    if (fault) return fault
    const faultInCount = faultOfCount(group, choices)
    if (faultInCount) return faultInCount
  }
  return null
}

/** Finds the chosen options in their groups, in menu order, quantities of the same option added up. */
export function resolveOptions(
  groups: readonly OptionGroup[],
  chosen: readonly ChosenOption[],
): ResolvedOption[] {
  const quantities = new Map<string, number>()
  for (const { optionId, quantity } of chosen) {
    quantities.set(optionId, (quantities.get(optionId) ?? 0) + quantity)
  }
  const resolved: ResolvedOption[] = []
  if (quantities.size === 0) return resolved
  for (const { id: groupId, options } of groups)
    for (const option of options) {
      const quantity = quantities.get(option.id)
      if (quantity !== undefined) resolved.push({ option, groupId, quantity })
    }
  return resolved
}

function faultOfChoice({ option, groupId, quantity }: ResolvedOption): OptionFault | null {
  const optionId = option.id
  if (!option.isAvailable) return { code: 'OPTION_NOT_AVAILABLE', groupId, optionId }
  const { maximumQuantity } = option
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= maximumQuantity) return null
  return { code: 'OPTION_QUANTITY_NOT_ALLOWED', groupId, optionId, quantity, maximumQuantity }
}

function faultOfCount(group: OptionGroup, choices: readonly ResolvedOption[]): OptionFault | null {
  const { id: groupId, minimum, maximum } = group
  const chosen = choices.reduce((total, { quantity }) => total + quantity, 0)
  if (chosen < minimum) return { code: 'TOO_FEW_OPTIONS', groupId, minimum, chosen }
  return chosen > maximum ? { code: 'TOO_MANY_OPTIONS', groupId, maximum, chosen } : null
}
