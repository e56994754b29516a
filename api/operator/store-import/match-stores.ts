import type { StoreImportFault } from '#contract/operator/restaurants/store-imports.ts'
import type { Context } from '#api/context.ts'
import {
  findSlugOwners,
  findStoresNamed,
  type NamedStore,
} from '#api/stores/documents/find-stores.ts'
import { isLocationMissing, type Location } from '#rules/stores/import/merge-store.ts'
import { slugsOfStore } from '#rules/stores/import/slug-of-name.ts'
import type { StoreFaultCode } from '#rules/stores/import/store-document.ts'
import type { StoreInFile } from './read-stores.ts'

/** A store of a file, which store of the marketplace it is, and where. */
export interface MatchedStore {
  inFile: StoreInFile
  /** Null: a new one. */
  storeId: string | null
  /** Of a new store. */
  slug: string
  /** Null: the file says where, or it hasn't moved. */
  location: Location | null
}

export interface MatchedStores {
  stores: MatchedStore[]
  faults: StoreImportFault[]
}

export interface Matching extends Pick<Context, 'db'> {
  gazetteer: Pick<Context['gazetteer'], 'place'>
}

/**
 * Which stores of the marketplace those of a file are: by the slug, else by name and postcode. A store
 * that is none of them is new, and gets the first slug that is free.
 */
export async function matchStores(
  { db, gazetteer }: Matching,
  inFile: readonly StoreInFile[],
): Promise<MatchedStores> {
  const find = await finderOf(db, inFile)
  const faults: StoreImportFault[] = []
  const refuse = (each: StoreInFile, field: string, code: StoreFaultCode, value = '') =>
    faults.push({ ...each.at(field), code, value })
  const used = new Set<string>()
  const stores: MatchedStore[] = []
  for (const each of inFile) {
    const { store } = each
    const found = find(store)
    const key = found?.id ?? store.slug ?? keyOf(store)
    if (used.has(key)) refuse(each, 'name', 'REPEATED_STORE', store.name)
    used.add(key)
    if (found?.isArchived) refuse(each, 'slug', 'STORE_IS_ARCHIVED', found.slug)
    const place = isLocationMissing(found, store)
      ? await locate(gazetteer, store.postCode)
      : undefined
    if (place === null) refuse(each, 'postCode', 'PLACE_NOT_FOUND', store.postCode)
    stores.push({ inFile: each, storeId: found?.id ?? null, slug: '', location: place ?? null })
  }
  const named = await giveSlugs(db, stores)
  return { stores: named.stores, faults: [...faults, ...named.faults] }
}

type Named = Pick<StoreInFile['store'], 'slug' | 'name' | 'postCode'>

async function finderOf(
  db: Context['db'],
  inFile: readonly StoreInFile[],
): Promise<(store: Named) => NamedStore | null> {
  const known = await findStoresNamed(
    db,
    inFile.map(({ store: { slug = '', name, postCode = '' } }) => ({ slug, name, postCode })),
  )
  const bySlug = new Map(known.map((store) => [store.slug, store]))
  // The oldest of several comes last, and counts.
  const byName = new Map(known.toReversed().map((store) => [keyOf(store), store]))
  return (store) => bySlug.get(store.slug ?? '') ?? byName.get(keyOf(store)) ?? null
}

const keyOf = ({ name, postCode = '' }: Named) => `${name.toLowerCase()} at ${postCode}`

/** Where a postcode is; null: nobody knows. Undefined: it is missing, which is a fault of its own. */
async function locate(
  gazetteer: Matching['gazetteer'],
  postCode: string | undefined,
): Promise<Location | null | undefined> {
  if (postCode === undefined) return undefined
  const found = await gazetteer.place(postCode)
  if (!found) return null
  const { city, area, latitude, longitude } = found
  return { city, area, latitude, longitude }
}

/** Gives new stores their slugs, and refuses those of the file that another store has or had. */
async function giveSlugs(
  db: Context['db'],
  stores: readonly MatchedStore[],
): Promise<MatchedStores> {
  const owners = await findSlugOwners(db, stores.flatMap(slugsFor))
  // What the file names comes before what is made of a name.
  const given = new Set(stores.flatMap(({ inFile: { store } }) => store.slug ?? []))
  const faults: StoreImportFault[] = []
  const named = stores.map((each) => {
    const { inFile, storeId } = each
    const isOthers = (slug: string) => (owners.get(slug) ?? storeId) !== storeId
    const slugs = slugsFor(each)
    const isNamed = inFile.store.slug !== undefined
    const slug = slugs.find((slug) => !isOthers(slug) && (isNamed || !given.has(slug)))
    if (slugs.length > 0 && slug === undefined)
      faults.push({ ...inFile.at('slug'), code: 'SLUG_TAKEN', value: slugs.at(-1) ?? '' })
    if (slug !== undefined) given.add(slug)
    return { ...each, slug: slug ?? '' }
  })
  return { stores: named, faults }
}

function slugsFor({ inFile: { store }, storeId, location }: MatchedStore): string[] {
  if (store.slug !== undefined) return [store.slug]
  if (storeId !== null) return []
  const { name, postCode = '' } = store
  const area = store.area ?? location?.area ?? ''
  const city = store.city ?? location?.city ?? ''
  return slugsOfStore({ name, postCode, area, city })
}
