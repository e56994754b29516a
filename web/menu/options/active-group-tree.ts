import type { ProductChoices } from '#rules/menu/active-groups.ts'
import type { OptionGroup } from '#rules/menu/check-options.ts'
import type { Choice } from './option-choice.ts'

/** An option group, with the groups that its chosen options open. */
export interface ActiveGroup {
  group: OptionGroup
  /** By the option that opens it; a group is listed once, under the first option that opens it. */
  opened: ReadonlyMap<string, ActiveGroup>
}

/** The answer of `activeGroups` as a tree: each group below the option that opens it. */
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

/** The groups in the order of the screen. */
export function groupsOfTree(tree: readonly ActiveGroup[]): OptionGroup[] {
  return tree.flatMap(({ group, opened }) => [group, ...groupsOfTree([...opened.values()])])
}
