import { z } from 'zod'
import { IMPORT_FAULT_CODES } from '#rules/menu/import/imported-menu.ts'
import { IMPORT_MODES } from '#rules/menu/import/import-settings.ts'
import { MENU_FILE_LIMITS } from '#rules/menu/import/menu-file-limits.ts'
import { call } from '#contract/call.ts'
import { because, id } from '#contract/fields.ts'
import { menuDocument } from './menu-document.ts'

export const MENU_FILE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
} as const
export type MenuFileType = keyof typeof MENU_FILE_TYPES

const ofStore = z.object({ storeId: id })
const asPartner = { permission: 'partner', staffPermission: 'menu', params: ofStore } as const

/** What is wrong in a file, and where. */
export const importFault = z.object({
  /** As a spreadsheet numbers it; null in JSON. */
  row: z.int().nullable(),
  /** The heading of a column; in JSON, the path of the value. */
  column: z.string(),
  code: z.enum(IMPORT_FAULT_CODES),
  value: z.string(),
})

const menuDifference = z.object({
  kind: z.enum(['category', 'product', 'optionGroup']),
  id: z.string(),
  name: z.string(),
  change: z.enum(['added', 'removed', 'changed', 'moved', 'archived', 'restored']),
  fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})

export const menuImport = z.object({
  /** That of the draft the file was compared with. */
  revision: z.int(),
  /** The menu with the file in it, for `replaceMenuDraft`; null while anything is wrong. */
  menu: menuDocument.nullable(),
  /** At most 500. */
  faults: z.array(importFault),
  /** Headings that were not read. */
  unknownColumns: z.array(z.string()),
  differences: z.array(menuDifference),
})
export type MenuImport = z.output<typeof menuImport>

export const importMenu = call({
  id: 'importMenu',
  method: 'POST',
  path: '/partner/stores/:storeId/menu/import',
  summary: `Reads a menu from a CSV, XLSX or JSON file of at most ${MENU_FILE_LIMITS.bytes / 1024 / 1024} MB (docs/menu-format.md); stores nothing`,
  ...asPartner,
  query: z.object({
    /** Whether what is not in the file leaves the menu. */
    mode: z.enum(IMPORT_MODES, because('invalid_value')),
  }),
  consumes: 'application/octet-stream',
  output: menuImport,
  errors: [
    'NONEXISTING_STORE',
    'MENU_TOO_LARGE',
    'MENU_FILE_IS_EMPTY',
    'MENU_FILE_TOO_LARGE',
    'MENU_FILE_TYPE_NOT_SUPPORTED',
    'MENU_FILE_IS_DAMAGED',
    'MENU_FILE_HAS_MACROS',
    'MENU_FILE_HAS_TOO_MANY_CELLS',
    'MENU_FILE_TOOK_TOO_LONG',
  ],
})

export const exportMenu = call({
  id: 'exportMenu',
  method: 'GET',
  path: '/partner/stores/:storeId/menu/export',
  summary: 'The drafted menu as a CSV, XLSX or JSON file',
  ...asPartner,
  query: z.object({ format: z.enum(['csv', 'xlsx', 'json'], because('invalid_value')) }),
  output: z.string(),
  produces: 'application/octet-stream',
  errors: ['NONEXISTING_STORE'],
})

export const menuFileCalls = { importMenu, exportMenu }
