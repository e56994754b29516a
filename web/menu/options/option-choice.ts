import type { ChosenOption, OptionGroup } from '#rules/menu/check-options.ts'

/** How often each option is chosen; an option that is left out is not. */
export type Choice = Readonly<Record<string, number>>

export type ChoiceAct =
  /** The one option of a group that takes only one; null for none. */
  | { kind: 'pick'; group: OptionGroup; optionId: string | null }
  | { kind: 'set'; group: OptionGroup; optionId: string; quantity: number }

/** A choice to begin with: of a line that is changed, without what has left the menu. */
export function choiceOf(groups: readonly OptionGroup[], chosen: readonly ChosenOption[]): Choice {
  const known = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)))
  return Object.fromEntries(
    chosen
      .filter(({ optionId }) => known.has(optionId))
      .map(({ optionId, quantity }) => [optionId, quantity]),
  )
}

/** The choice after an act. More than a group or an option allows is not taken. */
export function choose(choice: Choice, act: ChoiceAct): Choice {
  if (act.kind === 'pick') {
    const others = without(choice, act.group)
    return act.optionId === null ? others : { ...others, [act.optionId]: 1 }
  }
  const { [act.optionId]: _, ...others } = choice
  const quantity = Math.min(act.quantity, maximumOf(others, act.group, act.optionId))
  return quantity <= 0 ? others : { ...others, [act.optionId]: quantity }
}

/** How often an option can be chosen, with what else its group has. */
export function maximumOf(choice: Choice, group: OptionGroup, optionId: string): number {
  const option = group.options.find(({ id }) => id === optionId)
  const elsewhere = countIn(choice, group) - (choice[optionId] ?? 0)
  return Math.min(option?.maximumQuantity ?? 0, group.maximum - elsewhere)
}

/** How much of a group is chosen. */
export function countIn(choice: Choice, group: OptionGroup): number {
  return group.options.reduce((count, { id }) => count + (choice[id] ?? 0), 0)
}

/** The groups that want more than is chosen, in the order of the menu. */
export function groupsToFill(groups: readonly OptionGroup[], choice: Choice): OptionGroup[] {
  return groups.filter(
    (group) => countIn(choice, group) < group.minimum || hasSoldOut(group, choice),
  )
}

/** The choice as calls take it, in the order of the menu. */
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
