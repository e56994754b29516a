import {
  entriesOf,
  readPrice,
  readYesOrNo,
  withoutApostrophe,
  type Cell,
} from '#rules/menu/import/table-words.ts'
import type { FeeTier } from '#rules/delivery/delivery-fee.ts'
import { hygieneRatingOf } from '../hygiene.ts'
import { slugOfName } from './slug-of-name.ts'
import { STORE_COLUMNS, storeColumnNamed, type StoreColumn } from './store-columns.ts'
import type { StoreFaultCode } from './store-document.ts'

/** A row of a table as the JSON format would have the store, to be checked by its schema. */
export interface StoreRow {
  /** As a spreadsheet numbers it. */
  row: number
  store: Record<string, unknown>
}

export interface TableFault {
  row: number | null
  /** The heading of a column. */
  field: string
  code: StoreFaultCode
  value: string
}

export interface StoresTable {
  stores: StoreRow[]
  faults: TableFault[]
  /** Headings that were not read. */
  unknownColumns: string[]
  /** The heading of the column from which a value of a store was read. */
  headingOf: (path: string) => string
}

type Columns = ReadonlyMap<StoreColumn, { index: number; heading: string }>

/** The stores of a table, and what of its cells can't be read. An empty cell says nothing. */
export function readStoresTable(rows: readonly (readonly Cell[])[]): StoresTable {
  const first = rows.findIndex((row) => !isEmpty(row))
  const { columns, unknownColumns, faults } = readHeadings(rows[first] ?? [], first + 1)
  const stores: StoreRow[] = []
  if (faults.length === 0)
    for (const [index, cells] of rows.entries()) {
      if (index <= first || isEmpty(cells)) continue
      const row = index + 1
      stores.push({ row, store: readRow({ row, cells, columns, faults }) })
    }
  if (faults.length === 0 && stores.length === 0)
    faults.push({ row: null, field: '', code: 'NO_STORES', value: '' })
  const headingOf = (path: string) => headingOfPath(columns, path)
  return { stores, faults, unknownColumns, headingOf }
}

const isEmpty = (row: readonly Cell[]) => row.every((cell) => String(cell ?? '').trim() === '')

function readHeadings(cells: readonly Cell[], row: number) {
  const columns = new Map<StoreColumn, { index: number; heading: string }>()
  const faults: TableFault[] = []
  const unknownColumns: string[] = []
  for (const [index, cell] of cells.entries()) {
    const heading = String(cell ?? '')
      .trim()
      .slice(0, 100)
    const column = storeColumnNamed(heading)
    if (column === undefined) {
      if (heading !== '') unknownColumns.push(heading)
    } else if (columns.has(column))
      faults.push({ row, field: heading, code: 'REPEATED_COLUMN', value: heading })
    else columns.set(column, { index, heading })
  }
  if (row === 0) faults.push({ row: null, field: '', code: 'NO_STORES', value: '' })
  else if (!columns.has('name'))
    faults.push({ row, field: STORE_COLUMNS.name[0], code: 'MISSING_COLUMN', value: '' })
  return { columns, unknownColumns, faults }
}

interface Reading {
  row: number
  cells: readonly Cell[]
  columns: Columns
  faults: TableFault[]
}

function readRow(reading: Reading): Record<string, unknown> {
  const text = (column: StoreColumn) => textOf(reading, column) || undefined
  const read = <Value>(
    column: StoreColumn,
    readText: (text: string) => Value | null,
    code: StoreFaultCode = 'VALUE_NOT_READ',
  ): Value | undefined => {
    const written = text(column)
    const value = written === undefined ? undefined : readText(written)
    if (value === null)
      reading.faults.push({
        row: reading.row,
        field: headingOf(reading.columns, column),
        code,
        value: written?.slice(0, 200) ?? '',
      })
    return value ?? undefined
  }
  const whole = (column: StoreColumn) => read(column, wholeOf)
  const price = (column: StoreColumn) => read(column, readPrice)
  const store = {
    ...textsOf(text),
    latitude: read('latitude', numberOf),
    longitude: read('longitude', numberOf),
    storeTypes: read('storeTypes', (cell) => entriesOf(cell, LIST).map(slugOfName)),
    services: read('services', (cell) => entriesOf(cell.toLowerCase(), LIST)),
    hours: hoursOf(text),
    preparationMinutes: whole('preparationMinutes'),
    preOrderDays: whole('preOrderDays'),
    lastOrderMinutes: whole('lastOrderMinutes'),
    slotOrders: whole('slotOrders'),
    acceptMinutes: whole('acceptMinutes'),
    collectionMinimumPence: price('collectionMinimum'),
    vatRate: read('vatRate', thousandthsOf),
    zones: zonesOf(read),
    bag: defined({
      pencePerBag: price('bagCharge'),
      bagsPerOrder: whole('bagsPerOrder'),
      noBagAllowed: read('noBagAllowed', readYesOrNo),
    }),
    hygiene: defined({
      rating: read('hygieneRating', hygieneRatingOf),
      inspectedOn: text('inspectedOn')?.slice(0, 10),
    }),
  }
  return defined(store) ?? {}
}

const LIST = /[;,\n/]/u
const TEXTS = [
  'slug',
  'name',
  'description',
  'address',
  'city',
  'area',
  'postCode',
  'phone',
  'email',
  'ownerEmail',
  'legalName',
  'legalAddress',
  'companyNumber',
  'vatNumber',
] as const satisfies StoreColumn[]

