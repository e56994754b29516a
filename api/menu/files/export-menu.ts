import { fileOfMenu } from '#contract/partner/menu/menu-file.ts'
import type { MenuFileType } from '#contract/partner/menu/menu-files.ts'
import type { Cell } from '#rules/menu/import/table-words.ts'
import { writeTable } from '#rules/menu/import/write-table.ts'
import type { Context } from '#api/context.ts'
import { readDraft } from '#api/menu/versions/read-draft.ts'

/** The draft of a menu as a file. */
export async function exportMenu(
  context: Context,
  { storeId, format }: { storeId: string; format: MenuFileType },
): Promise<Buffer> {
  const { menu } = await readDraft(context, storeId)
  if (format === 'json') return Buffer.from(`${JSON.stringify(fileOfMenu(menu), null, 2)}\n`)
  const rows = writeTable(menu)
  return format === 'csv' ? Buffer.from(csvOf(rows)) : spreadsheetOf(rows)
}

/** The byte order mark, so that spreadsheets read it as UTF-8 and not as an older encoding. */
const BYTE_ORDER_MARK = '\ufeff'

/** https://www.rfc-editor.org/rfc/rfc4180 */
function csvOf(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => `${row.map((cell) => quoted(String(cell ?? ''))).join(',')}\r\n`)
  return BYTE_ORDER_MARK + lines.join('')
}

const quoted = (text: string) =>
  /[",;\r\n\t']|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text

async function spreadsheetOf(rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  // Loaded with the first one, so that a server starts without it.
  const { default: writeSpreadsheet } = await import('write-excel-file/universal')
  const cells = rows.map((row, index) =>
    row.map((value) =>
      value === null || value === ''
        ? null
        : { value, ...(index === 0 && { fontWeight: 'bold' as const }) },
    ),
  )
  const file = await writeSpreadsheet(cells, { stickyRowsCount: 1 }).toBlob()
  return Buffer.from(await file.arrayBuffer())
}
