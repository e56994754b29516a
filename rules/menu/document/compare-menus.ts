import type { MenuCategory, MenuDocument, MenuOptionGroup } from './menu-document.ts'

type Kind = 'category' | 'product' | 'optionGroup'

/** What differs between two menus at one of its things. */
export interface MenuDifference {
  kind: Kind
  id: string
  /** As it is now; of what is removed, as it was. */
  name: string
  change: 'added' | 'removed' | 'changed' | 'moved' | 'archived' | 'restored'
  /** Of what is changed, archived or restored: every field that differs. Of what is moved, none. */
  fields: readonly FieldDifference[]
}

export interface FieldDifference {
  /** A field of the category, the product or the option group. */
  field: string
  before: unknown
  after: unknown
}

/**
 * What is added, removed, changed and moved from one menu to the next: categories, then products, then
 * option groups, each as the next menu has them and then what it no longer has. Something that is
 * changed and moved is listed once, as changed, with its category or its place among the fields.
 */
export function compareMenus(before: MenuDocument, after: MenuDocument): readonly MenuDifference[] {
  return [
    ...compare('category', before.categories.map(ofCategory), after.categories.map(ofCategory)),
    ...compare('product', comparedProducts(before), comparedProducts(after)),
    ...compare('optionGroup', before.optionGroups.map(ofGroup), after.optionGroups.map(ofGroup)),
  ]
}

interface Compared {
  id: string
  name: string
  /** What it stands in, such as a category; a thing that leaves it is changed. */
  within: string
  /** It is out of the menu, and can be put back. */
  isArchived: boolean
  fields: object
}

const ofCategory = ({ products: _, id, ...fields }: MenuCategory): Compared => ({
  id,
  name: fields.name,
  within: '',
  isArchived: false,
  fields,
})

function comparedProducts({ categories, archived }: MenuDocument): Compared[] {
  return [
    ...categories.flatMap(({ id: categoryId, products }) =>
      products.map(({ id, ...fields }) => ({
        id,
        name: fields.name,
        within: categoryId,
        isArchived: false,
        fields: { ...fields, categoryId },
      })),
    ),
    // Nobody sees in which order they stand.
    ...archived.map(({ id, ...fields }) => ({
      id,
      name: fields.name,
      within: id,
      isArchived: true,
      fields,
    })),
  ]
}

const ofGroup = ({ id, ...fields }: MenuOptionGroup): Compared => ({
  id,
  name: fields.name,
  // Option groups stand in no order that anybody sees.
  within: id,
  isArchived: false,
  fields,
})

function compare(kind: Kind, before: readonly Compared[], after: readonly Compared[]) {
  const old = new Map(before.map((each) => [each.id, each]))
  const now = new Set(after.map(({ id }) => id))
  const moved = movedIds(
    before.filter(({ id }) => now.has(id)),
    after.filter(({ id }) => old.has(id)),
  )
  const changeOf = (
    { id, isArchived }: Compared,
    was: Compared | undefined,
    isChanged: boolean,
  ) => {
    if (isArchived && !was?.isArchived) return 'archived'
    if (!was) return 'added'
    if (was.isArchived && !isArchived) return 'restored'
    return isChanged ? 'changed' : moved.has(id) && 'moved'
  }
  const differences: MenuDifference[] = []
  for (const each of after) {
    const { id, name, fields } = each
    const was = old.get(id)
    const differing = was ? differingFields(was.fields, fields) : []
    const change = changeOf(each, was, differing.length > 0)
    if (change) differences.push({ kind, id, name, change, fields: differing })
  }
  for (const { id, name } of before)
    if (!now.has(id)) differences.push({ kind, id, name, change: 'removed', fields: [] })
  return differences
}

/**
 * The fewest things that somebody has to have moved: within each category, all but the longest run that
 * is still in its old order.
 */
function movedIds(before: readonly Compared[], after: readonly Compared[]): ReadonlySet<string> {
  const oldPlace = new Map(before.map(({ id }, place) => [id, place]))
  const oldWithin = new Map(before.map(({ id, within }) => [id, within]))
  const moved = new Set<string>()
  const stayed = after.filter(({ id, within }) => oldWithin.get(id) === within)
  for (const together of Map.groupBy(stayed, ({ within }) => within).values()) {
    const unmoved = longestAscending(together.map(({ id }) => oldPlace.get(id) ?? 0))
    for (const [index, { id }] of together.entries()) if (!unmoved.has(index)) moved.add(id)
  }
  return moved
}

/** The indexes of a longest ascending run of numbers, which need not stand next to each other. */
function longestAscending(places: readonly number[]): ReadonlySet<number> {
  /** For each length, the index at which the run with the smallest last number ends. */
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, place] of places.entries()) {
    let length = ends.findIndex((end) => (places[end] ?? 0) >= place)
    if (length < 0) length = ends.length
    previous[index] = ends[length - 1]
    ends[length] = index
  }
  const run = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) run.add(index)
  return run
}

function differingFields(before: object, after: object): FieldDifference[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => !isSame(old.get(field), now.get(field)))
    .map((field) => ({ field, before: old.get(field), after: now.get(field) }))
}

/** Whether two values of JSON are the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [ofOne, ofOther] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return (
    ofOne.size === ofOther.size &&
    [...ofOne].every(([field, value]) => ofOther.has(field) && isSame(value, ofOther.get(field)))
  )
}
