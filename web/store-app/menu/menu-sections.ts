import type { StaffMenu, StockedItem } from '#contract/partner/sold-out.ts'

/** A category with its dishes, or an option group with its options. */
export interface Section {
  id: string
  name: string
  items: readonly StockedItem[]
}

interface MenuFilter {
  /** Each word has to be in the name of the item or of its section. */
  words: string
  /** Only what is sold out. */
  isSoldOut: boolean
}

/** The part of a menu that staff look for; sections without anything of it are left out. */
export function shownSections(
  { categories, optionGroups }: StaffMenu,
  filter: MenuFilter,
): { dishes: Section[]; options: Section[] } {
  const groups = optionGroups.map(({ id, name, options }) => ({ id, name, items: options }))
  const dishes = categories.map(({ id, name, products }) => ({ id, name, items: products }))
  return { dishes: filtered(dishes, filter), options: filtered(groups, filter) }
}

/** How many dishes and options are sold out. */
export function soldOutCount({ categories, optionGroups }: StaffMenu): number {
  const items = [
    ...categories.flatMap(({ products }) => products),
    ...optionGroups.flatMap(({ options }) => options),
  ]
  return items.filter(({ isSoldOut }) => isSoldOut).length
}

function filtered(sections: readonly Section[], { words, isSoldOut }: MenuFilter): Section[] {
  const requested = plain(words).split(/\s+/).filter(Boolean)
  const isRequested = (section: Section, item: StockedItem) => {
    const name = plain(`${section.name} ${item.name}`)
    return (!isSoldOut || item.isSoldOut) && requested.every((word) => name.includes(word))
  }
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter((item) => isRequested(section, item)),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Without accents and in small letters, so that “tiramisu” finds “Tiramisù”. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
