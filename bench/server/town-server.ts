import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '#api/session/password/hash-password.ts'
import { connect } from '#api/database/connect.ts'
import { startEmbeddedPostgres } from '#api/database/embedded-postgres.ts'
import { migrate } from '#api/database/migrate.ts'
import { loadCountry } from '#town/load-country.ts'
import { freePort } from '../free-port.ts'
import { hireOnePartner } from './partner.queries.ts'
import { workedSoFar, type Worked } from './processor-time.ts'
import { startEnvironment, startFlags } from './start-flags.ts'

export interface ServerOrder {
  databaseUrl: string
  dataDir: string
  port: number
  nowMs: number
  workers: number
}

/**
 * A marketplace of some size, its server in a process of its own. What it answers is on disk, as in
 * production.
 */
export interface TownServer {
  url: string
  databaseUrl: string
  loadedInMs: number
  /** The server's maximum memory since it started, in MB. */
  memoryMb(): Promise<number>
  /** The processor time of the server and its database since they started. */
  worked(): Promise<Worked>
  /** Ends the server, lets the database be filled further, and starts it again. */
  refill(fill: Fill): Promise<Refilled>
  /** Ends the server at once, as a power cut would. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export const PARTNER = { username: 'partner@bench.example', password: 'bench-partner' }

/** Puts stores into the database at this address. */
export type Fill = (databaseUrl: string) => Promise<void>

export interface Refilled {
  loadedInMs: number
  /** From the start of the server's process until it answers. */
  startedInMs: number
}

/** Takeaways are open then, whenever this is run. */
export const fridayEvening = new Date('2026-11-20T18:30:00Z')

export async function startTownServer(
  fill: Fill,
  { workers = 0, smtpPort }: { workers?: number; smtpPort?: number } = {},
): Promise<TownServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tuckin-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durability: 'lasting' })
  await migrate(postgres.url, { serverUrl: postgres.serverUrl })
  const loadedInMs = await timed(() => fill(postgres.url))
  const port = smtpPort === undefined ? await freePort() : smtpPort - 2
  let child: ChildProcess | null = null

  const start = async () => {
    child = fork(join(import.meta.dirname, 'server.main.ts'), {
      env: { ...process.env, ...startEnvironment(), NODE_ENV: 'production' },
      execArgv: startFlags(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    // Its failure shows below: it ends before it is ready.
    child.on('error', () => {})
    const order: ServerOrder = {
      databaseUrl: postgres.serverUrl,
      dataDir,
      port,
      nowMs: fridayEvening.getTime(),
      workers,
    }
    child.send(order)
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')])
    if (message !== 'ready') throw new Error('The server did not start')
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: postgres.url,
    loadedInMs,
    start,
    memoryMb: async () => {
      const status = await readFile(`/proc/${child?.pid}/status`, 'utf8')
      return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
    },
    worked: () => workedSoFar(child?.pid ?? 0, dataDir),
    refill: async (fill) => {
      await end('SIGTERM')
      const loadedInMs = await timed(() => fill(postgres.url))
      return { loadedInMs, startedInMs: await timed(start) }
    },
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A number of stores, with menus, and a partner who works for all of them. */
export const withMenus =
  (stores: number): Fill =>
  async (databaseUrl) => {
    const { db, close } = connect(databaseUrl, { max: 4 })
    await loadCountry(db, { stores, products: 12, seed: 1, now: fridayEvening })
    await hireOnePartner(db, PARTNER.username, await hashPassword(PARTNER.password))
    await close()
  }

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return Math.round(performance.now() - startedAt)
}
