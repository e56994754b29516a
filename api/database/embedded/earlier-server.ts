import { readlink, realpath, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isErrno, StartRefused } from '#api/start-refused.ts'
import { readIfThere } from './read-if-there.ts'

/**
 * Cleans up after an earlier server that was killed: waits for a PostgreSQL that still runs on this cluster
 * to finish cleanly, and removes the lock file of one that has ended. Call it only while holding the claim on
 * the folder.
 */
export async function cleanUpLeftover(
  { cluster, socket }: { cluster: string; socket: string },
  log: (line: string) => void,
): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid')
  const pid = await pidIn(lockFile)
  if (pid === null) return
  if (!(await runsOn(cluster, pid))) {
    if (await answers(socket))
      throw new StartRefused(
        `A PostgreSQL that is not visible from here, perhaps in another container, is using ${cluster}: stop it, or set DATA_DIR to another folder.`,
      )
    // The number may belong to somebody else by now, and then PostgreSQL would refuse to start.
    await rm(lockFile, { force: true })
    return
  }
  log('Waiting for the PostgreSQL of an earlier run to finish…')
  // SIGINT ends connections and writes everything to disk; SIGQUIT leaves that to the next start.
  for (const [signal, patienceMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    signalTo(pid, signal)
    if (await waitUntilEnded(() => runsOn(cluster, pid), patienceMs)) return
  }
  throw new StartRefused(
    `The PostgreSQL of an earlier run (process ${pid}) does not finish: end it with kill ${pid}, then start again.`,
  )
}

async function pidIn(lockFile: string): Promise<number | null> {
  return Number.parseInt(await readIfThere(lockFile), 10) || null
}

/** Whether that process is a PostgreSQL working in that cluster's folder. */
async function runsOn(cluster: string, pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!isErrno(error, 'EPERM')) return false
  }
  if (process.platform !== 'linux') return true
  try {
    // PostgreSQL works in its cluster's folder.
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster))
  } catch (error) {
    // A finished process has no folder any more, and we may not read that of another user.
    if (isErrno(error, 'ENOENT', 'ESRCH', 'EACCES', 'EPERM')) return false
    throw error
  }
}

/** Whether a server listens on that Unix socket. */
function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const attempt = connect(socket)
    attempt.once('error', () => resolve(false))
    attempt.once('connect', () => {
      attempt.destroy()
      resolve(true)
    })
  })
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (isErrno(error, 'ESRCH')) return
    throw new StartRefused(
      `A PostgreSQL of another user (process ${pid}) is using the data folder: start as that user.`,
      { cause: error },
    )
  }
}

async function waitUntilEnded(runs: () => Promise<boolean>, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs
  while (await runs()) {
    if (performance.now() > deadline) return false
    await pause(20)
  }
  return true
}
