import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { connect } from '#api/database/connect.ts'
import { createListener } from '#api/database/listen.ts'
import { createGazetteer } from '#api/outside/maps/gazetteer/gazetteer.driver.ts'
import { createUnitPostcodes } from '#api/outside/maps/gazetteer/unit-postcodes/unit-postcodes.driver.ts'
import { StartRefused } from '#api/start-refused.ts'
import { findDatabase } from '../gazetteer/find-database.ts'
import { FaultyFile, faultOfPath, importStoresFile, refusalOf } from './import-stores-file.ts'

const usage = `Imports stores with their menus from a file, as docs/store-format.md describes it.

  npm run import -- FILE

It shows what would be added and changed, and asks before it does so. New stores are drafts, which the
console approves once they have an owner and all else that they need.

  --preview   only shows it
  --yes       doesn't ask
  --live      opens new stores to customers at once, unchecked: for a demonstration
`

const print = (line: string) => process.stdout.write(`${line}\n`)

class UsageWanted extends Error {}
class NothingToRead extends Error {}

function readOrder() {
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    options: { preview: flag, yes: flag, live: flag },
    allowPositionals: true,
  })
  const [file, another] = positionals
  if (!file) throw new UsageWanted('Which file?')
  if (another) throw new UsageWanted('One file at a time.')
  // npm changes to the repository's folder, and the name was typed in another one.
  return { path: resolve(process.env['INIT_CWD'] ?? '.', file), ...values }
}

async function run(): Promise<void> {
  const order = readOrder()
  const fault = await faultOfPath(order.path)
  if (fault !== null) throw new NothingToRead(fault)
  const beganMs = performance.now()
  const database = await findDatabase(process.env, print)
  const { db, close } = connect(database.url, { max: 2 })
  const listener = createListener(database.url, { warn: (_fields, message) => print(message) })
  try {
    const gazetteer = createGazetteer({ units: createUnitPostcodes({ db, listener }) })
    const context = { db, gazetteer, now: () => new Date() }
    const imported = await importStoresFile(context, {
      path: order.path,
      isLive: order.live,
      print,
      confirm: async ({ added, changed }) => {
        if (order.preview || added + changed === 0) return false
        return order.yes || (await isConfirmed())
      },
      onProgress: (done, of) => print(`${done} of ${of} stores`),
    })
    if (!imported) return
    const seconds = ((performance.now() - beganMs) / 1000).toFixed(1)
    print(`Imported: ${imported.added} added, ${imported.changed} changed, after ${seconds} s.`)
  } finally {
    await listener.close()
    await close()
    await database.leave()
  }
}

async function isConfirmed(): Promise<boolean> {
  const { stdin: input, stdout: output } = process
  if (!input.isTTY) throw new UsageWanted('Nobody can be asked here: add --yes.')
  const asking = createInterface({ input, output })
  const answer = await asking.question('Import this? (y/N) ')
  asking.close()
  return /^y(es)?$/iu.test(answer.trim())
}

/** One sentence for the terminal. */
function sentenceAbout(error: unknown): string {
  if (error instanceof UsageWanted) return `${error.message}\n\n${usage}`
  const refusal = refusalOf(error)
  if (refusal !== null) return refusal
  if (error instanceof StartRefused || error instanceof NothingToRead) return error.message
  if (error instanceof FaultyFile) return error.message
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return `${message}\n\n${usage}`
  return `The import has stopped: ${message}. Run the same command again: it adds what is missing.`
}

try {
  await run()
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${sentenceAbout(error)}\n`)
}
