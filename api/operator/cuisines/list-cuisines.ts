import type { Kysely } from 'kysely'
import type { ListedCuisine } from '#contract/operator/settings/cuisines.ts'
import { USUAL_CUISINES } from '#rules/stores/usual-cuisines.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/database/tables.ts'
import { selectCuisinesWithStores } from './cuisines.queries.ts'

/** The cuisines of the marketplace: those that are stored, and the usual ones that no store has had. */
export async function readCuisines(db: Kysely<Database>) {
  const stored = await selectCuisinesWithStores(db)
  const known = new Set(stored.map(({ slug }) => slug))
  const usual = USUAL_CUISINES.map((cuisine, position) => ({
    ...cuisine,
    position,
    stores: 0,
    isHidden: false,
  }))
  return [...stored, ...usual.filter(({ slug }) => !known.has(slug))].toSorted(
    (one, other) => one.position - other.position || (one.slug < other.slug ? -1 : 1),
  )
}

export async function listCuisines({
  db,
}: Pick<Context, 'db'>): Promise<{ items: ListedCuisine[] }> {
  const items = (await readCuisines(db)).map(({ slug, name, welshName, stores, isHidden }) => ({
    slug,
    name,
    welshName,
    stores,
    isHidden,
  }))
  return { items }
}
