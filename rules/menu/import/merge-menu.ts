import type { MenuCategory, MenuDocument, MenuProduct } from '../document/menu-document.ts'
import type { ImportSettings, Report } from './import-settings.ts'
import {
  importAllergens,
  nameOf,
  type ImportedCategory,
  type ImportedGroup,
  type ImportedItem,
  type ImportedMenu,
  type ImportedProduct,
  type ImportFault,
  type ImportFaultCode,
  type ImportPlace,
} from './imported-menu.ts'
import { matchItems, referencesTo, repeats, resolve } from './match-items.ts'
import { mergeGroups } from './merge-groups.ts'

export interface ImportResult {
  /** Null when anything of the file is wrong: it is imported whole or not at all. */
  menu: MenuDocument | null
  faults: ImportFault[]
}

/** The menu after a file is imported into it. */
export function mergeMenu(
  drafted: MenuDocument,
  imported: ImportedMenu,
  settings: ImportSettings,
): ImportResult {
  const faults = repeatsOfMenu(imported)
  const report = (at: ImportPlace, code: ImportFaultCode, value: string) => {
    faults.push({ ...at, code, value })
  }
  const { groups: optionGroups, references } = mergeGroups(drafted, imported, settings, report)
  const groupIds = new Set(optionGroups.map(({ id }) => id))
  const { categories, products } = mergeCategories(drafted, imported, {
    ...settings,
    report,
    groupReferences: references,
    groupIds,
  })
  // No file has them: they stay, but for those that the file puts back on the menu.
  const archived = drafted.archived
    .filter(({ id }) => !products.has(id))
    .map((product) => ({
      ...product,
      optionGroupIds: product.optionGroupIds.filter((id) => groupIds.has(id)),
    }))
  return faults.length > 0
    ? { menu: null, faults }
    : { menu: { categories, archived, optionGroups: [...optionGroups] }, faults }
}

function repeatsOfMenu({ categories, optionGroups = [] }: ImportedMenu): ImportFault[] {
  const repeatedIds = (items: readonly ImportedItem[]) =>
    repeats(items).filter(({ code }) => code === 'REPEATED_ID')
  const repeatedNames = (items: readonly ImportedItem[]) =>
    repeats(items).filter(({ code }) => code === 'REPEATED_NAME')
  return [
    ...repeats(categories),
    ...repeatedIds(categories.flatMap(({ products }) => products)),
    ...categories.flatMap(({ products }) => repeatedNames(products)),
    ...repeats(optionGroups),
    ...repeatedIds(optionGroups.flatMap(({ options }) => options)),
    ...optionGroups.flatMap(({ options }: ImportedGroup) => repeatedNames(options)),
  ]
}

interface Merging extends ImportSettings {
  report: Report
  groupReferences: readonly ReadonlyMap<string, string>[]
  groupIds: ReadonlySet<string>
  categoryReferences: readonly ReadonlyMap<string, string>[]
}

function mergeCategories(
  drafted: MenuDocument,
  imported: ImportedMenu,
  settings: Omit<Merging, 'categoryReferences'>,
): { categories: MenuCategory[]; products: ReadonlySet<string> } {
  const { mode, newId } = settings
  const matches = matchItems(imported.categories, drafted.categories)
  const ids = new Map(imported.categories.map((each) => [each, matches.get(each)?.id ?? newId()]))
  const merging = {
    ...settings,
    categoryReferences: [
      referencesTo(
        imported.categories.map((each) => ({
          id: ids.get(each) ?? '',
          fileId: each.id,
          name: each.name,
        })),
      ),
      ...(mode === 'add' ? [referencesTo(drafted.categories)] : []),
    ],
  }
  const products = matchProducts(drafted, imported, matches)
  const inFile = new Set([...products.values()].map(({ id }) => id))
  const merged = new Map<string, MenuCategory>()
  for (const category of imported.categories) {
    const id = ids.get(category) ?? ''
    const before = matches.get(category)
    merged.set(id, {
      description: '',
      soldWhen: null,
      slotItems: null,
      ...before,
      ...category.facts,
      id,
      name: nameOf(category, before),
      products: mergeProducts(before?.products ?? [], category, products, merging),
    })
  }
  if (mode === 'replace') return { categories: [...merged.values()], products: inFile }
  const stayed = drafted.categories.map(
    (category) =>
      merged.get(category.id) ?? {
        ...category,
        products: category.products.filter(({ id }) => !inFile.has(id)),
      },
  )
  const known = new Set(drafted.categories.map(({ id }) => id))
  return {
    categories: [...stayed, ...[...merged.values()].filter(({ id }) => !known.has(id))],
    products: inFile,
  }
}

