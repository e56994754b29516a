import { connect } from '#api/database/connect.ts'
import {
  districtsAway,
  measuredPlaces,
  storesOfPlaces,
  type MeasuredPlace,
} from '#town/country/measured-places.ts'
import { generateStores } from '#town/country/country-stores.ts'
import { addManyStores } from '#town/load-many.ts'
import { trustRows } from '#town/load/bulk-load.queries.ts'
import type { StoreSeed } from '#town/town-data.ts'
import { readGazetteer, type BenchPlace } from './places.ts'
import { addShortMenus } from './short-menus.queries.ts'
import { fridayEvening, type Fill } from './town-server.ts'

/** As many as in a market town; the same at every size of the country. */
export const STORES_EACH = 20
const PLACES = 50
const SEED = 1

/** A country to which stores are added, all but the first thousand far from the measured places. */
export interface GrowingCountry {
  places: MeasuredPlace[]
  /** Where the other stores are. */
  elsewhere: BenchPlace[]
  /** Adds stores until there are this many. */
  growTo(stores: number, onProgress?: (stores: number) => void): Fill
}

/** @throws for a first size that is too small for one measured place */
export function growingCountry(smallest: number): GrowingCountry {
  const { codes, sectors } = readGazetteer()
  const count = Math.min(PLACES, Math.floor(smallest / STORES_EACH))
  if (count === 0) throw new Error(`The smallest size is ${STORES_EACH} stores.`)
  const places = measuredPlaces(codes, sectors, count)
  const outwardCodes = districtsAway(codes, places)
  const stores = allStores(places, outwardCodes)
  let there = 0
  return {
    places,
    elsewhere: outwardCodes.map(({ outwardCode, ...place }) => ({
      postCode: outwardCode,
      latitude: place.latitude,
      longitude: place.longitude,
    })),
    growTo: (requested, onProgress) => async (databaseUrl) => {
      const before = there
      there = Math.max(there, requested)
      await addManyStores(databaseUrl, next(stores, there - before), {
        now: fridayEvening,
        ...(onProgress && { onProgress: (added: number) => onProgress(before + added) }),
      })
      await giveMenus(databaseUrl)
    },
  }
}

async function giveMenus(databaseUrl: string): Promise<void> {
  const { db, close } = connect(databaseUrl, { max: 1 })
  await db.connection().execute(async (connection) => {
    await trustRows(connection)
    await addShortMenus(connection)
  })
  await close()
}

function* allStores(
  places: readonly MeasuredPlace[],
  outwardCodes: Parameters<typeof districtsAway>[0],
): Iterator<StoreSeed, void> {
  yield* storesOfPlaces(places, { each: STORES_EACH, seed: SEED })
  yield* generateStores(Infinity, { seed: SEED, outwardCodes, products: 0 })
}

/** The next ones; the rest stays for later. */
function* next(stores: Iterator<StoreSeed, void>, count: number): Iterable<StoreSeed> {
  for (let i = 0; i < count; i += 1) {
    const { value } = stores.next()
    if (value) yield value
  }
}
