import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { claim } from '#api/database/embedded/claim.ts'
import { StartRefused } from '#api/start-refused.ts'
import { websiteFolders } from '#api/pages/website.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '#rules/text/languages.ts'
import { fingerprintOfInputs } from './build-inputs.ts'
import { trimRouteMap } from './route-map.ts'

const compressibleExtensions = new Set(['.css', '.js', '.mjs', '.svg', '.webmanifest'])

const smallestBytes = 1024

type Options = {
  log: (line: string) => void
  /** Ends a build under way. */
  signal?: AbortSignal
}

const root = join(import.meta.dirname, '../..')
const builtFrom = join(root, 'build', 'built-from')
const entry = join(root, 'build', 'server', 'index.js')
const workerConfig = join(import.meta.dirname, 'service-worker.config.ts')

/**
 * Builds the website into build/ unless it is there and its sources are the same as then. Two
 * starts at once build it once. Throws StartRefused when the folder cannot be written to or the
 * sources do not build.
 */
export async function buildWeb({ log, signal }: Options): Promise<void> {
  const fingerprint = await fingerprintOfInputs(root)
  if (await isBuiltFrom(fingerprint)) return
  const release = await claimBuild(log)
  try {
    if (await isBuiltFrom(fingerprint)) return
    const parts = LANGUAGE_CODES.length + 1
    // Each part is named as it begins: at a start the database is ready long before, and prints lines between.
    const logPart = (part: number) => log(`Building the website, part ${part} of ${parts}…`)
    log('Building the website may take minutes. It is done again only when its sources change.')
    await rm(builtFrom, { force: true })
    for (const [index, language] of LANGUAGE_CODES.entries()) {
      logPart(index + 1)
      await build(['@react-router', 'dev', 'bin.cjs'], ['build'], { language, signal })
    }
    logPart(parts)
    // It has the names of their builds.
    await build(['vite', 'bin', 'vite.js'], ['build', '--config', workerConfig], { signal })
    await Promise.all(websiteFolders.map(trimRouteMap))
    await Promise.all(websiteFolders.map(compressWebsite))
    await writeFile(builtFrom, fingerprint)
  } finally {
    await release()
  }
}

async function isBuiltFrom(fingerprint: string): Promise<boolean> {
  try {
    await access(entry)
    return (await readFile(builtFrom, 'utf8')) === fingerprint
  } catch {
    return false
  }
}

/** Waits until no other process builds. */
async function claimBuild(log: (line: string) => void): Promise<() => Promise<void>> {
  const folder = join(root, 'build')
  try {
    await mkdir(folder, { recursive: true })
    for (let hasLogged = false; ; hasLogged = true) {
      const claimed = await claim(join(root, 'node_modules', '.website-build.json'))
      if (claimed.heldBy === null) return claimed.release
      if (!hasLogged) log(`Waiting for process ${claimed.heldBy} to build the website…`)
      await pause(200)
    }
  } catch (error) {
    throw new StartRefused(
      `This user cannot write to ${root}, where the website is to be built: make it writable, or run npm start once as its owner.`,
      { cause: error },
    )
  }
}

interface BuildOptions {
  language?: Language
  signal?: AbortSignal | undefined
}

/** @param bin the path of the command below node_modules */
async function build(
  bin: readonly string[],
  args: readonly string[],
  { language = DEFAULT_LANGUAGE, signal }: BuildOptions,
): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'node_modules', ...bin), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', VITE_LANGUAGE: language },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [exitCode] = await once(child, 'close')
  if (exitCode !== 0)
    throw new StartRefused(`${output.trimEnd()}\n\nThe website does not build: see above.`)
}

/**
 * Puts a `.br` and a `.gz` beside every file of a built website that gains by it, as small as can be,
 * so that no visitor waits while the same file is compressed again.
 */
async function compressWebsite(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => compressibleExtensions.has(extname(file)))
  await Promise.all(texts.map((file) => compressFile(join(folder, file))))
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < smallestBytes) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
