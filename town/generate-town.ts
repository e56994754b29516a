import { countryStores } from './country/country-stores.ts'
import type { CountryInput } from './country/country-stores.ts'
import { PLACES } from './places/all-places.ts'
import { raiseStore } from './stores/raise-store.ts'
import type { StoreSeed } from './town-data.ts'

const PRODUCTS = 12

/** The stores of the demonstration: eight places in four nations, the same at every call. */
export function demonstrationTown(): StoreSeed[] {
  return PLACES.flatMap((place) => place.stores.map((store) => raiseStore(place, store)))
}

/**
 * Any number of stores for benches, with menus of 12 products unless `products` says otherwise.
 * The same seed gives the same stores. Read one at a time, they take no memory to speak of.
 */
export function generateStores(
  count: number,
  input: Omit<CountryInput, 'products'> & { products?: number },
): Iterable<StoreSeed> {
  return countryStores(count, { products: PRODUCTS, ...input })
}
