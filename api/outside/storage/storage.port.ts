import type { Readable } from 'node:stream'

/** Where files are stored that are too large for the database. Every function throws StorageFailed. */
export interface StoragePort {
  /** Stores a file under a key, such as `photos/a1/a1b2/320.avif`; another one there is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null: there is none. The caller reads it to its end, or destroys it. */
  get(key: string): Promise<StoredFile | null>
  /** A missing file counts as deleted. */
  delete(keys: readonly string[]): Promise<void>
}

export interface StoredFile {
  content: Readable
  bytes: number
}

/** The storage failed. */
export class StorageFailed extends Error {
  override name = 'StorageFailed'
}
