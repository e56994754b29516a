import { crc32 } from 'node:zlib'
import { readSheet } from 'read-excel-file/universal'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { MENU_FILE_LIMITS } from '#rules/menu/import/menu-file-limits.ts'
import type { Cell } from '#rules/menu/import/table-words.ts'
import { FileRefused } from './file-refused.ts'

/** The cells of the first sheet of an XLSX file; of a formula, its value. Throws FileRefused. */
export async function readSpreadsheet(bytes: Uint8Array<ArrayBuffer>): Promise<Cell[][]> {
  await checkParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const { buffer, byteOffset, byteLength } = bytes
  const rows = await readSheet(buffer.slice(byteOffset, byteOffset + byteLength)).catch(damaged)
  return rows.map((row) => withoutEmptyEnd(row.map(cellOf)))
}

const cellOf = (value: unknown): Cell => {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  return typeof value === 'string' ? value : null
}

/** The reader makes all rows as long as the longest. */
const withoutEmptyEnd = (row: Cell[]) =>
  row.slice(0, row.findLastIndex((cell) => cell !== null && cell !== '') + 1)

const damaged = (error: unknown): never => {
  throw new FileRefused('MENU_FILE_IS_DAMAGED', { cause: error })
}

/**
 * Unpacks every part once without storing it, as the reader sets no limits: what a zip says of its sizes
 * is only true when it has been unpacked.
 */
async function checkParts(bytes: Buffer): Promise<void> {
  const zip = await fromBufferPromise(bytes).catch(damaged)
  const names = new Set<string>()
  let unpacked = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry
      if (/vbaProject|macrosheets\//iu.test(fileName)) throw new FileRefused('MENU_FILE_HAS_MACROS')
      if (names.has(fileName) || entry.isEncrypted()) damaged(fileName)
      names.add(fileName)
      unpacked += entry.uncompressedSize
      if (names.size > MENU_FILE_LIMITS.parts || unpacked > MENU_FILE_LIMITS.unpackedBytes)
        throw new FileRefused('MENU_FILE_HAS_TOO_MANY_CELLS')
      if (!fileName.endsWith('/')) await checkPart(zip, entry)
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error
    damaged(error)
  }
  if (!names.has('[Content_Types].xml') || !names.has('xl/workbook.xml'))
    throw new FileRefused('MENU_FILE_TYPE_NOT_SUPPORTED')
}

/** Throws where a part is longer or other than the zip says. */
async function checkPart(zip: ZipFile, entry: Entry): Promise<void> {
  let checksum = 0
  // A stream of a zip's entry gives nothing but buffers, as it has no encoding.
  const chunks = (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>
  for await (const chunk of chunks) checksum = crc32(chunk, checksum)
  if (checksum !== entry.crc32) damaged(entry.fileName)
}
