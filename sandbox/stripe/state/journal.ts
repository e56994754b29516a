import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** One version of a stored object: its type, its id, and itself; null once it is deleted. */
export type Version = readonly [kind: string, id: string, object: unknown]

export type Journal = {
  /** Every change of earlier starts, oldest first. */
  readonly changes: readonly (readonly Version[])[]
  /** Writes what belongs together as one line, which is there as a whole or not at all. */
  append(versions: readonly Version[]): void
  /** Begins anew with these, in place of all lines so far. */
  compact(versions: readonly Version[]): void
  close(): void
}

const FILE = 'journal.jsonl'
const VERSIONS_PER_LINE = 100

/**
 * Keeps changes in a file that outlives a killed process: each line has reached the operating
 * system before the call that caused it is answered. A last line that was torn is dropped.
 */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, FILE)
  let file: number | null = null
  return {
    changes: linesOf(path).flatMap(parsed),
    append(versions) {
      // What cannot be stored must not be answered as done.
      if (file === null) throw new Error('The journal is closed')
      writeLine(file, versions)
    },
    compact(versions) {
      const fresh = `${path}.new`
      const next = openSync(fresh, 'w')
      for (let from = 0; from < versions.length; from += VERSIONS_PER_LINE) {
        writeLine(next, versions.slice(from, from + VERSIONS_PER_LINE))
      }
      if (file !== null) closeSync(file)
      renameSync(fresh, path)
      file = next
    },
    close() {
      if (file !== null) closeSync(file)
      file = null
    },
  }
}

function writeLine(file: number, versions: readonly Version[]): void {
  const line = Buffer.from(`${JSON.stringify(versions)}\n`)
  let written = 0
  while (written < line.length) written += writeSync(file, line, written)
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch (error) {
    // A first start has no journal.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function parsed(line: string): Version[][] {
  try {
    // This file is written by the function above only.
    return line === '' ? [] : [JSON.parse(line) as Version[]]
  } catch {
    return []
  }
}
