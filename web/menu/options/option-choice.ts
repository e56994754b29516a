import type { ChosenOption, OptionGroup } from '#rules/menu/check-options.ts'

/** The quantity of each option; an option that is missing is not chosen. */
export type Choice = Readonly<Record<string, number>>

export type ChoiceAct =
  /** The chosen option of a group that takes only one; null for none. */
  | { kind: 'pick'; group: OptionGroup; optionId: string | null }
  | { kind: 'set'; group: OptionGroup; optionId: string; quantity: number }

/** The initial choice: that of a line being changed, without options that are no longer on the menu. */
export function choiceOf(groups: readonly OptionGroup[], chosen: readonly ChosenOption[]): Choice {
  const known = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)))
  return Object.fromEntries(
    chosen
      .filter(({ optionId }) => known.has(optionId))
      .map(({ optionId, quantity }) => [optionId, quantity]),
  )
}

/** The choice after an action. Quantities above an option's or a group's maximum are ignored. */
export function choose(choice: Choice, act: ChoiceAct): Choice {
  if (act.kind === 'pick') {
    const others = without(choice, act.group)
    return act.optionId === null ? others : { ...others, [act.optionId]: 1 }
  }
  const { [act.optionId]: _, ...others } = choice
  const quantity = Math.min(act.quantity, maximumOf(others, act.group, act.optionId))
  return quantity <= 0 ? others : { ...others, [act.optionId]: quantity }
}

/** How often an option can be chosen, given the others in its group. */
export function maximumOf(choice: Choice, group: OptionGroup, optionId: string): number {
  const option = group.options.find(({ id }) => id === optionId)
  const elsewhere = countIn(choice, group) - (choice[optionId] ?? 0)
  return Math.min(option?.maximumQuantity ?? 0, group.maximum - elsewhere)
}

/** The number of options chosen in a group. */
export function countIn(choice: Choice, group: OptionGroup): number {
  return group.options.reduce((count, { id }) => count + (choice[id] ?? 0), 0)
}

/** The groups that need more options, in the order of the menu. */
export function groupsToFill(groups: readonly OptionGroup[], choice: Choice): OptionGroup[] {
  return groups.filter(
    (group) => countIn(choice, group) < group.minimum || hasSoldOut(group, choice),
  )
}

/** The choice in the form that calls take, in the order of the menu. */
export function chosenOptions(groups: readonly OptionGroup[], choice: Choice): ChosenOption[] {
  return groups.flatMap(({ options }) =>
    options.flatMap(({ id }) => {
      const quantity = choice[id] ?? 0
      return quantity > 0 ? [{ optionId: id, quantity }] : []
    }),
  )
}

const hasSoldOut = ({ options }: OptionGroup, choice: Choice) =>
  options.some(({ id, isAvailable }) => !isAvailable && (choice[id] ?? 0) > 0)

function without(choice: Choice, { options }: OptionGroup): Choice {
  const ids = new Set(options.map(({ id }) => id))
  return Object.fromEntries(Object.entries(choice).filter(([id]) => !ids.has(id)))
}
