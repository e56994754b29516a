import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import {
  countCheck,
  countPlaywright,
  countVitest,
  filesThatFailed,
  type Counts,
  type VitestReport,
} from './counts.ts'

/** One part of `npm test`. `run` resolves with what it counts and what it printed. */
export type Stage = { name: string; run(): Promise<Outcome> }
export type Outcome = {
  counts: Counts
  output: string
  /** Those of the tests of Vitest. */
  failedFiles?: string[]
}

const root = join(import.meta.dirname, '../..')
const minuteMs = 60_000

/**
 * Where every Node process of a run finds what another has compiled: a test that kills servers starts
 * a dozen, and each would compile the same 900 files.
 */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled-for-tests') }

/** The compiler is written in Go: a process of five seconds needs less garbage collection. */
const forShortLives = { GOGC: '400' }

/** A script of package.json that passes or fails as a whole. */
export function check(name: string): Stage {
  const run = async () => {
    const args = ['run', '--silent', name]
    const { exitCode, output } = await execute('npm', args, 15 * minuteMs, forShortLives)
    return { counts: countCheck(exitCode), output }
  }
  return { name, run }
}

/**
 * Every test of Vitest, of both kinds, or those of some files. `folder` has the report and temporary
 * files.
 */
export function tests(folder: string, files: readonly string[] = []): Stage {
  const name = files.length > 0 ? 'tests again' : 'tests'
  const file = join(folder, `${name.replace(' ', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', ...reporters, ...files]
  const run = async () => {
    const { exitCode, output } = await execute('vitest', args, 60 * minuteMs, { TMPDIR: folder })
    const report = await readReport<VitestReport>(file)
    return { counts: countVitest(exitCode, report), output, failedFiles: filesThatFailed(report) }
  }
  return { name, run }
}

/** The journeys through a browser. */
export function journeys(folder: string): Stage {
  const file = join(folder, 'playwright.json')
  const args = ['test', '--reporter=list,json']
  const run = async () => {
    // As patient as wherever machines test for others, see playwright.config.ts.
    const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: 'true' }
    const { exitCode, output } = await execute('playwright', args, 60 * minuteMs, report)
    return { counts: countPlaywright(exitCode, await readReport(file)), output }
  }
  return { name: 'journeys', run }
}

// The report's form is the tool's promise; a test of another form would count nothing, and fail.
async function readReport<Report>(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch {
    return null
  }
}

async function execute(
  command: string,
  args: readonly string[],
  limitMs: number,
  env: Record<string, string> = {},
): Promise<{ exitCode: number | null; output: string }> {
  const bin = join(root, 'node_modules/.bin')
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...compiled, PATH: `${bin}${delimiter}${process.env['PATH']}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [exitCode, signal] = await once(child, 'close')
  if (signal) output += `\nEnded by ${signal}; it may take ${limitMs / minuteMs} minutes.`
  return { exitCode, output }
}
