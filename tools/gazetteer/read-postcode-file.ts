import { readCodePointRow } from './code-point-open.ts'
import type { FilePart, PostcodeFile } from './file-part.ts'
import type { ImportProgress } from './import-progress.ts'
import { ImportRefused } from './import-refused.ts'
import { lineBlocks, type LineBlock } from './line-blocks.ts'
import { onspdReader } from './onspd.ts'
import { LineRefused, readLines } from './parse-lines.ts'
import { firstLineOf } from './postcode-file.ts'
import type { Reading, RowReader } from './postcode-row.ts'
import type { Columns, Reached } from './staging.queries.ts'

export type ReadOptions = {
  withoutNorthernIreland?: boolean
  /** How much is read before it is written; tests take less. */
  blockBytes?: number
  /** Ends the reading between two blocks; the next run goes on there. */
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
}

type RowFilter = {
  /** Whether an earlier run came as far as that. */
  isResumed: boolean
  /** Keeps some postcodes and how far that is. */
  write(columns: Columns, reached: Reached): Promise<void>
}

const usualBlockBytes = 262_144

/**
 * Reads a file from there to its end, one block in memory and one being written. Throws ImportRefused
 * with the part and the line of the first row that is wrong.
 */
export async function readPostcodeFile(
  file: PostcodeFile,
  from: Reached,
  options: ReadOptions & RowFilter,
): Promise<Reached> {
  const { blockBytes = usualBlockBytes, signal, onProgress = () => {} } = options
  let reached = from
  let writing = Promise.resolve()
  const report = (step: 'resuming' | 'reading') =>
    onProgress({ step, loaded: reached.loaded, ...positionIn(file, reached) })

  if (options.isResumed) report('resuming')
  for (const [part, of] of file.parts.slice(from.part).entries()) {
    const number = from.part + part
    const start = part === 0 ? from : { byte: 0, line: 1 }
    const read = await readerOf(file, of, options)
    for await (const block of lineBlocks(of.read(start.byte), start, blockBytes)) {
      signal?.throwIfAborted()
      const { columns, next } = inFile(of, () => readBlock(block, read, reached, number))
      await writing
      report('reading')
      reached = next
      writing = options.write(columns, next)
      // It is awaited before the next is written; until then its failure counts as seen.
      void Promise.allSettled([writing])
    }
  }
  await writing
  report('reading')
  return reached
}

async function readerOf(
  file: PostcodeFile,
  part: FilePart,
  { withoutNorthernIreland = false }: ReadOptions,
): Promise<(fields: string[], line: number) => Reading | null> {
  const header = file.product === 'ONSPD' ? await firstLineOf(part) : null
  const read: RowReader = header
    ? inFile(part, () => onspdReader(header, { withoutNorthernIreland }))
    : readCodePointRow
  return (fields, line) => {
    if (header && line === 1) return null
    return fields.length === 1 && fields[0] === '' ? 'an empty line' : read(fields)
  }
}

function readBlock(
  block: LineBlock,
  read: (fields: string[], line: number) => Reading | null,
  before: Reached,
  part: number,
): { columns: Columns; next: Reached } {
  const columns: Columns = { postCodes: [], latitudes: [], longitudes: [] }
  const skipped = { ...before.skipped }
  for (const row of readLines(block, read)) {
    if (row === null) continue
    if (typeof row === 'string') skipped[row] = (skipped[row] ?? 0) + 1
    else {
      columns.postCodes.push(row.postCode)
      columns.latitudes.push(row.latitude)
      columns.longitudes.push(row.longitude)
    }
  }
  const loaded = before.loaded + columns.postCodes.length
  return {
    columns,
    next: { part, byte: block.nextByte, line: block.nextLine, loaded, skipped },
  }
}

/** Names the part, and the line where there is one, in what is wrong. */
function inFile<Result>(part: FilePart, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof LineRefused)
      throw new ImportRefused(
        `${part.name}, line ${error.line}: ${error.message}. The file is damaged or another one: download it again.`,
        { cause: error },
      )
    if (error instanceof ImportRefused)
      throw new ImportRefused(`${part.name}: ${error.message}.`, { cause: error })
    throw error
  }
}

function positionIn(file: PostcodeFile, { part, byte }: Reached) {
  const bytesOf = (parts: readonly FilePart[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    fileName: file.name,
    partName: file.parts[part]?.name ?? '',
    doneBytes: bytesOf(file.parts.slice(0, part)) + byte,
    totalBytes: bytesOf(file.parts),
  }
}
