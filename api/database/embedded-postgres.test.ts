import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeServerRole } from './embedded/first-queries.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'

let dataDir = ''
let started: EmbeddedPostgres[] = []
let logged: string[] = []

// Creating a database takes most of the time of a first start, so most tests start with a copy.
const made = mkdtempSync(join(tmpdir(), 'tuckin-pg-made-'))
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

beforeAll(async () => {
  await (await startEmbeddedPostgres({ dataDir: made, log: () => {} })).stop()
})

afterAll(() => rmSync(made, { recursive: true }))

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tuckin-pg-'))
  cpSync(made, dataDir, { recursive: true })
  started = []
  logged = []
})

afterEach(async () => {
  await Promise.all(started.map((server) => server.stop()))
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const log = (line: string) => void logged.push(line)
  const server = await startEmbeddedPostgres({ dataDir: folder, log })
  started.push(server)
  return server
}

async function send(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql)
    return rows.map((row) => row.answer)
  } finally {
    await client.end()
  }
}

const postmasterPid = () =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)

/** Another Node process that starts the server on the same folder and then waits. */
async function startElsewhere() {
  const module = join(import.meta.dirname, 'embedded-postgres.ts')
  const code = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)}
    const { url } = await startEmbeddedPostgres({ dataDir: process.argv[1], log() {} })
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = spawn(
    process.execPath,
    ['--input-type=module-typescript', '--eval', code, '--', dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [url] = await once(child.stdout, 'data')
  return { url: String(url).trim(), child }
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('an ordinary start', () => {
  test('is a PostgreSQL 18 that still has its data after a restart', async () => {
    rmSync(join(dataDir, 'postgres'), { recursive: true })
    const first = await start()
    expect(await send(first.url, `SELECT current_setting('server_version') AS answer`)).toEqual([
      expect.stringMatching(/^18\./),
    ])
    await send(first.url, 'CREATE TABLE stored AS SELECT 42 AS answer')
    await first.stop()
    await first.ended
    expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)

    const second = await start()
    expect(await send(second.url, 'SELECT answer FROM stored')).toEqual([42])
    expect(logged).toEqual(['Making the database (the first start only)…'])
  })

  test('waits for the disk and needs the password', async () => {
    const { url } = await start()
    expect(await send(url, `SELECT current_setting('fsync') AS answer`)).toEqual(['on'])
    const wrong = new URL(url)
    wrong.password = 'wrong'
    await expect(send(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
  })

  test('two copies in two folders run side by side', async () => {
    const [first, second] = [await start(), await start(join(dataDir, 'other'))]
    await send(first.url, 'CREATE TABLE only_in_the_first ()')
    expect(await send(second.url, `SELECT to_regclass('only_in_the_first') AS answer`)).toEqual([
      null,
    ])
  })

  test('a path too long for a socket gets a port of this machine', async () => {
    const { url } = await start(join(dataDir, 'long'.repeat(30)))
    expect(new URL(url).hostname).toBe('127.0.0.1')
    expect(await send(url, 'SELECT 1 AS answer')).toEqual([1])
  })
})

describe('the role of the running server', () => {
  const made = `SELECT rolname AS answer FROM pg_roles WHERE rolname = 'tuck_in_server'`
  /** As a version made the cluster that had no such role. */
  const dropRole = async (url: string) => {
    await send(url, 'DROP OWNED BY tuck_in_server')
    await send(url, 'DROP ROLE tuck_in_server')
  }

  test('is made in a database from before there was one, which then is only added to', async () => {
    const before = await start()
    await dropRole(before.url)
    await migrate(before.url)
    const row = `INSERT INTO audit_event (at, by, act) VALUES (now(), 'system', 'setPin')`
    await send(before.url, row)
    await before.stop()

    const { url, serverUrl } = await start()
    await expect(send(serverUrl, row)).rejects.toThrow('permission denied')
    await migrate(url, { serverUrl })
    await send(serverUrl, row)
    expect(await send(serverUrl, 'SELECT act AS answer FROM audit_event')).toHaveLength(2)
    await expect(send(serverUrl, 'DELETE FROM audit_event')).rejects.toThrow('permission denied')
  })

  test('is made once by a start and the commands that join it, at the same instant', async () => {
    const urls = await start()
    await dropRole(urls.url)
    await Promise.all(Array.from({ length: 12 }, () => makeServerRole(urls)))
    expect(await send(urls.serverUrl, made)).toEqual(['tuck_in_server'])
  })

  test('needs a password of its own', async () => {
    const { url, serverUrl } = await start()
    const wrong = new URL(serverUrl)
    wrong.password = new URL(url).password
    await expect(send(wrong.href, made)).rejects.toThrow('password authentication failed')
  })
})

describe('a folder in use', () => {
  test('is refused with one sentence, and the first server goes on', async () => {
    const { url } = await start()
    await expect(start()).rejects.toThrow(
      `Another Tuck In (process ${process.pid}) is using ${dataDir}/postgres: stop it, or`,
    )
    expect(await send(url, 'SELECT 1 AS answer')).toEqual([1])
  })

  test('of another process is refused too', async () => {
    const { child } = await startElsewhere()
    await expect(start()).rejects.toThrow(`Another Tuck In (process ${child.pid}) is using`)
    await killed(child)
    await start()
  })
})

describe('after a kill -9', () => {
  test('of the server process, PostgreSQL ends by itself and nothing is lost', async () => {
    const { url, child } = await startElsewhere()
    await send(url, 'CREATE TABLE stored AS SELECT 42 AS answer')
    await killed(child)
    const again = await start()
    expect(await send(again.url, 'SELECT answer FROM stored')).toEqual([42])
  })

  test('of PostgreSQL too, the next start recovers', async () => {
    const { url, child } = await startElsewhere()
    await send(url, 'CREATE TABLE stored AS SELECT 42 AS answer')
    process.kill(postmasterPid(), 'SIGKILL')
    await killed(child)
    const again = await start()
    expect(await send(again.url, 'SELECT answer FROM stored')).toEqual([42])
  })

  test('of PostgreSQL alone, its end is noticed', async () => {
    const server = await start()
    process.kill(postmasterPid(), 'SIGKILL')
    await expect(server.ended).resolves.toBeUndefined()
    await server.stop()
  })

  test('a lock file whose number now belongs to another process does not matter', async () => {
    await (await start()).stop()
    writeFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), `${process.pid}\n`)
    writeFileSync(
      join(dataDir, 'postgres/running.json'),
      `{"pid":${process.pid},"born":"earlier","token":"t"}`,
    )
    const { url } = await start()
    expect(await send(url, 'SELECT 1 AS answer')).toEqual([1])
  })
})

describe('a folder that cannot be used', () => {
  test('half-made by an interrupted first start is made again', async () => {
    rmSync(join(dataDir, 'postgres'), { recursive: true })
    mkdirSync(join(dataDir, 'postgres/cluster.new/base'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres/cluster.new/PG_VERSION'), '18\n')
    const { url } = await start()
    expect(await send(url, 'SELECT 1 AS answer')).toEqual([1])
  })

  test('below a file is one sentence', async () => {
    writeFileSync(join(dataDir, 'file'), '')
    await expect(start(join(dataDir, 'file'))).rejects.toThrow('cannot write to the folder')
  })

  test('with a damaged cluster repeats PostgreSQL’s message, and names its log', async () => {
    await (await start()).stop()
    writeFileSync(join(dataDir, 'postgres/cluster/PG_VERSION'), '11\n')
    await expect(start()).rejects.toThrow(
      /PostgreSQL does not start \(.*incompatible.*\): its log is .*postgres\.log/,
    )
  })

  test('with a copy that was made while it ran says so, not that it was starting', async () => {
    await (await start()).stop()
    const log = join(dataDir, 'postgres/cluster/pg_wal')
    for (const name of readdirSync(log)) if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(log, name))
    await expect(start()).rejects.toThrow(/PostgreSQL does not start \(.*checkpoint record.*\)/)
  })
})
