import { comparedName, type ImportedItem, type ImportFault } from './imported-menu.ts'

interface Drafted {
  id: string
  name: string
}

/**
 * What of a menu each item of a file is: that with its id, or else with its name. An item that is not
 * in the answer is new.
 */
export function matchItems<Item extends ImportedItem, Of extends Drafted>(
  items: readonly Item[],
  drafted: readonly Of[],
  canBe: (item: Item, drafted: Of) => boolean = () => true,
): ReadonlyMap<Item, Of> {
  const byId = new Map(drafted.map((each) => [each.id, each]))
  const matches = new Map<Item, Of>()
  const taken = new Set<Of>()
  const match = (item: Item, found: Of | null | undefined) => {
    if (!found || taken.has(found)) return
    matches.set(item, found)
    taken.add(found)
  }
  // Ids first: a name must not take what another row has the id of.
  for (const item of items) match(item, item.id === null ? null : byId.get(item.id))
  const byName = Map.groupBy(drafted, ({ name }) => comparedName(name))
  for (const item of items) {
    if (matches.has(item)) continue
    const named = byName.get(comparedName(item.name)) ?? []
    match(
      item,
      named.find((each) => !taken.has(each) && canBe(item, each)),
    )
  }
  return matches
}

/** Ids that stand twice in a file, and names that do where no id tells them apart. */
export function repeats(items: readonly ImportedItem[]): ImportFault[] {
  const ids = new Set<string>()
  const names = new Set<string>()
  return items.flatMap(({ at, id, name }): ImportFault[] => {
    const compared = comparedName(name)
    const isRepeated = id === null ? names.has(compared) : ids.has(id)
    names.add(compared)
    if (id !== null) ids.add(id)
    if (!isRepeated) return []
    return [
      id === null
        ? { ...at, code: 'REPEATED_NAME', value: name }
        : { ...at, code: 'REPEATED_ID', value: id },
    ]
  })
}

/** Ids by what a file may call their items: an id, or a name that only one of them has. */
export function referencesTo(
  items: readonly { id: string; fileId?: string | null; name: string }[],
): ReadonlyMap<string, string> {
  const references = new Map<string, string>()
  const byName = Map.groupBy(items, ({ name }) => comparedName(name))
  for (const [name, named] of byName) if (named[0]) references.set(name, named[0].id)
  for (const { id } of items) references.set(id, id)
  for (const { id, fileId } of items) if (fileId) references.set(fileId, id)
  return references
}

/** What a reference stands for in the first of these that knows it, by id before name. */
export function resolve(
  reference: string,
  among: readonly ReadonlyMap<string, string>[],
): string | undefined {
  for (const key of [reference.toLowerCase(), comparedName(reference)])
    for (const references of among) {
      const id = references.get(key)
      if (id !== undefined) return id
    }
  return undefined
}
