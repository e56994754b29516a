import type { MenuDocument } from '../document/menu-document.ts'
import type { ImportSettings } from './import-settings.ts'
import { mergeMenu, type ImportResult } from './merge-menu.ts'
import { readTable } from './read-table.ts'
import type { TableLimits } from './table-row.ts'
import type { Cell } from './table-words.ts'

export type TableImportSettings = ImportSettings & { limits: TableLimits }

/** The menu after a table is imported into it. */
export function importTable(
  drafted: MenuDocument,
  rows: readonly (readonly Cell[])[],
  settings: TableImportSettings,
): ImportResult & { unknownColumns: string[] } {
  const { imported, faults, unknownColumns } = readTable(rows, settings.limits)
  const { menu, faults: ofMerge } = mergeMenu(drafted, imported, settings)
  const reported = new Set(faults.map(({ row, column }) => `${row} ${column}`))
  // A price that can't be read is no missing one.
  const others = ofMerge.filter(({ row, column }) => !reported.has(`${row} ${column}`))
  const all = [...faults, ...others].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0))
  return { menu: all.length > 0 ? null : menu, faults: all, unknownColumns }
}
