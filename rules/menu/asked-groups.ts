import type { ChosenOption, OptionGroup } from './check-options.ts'

/** What a product asks: from the start, and what else choosing an option may open. */
export interface ProductChoices<Group extends OptionGroup = OptionGroup> {
  optionGroups: readonly Group[]
  openedGroups: readonly Group[]
}

/**
 * The groups that a choice is asked: those of the product, and right behind the group of each chosen
 * option the one that it opens, and so on. A group that several open, or that opens itself in the
 * end, is asked once, where it comes first. Whether the choice is allowed is another question.
 */
export function askedGroups<Group extends OptionGroup>(
  { optionGroups, openedGroups }: ProductChoices<Group>,
  chosen: readonly ChosenOption[],
): readonly Group[] {
  if (openedGroups.length === 0) return optionGroups
  const known = new Map([...openedGroups, ...optionGroups].map((group) => [group.id, group]))
  const chosenIds = new Set(chosen.map(({ optionId }) => optionId))
  const asked = new Set<Group>()
  const ask = (group: Group) => {
    if (asked.has(group)) return
    asked.add(group)
    for (const { id, opensGroupId } of group.options) {
      const opened = opensGroupId === null ? undefined : known.get(opensGroupId)
      if (opened && chosenIds.has(id)) ask(opened)
    }
  }
  optionGroups.forEach(ask)
  return [...asked]
}
