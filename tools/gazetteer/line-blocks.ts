/** Whole lines of a file: where they begin, and where the next ones do. */
export type LineBlock = {
  text: string
  /** The number of its first line, from 1. */
  line: number
  nextLine: number
  nextByte: number
}

const newline = 10
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
  let kept: Buffer[] = []
  let keptBytes = 0

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
    kept.push(chunk)
    keptBytes += chunk.length
    if (keptBytes < blockBytes) continue
    const bytes = Buffer.concat(kept)
    const end = bytes.lastIndexOf(newline) + 1
    if (end > 0) yield take(bytes.subarray(0, end))
    kept = [bytes.subarray(end)]
    keptBytes = bytes.length - end
  }
  if (keptBytes > 0) yield take(Buffer.concat(kept))
}

function countOf(bytes: Buffer, value: number): number {
  let count = 0
  for (let at = bytes.indexOf(value); at >= 0; at = bytes.indexOf(value, at + 1)) count++
  return count
}
