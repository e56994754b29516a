import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const GB = 1024 ** 3
/** Many times what the databases of all tests and journeys need. */
const roomBytes = 2 * GB

/**
 * A new folder for a database that is thrown away: in memory where the system lends some (Linux does,
 * most containers lend too little) and as much again is free beside it, else where temporary files
 * are. Every test file has a database of 780 files of its own, and on a disk, writing these takes a
 * processor 5 to 30 times as long.
 */
export async function throwAwayFolder(
  prefix: string,
  { memory = '/dev/shm', isPlenty = process.availableMemory() > 2 * roomBytes } = {},
): Promise<string> {
  if (isPlenty && (await freeBytes(memory)) > roomBytes)
    try {
      return await mkdtemp(join(memory, prefix))
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  return mkdtemp(join(tmpdir(), prefix))
}

/** None where there is no such folder. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if (!isRefusal(error)) throw error
    return 0
  }
}

const isRefusal = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(String(error.code))
