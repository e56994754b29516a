import type { ChosenOption, OptionGroup } from './check-options.ts'

/** What a product asks: from the start, and what else choosing an option may open. */
export interface ProductChoices<Group extends OptionGroup = OptionGroup> {
  optionGroups: readonly Group[]
  openedGroups: readonly Group[]
}

/**
 * The groups that are active for a choice: those of the product, and right behind the group of each chosen
 * option the one that it opens, and so on. A group that several open, or that opens itself in the
 * end, is active once, where it comes first. Whether the choice is allowed is another question.
 */
export function activeGroups<Group extends OptionGroup>(
  { optionGroups, openedGroups }: ProductChoices<Group>,
  chosen: readonly ChosenOption[],
): readonly Group[] {
  if (openedGroups.length === 0) return optionGroups
  const known = new Map([...openedGroups, ...optionGroups].map((group) => [group.id, group]))
  const chosenIds = new Set(chosen.map(({ optionId }) => optionId))
  const active = new Set<Group>()
  const ask = (group: Group) => {
    if (active.has(group)) return
    active.add(group)
    for (const { id, opensGroupId } of group.options) {
      const opened = opensGroupId === null ? undefined : known.get(opensGroupId)
      if (opened && chosenIds.has(id)) ask(opened)
    }
  }
  optionGroups.forEach(ask)
  return [...active]
}

/**
 * What of a product can be chosen where it is part of a meal deal: all but to make a meal of it, and
 * what only that would open.
 */
export function choicesInDeal<Group extends OptionGroup>(
  product: ProductChoices<Group>,
): ProductChoices<Group> {
  const optionGroups = product.optionGroups.filter(({ isMealUpgrade }) => !isMealUpgrade)
  if (optionGroups.length === product.optionGroups.length) return product
  const known = new Map(product.openedGroups.map((group) => [group.id, group]))
  return { optionGroups, openedGroups: openedBy(optionGroups, known) }
}

/** All that options of the groups open, and what options of those do, as far as it goes. */
export function openedBy<Group extends OptionGroup>(
  groups: readonly Group[],
  known: ReadonlyMap<string, Group>,
): Group[] {
  const reached = new Set(groups)
  // A set is walked to its end, also through what is added on the way.
  for (const group of reached)
    for (const { opensGroupId } of group.options) {
      const opened = opensGroupId === null ? undefined : known.get(opensGroupId)
      if (opened) reached.add(opened)
    }
  return [...reached].slice(groups.length)
}
