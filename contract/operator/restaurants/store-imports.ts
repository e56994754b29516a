import { z } from 'zod'
import { IMPORT_FAULT_CODES } from '#rules/menu/import/imported-menu.ts'
import { MENU_FAULT_CODES } from '#rules/menu/document/faults-of-menu.ts'
import { STORE_FIELDS } from '#rules/stores/import/compare-stores.ts'
import { STORE_FAULT_CODES } from '#rules/stores/import/store-document.ts'
import { call } from '#contract/call.ts'
import { because, instant, line, page } from '#contract/fields.ts'
import { STORE_FILE_LIMITS } from '#rules/stores/import/store-file-limits.ts'

const FAULT_CODES = [
  ...new Set([...STORE_FAULT_CODES, ...IMPORT_FAULT_CODES, ...MENU_FAULT_CODES]),
] as const

/** What is wrong in a file of stores, and where. */
export const storeImportFault = z.object({
  /** What the store is called in the file; empty: of the whole file. */
  store: z.string(),
  /** As a spreadsheet numbers it; null in JSON. */
  row: z.int().nullable(),
  /** The heading of a column; in JSON, the path of the value. */
  field: z.string(),
  code: z.enum(FAULT_CODES),
  value: z.string(),
})
export type StoreImportFault = z.output<typeof storeImportFault>
export type StoreImportFaultCode = StoreImportFault['code']

const count = z.int().min(0)

const plannedStore = z.object({
  slug: z.string(),
  name: z.string(),
  change: z.enum(['added', 'changed']),
  /** Who is invited as the owner; empty: not known. */
  ownerEmail: z.string(),
  /** Of a store that is changed: the fields that differ, without its menu. */
  fields: z.array(z.enum(STORE_FIELDS)),
  /** Dishes of a store that is added; of one that is changed also sections and option groups. */
  menu: z.object({ added: count, changed: count, removed: count }),
})
export type PlannedStore = z.output<typeof plannedStore>

export const storeImportPreview = z.object({
  /** What is confirmed; null while anything is wrong. */
  fingerprint: z.string().nullable(),
  added: count,
  changed: count,
  unchanged: count,
  /** Those that are added or changed, at most 500. */
  stores: z.array(plannedStore),
  /** At most 500. */
  faults: z.array(storeImportFault),
  /** Headings that were not read. */
  unknownColumns: z.array(z.string()),
})
export type StoreImportPreview = z.output<typeof storeImportPreview>

export const storeImport = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Who; null for a command of the server and for an account that was deleted. */
  by: z.string().nullable(),
  startedAt: instant,
  /** When something was last written. */
  writtenAt: instant,
  /** Null: it is under way, or was interrupted; the same file again goes on with it. */
  finishedAt: instant.nullable(),
  /** In the file. */
  stores: count,
  added: count,
  changed: count,
})
export type StoreImport = z.output<typeof storeImport>

const fileErrors = [
  'MENU_FILE_IS_EMPTY',
  'MENU_FILE_TOO_LARGE',
  'MENU_FILE_TYPE_NOT_SUPPORTED',
  'MENU_FILE_IS_DAMAGED',
  'MENU_FILE_HAS_MACROS',
  'MENU_FILE_HAS_TOO_MANY_CELLS',
  'MENU_FILE_TOOK_TOO_LONG',
] as const

const size = `at most ${STORE_FILE_LIMITS.bytes / 1024 / 1024} MB and ${STORE_FILE_LIMITS.stores} stores`

export const previewStoreImport = call({
  id: 'previewStoreImport',
  method: 'POST',
  path: '/operator/stores/import/preview',
  summary: `What a JSON, CSV or XLSX file of stores (docs/store-format.md; ${size}) would add and change; stores nothing`,
  permission: 'operator',
  operatorPermission: 'stores',
  consumes: 'application/octet-stream',
  output: storeImportPreview,
  errors: fileErrors,
})

export const importStores = call({
  id: 'importStores',
  method: 'POST',
  path: '/operator/stores/import',
  summary:
    'Imports a file of stores as it was previewed: each store with its menu, or not at all. One that was ' +
    'interrupted goes on when the same file is imported again',
  permission: 'operator',
  operatorPermission: 'stores',
  query: z.object({
    /** The fingerprint of the preview. */
    confirmed: z.string().regex(/^[0-9a-f]{64}$/, because('invalid_value')),
    fileName: line(200).default(''),
  }),
  consumes: 'application/octet-stream',
  output: storeImport,
  errors: [...fileErrors, 'STORES_HAVE_CHANGED', 'STORE_SLUG_ALREADY_USED', 'PRODUCT_HAS_DISCOUNT'],
})

export const listStoreImports = call({
  id: 'listStoreImports',
  method: 'GET',
  path: '/operator/stores/imports',
  summary: 'The last 20 imports of stores, the latest first',
  permission: 'operator',
  operatorPermission: 'stores',
  output: page(storeImport),
  errors: [],
})

export const storeImportCalls = { previewStoreImport, importStores, listStoreImports }
