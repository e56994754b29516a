import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type QueryResultRow } from 'pg'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#api/database/embedded-postgres.ts'

const patienceMs = 60_000
const againMs = 100

/** A PostgreSQL of our own, durable as in production, whose processes can be killed and frozen. */
export class ShakenDatabase {
  /** As its owner. */
  readonly url: string
  readonly serverUrl: string
  readonly #dataDir: string
  #postgres: EmbeddedPostgres

  private constructor(dataDir: string, postgres: EmbeddedPostgres) {
    this.#dataDir = dataDir
    this.#postgres = postgres
    this.url = postgres.url
    this.serverUrl = postgres.serverUrl
  }

  static async start(dataDir: string): Promise<ShakenDatabase> {
    return new ShakenDatabase(dataDir, await startIn(dataDir))
  }

  /** Queries until there is an answer, on a connection of its own. */
  async ask<Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const giveUpAt = performance.now() + patienceMs
    for (;;) {
      try {
        return await this.#requestOnce<Row>(sql, values)
      } catch (error) {
        const isFault =
          error instanceof Error && 'code' in error && /^(22|42)/.test(`${error.code}`)
        if (isFault || performance.now() > giveUpAt) throw error
        await pause(againMs)
      }
    }
  }

  async #requestOnce<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'chaos',
      connectionTimeoutMillis: 5000,
      query_timeout: 20_000,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row>(sql, values)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  /** Kills one process of PostgreSQL, by which all of it goes down and recovers. */
  async killBackend(): Promise<void> {
    const [pid] = await this.#backends(1)
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
  }

  /** Kills one process of PostgreSQL, which makes all of it restart and recover. */
  async endConnections(count: number): Promise<void> {
    const pids = await this.#backends(count)
    await this.ask('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [pids])
  }

  /** Makes some connections hang for a time. */
  async freezeConnections(count: number, ms: number): Promise<void> {
    const pids = await this.#backends(count)
    for (const pid of pids) signal(pid, 'SIGSTOP')
    try {
      await pause(ms)
    } finally {
      for (const pid of pids) signal(pid, 'SIGCONT')
    }
  }

  /** Stops PostgreSQL without a clean shutdown, and starts it again at the same address. */
  async restart(downMs: number): Promise<void> {
    const lock = await readFile(join(this.#dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
    signal(Number(lock.split('\n')[0]), 'SIGQUIT')
    await this.#postgres.ended
    await this.#postgres.stop()
    await pause(downMs)
    this.#postgres = await startIn(this.#dataDir)
  }

  stop(): Promise<void> {
    return this.#postgres.stop()
  }

  async #backends(count: number): Promise<number[]> {
    const rows = await this.ask<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'tuck-in%'
       AND backend_type = 'client backend' ORDER BY random() LIMIT $1`,
      [count],
    )
    return rows.map(({ pid }) => pid)
  }
}

function startIn(dataDir: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log: () => {}, durability: 'lasting' })
}

/** It may have ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Then nothing is left to be done to it.
  }
}
