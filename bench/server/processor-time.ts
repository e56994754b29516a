import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isErrno } from '#api/start-refused.ts'

/** Processor time: other programs affect it less than the duration. */
export interface Worked {
  serverMs: number
  databaseMs: number
}

/** The processor time of a server and the database in its folder since they started. */
export async function workedSoFar(serverPid: number, dataDir: string): Promise<Worked> {
  // The first line of PostgreSQL's own lock file is its process.
  const lock = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
  return {
    serverMs: await processorMsOf(serverPid),
    databaseMs: await processorMsOf(Number.parseInt(lock, 10)),
  }
}

/** The processor time between two moments for each of a number of actions. */
export function workedForEach(from: Worked, to: Worked, count: number): Worked {
  const each = (ms: number) => Math.round((ms / count) * 1000) / 1000
  return {
    serverMs: each(to.serverMs - from.serverMs),
    databaseMs: each(to.databaseMs - from.databaseMs),
  }
}

/** The processor time of a process since it started, with all its children. */
async function processorMsOf(pid: number): Promise<number> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const processes = new Map<number, Usage>()
  for (const number of numbers) {
    const usage = await usageOf(number)
    if (usage) processes.set(number, usage)
  }
  const isOfTree = (number: number): boolean => {
    const parent = processes.get(number)?.parent
    return number === pid || (parent !== undefined && isOfTree(parent))
  }
  let ticks = 0
  for (const [number, usage] of processes) if (isOfTree(number)) ticks += usage.ticks
  return ticks * MS_PER_TICK
}

interface Usage {
  parent: number
  /** Its own, and those of its children that have ended. */
  ticks: number
}

/** USER_HZ, which is 100 on every machine that Linux runs on today. */
const MS_PER_TICK = 10

async function usageOf(pid: number): Promise<Usage | null> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The fields after the name, which is in brackets and may have spaces: the state, the parent, …
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    const [parent = 0, ...ticks] = [1, 11, 12, 13, 14].map((field) => Number(fields[field]))
    return { parent, ticks: ticks.reduce((sum, each) => sum + each, 0) }
  } catch (error) {
    // It ended after it was listed.
    if (isErrno(error, 'ENOENT', 'ESRCH')) return null
    throw error
  }
}
