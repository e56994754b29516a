import type { ProductChoices } from '#rules/menu/active-groups.ts'
import type { OptionGroup } from '#rules/menu/check-options.ts'
import type { Choice } from './option-choice.ts'

/** A group that is asked, with those that its chosen options open. */
export interface ActiveGroup {
  group: OptionGroup
  /** By the option that opens it; the next one that would open it again does not ask again. */
  opened: ReadonlyMap<string, ActiveGroup>
}

/** What `activeGroups` answers, as it stands on a screen: each group behind the option that opens it. */
export function activeGroupTree(
  { optionGroups, openedGroups }: ProductChoices,
  choice: Choice,
): ActiveGroup[] {
  const known = new Map([...openedGroups, ...optionGroups].map((group) => [group.id, group]))
  const active = new Set<OptionGroup>()
  const ask = (group: OptionGroup): ActiveGroup[] => {
    if (active.has(group)) return []
    active.add(group)
    const opened = new Map<string, ActiveGroup>()
    for (const { id, opensGroupId } of group.options) {
      if (opensGroupId === null || (choice[id] ?? 0) === 0) continue
      const next = known.get(opensGroupId)
      const [node] = next ? ask(next) : []
      if (node) opened.set(id, node)
    }
    return [{ group, opened }]
  }
  return optionGroups.flatMap(ask)
}

/** The groups in the order in which they stand. */
export function groupsOfTree(tree: readonly ActiveGroup[]): OptionGroup[] {
  return tree.flatMap(({ group, opened }) => [group, ...groupsOfTree([...opened.values()])])
}
