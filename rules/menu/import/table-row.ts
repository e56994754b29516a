import { cleanLine, cleanLines, ONE_LINE, SEVERAL_LINES, VISIBLE } from '#rules/text/free-text.ts'
import type { AllergenDeclaration } from '../allergens.ts'
import type { MenuDiet } from '../document/menu-document.ts'
import type { VatKind } from '../vat.ts'
import type {
  ImportedAllergens,
  ImportFault,
  ImportFaultCode,
  ImportPlace,
} from './imported-menu.ts'
import { TABLE_COLUMNS, type TableColumn } from './table-columns.ts'
import {
  allergenNamed,
  dietNamed,
  entriesOf,
  readHeat,
  readPrice,
  readWhole,
  readYesOrNo,
  vatNamed,
  withoutApostrophe,
  type Cell,
} from './table-words.ts'

/** How long and how large what a menu says may be. */
export interface TableLimits {
  nameLength: number
  descriptionLength: number
  pricePence: number
  quantity: number
}

export interface Table {
  columns: ReadonlyMap<TableColumn, { index: number; heading: string }>
  limits: TableLimits
  faults: ImportFault[]
}

const KCAL_MAXIMUM = 100_000
const KINDS = ['contains', 'may', 'free'] as const satisfies AllergenDeclaration[]
const LIST = /[;,\n/]/u

/**
 * One row of a table. A column that the table does not have reads as undefined; what is not as it should
 * be is added to the table's faults.
 */
export class TableRow {
  readonly #number: number
  readonly #cells: readonly Cell[]
  readonly #table: Table

  constructor(number: number, cells: readonly Cell[], table: Table) {
    this.#number = number
    this.#cells = cells
    this.#table = table
  }

  at(column: TableColumn): ImportPlace {
    const heading = this.#table.columns.get(column)?.heading ?? TABLE_COLUMNS[column][0]
    return { row: this.#number, column: heading }
  }

  fault(column: TableColumn, code: ImportFaultCode, value = this.text(column)): void {
    this.#table.faults.push({ ...this.at(column), code, value: value.slice(0, 200) })
  }

  /** A cell as it stands, without the spaces around it. */
  text(column: TableColumn): string {
    return cleanLine(String(this.#cell(column) ?? ''))
  }

  name(column: TableColumn): string {
    const name = this.text(column)
    if (name.length > this.#table.limits.nameLength) this.fault(column, 'TEXT_TOO_LONG')
    else if (!ONE_LINE.test(name) || !isStorable(name)) this.fault(column, 'TEXT_NOT_READ')
    else if (name !== '' && !VISIBLE.test(name)) this.fault(column, 'MISSING_NAME')
    return name
  }

  description(): string | undefined {
    if (!this.#has('description')) return undefined
    const description = cleanLines(String(this.#cell('description') ?? ''))
    if (description.length > this.#table.limits.descriptionLength)
      this.fault('description', 'TEXT_TOO_LONG')
    else if (!SEVERAL_LINES.test(description) || !isStorable(description))
      this.fault('description', 'TEXT_NOT_READ')
    return description
  }

  price(column: 'price' | 'collectionPrice' = 'price'): number | undefined {
    const pence = this.#value(column, undefined, readPrice, 'PRICE_NOT_READ')
    if (pence !== undefined && pence > this.#table.limits.pricePence)
      this.fault(column, 'PRICE_TOO_HIGH')
    return pence
  }

  /** Null: it costs the same. */
  collectionPrice(): number | null | undefined {
    return this.#isEmpty('collectionPrice') ? null : this.price('collectionPrice')
  }

  kcal(): number | null | undefined {
    if (this.#isEmpty('kcal')) return null
    return this.#value('kcal', undefined, wholeFrom(0, KCAL_MAXIMUM), 'NUMBER_NOT_READ')
  }

  /** How many; an empty cell says nothing. */
  count(column: TableColumn, minimum: number): number | undefined {
    const read = wholeFrom(minimum, this.#table.limits.quantity)
    return this.#value(column, undefined, read, 'NUMBER_NOT_READ')
  }

  yesOrNo(column: TableColumn): boolean | undefined {
    return this.#value(column, false, readYesOrNo, 'YES_OR_NO_NOT_READ')
  }

  /** Null: it has none of its own. */
  vat(): VatKind | null | undefined {
    return this.#isEmpty('vat') ? null : this.#value('vat', undefined, vatNamed, 'VAT_NOT_READ')
  }

  heat(): number | undefined {
    return this.#value('heat', 0, readHeat, 'NUMBER_NOT_READ')
  }

  diets(): MenuDiet[] | undefined {
    if (!this.#has('diets')) return undefined
    return [...new Set(this.#words('diets', 'DIET_NOT_READ', dietNamed))]
  }

  allergens(): ImportedAllergens | undefined {
    const kinds = KINDS.filter((kind) => this.#has(kind))
    const declared: ImportedAllergens['declared'] = {}
    for (const kind of kinds)
      for (const allergen of this.#words(kind, 'ALLERGEN_NOT_READ', allergenNamed)) {
        const other = declared[allergen]
        if (other !== undefined && other !== kind) this.fault(kind, 'REPEATED_ALLERGEN')
        declared[allergen] = kind
      }
    return kinds.length > 0 ? { kinds, declared } : undefined
  }

  /** The names or ids of option groups. */
  references(column: TableColumn): string[] | undefined {
    return this.#has(column) ? entriesOf(this.#cell(column), /[;\n]/u) : undefined
  }

  #has(column: TableColumn): boolean {
    return this.#table.columns.has(column)
  }

  /** Whether the table has the column and says nothing in it. */
  #isEmpty(column: TableColumn): boolean {
    return this.#has(column) && this.text(column) === ''
  }

  #cell(column: TableColumn): Cell {
    const place = this.#table.columns.get(column)
    const cell = place === undefined ? null : (this.#cells[place.index] ?? null)
    return typeof cell === 'string' ? withoutApostrophe(cell) : cell
  }

  /** The value of a column that the table has, or that of an empty cell. */
  #value<Value>(
    column: TableColumn,
    empty: Value,
    read: (cell: Cell) => Value | null,
    code: ImportFaultCode,
  ): Value | undefined {
    if (!this.#has(column)) return undefined
    if (this.text(column) === '') return empty
    const value = read(this.#cell(column))
    if (value === null) this.fault(column, code)
    return value ?? undefined
  }

  #words<Word>(
    column: TableColumn,
    code: ImportFaultCode,
    named: (word: string) => Word | undefined,
  ): Word[] {
    return entriesOf(this.#cell(column), LIST).flatMap((word) => {
      const found = named(word)
      if (found === undefined) this.fault(column, code, word)
      return found ?? []
    })
  }
}

const wholeFrom = (minimum: number, maximum: number) => (cell: Cell) => {
  const value = readWhole(cell)
  return value !== null && value >= minimum && value <= maximum ? value : null
}

/** Whether the database can store it: neither null characters nor half characters. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
