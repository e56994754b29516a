import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { readIfThere } from './read-if-there.ts'
import { isErrno } from '#api/start-refused.ts'

type Owner = { pid: number; born: string; token: string }

export type Claimed = { heldBy: null; release(): Promise<void> } | { heldBy: number }

/**
 * Claims for this process what the file stands for, such as a folder that two servers must not share. Returns
 * the release, or the process that holds it. The claim of a process that no longer lives does not count.
 */
export async function claim(file: string): Promise<Claimed> {
  const mine = { pid: process.pid, born: await birthOf(process.pid), token: randomUUID() }
  const text = JSON.stringify(mine)
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error
    const owner = await livingOwnerOf(file)
    if (owner) return { heldBy: owner.pid }
    const draft = `${file}.${mine.token}`
    await writeFile(draft, text, { mode: 0o600 })
    await rename(draft, file)
    // Another process may replace the same dead claim in this moment. The last one has it.
    await pause(30)
    const last = await livingOwnerOf(file)
    if (last && last.token !== mine.token) return { heldBy: last.pid }
  }
  return {
    heldBy: null,
    release: async () => {
      if ((await ownerOf(file))?.token === mine.token) await rm(file, { force: true })
    },
  }
}

/** The process that holds the claim, if any; claims nothing. */
export async function claimantOf(file: string): Promise<number | null> {
  return (await livingOwnerOf(file))?.pid ?? null
}

async function livingOwnerOf(file: string): Promise<Owner | null> {
  const owner = await ownerOf(file)
  return owner && (await birthOf(owner.pid)) === owner.born ? owner : null
}

async function ownerOf(file: string): Promise<Owner | null> {
  try {
    // Written by `claim` only; anything else lacks a pid and counts as nobody.
    const owner = JSON.parse(await readFile(file, 'utf8')) as Partial<Owner> | null
    const { pid, born, token } = owner ?? {}
    return pid && born && token ? { pid, born, token } : null
  } catch (error) {
    if (error instanceof SyntaxError || isErrno(error, 'ENOENT')) return null
    throw error
  }
}

/**
 * When a process started, so that a later process with the same number is not mistaken for it; empty when
 * there is no such process.
 */
async function birthOf(pid: number): Promise<string> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!isErrno(error, 'EPERM')) return ''
  }
  if (process.platform !== 'linux') return 'alive'
  const [boot, status] = await Promise.all([
    readIfThere('/proc/sys/kernel/random/boot_id'),
    readIfThere(`/proc/${pid}/stat`),
  ])
  // The fields after the name, which is in brackets and may hold spaces: the state, … the start.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  // A killed process stays listed until its parent notices, which in a container may be never.
  const hasEnded = ['', 'Z', 'X'].includes(fields[0] ?? '')
  return hasEnded ? '' : `${boot.trim()} ${fields[19]}`
}
