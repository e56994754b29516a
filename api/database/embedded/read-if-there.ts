import { readFile } from 'node:fs/promises'
import { isErrno } from '#api/start-refused.ts'

/** The text of a file; empty when it is missing, as for a process that has ended. */
export async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR', 'ESRCH')) return ''
    throw error
  }
}
