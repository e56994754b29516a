import type { MenuDocument, MenuOption, MenuOptionGroup } from '../document/menu-document.ts'
import type { ImportSettings, Report } from './import-settings.ts'
import { importAllergens, nameOf, type ImportedGroup, type ImportedMenu } from './imported-menu.ts'
import { matchItems, referencesTo, resolve } from './match-items.ts'

type References = readonly ReadonlyMap<string, string>[]

interface MergedGroups {
  groups: readonly MenuOptionGroup[]
  /** What the rest of the file may call them. */
  references: References
}

/** The option groups after an import. A file that says nothing of them leaves them as they are. */
export function mergeGroups(
  { optionGroups: drafted }: MenuDocument,
  { optionGroups: imported }: ImportedMenu,
  settings: ImportSettings,
  report: Report,
): MergedGroups {
  if (!imported) return { groups: drafted, references: [referencesTo(drafted)] }
  const { mode, newId } = settings
  const matches = matchItems(imported, drafted)
  const ids = new Map(imported.map((group) => [group, matches.get(group)?.id ?? newId()]))
  const inFile = imported.map((group) => ({
    id: ids.get(group) ?? '',
    fileId: group.id,
    name: group.name,
  }))
  const references = [referencesTo(inFile), ...(mode === 'add' ? [referencesTo(drafted)] : [])]
  const remaining = new Set([
    ...ids.values(),
    ...(mode === 'add' ? drafted.map(({ id }) => id) : []),
  ])
  const merged = new Map(
    imported.map((group) => {
      const id = ids.get(group) ?? ''
      const before = matches.get(group)
      return [id, mergeGroup(group, before, { ...settings, id, references, remaining, report })]
    }),
  )
  if (mode === 'replace') return { groups: [...merged.values()], references }
  const known = new Set(drafted.map(({ id }) => id))
  const groups = [
    ...drafted.map((group) => merged.get(group.id) ?? group),
    ...[...merged.values()].filter(({ id }) => !known.has(id)),
  ]
  return { groups, references }
}

interface Merging extends ImportSettings {
  id: string
  references: References
  /** The groups that are there after the import. */
  remaining: ReadonlySet<string>
  report: Report
}

/** A new group whose file says no more lets customers choose any of its options, once each. */
function mergeGroup(
  imported: ImportedGroup,
  before: MenuOptionGroup | undefined,
  merging: Merging,
): MenuOptionGroup {
  const options = mergeOptions(imported, before?.options ?? [], merging)
  if (options.length > merging.limits.optionsOfGroup)
    merging.report(imported.at, 'TOO_MANY', imported.name)
  return {
    minimum: 0,
    maximum: Math.min(Math.max(options.length, imported.facts.minimum ?? 0, 1), MAXIMUM_CHOSEN),
    isMealUpgrade: false,
    ...before,
    ...imported.facts,
    id: merging.id,
    name: nameOf(imported, before),
    options,
  }
}

/** How many of a group can be chosen at all. */
const MAXIMUM_CHOSEN = 50

function mergeOptions(
  imported: ImportedGroup,
  drafted: readonly MenuOption[],
  { mode, newId, references, remaining, report }: Merging,
): MenuOption[] {
  const matches = matchItems(imported.options, drafted)
  const merged = imported.options.map((option): MenuOption => {
    const before = matches.get(option)
    const opened = before?.opensGroupId ?? null
    let opensGroupId = opened !== null && remaining.has(opened) ? opened : null
    if (option.opens !== undefined) {
      const found = option.opens === null ? null : resolve(option.opens, references)
      if (found === undefined) report(option.opensAt, 'UNKNOWN_OPTION_GROUP', option.opens ?? '')
      opensGroupId = found ?? null
    }
    return {
      pricePence: 0,
      collectionPence: null,
      maximumQuantity: 1,
      isAgeRestricted: false,
      kcal: null,
      ...before,
      ...option.facts,
      id: before?.id ?? newId(),
      name: option.name,
      allergens: importAllergens(before?.allergens ?? {}, option.allergens),
      opensGroupId,
    }
  })
  if (mode === 'replace') return merged
  const byId = new Map(merged.map((option) => [option.id, option]))
  const known = new Set(drafted.map(({ id }) => id))
  return [
    ...drafted.map((option) => byId.get(option.id) ?? option),
    ...merged.filter(({ id }) => !known.has(id)),
  ]
}
