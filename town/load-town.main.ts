import { parseArgs } from 'node:util'
import { checkReachable, connect } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { loadCountry } from './load-country.ts'
import { loadTown } from './load-town.ts'

const usage = `Fills the empty database that DATABASE_URL leads to.

  npm run town                          the demonstration, with its published accounts
  npm run town -- --stores 100000       that many generated stores, for measuring
    --products 12                       products on each menu, 0 to 60 (12)
    --seed 1                            the same seed gives the same stores (1)
`

const print = (line: string) => process.stdout.write(`${line}\n`)

interface Order {
  /** Null: the demonstration. */
  stores: number | null
  products: number
  seed: number
}

function readOrder(): Order {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { stores: text, products: text, seed: text } })
  return {
    stores: values.stores === undefined ? null : whole('stores', values.stores, 10_000_000),
    products: whole('products', values.products ?? '12', 60),
    seed: whole('seed', values.seed ?? '1', 4_294_967_295),
  }
}

function whole(name: string, text: string, maximum: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= maximum) return number
  throw new Error(`--${name} is a whole number up to ${maximum}, but is "${text}".`)
}

async function load({ stores, products, seed }: Order): Promise<void> {
  // Who owns the tables, where the server does not.
  const url = process.env['DATABASE_OWNER_URL'] ?? process.env['DATABASE_URL']
  if (!url) throw new Error('DATABASE_URL is needed: where is the database to fill?')
  await checkReachable(url)
  await migrate(url, { log: print })
  const { db, close } = connect(url, { max: 2 })
  const beganMs = performance.now()
  const seconds = () => ((performance.now() - beganMs) / 1000).toFixed(1)
  try {
    if (stores === null) {
      const isLoaded = await loadTown(db)
      print(
        isLoaded
          ? `The demonstration is there, after ${seconds()} s.`
          : 'There are stores already: nothing was changed.',
      )
      return
    }
    const onProgress = (done: number) => print(`${done} of ${stores} stores, ${seconds()} s`)
    await loadCountry(db, { stores, products, seed, onProgress })
    print(`Everything is there, after ${seconds()} s.`)
  } finally {
    await close()
  }
}

try {
  await load(readOrder())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 1
}
