import { ALLERGENS, type AllergenDeclaration, type AllergenDeclarations } from '../allergens.ts'
import type { MenuDocument, MenuOptionGroup, MenuProduct } from '../document/menu-document.ts'
import { comparedName } from './imported-menu.ts'
import { ROW_KINDS, TABLE_COLUMN_NAMES, TABLE_COLUMNS, type TableColumn } from './table-columns.ts'
import { harmless, nameOfAllergen, nameOfDiet, writePrice, type Cell } from './table-words.ts'

type Row = Partial<Record<TableColumn, Cell>>

/**
 * A menu as a table with its headings, from which an import makes the same menu. Meal deals, times and
 * pictures have no columns: an import leaves them as they are.
 */
export function writeTable({ categories, optionGroups }: MenuDocument): Cell[][] {
  const sectionOf = referenceTo(categories)
  const groupOf = referenceTo(optionGroups)
  const groupNames = new Map(optionGroups.map((group) => [group.id, groupOf(group)]))
  const rows = [
    ...categories.flatMap((category) => {
      const section = sectionOf(category)
      const { description, id, name, products } = category
      const needsRow = description !== '' || products.length === 0 || section !== name
      return [
        ...(needsRow ? [{ kind: ROW_KINDS.section[0], name, description, id }] : []),
        ...products.map((product) => rowOfProduct(product, section, groupNames)),
      ]
    }),
    ...optionGroups.flatMap((group) => rowsOfGroup(group, groupNames)),
  ]
  return [
    TABLE_COLUMN_NAMES.map((column) => TABLE_COLUMNS[column][0]),
    ...rows.map((row: Row) => TABLE_COLUMN_NAMES.map((column) => cellOf(row[column]))),
  ]
}

const cellOf = (cell: Cell | undefined): Cell =>
  typeof cell === 'string' ? harmless(cell) : (cell ?? null)

const priceOrNone = (pence: number | null) => (pence === null ? null : writePrice(pence))

const yes = (is: boolean) => (is ? 'yes' : null)

function rowOfProduct(
  product: MenuProduct,
  section: string,
  groupNames: ReadonlyMap<string, string>,
): Row {
  return {
    kind: ROW_KINDS.dish[0],
    section,
    name: product.name,
    description: product.description,
    price: writePrice(product.pricePence),
    collectionPrice: priceOrNone(product.collectionPence),
    vat: product.vat,
    kcal: product.kcal,
    ...allergenCells(product.allergens),
    diets: product.diets.map(nameOfDiet).join('; '),
    heat: product.heat || null,
    isPopular: yes(product.isPopular),
    isAgeRestricted: yes(product.isAgeRestricted),
    optionGroups: product.optionGroupIds.map((id) => groupNames.get(id) ?? id).join('; '),
    id: product.id,
  }
}

function rowsOfGroup(group: MenuOptionGroup, groupNames: ReadonlyMap<string, string>): Row[] {
  const { id, name, minimum, maximum, isMealUpgrade, options } = group
  return [
    {
      kind: ROW_KINDS.optionGroup[0],
      name,
      minimum,
      maximum,
      isMealUpgrade: yes(isMealUpgrade),
      id,
    },
    ...options.map((option) => ({
      kind: ROW_KINDS.option[0],
      section: groupNames.get(id) ?? id,
      name: option.name,
      price: writePrice(option.pricePence),
      collectionPrice: priceOrNone(option.collectionPence),
      kcal: option.kcal,
      ...allergenCells(option.allergens),
      isAgeRestricted: yes(option.isAgeRestricted),
      maximumQuantity: option.maximumQuantity,
      opens: option.opensGroupId && (groupNames.get(option.opensGroupId) ?? option.opensGroupId),
      id: option.id,
    })),
  ]
}

function allergenCells(allergens: AllergenDeclarations): Row {
  const named = (kind: AllergenDeclaration) =>
    ALLERGENS.filter((allergen) => allergens[allergen] === kind)
      .map(nameOfAllergen)
      .join('; ')
  return { contains: named('contains'), may: named('may'), free: named('free') }
}

/** What other rows call a thing: its name, or its id where the name would not do. */
function referenceTo(items: readonly { id: string; name: string }[]) {
  const byName = Map.groupBy(items, ({ name }) => comparedName(name))
  return ({ id, name }: { id: string; name: string }): string =>
    byName.get(comparedName(name))?.length === 1 && !/[;\n]/u.test(name) ? name : id
}
