import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { DishPicture } from '#rules/menu/dish-picture.ts'
import { USUAL_CUISINES } from '#rules/stores/usual-cuisines.ts'
import {
  selectAllStoreIds,
  selectSlugOwners,
  selectStoreNames,
  selectStoreTypeArt,
  type NamedStore,
} from './store-documents.queries.ts'

type Db = Kysely<Database>

export type { NamedStore } from './store-documents.queries.ts'

/** Stores with one of these slugs, or with one of these names at its postcode; the oldest first. */
export function findStoresNamed(
  db: Db,
  wanted: readonly { slug: string; name: string; postCode: string }[],
): Promise<NamedStore[]> {
  return selectStoreNames(db, wanted)
}

/** Which stores have these slugs, or had them and are still found by them. */
export async function findSlugOwners(
  db: Db,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owners = await selectSlugOwners(db, slugs)
  return new Map(owners.map(({ slug, storeId }) => [slug, storeId]))
}

/** The ids of all stores that are not gone for good, by their slugs. */
export function listStoreIds(db: Db): Promise<string[]> {
  return selectAllStoreIds(db)
}

/** How the cuisines that a store may be given are drawn, by their slugs. */
export async function readCuisineArt(db: Db): Promise<ReadonlyMap<string, DishPicture>> {
  const types = await selectStoreTypeArt(db)
  const hidden = new Set(types.filter(({ isHidden }) => isHidden).map(({ slug }) => slug))
  return new Map(
    [...USUAL_CUISINES, ...types]
      .filter(({ slug }) => !hidden.has(slug))
      .map(({ slug, art }) => [slug, art]),
  )
}
