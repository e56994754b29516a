import type { StoreCard } from '#contract/stores/stores.ts'
import { connect } from '#api/database/connect.ts'
import type { MeasuredPlace } from '#town/country/measured-places.ts'
import { measureAloneAndTogether, type CallFigures } from './address-calls.ts'
import { Client } from '../clients/client.ts'
import { countCandidates, selectSomeStores } from '../server/candidates.queries.ts'
import { growingCountry, STORES_EACH, type GrowingCountry } from '../server/growing-country.ts'
import { listPath, type BenchPlace } from '../server/places.ts'
import { measureRate, type Rate } from '../clients/call-rate.ts'
import { startTownServer, type Refilled, type TownServer } from '../server/town-server.ts'

export interface SizeFigures extends Refilled {
  stores: number
  /** A place to which 20 stores deliver, requested with another position each time. */
  list: CallFigures
  /** A dish there, by its name. */
  dish: CallFigures
  /** The same place again and again. */
  again: Rate
  zone: CallFigures
  /** Of stores everywhere, most of which the server has to read first. */
  anyZone: Rate
  /** Places with more and more stores, in turn. */
  dense: { deliverThere: number; rate: Rate }
  firstHomeMs: number
  nextHomeMs: number
  memoryMb: number
}

interface Zone {
  storeId: string
  place: BenchPlace
}

const MAXIMUM_PATHS = 20_000
const NOT_FOUND = 404
const UNAVAILABLE = 503
/** Some stores do not deliver to their own street. */
const OUTSIDE = 409

/** The stores for a place and the zone of a store, in one country that grows from size to size. */
export async function measureSizes(
  sizes: readonly number[],
  seconds: number,
  log: (line: string) => void,
): Promise<SizeFigures[]> {
  const ascending = sizes.toSorted((a, b) => a - b)
  const [smallest = 0] = ascending
  const country = growingCountry(smallest)
  const server = await startTownServer(country.growTo(smallest))
  try {
    const zones = await zonesOf(server.url, country.places)
    const figures: SizeFigures[] = []
    for (const stores of ascending) {
      log(`Opening ${stores.toLocaleString('en-GB')} stores…`)
      const refilled = await server.refill(country.growTo(stores, tenths(stores, log)))
      const loadedInMs = stores === smallest ? server.loadedInMs : refilled.loadedInMs
      const home = await firstHomes(server.url)
      const measured = await measureSize(server, { stores, country, zones, seconds })
      figures.push({ stores, ...refilled, loadedInMs, ...home, ...measured })
    }
    return figures
  } finally {
    await server.stop()
  }
}

interface Measuring {
  stores: number
  country: GrowingCountry
  zones: readonly Zone[]
  seconds: number
}

async function measureSize(server: TownServer, { stores, country, zones, seconds }: Measuring) {
  const { places, elsewhere } = country
  const [place] = places
  if (!place) throw new Error('There are no places')
  const list = await measureAloneAndTogether(server.url, varied(places), seconds)
  const searches = varied(places).map((path) => `${path}&search=pad+thai`)
  await checkFound(server.url, searches)
  const dish = await measureAloneAndTogether(server.url, searches, seconds)
  const again = await measureRate(server.url + listPath(place), { atOnce: 16, seconds })
  const zone = await measureAloneAndTogether(server.url, zonePaths(zones), seconds)
  const anyZone = await measureRate(server.url, {
    atOnce: 16,
    seconds,
    paths: zonePaths(await someZones(server.databaseUrl, stores)),
    refusals: [NOT_FOUND, OUTSIDE],
  })
  const deliverThere = await medianCandidates(server.databaseUrl, elsewhere.slice(0, 101))
  const paths = elsewhere.map(listPath)
  const rate = await measureRate(server.url, { atOnce: 16, seconds, paths })
  return {
    list: { name: 'list', ...list },
    dish: { name: 'dish', ...dish },
    again,
    zone: { name: 'zone', ...zone },
    anyZone,
    dense: { deliverThere, rate },
    memoryMb: await server.memoryMb(),
  }
}

