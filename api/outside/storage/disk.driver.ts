import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isErrno } from '#api/start-refused.ts'
import { StorageFailed, type StoragePort } from './storage.port.ts'

/** Stores files below a folder, which is made with the first one. */
export function createDiskStorage(folder: string): StoragePort {
  const pathOf = (key: string) => join(folder, ...key.split('/'))
  return {
    put: (key, bytes) =>
      guarded(async () => {
        const path = pathOf(key)
        await mkdir(dirname(path), { recursive: true })
        // Nobody ever reads half a file, even after a power cut.
        const unfinished = `${path}.${randomUUID()}`
        await writeFile(unfinished, bytes, { flush: true })
        await rename(unfinished, path)
      }),
    get: (key) =>
      guarded(async () => {
        const file = await open(pathOf(key)).catch(unlessMissing)
        if (!file) return null
        const { size } = await file.stat()
        return { content: file.createReadStream(), bytes: size }
      }),
    delete: (keys) =>
      guarded(async () => {
        const paths = keys.map(pathOf)
        for (const path of paths) await rm(path, { force: true })
        for (const each of new Set(paths.map((path) => dirname(path)))) await removeIfEmpty(each)
      }),
  }
}

/** Another process may have put a file there meanwhile. */
async function removeIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: unknown) => {
    if (!isErrno(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST')) throw error
  })
}

function unlessMissing(error: unknown): null {
  if (isErrno(error, 'ENOENT', 'ENOTDIR')) return null
  throw error
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new StorageFailed('The folder of files could not be used', { cause: error })
  }
}
