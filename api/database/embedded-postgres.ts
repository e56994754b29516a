import { randomBytes } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import {
  access,
  chmod,
  chown,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isErrno, StartRefused } from '#api/start-refused.ts'
import { chooseAccount, handOver, runAs, type Account } from './embedded/account.ts'
import { claim, claimantOf } from './embedded/claim.ts'
import { cleanUpLeftover } from './embedded/earlier-server.ts'
import { createDatabase, makeServerRole, tryConnecting } from './embedded/first-queries.ts'
import { findPrograms, type Programs } from './embedded/programs.ts'
import * as settings from './embedded/settings.ts'
import { supervise, type Supervised } from './embedded/supervise.ts'

export type EmbeddedPostgres = settings.Urls & {
  /** Resolves when PostgreSQL has ended, whether stopped or by itself. */
  ended: Promise<void>
  /** Ends connections, writes everything to disk and resolves when PostgreSQL has ended. */
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  /** Receives one line before each step that takes longer than a moment. */
  log: (line: string) => void
  /** `throw-away` trades safety for speed and deletes `dataDir` at the end; for tests only. */
  durability?: 'lasting' | 'throw-away'
}

/** Everything of the embedded server is in one folder, closed to other users. */
function placesIn(dataDir: string) {
  const folder = join(resolve(dataDir), 'postgres')
  return {
    folder,
    cluster: join(folder, 'cluster'),
    draft: join(folder, 'cluster.new'),
    password: join(folder, 'password'),
    claim: join(folder, 'running.json'),
    log: join(folder, 'postgres.log'),
    socket: settings.socketIn(folder),
  }
}

type Places = ReturnType<typeof placesIn>

/**
 * Starts the PostgreSQL that npm installed, with its data under `dataDir`, which is made at the
 * first start. It ends with this process, however this process ends. Throws StartRefused with one
 * sentence when the folder is in use, cannot be written to, or PostgreSQL cannot run here.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const places = placesIn(options.dataDir)
  await makeFolder(places.folder)
  const claimed = await claim(places.claim)
  if (claimed.heldBy !== null)
    throw new StartRefused(
      `Another Tuck In (process ${claimed.heldBy}) is using ${places.folder}: stop it, or start this one with DATA_DIR set to another folder.`,
    )
  try {
    const programs = await findPrograms()
    const account = await chooseAccount(programs, places.folder)
    await cleanUpLeftover(places, options.log)
    await handOver(places.folder, account)
    if (!(await isThere(places.cluster))) await makeCluster(places, programs, account, options.log)
    return await startServer(places, programs, account, options, claimed.release)
  } catch (error) {
    await claimed.release()
    throw error
  }
}

/** A first start on a slow machine takes some seconds. */
const slowestStartMs = 60_000

/**
 * The connection strings of the embedded server that another process runs on that folder, as soon as
 * it answers; null when none does. For commands that run beside the product. Throws StartRefused when
 * it is there and does not answer for a minute.
 */
export async function findRunningPostgres(dataDir: string): Promise<settings.Urls | null> {
  const places = placesIn(dataDir)
  const deadline = performance.now() + slowestStartMs
  for (;;) {
    const pid = await claimantOf(places.claim)
    if (pid === null) return null
    const urls = await runningUrls(places)
    if (urls !== null && (await tryConnecting(urls.url)) === 'ready') {
      // It may have been started by a version that had no such role.
      await makeServerRole(urls)
      return urls
    }
    if (performance.now() > deadline)
      throw new StartRefused(
        `The Tuck In that is running (process ${pid}) has a database that does not answer: look at its output, or stop it.`,
      )
    await pause(50)
  }
}

/** Null while the other process is still making the cluster, or starting the server. */
async function runningUrls(places: Places): Promise<settings.Urls | null> {
  const read = (file: string) =>
    readFile(file, 'utf8').catch((error: unknown) => {
      if (isErrno(error, 'ENOENT')) return null
      throw new StartRefused(
        `This user cannot read ${file}: run this as the user who started Tuck In.`,
        { cause: error },
      )
    })
  const password = await read(places.password)
  const lock = await read(join(places.cluster, 'postmaster.pid'))
  if (password === null || lock === null) return null
  const port = Number(lock.split('\n')[portLine])
  return settings.urlsOf(
    settings.fitsSocket(places.folder)
      ? { via: 'socket', folder: places.folder }
      : { via: 'port', port },
    password.trim(),
  )
}

