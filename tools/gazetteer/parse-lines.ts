import { parse } from 'csv-parse/sync'
import { RowRefused } from './import-refused.ts'
import type { LineBlock } from './line-blocks.ts'

/** The error of a row, with the line it stands in. */
export class LineRefused extends Error {
  override name = 'LineRefused'
  readonly line: number

  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

// How many columns a row has is checked by whoever reads it, who can say how many there should be.
const parseRows = (text: string): string[][] => parse(text, { relax_column_count: true })

/** The fields of each line of a block, in order. Throws LineRefused where the quotes are wrong. */
export function parseLines({ text, line, nextLine }: LineBlock): string[][] {
  try {
    const rows = parseRows(text)
    const lines = text.endsWith('\n') ? nextLine - line : nextLine - line + 1
    if (rows.length === lines) return rows
  } catch {
    // Which line it is, is found out below.
  }
  return text
    .replace(/\r?\n$/, '')
    .split('\n')
    .map((each, index) => parseOne(each, line + index))
}

function parseOne(text: string, line: number): string[] {
  try {
    return parseRows(text)[0] ?? []
  } catch {
    throw new LineRefused(line, 'the quotes around a text are not closed')
  }
}

/** Reads each row of a block. Throws LineRefused for the first one that no sound file has. */
export function readLines<Result>(
  block: LineBlock,
  read: (fields: string[], line: number) => Result,
): Result[] {
  return parseLines(block).map((fields, index) => {
    try {
      return read(fields, block.line + index)
    } catch (error) {
      if (error instanceof RowRefused) throw new LineRefused(block.line + index, error.message)
      throw error
    }
  })
}
