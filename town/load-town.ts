import type { Kysely } from 'kysely'
import { readStores, type StoresInFile } from '#api/operator/store-import/read-stores.ts'
import { planImport, type StorePlan } from '#api/operator/store-import/plan-import.ts'
import { writeStores } from '#api/operator/store-import/write-plan.ts'
import { STORE_FILE_FORMAT } from '#contract/operator/restaurants/store-file.ts'
import { insertRows } from '#api/database/insert-rows.ts'
import type { Database } from '#api/database/tables.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { hashPassword } from '#api/session/password/hash-password.ts'
import { productsOfMenu } from '#rules/menu/document/menu-document.ts'
import { addDays, londonParts } from '#rules/time/london.ts'
import { DEMONSTRATION_PASSWORD } from './demonstration-accounts.ts'
import { partnerRows, personRows } from './load/account-rows.ts'
import { selectCodesToTry } from './load/discounts.queries.ts'
import { countRows, hasAnyStore, waitForTurn } from './load/load-lock.queries.ts'
import { writeDiscounts } from './load/write-discounts.ts'
import { writeMoment } from './load/write-moment.ts'
import { writeStoreTypes } from './load/write-store-types.ts'
import type { LoadedStore } from './load/loaded-store.ts'
import { PLACES, readFactsOfTheMoment, storesOfPlace } from './read-town.ts'

export { DEMONSTRATION_SIGN_INS } from './demonstration-accounts.ts'

/** Some promo codes of the demonstration that anybody can use. */
export function findCodesToTry(db: Kysely<Database>): Promise<string[]> {
  return selectCodesToTry(db, 5)
}

/** Whether the database has no store yet. */
export async function isTownEmpty(db: Kysely<Database>): Promise<boolean> {
  return !(await hasAnyStore(db))
}

/**
 * Fills an empty database with the demonstration: its stores and menus, imported as an operator's are,
 * their reviews, and accounts whose password is published. All of it or nothing; a database that has a store
 * is left as it is, also when two processes load at once. Dates of the town are relative to `now`. `db` needs
 * two connections. `files` may have been read before, with the same `now`. Answers whether it was loaded.
 */
export async function loadTown(
  db: Kysely<Database>,
  { now = new Date(), files = [] }: { now?: Date; files?: TownFiles } = {},
): Promise<boolean> {
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD)
  return inTransaction(db, async (transaction) => {
    await waitForTurn(transaction)
    if (await hasAnyStore(transaction)) return false
    await writeStoreTypes(transaction)
    const stores = await importTown({ db, transaction, now, files })
    const partners = partnerRows({ passwordHash, now }, stores)
    await writeMoment(transaction, stores, now)
    await insertRows(transaction, 'account', personRows({ passwordHash, now }))
    await insertRows(transaction, 'account', partners.accounts)
    await insertRows(transaction, 'partner_store', partners.partnerStores)
    await writeDiscounts(transaction, stores, now)
    await countRows(transaction)
    return true
  })
}

interface Loading {
  db: Kysely<Database>
  transaction: Transaction
  now: Date
  files: TownFiles
}

/** More than 20 stores that change at once are announced together, which is sooner done than one by one. */
const PLACES_AT_ONCE = 2

/** The files of some places at once, in their order, read and checked. */
export type TownFiles = readonly StoresInFile[]

/** Reads the town without a database, while that is still starting. */
export async function readTownFiles(now: Date): Promise<TownFiles> {
  const files: StoresInFile[] = []
  for (let first = 0; first < PLACES.length; first += PLACES_AT_ONCE)
    files.push(await readFile(first, now))
  return files
}

const readFile = (first: number, now: Date): Promise<StoresInFile> =>
  readStores({ json: fileOfPlaces(first, now) }, { stores: Infinity })

/** Imports some places after the other: while they are written, the next are read, on a connection of their own. */
async function importTown({ transaction, ...loading }: Loading): Promise<LoadedStore[]> {
  const changer = { accountId: null, by: 'system' } as const
  const writing = { at: loading.now, changer, state: 'live' } as const
  const stores: LoadedStore[] = []
  let planned = await planPlaces(loading, 0)
  for (let next = PLACES_AT_ONCE; planned.length > 0; next += PLACES_AT_ONCE) {
    stores.push(...planned.map(loadedOf))
    const written = writeStores(transaction, planned, writing)
    ;[planned] = await Promise.all([planPlaces(loading, next), written])
  }
  return stores
}

async function planPlaces(
  { db, now, files }: Omit<Loading, 'transaction'>,
  first: number,
): Promise<StorePlan[]> {
  if (first >= PLACES.length) return []
  const file = files[first / PLACES_AT_ONCE] ?? (await readFile(first, now))
  // Every store of the town says where it is.
  const gazetteer = { place: () => Promise.resolve(null) }
  const { stores, faults } = await planImport(
    { db, gazetteer, now: () => now },
    { ...file, fileHash: '' },
  )
  if (faults.length > 0) throw new Error(`The town has faults: ${JSON.stringify(faults[0])}`)
  return stores
}

function loadedOf({ storeId, document, menu }: StorePlan): LoadedStore {
  const { slug, name, phone, email } = document
  const products = menu ? productsOfMenu(menu) : []
  const popularDishes = products.filter(({ isPopular }) => isPopular).map((each) => each.name)
  return { storeId, slug, name, phone, email, popularDishes }
}

/** The stores of places with the dates that depend on the day. */
function fileOfPlaces(first: number, now: Date) {
  const places = PLACES.slice(first, first + PLACES_AT_ONCE)
  const moment = readFactsOfTheMoment()
  const { isoDate: today, year } = londonParts(now)
  const exceptions = [year, year + 1].map((each) => ({
    date: `${each}-12-25`,
    reason: 'Christmas Day',
  }))
  const stores = places.flatMap(storesOfPlace).map((store) => {
    const daysAgo = moment[store.slug]?.inspectedDaysAgo ?? 0
    const hygiene = { ...store.hygiene, inspectedOn: addDays(today, -daysAgo) }
    return { ...store, hygiene, exceptions }
  })
  return { format: STORE_FILE_FORMAT, version: 1, stores }
}