/** https://www.postgresql.org/docs/current/storage-file-layout.html: the fourth line. */
const portLine = 3

async function makeFolder(folder: string): Promise<void> {
  try {
    // Only this folder is closed: PostgreSQL may run as another user, who passes through the rest.
    await mkdir(dirname(folder), { recursive: true })
    if (!(await isThere(folder))) await mkdir(folder, { mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartRefused(
      `This user cannot write to the folder ${folder}: make it writable, or set DATA_DIR to a folder that is.`,
      { cause: error },
    )
  }
}

/** Creates the cluster in a draft folder and then moves it, so that half of one never counts. */
async function makeCluster(
  places: Places,
  programs: Programs,
  account: Account,
  log: (line: string) => void,
): Promise<void> {
  log('Making the database (the first start only)…')
  await rm(places.draft, { recursive: true, force: true })
  await writeFile(places.password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  await chown(places.password, account.owner.uid, account.owner.gid)
  try {
    await runAs(account, programs.initdb, settings.initdbArguments(places.draft, places.password))
  } catch (error) {
    const reason = String(error).trim().split('\n').at(-1) ?? ''
    throw new StartRefused(`PostgreSQL could not make its folder ${places.draft}: ${reason}`, {
      cause: error,
    })
  }
  await rename(places.draft, places.cluster)
}

async function startServer(
  places: Places,
  programs: Programs,
  account: Account,
  { dataDir, durability = 'lasting' }: Options,
  release: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const listening: settings.Listening = settings.fitsSocket(places.folder)
    ? { via: 'socket', folder: places.folder }
    : { via: 'port', port: await freePort() }
  const password = (await readFile(places.password, 'utf8')).trim()
  const args = settings.serverArguments(places.cluster, listening, durability)
  // A copy from another machine may be open to others, which PostgreSQL does not accept.
  await chmod(places.cluster, 0o700)
  const output = await openLog(places.log)
  const { size: alreadyLogged } = await output.stat()
  const server = supervise(
    account,
    programs.postgres,
    args,
    output.fd,
    durability === 'throw-away' ? resolve(dataDir) : null,
  )
  const urls = settings.urlsOf(listening, password)
  try {
    await untilReady(server, urls)
    await makeServerRole(urls)
  } catch (error) {
    await server.stop()
    if (!(error instanceof EndedEarly)) throw error
    const reason = await lastFatalLine(places.log, alreadyLogged)
    throw new StartRefused(`PostgreSQL does not start (${reason}): its log is ${places.log}.`)
  } finally {
    await output.close()
  }
  return {
    ...urls,
    ended: server.ended,
    stop: async () => {
      await server.stop()
      await release()
    },
  }
}

/** A log of the last starts: started again once it is long. */
async function openLog(file: string) {
  const longestBytes = 5_000_000
  if ((await sizeOf(file)) > longestBytes) await rename(file, `${file}.old`)
  return open(file, 'a', 0o600)
}

/** A free port at this moment. Only for folders whose path is too long for a socket. */
function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => found(port))
    })
  })
}

/** Recovery after a crash may take long, which is no failure while PostgreSQL runs. */
async function untilReady(server: Supervised, { url }: settings.Urls): Promise<void> {
  let hasEnded = false
  void server.ended.then(() => (hasEnded = true))
  while (!hasEnded) {
    const answer = await tryConnecting(url)
    if (answer === 'ready') return
    if (answer === 'no such database') await createDatabase(url)
    else await pause(20)
  }
  throw new EndedEarly()
}

class EndedEarly extends Error {}

async function lastFatalLine(logFile: string, from: number): Promise<string> {
  const log = (await readFile(logFile)).subarray(from).toString('utf8').trim().split('\n')
  // While it starts, it refuses connections with FATAL; why it gave up is PANIC.
  const line =
    log.findLast((each) => each.includes('PANIC')) ??
    log.findLast((each) => each.includes('FATAL')) ??
    log.at(-1)
  return line?.replace(/^.*(?:PANIC|FATAL):\s*/, '') ?? 'it gave no reason'
}

const isThere = async (path: string) => (await statOf(path)) !== null

const sizeOf = async (path: string) => (await statOf(path))?.size ?? 0

async function statOf(path: string): Promise<Stats | null> {
  try {
    return await stat(path)
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null
    throw error
  }
}
