import { parse } from 'csv-parse/sync'
import { MENU_FILE_LIMITS } from '#rules/menu/import/menu-file-limits.ts'
import { menuFileType, separatorOf } from '#rules/menu/import/menu-file-type.ts'
import type { Cell } from '#rules/menu/import/table-words.ts'
import { decodeText } from './decode-text.ts'
import { FileRefused } from './file-refused.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'

export type FileContents = { rows: Cell[][] } | { json: unknown }

/** The contents of a file with a menu, of whichever type it is. Throws FileRefused. */
export async function readFile(bytes: Uint8Array<ArrayBuffer>): Promise<FileContents> {
  if (bytes.length === 0) throw new FileRefused('MENU_FILE_IS_EMPTY')
  const type = menuFileType(bytes)
  if (type === 'zip') return { rows: limited(await readSpreadsheet(bytes)) }
  const text = type && decodeText(bytes)
  if (text === null) throw new FileRefused('MENU_FILE_TYPE_NOT_SUPPORTED')
  if (text.trim() === '') throw new FileRefused('MENU_FILE_IS_EMPTY')
  return /^\s*[{[]/u.test(text) ? { json: readJson(text) } : { rows: limited(readCsv(text)) }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FileRefused('MENU_FILE_IS_DAMAGED', { cause: error })
  }
}

/** A first line by which a CSV names its separator to Excel. */
const SEPARATOR_LINE = /^sep=(.)(?=\r?\n)/iu

function readCsv(text: string): Cell[][] {
  const named = SEPARATOR_LINE.exec(text)?.[1]
  try {
    return parse(text.replace(SEPARATOR_LINE, ''), {
      delimiter: named ?? separatorOf(text),
      relax_column_count: true,
      // Empty lines stay, so that rows are numbered as in a spreadsheet.
      skip_empty_lines: false,
      max_record_size: 200_000,
      to: MENU_FILE_LIMITS.rows + 2,
    })
  } catch (error) {
    throw new FileRefused('MENU_FILE_IS_DAMAGED', { cause: error })
  }
}

function limited(rows: Cell[][]): Cell[][] {
  const { rows: most, columns } = MENU_FILE_LIMITS
  const isTooLarge = rows.length > most + 1 || rows.some((row) => row.length > columns)
  if (isTooLarge) throw new FileRefused('MENU_FILE_HAS_TOO_MANY_CELLS')
  return rows
}
