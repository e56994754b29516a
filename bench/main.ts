import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { OutputOf } from '#contract/call.ts'
import type { listStores } from '#contract/stores.ts'
import { buildWeb } from '#tools/build-web.ts'
import { Client } from './client.ts'
import { weighPage } from './page-weight.ts'
import { everyPlace, listPagePath } from './places.ts'
import { measureLive } from './live.ts'
import { measurePeak } from './peak.ts'
import { findErrands, measurePurchases } from './purchase.ts'
import { measureBareServer, measureRate } from './rates.ts'
import { measureStarts } from './start-time.ts'
import {
  listRows,
  liveRows,
  pageRows,
  peakRows,
  print,
  purchaseRows,
  startRows,
  weightRows,
} from './tables.ts'
import { startTownServer, type TownServer } from './town-server.ts'

/**
 * `npm run bench`: prints tables and writes bench/results/latest.json. `--stores 1000,10000` chooses
 * the sizes, `--seconds 5` how long each figure is taken. `--peak 60` adds a minute of the busiest
 * hour there is, `--live 2000` so many customers who watch their orders.
 */
const { values } = parseArgs({
  options: {
    stores: { type: 'string', default: '1000,10000,100000' },
    seconds: { type: 'string', default: '8' },
    peak: { type: 'string', default: '0' },
    live: { type: 'string', default: '0' },
  },
})
const sizes = values.stores.split(',').map(Number)
const seconds = Number(values.seconds)
const peakSeconds = Number(values.peak)
const streams = Number(values.live)

/** The list of stores for a place, everywhere in the country and again and again in one place. */
async function measureList(server: TownServer, stores: number) {
  const places = everyPlace()
  const path = ({ postCode, latitude, longitude }: (typeof places)[number]) =>
    `/api/v1/store?${new URLSearchParams({ postCode, latitude: String(latitude), longitude: String(longitude) })}`
  const [first] = places
  if (!first) throw new Error('There are no places')
  return {
    stores,
    deliverThere: await medianDeliverers(server, places.slice(0, 101).map(path)),
    loadedInMs: server.loadedInMs,
    everywhere: await measureRate(server.url, { atOnce: 16, seconds, paths: places.map(path) }),
    again: await measureRate(server.url + path(first), { atOnce: 16, seconds }),
    memoryMb: await server.memoryMb(),
  }
}

/** How many stores deliver to a place, which is what a list costs. */
async function medianDeliverers(server: TownServer, paths: readonly string[]): Promise<number> {
  const client = new Client(server.url, 1)
  const found: number[] = []
  for (const path of paths) {
    const { text } = await client.send('GET', path)
    const { counts } = JSON.parse(text) as Pick<OutputOf<typeof listStores>, 'counts'>
    found.push(counts.available + counts.preorder + counts.closed)
  }
  client.close()
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0
}

async function measureBuying(server: TownServer) {
  const errands = await findErrands(server.url, everyPlace(), 200)
  const one = await measurePurchases(server.url, errands, { atOnce: 1, seconds })
  const sixteen = await measurePurchases(server.url, errands, { atOnce: 16, seconds })
  const memoryMb = await server.memoryMb()
  const peak = peakSeconds > 0 ? await measurePeak(server.url, errands, peakSeconds) : null
  const live = streams > 0 ? await measureLive(server, errands, { streams, acts: 100 }) : null
  return { errands, purchases: [one, sixteen], memoryMb, peak, live }
}

async function measurePages(server: TownServer, paths: Record<string, string>) {
  const rows = []
  for (const [name, path] of Object.entries(paths)) {
    const client = new Client(server.url, 1)
    const coldMs = await firstTimesMs(client, path)
    const { text } = await client.send('GET', path)
    client.close()
    const warm = await measureRate(server.url + path, { atOnce: 16, seconds })
    const bare = await measureBareServer(text, { atOnce: 16, seconds })
    const weight = await weighPage(server.url, path)
    const share = Math.round((warm.perSecond / bare.perSecond) * 100)
    rows.push({ name, bytes: text.length, coldMs, warm, bare, share, weight })
  }
  return rows
}

/** The page rendered anew: each address differs by a word that the page does not know. */
async function firstTimesMs(client: Client, path: string): Promise<number> {
  const turns = 40
  let startedAt = 0
  for (let turn = -10; turn < turns; turn += 1) {
    if (turn === 0) startedAt = performance.now()
    await client.send('GET', `${path}${path.includes('?') ? '&' : '?'}cold=${turn}`)
  }
  return Math.round(((performance.now() - startedAt) / turns) * 10) / 10
}

await buildWeb({ log: console.log })
const lists = []
let buying: Awaited<ReturnType<typeof measureBuying>> | null = null
let pages: Awaited<ReturnType<typeof measurePages>> = []
for (const stores of sizes) {
  console.log(`Opening ${stores.toLocaleString('en-GB')} stores…`)
  const server = await startTownServer(stores)
  try {
    lists.push(await measureList(server, stores))
    if (buying) continue
    buying = await measureBuying(server)
    const [errand] = buying.errands
    if (!errand) throw new Error('There is no store to look at')
    pages = await measurePages(server, {
      home: '/',
      list: listPagePath(errand.postCode),
      menu: `/restaurant/${errand.slug}`,
    })
  } finally {
    await server.stop()
  }
}

console.log('Starting twice…')
const starts = await measureStarts()

const [processor] = cpus()
const results = {
  machine: {
    processor: processor?.model ?? 'unknown',
    cores: cpus().length,
    node: process.version,
  },
  lists,
  purchases: buying?.purchases ?? [],
  memoryMb: buying?.memoryMb ?? 0,
  peak: buying?.peak ?? null,
  live: buying?.live ?? null,
  pages,
  starts,
}
const folder = join(import.meta.dirname, 'results')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`)
print('Store list, 16 at once', listRows(lists))
print('Whole purchases', purchaseRows(results.purchases))
if (results.peak) print('The busiest minute, over and over', peakRows(results.peak))
if (results.live) print('Watched orders', liveRows(results.live))
print('Pages, 16 at once', pageRows(pages))
print('First load, kB after gzip', weightRows(pages))
print('npm start, until the first page', startRows(starts))
console.log(`\nMemory of the server: ${results.memoryMb} MB. Written to bench/results/latest.json.`)