type Text = (column: StoreColumn) => string | undefined

const textsOf = (text: Text) => Object.fromEntries(TEXTS.map((column) => [column, text(column)]))

function hoursOf(text: Text) {
  const [hours, delivery, collection] = [
    text('hours'),
    text('deliveryHours'),
    text('collectionHours'),
  ]
  if (!delivery && !collection) return hours
  return defined({ delivery: delivery ?? hours, collection: collection ?? hours })
}

type Read = <Value>(
  column: StoreColumn,
  read: (text: string) => Value | null,
  code?: StoreFaultCode,
) => Value | undefined

/** A table has room for one zone: what it costs, from how much, and how long it takes. */
function zonesOf(read: Read): Record<string, unknown>[] | undefined {
  const where = read('deliversTo', areaOf)
  const feeTiers = read('deliveryFee', feeTiersOf, 'FEES_NOT_READ')
  const minimumOrderPence = read('minimumOrder', readPrice)
  const minutes = read('deliveryMinutes', minutesOf, 'MINUTES_NOT_READ')
  const zone = defined({ ...where, feeTiers, minimumOrderPence, ...minutes })
  return zone && [{ name: 'Delivery', ...zone }]
}

/** `E8; E9` or `2.5 miles`, or both. */
function areaOf(text: string) {
  const entries = entriesOf(text, LIST)
  const radii = entries.flatMap((entry) => {
    const miles = /^(\d+(?:\.\d+)?)\s*(?:miles?|mi)$/iu.exec(entry)?.[1]
    return miles === undefined ? [] : [{ entry, miles: Number(miles) }]
  })
  if (radii.length > 1) return null
  const prefixes = entries.filter((entry) => entry !== radii[0]?.entry)
  return { prefixes, radiusMiles: radii[0]?.miles ?? null }
}

/** `2.49; 1.49 from 20; free from 30`. */
function feeTiersOf(text: string): FeeTier[] | null {
  const tiers = entriesOf(text, /[;\n]/u).map((entry) => {
    const [fee = '', from = '0', ...others] = entry.toLowerCase().split(/\s*\bfrom\b\s*/u)
    const feePence = fee === 'free' ? 0 : readPrice(fee)
    const fromPence = readPrice(from)
    return feePence === null || fromPence === null || others.length > 0
      ? null
      : { fromPence, feePence }
  })
  return tiers.every((tier) => tier !== null) ? tiers : null
}

/** `10-25`, or one number. */
function minutesOf(text: string) {
  const [, from, to = from] =
    /^(\d{1,3})(?:\s*[-\u2010-\u2015]\s*(\d{1,3}))?(?:\s*min(?:ute)?s?)?$/iu.exec(text) ?? []
  return from === undefined ? null : { minMinutes: Number(from), maxMinutes: Number(to) }
}

/** `20 %` is 200 thousandths. */
function thousandthsOf(text: string): number | null {
  const percent = numberOf(text.replace(/\s*%$/u, ''))
  return percent === null ? null : Math.round(percent * 10)
}

const wholeOf = (text: string) => (/^\d{1,9}$/u.test(text) ? Number(text) : null)
const numberOf = (text: string) => (/^-?\d{1,4}(?:\.\d{1,12})?$/u.test(text) ? Number(text) : null)

function textOf({ cells, columns }: Reading, column: StoreColumn): string {
  const place = columns.get(column)
  const cell = place === undefined ? null : (cells[place.index] ?? null)
  return (typeof cell === 'string' ? withoutApostrophe(cell) : String(cell ?? '')).trim()
}

const headingOf = (columns: Columns, column: StoreColumn): string =>
  columns.get(column)?.heading ?? STORE_COLUMNS[column][0]

/** Parts of a store that have a column of another name. */
const COLUMN_OF: Readonly<Record<string, StoreColumn>> = {
  'hours.delivery': 'deliveryHours',
  'hours.collection': 'collectionHours',
  'bag.pencePerBag': 'bagCharge',
  'bag.bagsPerOrder': 'bagsPerOrder',
  'bag.noBagAllowed': 'noBagAllowed',
  'hygiene.rating': 'hygieneRating',
  'hygiene.inspectedOn': 'inspectedOn',
  collectionMinimumPence: 'collectionMinimum',
  'zones.0.feeTiers': 'deliveryFee',
  'zones.0.minimumOrderPence': 'minimumOrder',
  'zones.0.minMinutes': 'deliveryMinutes',
  'zones.0.maxMinutes': 'deliveryMinutes',
  zones: 'deliversTo',
}

function headingOfPath(columns: Columns, path: string): string {
  const isPart = (part: string) => path === part || path.startsWith(`${part}.`)
  const own = Object.keys(COLUMN_OF).find(isPart)
  const [first = ''] = path.split('.')
  const column = own === undefined ? storeColumnNamed(columnWord(first)) : COLUMN_OF[own]
  if (column === 'deliveryHours' && !columns.has(column)) return headingOf(columns, 'hours')
  if (column === 'collectionHours' && !columns.has(column)) return headingOf(columns, 'hours')
  return column === undefined ? path : headingOf(columns, column)
}

/** The heading of a field that has the name of its column. */
const columnWord = (field: string): string =>
  field in STORE_COLUMNS
    ? // It was just looked up.
      STORE_COLUMNS[field as StoreColumn][0]
    : ''

/** Without what is undefined; undefined if nothing is left. */
function defined(fields: Record<string, unknown>): Record<string, unknown> | undefined {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
