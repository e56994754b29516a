import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '#tools/build/build-web.ts'
import { measureAddressCalls } from './measures/address-calls.ts'
import { measureBaskets } from './measures/baskets.ts'
import { measureBoard } from './measures/board.ts'
import { measureConsole } from './measures/console.ts'
import { measureInteractions } from './measures/interactions.ts'
import { measureMenuEditor } from './measures/menu-editor.ts'
import { measureLighthouse } from './measures/lighthouse.ts'
import { measureLive } from './measures/live.ts'
import { readOrder } from './options.ts'
import { measurePages } from './measures/pages.ts'
import { measurePeak } from './measures/peak.ts'
import { everyPlace } from './server/places.ts'
import { findErrands, measurePurchases } from './measures/purchase.ts'
import { measureStarts } from './measures/start-time.ts'
import { measureStoreImport } from './measures/store-import.ts'
import { measureSizes } from './measures/stores-of-country.ts'
import * as tables from './tables.ts'
import { startTownServer, withMenus, type TownServer } from './server/town-server.ts'

/**
 * `npm run bench`: prints tables and writes bench/results/latest.json, in some seven minutes.
 * `--only places,zones` chooses parts (see options.ts), `--stores 1000,1000000` the sizes of the
 * country for `zones` (a million takes some four minutes to load), `--seconds 8` how long each figure
 * is taken. `--only interactions` touches a long menu in a browser, `--only menu-editor` the editor of one. `--peak 60` adds a minute of the
 * busiest hour there is (`--orders 45` a second, each with 40 reads), `--live 2000` so many customers
 * who watch their orders. `--only import` imports a file of 1,000 stores. `--only board` acts on a board with 200 open orders.
 * `--only console` loads the console's pages in marketplaces of 1,000 and 20,000 restaurants, the larger with half a
 * million orders. `--only lighthouse` looks at first visits with Lighthouse, which npx fetches, `--only lighthouse-h2`
 * does through the machine's Caddy; their reports go into the folder `--reports`.
 */
const order = readOrder(process.argv.slice(2))
const { parts, sizes, seconds, peakSeconds, ordersPerSecond, streams, reports } = order
const { print } = tables
/** Enough for every customer to order from another. */
const STORES_WITH_MENUS = 1000
/** Restaurants of a county, and of a country. */
const MARKETPLACES = [1000, 20_000]
/** The parts that order, or load what can be ordered. */
const BUYING = [
  'purchases',
  'basket',
  'pages',
  'interactions',
  'menu-editor',
  'peak',
  'live',
  'board',
] as const

const [processor] = cpus()
const results: Record<string, unknown> = {
  machine: {
    processor: processor?.model ?? 'unknown',
    cores: cpus().length,
    node: process.version,
  },
}

