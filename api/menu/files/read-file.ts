import { parse } from 'csv-parse/sync'
import { MENU_FILE_LIMITS } from '#rules/menu/import/menu-file-limits.ts'
import { menuFileType, separatorOf } from '#rules/menu/import/menu-file-type.ts'
import type { Cell } from '#rules/menu/import/table-words.ts'
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
  const { rows: maximum, columns } = MENU_FILE_LIMITS
  const isTooLarge = rows.length > maximum + 1 || rows.some((row) => row.length > columns)
  if (isTooLarge) throw new FileRefused('MENU_FILE_HAS_TOO_MANY_CELLS')
  return rows
}

/** Control characters, but for tabs, line breaks and form feeds. */
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f\u007f]/u

/**
 * The text of a file: by its byte order mark, else UTF-8, else what Windows writes. Null when it is no
 * text: files of text have no control characters but tabs and line breaks.
 */
function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return NO_TEXT.test(text) ? null : text
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Excel saves "CSV" in the encoding of its Windows, which in Britain is this one.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
