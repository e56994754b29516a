import { execFile } from 'node:child_process'
import { chmod, lchown, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isErrno, StartRefused } from '#api/start-refused.ts'
import { linkLibraries, type Programs } from './programs.ts'
import { readIfThere } from './read-if-there.ts'

const run = promisify(execFile)

/**
 * The system user that PostgreSQL runs as. It refuses to run as root, so root needs another user. `prefix`
 * goes before every command; `spawn` goes into its options; `owner` must own its files.
 */
export type Account = {
  prefix: readonly string[]
  spawn: { uid?: number; gid?: number }
  owner: { uid: number; gid: number }
}

type PasswdEntry = { name: string; uid: number; gid: number }

/**
 * Chooses the user: ourselves, unless we are root. Root first tries the owner of existing files, then a user
 * namespace in which root's files belong to somebody else (it works below a private home), then another user
 * of this system. Throws StartRefused when none works.
 */
export async function chooseAccount(programs: Programs, folder: string): Promise<Account> {
  const problems: string[] = []
  for await (const account of candidates(folder)) {
    const problem = await problemRunningAs(account, programs, dirname(folder))
    if (problem === null) return account
    problems.push(problem)
  }
  throw new StartRefused(
    process.getuid?.() === 0
      ? `PostgreSQL does not run as root, and no other user of this machine can reach ${programs.postgres} and ${dirname(folder)}: start as an ordinary user, move both out of the private home, or set DATABASE_URL.`
      : `PostgreSQL does not start on this machine (${problems.join('; ')}): set DATABASE_URL to a PostgreSQL server.`,
  )
}

async function* candidates(folder: string): AsyncGenerator<Account> {
  const uid = process.getuid?.() ?? -1
  const gid = process.getgid?.() ?? -1
  if (uid !== 0) {
    yield { prefix: [], spawn: {}, owner: { uid, gid } }
    return
  }
  const { uid: ownerUid, gid: ownerGid } = await stat(folder)
  if (ownerUid !== 0) yield asUser({ uid: ownerUid, gid: ownerGid })
  const users = await systemUsers()
  // initdb looks its user up by number, so the namespace borrows a number that has a name.
  const borrowed = users.find((user) => user.uid > 0)
  if (borrowed) yield inNamespace(borrowed)
  yield asUser(users.find((user) => user.name === 'postgres') ?? (await createdUser()))
}

const asUser = ({ uid, gid }: { uid: number; gid: number }): Account => ({
  prefix: [],
  spawn: { uid, gid },
  owner: { uid, gid },
})

const inNamespace = ({ uid, gid }: PasswdEntry): Account => ({
  prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`],
  spawn: {},
  owner: { uid: 0, gid: 0 },
})

async function systemUsers(): Promise<PasswdEntry[]> {
  const text = await readIfThere('/etc/passwd')
  return text.split('\n').flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':')
    return /^\d+$/.test(uid) && /^\d+$/.test(gid) ? [{ name, uid: +uid, gid: +gid }] : []
  })
}

async function createdUser(): Promise<PasswdEntry> {
  const name = 'tuckin'
  const found = async () => (await systemUsers()).find((user) => user.name === name)
  if (!(await found())) await addUser(name)
  // If no user can be added, every system has one named nobody.
  return (await found()) ?? { name: 'nobody', uid: 65_534, gid: 65_534 }
}

/** Some systems lack the program; where it ends with a number, /etc cannot be written to. */
async function addUser(name: string): Promise<void> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', name])
  } catch (error) {
    const hasRefused = error instanceof Error && 'code' in error && typeof error.code === 'number'
    if (!hasRefused && !isErrno(error, 'ENOENT')) throw error
  }
}

/** Tries the program and the path to the data as that user; null when it works, else why not. */
async function problemRunningAs(
  account: Account,
  programs: Programs,
  passage: string,
): Promise<string | null> {
  const script = 'cd "$2" && "$1" --version'
  const attempt = () => runAs(account, 'sh', ['-c', script, 'sh', programs.postgres, passage])
  try {
    await attempt().catch(async (error: unknown) => {
      if (!String(error).includes('shared libraries')) throw error
      await linkLibraries(programs)
      await attempt()
    })
    return null
  } catch (error) {
    return String(error).trim().split('\n').at(-1) ?? 'no reason given'
  }
}

/** Runs one program to its end as that user; rejects with its error output when it fails. */
export async function runAs(account: Account, program: string, args: string[]): Promise<void> {
  const [command = program, ...rest] = [...account.prefix, program, ...args]
  await run(command, rest, { ...account.spawn, cwd: '/', env: plainEnvironment() })
}

/** PostgreSQL needs no setting of ours, and must not see anybody's PGDATA or secrets. */
export const plainEnvironment = () => ({ PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' })

/** Gives the folder and everything in it to the user, and denies others access to it. */
export async function handOver(folder: string, { owner }: Account): Promise<void> {
  const { uid, mode } = await stat(folder)
  if ((mode & 0o777) !== 0o700) await chmod(folder, 0o700)
  if (uid === owner.uid) return
  await lchown(folder, owner.uid, owner.gid)
  for (const entry of await readdir(folder, { recursive: true }))
    await lchown(join(folder, entry), owner.uid, owner.gid)
}
