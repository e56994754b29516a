import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Pins a process, with all of its threads, to some cores: "0", "1-3". Returns whether it could. */
export function pinToCores(pid: number | undefined, cores: string): boolean {
  try {
    execFileSync('taskset', ['-a', '-cp', cores, String(pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const maximum = availableParallelism()

/**
 * Measures away from the first core, which is left to the server and its database. Customers have machines of
 * their own; the clients must not take the server's core for the milliseconds that are measured.
 */
export async function besideServer<Measured>(measure: () => Promise<Measured>): Promise<Measured> {
  if (maximum < 2) return measure()
  pinToCores(process.pid, maximum === 2 ? '1' : `1-${maximum - 1}`)
  try {
    return await measure()
  } finally {
    pinToCores(process.pid, `0-${maximum - 1}`)
  }
}
