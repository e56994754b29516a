import { parse } from 'csv-parse/sync'
import { RowRefused } from './import-refused.ts'
import type { LineBlock } from './line-blocks.ts'

/** The error of a row, with its line number. */
export class LineRefused extends Error {
  override name = 'LineRefused'
  readonly line: number

  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

/** No quote and no comma within any field: then quotes only surround, and commas only part. */
const PLAIN = /^(?:"[^",]*"|[^",]*)(?:,(?:"[^",]*"|[^",]*))*$/

/**
 * The fields of a line. Nearly all lines of these files are plain, and those are split five times as
 * fast as a parser does it. Throws LineRefused where the quotes are wrong.
 */
function fieldsOf(text: string, line: number): string[] {
  if (PLAIN.test(text)) return text.replaceAll('"', '').split(',')
  try {
    return parse(text)[0] ?? []
  } catch {
    throw new LineRefused(line, 'the quotes around a text are not closed')
  }
}

/** The fields of each line of a block, in order; an empty line has one empty field. */
export function parseLines({ text, line }: Pick<LineBlock, 'text' | 'line'>): string[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((each, index) => fieldsOf(each, line + index))
}

/** Reads each row of a block. Throws LineRefused for the first one that no sound file has. */
export function readLines<Result>(
  block: Pick<LineBlock, 'text' | 'line'>,
  read: (fields: string[], line: number) => Result,
): Result[] {
  return parseLines(block).map((fields, index) => {
    const line = block.line + index
    try {
      return read(fields, line)
    } catch (error) {
      if (error instanceof RowRefused) throw new LineRefused(line, error.message)
      throw error
    }
  })
}
