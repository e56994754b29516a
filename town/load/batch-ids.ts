import { randomUUID } from 'node:crypto'

/**
 * The first 48 bits of every id of a batch: the time, so that each batch comes after the one before
 * it in every index, and only the end of an index is written to. The rest of an id is random.
 */
export function idPrefixAt(atMs: number): string {
  const hex = atMs.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}`
}

export function newId(prefix: string): string {
  return prefix + randomUUID().slice(prefix.length)
}
