import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const EXTENSION = '.eml'
const ID = /^[0-9a-z]{9}-[0-9a-f]{12}$/

export type MessageFolder = {
  /** The newest messages, oldest first. Files that are not ours are left alone. */
  newest(maximum: number): Promise<{ id: string; raw: Uint8Array }[]>
  /** A message that cannot be written stays in memory only; the mail itself is not refused. */
  write(id: string, raw: Uint8Array): Promise<void>
  remove(id: string): Promise<void>
}

/** Messages as .eml files, one each, in a folder that only we can read: reset links are secrets. */
export async function openMessageFolder(path: string): Promise<MessageFolder> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const fileOf = (id: string) => join(path, id + EXTENSION)

  return {
    async newest(maximum) {
      const names = (await readdir(path)).filter((name) => name.endsWith(EXTENSION))
      const ids = names.map((name) => name.slice(0, -EXTENSION.length)).filter((id) => ID.test(id))
      const newest = ids.toSorted().slice(-maximum)
      return Promise.all(newest.map(async (id) => ({ id, raw: await readFile(fileOf(id)) })))
    },
    async write(id, raw) {
      try {
        await writeFile(fileOf(id), raw, { mode: 0o600 })
      } catch (error) {
        console.warn('The sandbox mailbox could not keep a message on disk:', error)
      }
    },
    async remove(id) {
      try {
        await rm(fileOf(id), { force: true })
      } catch (error) {
        console.warn('The sandbox mailbox could not remove a message from disk:', error)
      }
    },
  }
}
