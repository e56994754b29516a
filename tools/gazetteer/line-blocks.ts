import { ImportRefused } from './import-refused.ts'

/** Whole lines of a file: where they begin, and where the next ones do. */
export type LineBlock = {
  text: string
  /** The number of its first line, from 1. */
  line: number
  nextLine: number
  nextByte: number
}

const newline = 10
const longestLineBytes = 1_048_576
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * Cuts what is read into blocks of whole lines, each of some `blockBytes`, so that a file of any length
 * takes little memory and reading can go on at the end of any block. `from` says where the reading
 * begins, in a line's beginning.
 */
export async function* lineBlocks(
  chunks: AsyncIterable<Buffer>,
  from: { byte: number; line: number },
  blockBytes: number,
): AsyncGenerator<LineBlock> {
  let { byte, line } = from
  let rest: Buffer[] = []
  let restBytes = 0

  const take = (bytes: Buffer): LineBlock => {
    const isMarked = byte === 0 && bytes.subarray(0, 3).equals(byteOrderMark)
    // What is read of a row is ASCII; the rest need not be understood.
    const text = bytes.subarray(isMarked ? 3 : 0).toString('latin1')
    byte += bytes.length
    const first = line
    line += countOf(bytes, newline)
    return { text, line: first, nextLine: line, nextByte: byte }
  }

  for await (const chunk of chunks) {
    rest.push(chunk)
    restBytes += chunk.length
    if (restBytes < blockBytes) continue
    const bytes = Buffer.concat(rest)
    let at = 0
    for (let end = endOfBlock(bytes, at, blockBytes); end > 0;) {
      yield take(bytes.subarray(at, end))
      at = end
      end = endOfBlock(bytes, at, blockBytes)
    }
    rest = [bytes.subarray(at)]
    restBytes = bytes.length - at
    if (restBytes > blockBytes + longestLineBytes)
      throw new ImportRefused(`Line ${line} has no end: this is not a table of postcodes.`)
  }
  if (restBytes > 0) yield take(Buffer.concat(rest))
}

/** Where a block that begins there ends, after a line's end; 0 when more must be read first. */
function endOfBlock(bytes: Buffer, at: number, blockBytes: number): number {
  if (bytes.length - at < blockBytes) return 0
  const end = bytes.lastIndexOf(newline, at + blockBytes - 1) + 1
  return end > at ? end : bytes.indexOf(newline, at + blockBytes) + 1
}

function countOf(bytes: Buffer, value: number): number {
  let count = 0
  for (let at = bytes.indexOf(value); at >= 0; at = bytes.indexOf(value, at + 1)) count++
  return count
}