async function measureBuying(server: TownServer): Promise<void> {
  const errands = await findErrands(server.url, everyPlace(), 200)
  const [errand] = errands
  if (!errand) throw new Error('There is no store to order from')
  if (parts.has('purchases')) {
    const one = await measurePurchases(server, errands, { atOnce: 1, seconds })
    const sixteen = await measurePurchases(server, errands, { atOnce: 16, seconds })
    const memoryMb = await server.memoryMb()
    results['purchases'] = { atOnce: [one, sixteen], memoryMb }
    print(
      `Whole purchases (the server has had ${memoryMb} MB)`,
      tables.purchaseRows([one, sixteen]),
    )
  }
  if (parts.has('basket')) {
    // Not the store whose menu is measured as a page.
    const baskets = await measureBaskets(server, errands[1] ?? errand, seconds)
    results['basket'] = baskets
    print('A change to a basket, of a menu with 300 dishes', tables.basketRows(baskets))
  }
  if (parts.has('pages')) {
    const pages = await measurePages(server.url, errand, seconds)
    results['pages'] = pages
    print('Pages, 16 at once', tables.pageRows(pages))
    print('First load, kB after gzip', tables.weightRows(pages))
  }
  if (parts.has('interactions')) {
    const interactions = await measureInteractions(server, errands.at(-1) ?? errand)
    results['interactions'] = interactions
    print('A menu of 500 dishes on a phone', tables.interactionRows(interactions))
  }
  if (parts.has('menu-editor')) {
    const editor = await measureMenuEditor(server, errands.at(-2) ?? errand)
    results['menu-editor'] = editor
    print(`The calls of a menu's editor, ${editor.products} dishes`, tables.menuEditorRows(editor))
    print('The same on a phone', tables.interactionRows(editor.interactions))
  }
  if (parts.has('peak')) {
    const peak = await measurePeak(server, errands, { seconds: peakSeconds, ordersPerSecond })
    const memoryMb = await server.memoryMb()
    results['peak'] = { ...peak, memoryMb }
    print(
      `The busiest minute, over and over (the server has had ${memoryMb} MB)`,
      tables.peakRows(peak),
    )
  }
  if (parts.has('live')) {
    const live = await measureLive(server, errands, { streams, acts: 100 })
    results['live'] = live
    print('Watched orders', tables.liveRows(live))
  }
  if (parts.has('board')) {
    const board = await measureBoard(server.url, errand, { openOrders: 200, devices: 3, acts: 200 })
    results['board'] = board
    print('A board with 200 open orders on three devices', tables.boardRows(board))
  }
}

async function measureTown(): Promise<void> {
  console.log(`Opening ${STORES_WITH_MENUS.toLocaleString('en-GB')} stores with menus…`)
  const server = await startTownServer(withMenus(STORES_WITH_MENUS))
  try {
    if (parts.has('places')) {
      const calls = await measureAddressCalls(server.url, seconds)
      results['places'] = calls
      print('Places, 1 and 16 at once', tables.addressRows(calls))
    }
    if (BUYING.some((part) => parts.has(part))) await measureBuying(server)
  } finally {
    await server.stop()
  }
}

async function measureCountry(): Promise<void> {
  const figures = await measureSizes(sizes, seconds, console.log)
  results['sizes'] = figures
  print(
    'Stores for a place to which 20 deliver, 1 and 16 at once',
    tables.flatRows(figures, 'list'),
  )
  print('A dish by its name in those, 1 and 16 at once', tables.flatRows(figures, 'dish'))
  print(
    'The same list for one place again and again, 16 at once',
    tables.rateRows(figures, 'again'),
  )
  print('The zone of a store for a place, 1 and 16 at once', tables.flatRows(figures, 'zone'))
  print('The same for stores everywhere, 16 at once', tables.rateRows(figures, 'anyZone'))
  print('Stores for every place in turn, 16 at once', tables.denseRows(figures))
  print('A country', tables.sizeRows(figures))
}

await buildWeb({ log: console.log })
if (BUYING.some((part) => parts.has(part)) || parts.has('places')) await measureTown()
if (parts.has('zones')) await measureCountry()
if (parts.has('console')) {
  const pages = await measureConsole(MARKETPLACES, seconds, console.log)
  results['console'] = pages
  print('The pages of the console, one call at a time', tables.consoleRows(pages))
}
if (parts.has('starts')) {
  console.log('Starting twice…')
  const starts = await measureStarts()
  results['starts'] = starts
  print('npm start, until the first page', tables.startRows(starts))
}
if (parts.has('import')) {
  console.log('Importing a file of stores twice…')
  const imported = await measureStoreImport(STORES_WITH_MENUS)
  results['import'] = imported
  print('An import of stores with menus', tables.importRows(imported))
}
for (const part of ['lighthouse', 'lighthouse-h2'] as const) {
  if (!parts.has(part)) continue
  console.log('Looking at first visits with Lighthouse…')
  const folder = join(reports, part)
  const visits = await measureLighthouse(folder, { behindCaddy: part === 'lighthouse-h2' })
  results[part] = visits
  print(`First visits on a phone, medians (reports in ${folder})`, tables.lighthouseRows(visits))
}
const folder = join(import.meta.dirname, 'results')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`)
console.log('\nWritten to bench/results/latest.json.')
