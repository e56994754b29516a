import {
  comparedName,
  given,
  type ImportedCategory,
  type ImportedGroup,
  type ImportedItem,
  type ImportedMenu,
  type ImportedProduct,
  type ImportFault,
} from './imported-menu.ts'
import {
  columnNamed,
  rowKindNamed,
  TABLE_COLUMNS,
  type RowKind,
  type TableColumn,
} from './table-columns.ts'
import { TableRow, type Table, type TableLimits } from './table-row.ts'
import type { Cell } from './table-words.ts'

export interface ReadTable {
  imported: ImportedMenu
  faults: ImportFault[]
  /** Headings that say nothing to us. */
  unknownColumns: string[]
}

/** The menu that a table has, and all that is wrong with it. */
export function readTable(rows: readonly (readonly Cell[])[], limits: TableLimits): ReadTable {
  const first = rows.findIndex((row) => !isEmpty(row))
  const { columns, unknownColumns, faults } = readHeadings(rows[first] ?? [], first + 1)
  if (faults.length > 0) return { imported: menuOfRows([]), faults, unknownColumns }
  const table: Table = { columns, limits, faults }
  const read = rows.flatMap((cells, index): ReadRow[] => {
    if (index <= first || isEmpty(cells)) return []
    const row = new TableRow(index + 1, cells, table)
    const kind = rowKindNamed(row.text('kind'))
    if (kind === undefined) row.fault('kind', 'KIND_NOT_READ')
    return kind === undefined ? [] : [{ row, kind }]
  })
  const imported = menuOfRows(read)
  if (faults.length === 0 && read.length === 0)
    faults.push({ row: first + 1, column: '', code: 'NO_ROWS', value: '' })
  return { imported, faults, unknownColumns }
}

const isEmpty = (row: readonly Cell[]) => row.every((cell) => String(cell ?? '').trim() === '')

function readHeadings(row: readonly Cell[], number: number) {
  const columns = new Map<TableColumn, { index: number; heading: string }>()
  const faults: ImportFault[] = []
  const unknownColumns: string[] = []
  for (const [index, cell] of row.entries()) {
    const heading = String(cell ?? '')
      .trim()
      .slice(0, 100)
    const column = columnNamed(heading)
    const at = { row: number, column: heading }
    if (column === undefined) {
      if (heading !== '') unknownColumns.push(heading)
    } else if (columns.has(column))
      faults.push({ ...at, code: 'REPEATED_COLUMN', value: columns.get(column)?.heading ?? '' })
    else columns.set(column, { index, heading })
  }
  if (number === 0) faults.push({ row: null, column: '', code: 'NO_ROWS', value: '' })
  else
    for (const column of ['section', 'name'] as const)
      if (!columns.has(column))
        faults.push({
          row: number,
          column: TABLE_COLUMNS[column][0],
          code: 'MISSING_COLUMN',
          value: '',
        })
  return { columns, unknownColumns, faults }
}

type ReadRow = { row: TableRow; kind: RowKind }

/**
 * The menu that rows make: sections in the order in which they are first named. An empty section is that
 * of the row above.
 */
function menuOfRows(rows: readonly ReadRow[]): ImportedMenu {
  const categories = new Sections<ImportedCategory>()
  const groups = new Sections<ImportedGroup>()
  // A section may have its own row below the dishes that name it.
  for (const { row, kind } of rows) {
    if (kind === 'section') categories.declare(row, sectionOf(row))
    if (kind === 'optionGroup') groups.declare(row, groupOf(row))
  }
  for (const { row, kind } of rows) {
    if (kind === 'section') categories.open(row)
    else if (kind === 'optionGroup') groups.open(row)
    else if (kind === 'option') {
      const at = row.at('section')
      const group = groups.named(row, (name) => ({
        at,
        id: null,
        name,
        isOnlyNamed: true,
        facts: {},
        options: [],
      }))
      const option = optionOf(row)
      if (option) group?.options.push(option)
    } else {
      const at = row.at('section')
      const category = categories.named(row, (name) => ({
        at,
        id: null,
        name,
        isOnlyNamed: true,
        facts: {},
        products: [],
      }))
      const product = productOf(row)
      if (product) category?.products.push(product)
    }
  }
  const optionGroups = groups.inOrder()
  return {
    categories: categories.inOrder(),
    ...(optionGroups.length > 0 && { optionGroups }),
  }
}