type Matches = ReadonlyMap<ImportedProduct, MenuProduct>

/** By id wherever the product is, also archived; by name in its category only. */
function matchProducts(
  drafted: MenuDocument,
  imported: ImportedMenu,
  categories: ReadonlyMap<ImportedCategory, MenuCategory>,
): Matches {
  const categoryOf = new Map(
    imported.categories.flatMap((category) =>
      category.products.map((product) => [product, categories.get(category)?.id] as const),
    ),
  )
  const draftedIn = new Map<MenuProduct, string>([
    ...drafted.categories.flatMap(({ id, products }) =>
      products.map((product) => [product, id] as const),
    ),
    ...drafted.archived.map(({ categoryId, ...product }) => [product, categoryId] as const),
  ])
  return matchItems(
    [...categoryOf.keys()],
    [...draftedIn.keys()],
    (item, product) => categoryOf.get(item) === draftedIn.get(product),
  )
}

function mergeProducts(
  drafted: readonly MenuProduct[],
  category: ImportedCategory,
  matches: Matches,
  merging: Merging,
): MenuProduct[] {
  const merged = category.products.map((product) =>
    mergeProduct(product, matches.get(product), merging),
  )
  if (merging.mode === 'replace') return merged
  const byId = new Map(merged.map((product) => [product.id, product]))
  const elsewhere = new Set([...matches.values()].map(({ id }) => id))
  const here = new Set(drafted.map(({ id }) => id))
  return [
    ...drafted.flatMap((product) => {
      const changed = byId.get(product.id)
      if (changed) return [changed]
      return elsewhere.has(product.id) ? [] : [product]
    }),
    ...merged.filter(({ id }) => !here.has(id)),
  ]
}

const NEW_PRODUCT = {
  description: '',
  collectionPence: null,
  vat: null,
  kcal: null,
  diets: [],
  heat: 0,
  isPopular: false,
  isAgeRestricted: false,
  soldWhen: null,
  art: null,
  photo: null,
}

function mergeProduct(
  imported: ImportedProduct,
  before: MenuProduct | undefined,
  merging: Merging,
): MenuProduct {
  const { newId, report, limits } = merging
  const pricePence = imported.facts.pricePence ?? before?.pricePence
  if (pricePence === undefined) report(imported.places.price, 'MISSING_PRICE', '')
  const optionGroupIds = groupIdsOf(imported, before, merging)
  const bundleSlots = slotsOf(imported, before, merging)
  if (
    optionGroupIds.length > limits.optionGroupsOfProduct ||
    bundleSlots.length > limits.slotsOfProduct
  )
    report(imported.at, 'TOO_MANY', imported.name)
  return {
    ...NEW_PRODUCT,
    ...before,
    ...imported.facts,
    id: before?.id ?? newId(),
    name: imported.name,
    pricePence: pricePence ?? 0,
    allergens: importAllergens(before?.allergens ?? {}, imported.allergens),
    optionGroupIds,
    bundleSlots,
  }
}

function groupIdsOf(
  imported: ImportedProduct,
  before: MenuProduct | undefined,
  { groupReferences, groupIds, report }: Merging,
): string[] {
  if (!imported.optionGroups) return (before?.optionGroupIds ?? []).filter((id) => groupIds.has(id))
  return imported.optionGroups.flatMap((reference) => {
    const id = resolve(reference, groupReferences)
    if (id === undefined) report(imported.places.optionGroups, 'UNKNOWN_OPTION_GROUP', reference)
    return id ?? []
  })
}

function slotsOf(
  imported: ImportedProduct,
  before: MenuProduct | undefined,
  { categoryReferences, newId, report }: Merging,
): MenuProduct['bundleSlots'] {
  if (!imported.bundleSlots) return before?.bundleSlots ?? []
  const matches = matchItems(imported.bundleSlots, before?.bundleSlots ?? [])
  return imported.bundleSlots.map((slot) => {
    const drafted = matches.get(slot)
    const categoryId = resolve(slot.category, categoryReferences)
    if (categoryId === undefined) report(slot.at, 'UNKNOWN_SECTION', slot.category)
    return {
      coversPence: null,
      ...drafted,
      ...slot.facts,
      id: drafted?.id ?? newId(),
      name: slot.name,
      categoryId: categoryId ?? '',
    }
  })
}