/** Throws when the first search finds no dish: a list without one is quick. */
async function checkFound(url: string, [path = '']: readonly string[]): Promise<void> {
  const client = new Client(url, 1)
  const { items } = await client.call<{ items: StoreCard[] }>('GET', path.replace('/api/v1', ''))
  client.close()
  if (!items.some(({ dishes = [] }) => dishes.length > 0))
    throw new Error(`No dish was found by ${path}`)
}

/** Every request differs by some metres, so that no answer was given before. */
function varied(places: readonly BenchPlace[]): string[] {
  const metre = 0.00001
  return Array.from({ length: MAXIMUM_PATHS }, (_, i) => {
    const place = places[i % places.length]
    if (!place) throw new Error('There are no places')
    const turn = Math.floor(i / places.length)
    const moved = (degrees: number, metres: number) => Number((degrees + metres * metre).toFixed(5))
    return listPath({
      postCode: place.postCode,
      latitude: moved(place.latitude, (turn % 20) - 10),
      longitude: moved(place.longitude, (Math.floor(turn / 20) % 20) - 10),
    })
  })
}

/** By the postcode alone and with the position, as carts and forms do. */
function zonePaths(zones: readonly Zone[]): string[] {
  return zones.map(({ storeId, place }, i) => {
    const { postCode: postcode, latitude, longitude } = place
    const position = { latitude: String(latitude), longitude: String(longitude) }
    const query = { storeId, postcode, ...(i % 2 === 0 && position) }
    return `/api/v1/delivery/zone?${new URLSearchParams(query)}`
  })
}

/** Throws when a place is served by more or fewer stores than it was made for. */
async function zonesOf(url: string, places: readonly MeasuredPlace[]): Promise<Zone[]> {
  const client = new Client(url, 1)
  const zones: Zone[] = []
  for (const place of places) {
    let found = 0
    for (const tab of ['available', 'preorder', 'closed']) {
      const path = `${listPath(place).replace('/api/v1', '')}&tab=${tab}&limit=${STORES_EACH + 1}`
      const { items } = await client.call<{ items: StoreCard[] }>('GET', path)
      found += items.length
      zones.push(...items.map(({ id }) => ({ storeId: id, place })))
    }
    if (found !== STORES_EACH) throw new Error(`${found} stores deliver to ${place.postCode}`)
  }
  client.close()
  return zones
}

async function someZones(databaseUrl: string, there: number): Promise<Zone[]> {
  const { db, close } = connect(databaseUrl, { max: 1 })
  const stores = await selectSomeStores(db, { wanted: MAXIMUM_PATHS, there })
  await close()
  return stores.map(({ id, ...place }) => ({ storeId: id, place }))
}

async function medianCandidates(databaseUrl: string, places: readonly BenchPlace[]) {
  const { db, close } = connect(databaseUrl, { max: 1 })
  const counts: number[] = []
  for (const place of places) counts.push(await countCandidates(db, place))
  await close()
  return counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
}

/** Until the very first page of a server's life comes, and the time of one after it. */
async function firstHomes(url: string) {
  const client = new Client(url, 1)
  const timed = async (path: string) => {
    const startedAt = performance.now()
    let { status } = await client.send('GET', path)
    // Ten seconds are too few for the first page of a very large country: whoever asks again gets it.
    while (status === UNAVAILABLE) ({ status } = await client.send('GET', path))
    if (status !== 200) throw new Error(`${path}: ${status}`)
    return Math.round(performance.now() - startedAt)
  }
  const firstHomeMs = await timed('/')
  const nextHomeMs = await timed('/?problem=cold')
  client.close()
  return { firstHomeMs, nextHomeMs }
}

/** Prints the progress at every tenth of a large country. */
function tenths(stores: number, log: (line: string) => void) {
  const step = stores / 10
  let reported = 0
  return (there: number) => {
    if (stores < 100_000 || there < reported + step) return
    reported = Math.floor(there / step) * step
    log(`  ${reported.toLocaleString('en-GB')}`)
  }
}