/** What rows stand in: sections, or option groups. */
class Sections<Section extends ImportedItem> {
  readonly #byRow = new Map<number, Section>()
  readonly #byReference = new Map<string, Section>()
  readonly #order = new Set<Section>()
  #current: Section | null = null

  declare(row: TableRow, section: Section | null): void {
    if (!section) return
    this.#byRow.set(row.at('name').row ?? 0, section)
    const name = comparedName(section.name)
    if (!this.#byReference.has(name)) this.#byReference.set(name, section)
    if (section.id !== null) this.#byReference.set(section.id, section)
  }

  open(row: TableRow): void {
    const section = this.#byRow.get(row.at('name').row ?? 0)
    if (section) this.#take(section)
  }

  named(row: TableRow, make: (name: string) => Section): Section | null {
    const reference = row.name('section')
    if (reference === '') {
      if (!this.#current) row.fault('section', 'MISSING_SECTION')
      return this.#current
    }
    const name = comparedName(reference)
    const found = this.#byReference.get(reference) ?? this.#byReference.get(name)
    if (found) return this.#take(found)
    const made = make(reference)
    this.#byReference.set(name, made)
    return this.#take(made)
  }

  inOrder = (): Section[] => [...this.#order]

  #take(section: Section): Section {
    this.#current = section
    this.#order.add(section)
    return section
  }
}

function sectionOf(row: TableRow): ImportedCategory | null {
  const item = itemOf(row, row.text('name') === '' ? 'section' : 'name')
  return item && { ...item, facts: given({ description: row.description() }), products: [] }
}

function groupOf(row: TableRow): ImportedGroup | null {
  const item = itemOf(row, row.text('name') === '' ? 'section' : 'name')
  if (!item) return null
  const facts = given({
    minimum: row.count('minimum', 0),
    maximum: row.count('maximum', 1),
    isMealUpgrade: row.yesOrNo('isMealUpgrade'),
  })
  return { ...item, facts, options: [] }
}

function optionOf(row: TableRow): ImportedGroup['options'][number] | null {
  const item = itemOf(row, 'name')
  if (!item) return null
  const facts = given({
    pricePence: row.price(),
    collectionPence: row.collectionPrice(),
    maximumQuantity: row.count('maximumQuantity', 1),
    kcal: row.kcal(),
    isAgeRestricted: row.yesOrNo('isAgeRestricted'),
  })
  const opens = row.references('opens')
  return {
    ...item,
    facts,
    ...given({ allergens: row.allergens() }),
    ...(opens && { opens: opens[0] ?? null }),
    opensAt: row.at('opens'),
  }
}

function productOf(row: TableRow): ImportedProduct | null {
  const item = itemOf(row, 'name')
  if (!item) return null
  const facts = given({
    description: row.description(),
    pricePence: row.price(),
    collectionPence: row.collectionPrice(),
    vat: row.vat(),
    kcal: row.kcal(),
    diets: row.diets(),
    heat: row.heat(),
    isPopular: row.yesOrNo('isPopular'),
    isAgeRestricted: row.yesOrNo('isAgeRestricted'),
  })
  return {
    ...item,
    facts,
    places: { price: row.at('price'), optionGroups: row.at('optionGroups') },
    ...given({ allergens: row.allergens(), optionGroups: row.references('optionGroups') }),
  }
}

function itemOf(row: TableRow, column: 'name' | 'section'): ImportedItem | null {
  const name = row.name(column)
  if (name === '') {
    row.fault('name', 'MISSING_NAME')
    return null
  }
  return { at: row.at(column), id: row.text('id').toLowerCase() || null, name }
}
