import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isDatabaseAway } from '#api/database/is-away.ts'
import { StartRefused } from '#api/start-refused.ts'
import { findDatabase } from './find-database.ts'
import { importPostcodes, type Imported } from './import-postcodes.ts'
import { ImportRefused } from './import-refused.ts'
import { count, progressLine, timeText } from './progress-line.ts'

const usage = `Loads the UK's postcodes, so that places are known to the single postcode.

  npm run gazetteer:import -- FILE

FILE is Code-Point Open (CSV) by Ordnance Survey or ONSPD by the Office for National Statistics: the zip
as it is published, or a CSV file of it. It replaces what was imported before, once it is read whole.

  --without-northern-ireland   leaves out what of ONSPD is not open data
  --smaller                    accepts a file with less than half of the postcodes in use
  --again                      loads a file once more that is in use already
`

/** As many as a whole edition has at the least. */
const wholeEdition = 1_500_000

const print = (line: string) => process.stdout.write(`${line}\n`)

class UsageWanted extends Error {}

function readOrder() {
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    options: { 'without-northern-ireland': flag, smaller: flag, again: flag },
    allowPositionals: true,
  })
  const [file, another] = positionals
  if (!file) throw new UsageWanted('Which file?')
  if (another) throw new UsageWanted('One file at a time: the last one would replace the others.')
  const { 'without-northern-ireland': withoutNorthernIreland, smaller, again } = values
  // npm changes to the repository's folder, and the name was typed in another one.
  const path = resolve(process.env['INIT_CWD'] ?? '.', file)
  return { path, withoutNorthernIreland, smaller, again }
}

async function run(signal: AbortSignal): Promise<void> {
  const order = readOrder()
  const beganMs = performance.now()
  const database = await findDatabase(process.env, print)
  const { stdout } = process
  const progress = progressLine({
    write: (text) => stdout.write(text),
    isTTY: stdout.isTTY,
    // 0 where the terminal's width is unknown.
    columns: stdout.columns || 80,
  })
  try {
    const imported = await importPostcodes({
      ...order,
      databaseUrl: database.url,
      signal,
      onProgress: progress.show,
    })
    progress.done()
    report(imported, (performance.now() - beganMs) / 1000)
  } finally {
    progress.done()
    await database.leave()
  }
}

function report(imported: Imported, seconds: number): void {
  if (imported.outcome === 'in use already') {
    const day = imported.since.toLocaleDateString('en-GB', { dateStyle: 'long' })
    print(
      `This file is in use since ${day}: nothing was changed. With --again it is loaded once more.`,
    )
    return
  }
  const { product, loaded, skipped } = imported
  print(`${count(loaded)} postcodes of ${product} are in use, after ${timeText(seconds)}.`)
  const reasons = Object.entries(skipped).toSorted((a, b) => b[1] - a[1])
  if (reasons.length > 0) print('Rows left out:')
  for (const [reason, rows] of reasons) print(`  ${count(rows).padStart(9)}  ${reason}`)
  if (loaded < wholeEdition)
    print(
      `A whole edition has some 1.7 million: the rest of the country is known as before, to some hundred metres.`,
    )
}

/** One sentence for the terminal; PostgreSQL's log has the details. */
function sentenceAbout(error: unknown): string {
  if (error instanceof UsageWanted) return `${error.message}\n\n${usage}`
  if (error instanceof ImportRefused || error instanceof StartRefused) return error.message
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return `${message}\n\n${usage}`
  const onwards = 'Run the same command again: it goes on where it stopped.'
  if (isDatabaseAway(error)) return `The database went away (${message}). ${onwards}`
  return `The import has stopped: ${message}. What was imported before stays in use. ${onwards}`
}

// The second Ctrl-C ends the process at once; the next run copes with that, too.
const aborted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => aborted.abort(new ImportRefused('')))

try {
  await run(aborted.signal)
} catch (error) {
  process.exitCode = 1
  if (aborted.signal.aborted)
    print('Stopped. The same command goes on from here; what was imported before stays in use.')
  else process.stderr.write(`${sentenceAbout(error)}\n`)
}
