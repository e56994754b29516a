import type { z } from 'zod'
import {
  storeFile,
  writtenStore,
  type StoreOfFile,
} from '#contract/operator/restaurants/store-file.ts'
import type { StoreImportFault } from '#contract/operator/restaurants/store-imports.ts'
import { findUnstorable } from '#api/http/serve.ts'
import type { FileContents } from '#api/menu/files/read-file.ts'
import { STORE_FAULT_CODES, type StoreFaultCode } from '#rules/stores/import/store-document.ts'
import { readStoresTable } from '#rules/stores/import/stores-table.ts'

/** A store of a file, and where in the file something of it stands. */
export interface StoreInFile {
  store: StoreOfFile
  at: (field: string) => Pick<StoreImportFault, 'store' | 'row' | 'field'>
}

/** A store that can't be taken as it stands, for what of it can be checked all the same. */
export interface UnreadStore {
  storeTypes: readonly string[]
  at: StoreInFile['at']
}

export interface StoresInFile {
  stores: StoreInFile[]
  unread: UnreadStore[]
  faults: StoreImportFault[]
  /** Headings that were not read. */
  unknownColumns: string[]
}

/** A store as it stands in a file, not checked yet. */
interface Unchecked {
  value: unknown
  at: StoreInFile['at']
}

/** Stores are checked a few at a time, so that a server answers others meanwhile. */
const AT_ONCE = 20

/** The stores of a file, each checked by itself, and everything that is wrong with them. */
export async function readStores(
  contents: FileContents,
  limits: { stores: number },
): Promise<StoresInFile> {
  const { unchecked, faults, unknownColumns } = uncheckedOf(contents)
  if (unchecked.length > limits.stores)
    return { stores: [], unread: [], faults: [faultOfFile('stores', 'TOO_MANY')], unknownColumns }
  const stores: StoreInFile[] = []
  const unread: UnreadStore[] = []
  for (const [index, { value, at }] of unchecked.entries()) {
    if (index % AT_ONCE === 0) await new Promise(setImmediate)
    const checked = check(value, at)
    faults.push(...checked.faults)
    if (checked.store) stores.push({ store: checked.store, at })
    else unread.push({ storeTypes: storeTypesOf(value), at })
  }
  return { stores, unread, faults, unknownColumns }
}

/** The cuisines of a store, as far as they can be read. */
function storeTypesOf(value: unknown): readonly string[] {
  const read = writtenStore.pick({ storeTypes: true }).safeParse(value)
  return (read.success && read.data.storeTypes) || []
}

function uncheckedOf(contents: FileContents): Omit<StoresInFile, 'stores' | 'unread'> & {
  unchecked: Unchecked[]
} {
  return 'rows' in contents ? ofTable(contents.rows) : ofJson(contents.json)
}

function ofTable(rows: Parameters<typeof readStoresTable>[0]) {
  const { stores, faults, unknownColumns, headingOf } = readStoresTable(rows)
  const nameOfRow = new Map(stores.map(({ row, store }) => [row, nameOf(store)]))
  return {
    unchecked: stores.map(({ row, store }) => ({
      value: store,
      at: (field: string) => ({ store: nameOf(store), row, field: headingOf(field) }),
    })),
    faults: faults.map((each) => ({ ...each, store: nameOfRow.get(each.row ?? 0) ?? '' })),
    unknownColumns,
  }
}

function ofJson(json: unknown) {
  const read = storeFile.safeParse(json, { reportInput: true })
  if (!read.success) {
    const faults = read.error.issues.map((issue) => ({
      ...faultOfFile(issue.path.join('.'), 'VALUE_NOT_READ'),
      value: valueOf(issue),
    }))
    return { unchecked: [], faults, unknownColumns: [] }
  }
  const { stores } = read.data
  return {
    unchecked: stores.map((value, index) => ({
      value,
      at: (field: string) => ({
        store: nameOf(value),
        row: null,
        field: ['stores', index, ...(field ? [field] : [])].join('.'),
      }),
    })),
    faults: stores.length === 0 ? [faultOfFile('stores', 'NO_STORES')] : [],
    unknownColumns: [],
  }
}

function check(value: unknown, at: StoreInFile['at']) {
  const refused = (faults: StoreImportFault[]) => ({ store: null, faults })
  const unstorable = findUnstorable(value)
  if (unstorable !== null) return refused([{ ...at(unstorable), code: 'TEXT_NOT_READ', value: '' }])
  const read = writtenStore.safeParse(value, { reportInput: true })
  if (read.success) return { store: read.data, faults: [] }
  return refused(
    read.error.issues.map((issue) => ({
      ...at(issue.path.join('.')),
      code: codeOf(issue),
      value: valueOf(issue),
    })),
  )
}

const faultOfFile = (field: string, code: StoreFaultCode): StoreImportFault => ({
  store: '',
  row: null,
  field,
  code,
  value: '',
})

/** What a store is called in a file, for whoever reads what is wrong with it. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { name, slug } = value as { name?: unknown; slug?: unknown }
  const called = [name, slug].find((each) => typeof each === 'string' && each.trim() !== '')
  return typeof called === 'string' ? called.slice(0, 120).toWellFormed() : ''
}

const valueOf = ({ input }: z.core.$ZodIssue): string =>
  typeof input === 'string' || typeof input === 'number' ? String(input).slice(0, 200) : ''

const codes: ReadonlySet<string> = new Set(STORE_FAULT_CODES)
const isOurs = (text: string): text is StoreFaultCode => codes.has(text)

function codeOf(issue: z.core.$ZodIssue): StoreFaultCode {
  if (isOurs(issue.message)) return issue.message
  const isMissing = issue.message === 'required_field' || issue.input === undefined
  if (isMissing) return 'MISSING_VALUE'
  const isText = typeof issue.input === 'string'
  if (isText && (issue.code === 'too_big' || issue.message === 'too_long')) return 'TEXT_TOO_LONG'
  return issue.code === 'too_big' && Array.isArray(issue.input) ? 'TOO_MANY' : 'VALUE_NOT_READ'
}
