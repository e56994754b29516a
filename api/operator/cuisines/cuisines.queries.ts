import { sql, type Kysely } from 'kysely'
import type { ListedCuisine } from '#contract/operator/settings/cuisines.ts'
import type { DishPicture } from '#rules/menu/dish-picture.ts'
import { USUAL_CUISINES } from '#rules/stores/usual-cuisines.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** The cuisines that are stored, each with how many stores have it. */
export function selectCuisinesWithStores(
  db: Db,
): Promise<(ListedCuisine & { art: DishPicture; position: number })[]> {
  return db
    .selectFrom('store_type')
    .select((eb) => [
      'slug',
      'name',
      'welsh_name as welshName',
      'art',
      'position',
      'is_hidden as isHidden',
      eb
        .selectFrom('store_cuisine')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('store_type_slug', '=', 'store_type.slug')
        .$asScalar()
        .$notNull()
        .as('stores'),
    ])
    .orderBy('position')
    .orderBy('slug')
    .execute()
}

/** Changes of the list wait for each other, and what restaurants have is read after whoever gives them one. */
export async function lockCuisines(transaction: Transaction): Promise<void> {
  await sql`LOCK TABLE store_type IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
}

/** Waits for whoever gives a cuisine to a restaurant, and lets nobody do so until the transaction ends. */
export async function lockCuisine(transaction: Transaction, slug: string): Promise<void> {
  await transaction
    .selectFrom('store_type')
    .select('slug')
    .where('slug', '=', slug)
    .forUpdate()
    .execute()
}

export interface StoredCuisine {
  slug: string
  name: string
  welshName: string
  art: DishPicture
  isHidden: boolean
}

/** Adds a cuisine, or changes one; a usual one has its place in the list, another comes after all. */
export async function saveCuisine(
  transaction: Transaction,
  { slug, name, welshName, art, isHidden }: StoredCuisine,
): Promise<void> {
  const usual = USUAL_CUISINES.findIndex((each) => each.slug === slug)
  const last = sql<number>`(SELECT greatest(max(position), ${USUAL_CUISINES.length}) + 1 FROM store_type)`
  await transaction
    .insertInto('store_type')
    .values({
      slug,
      name,
      welsh_name: welshName,
      art: json(art),
      position: usual < 0 ? last : usual,
      is_hidden: isHidden,
    })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({ name, welsh_name: welshName, is_hidden: isHidden }),
    )
    .execute()
}

/** Every store may show the name of a cuisine. */
export async function announceAllStores(transaction: Transaction): Promise<void> {
  await sql`SELECT pg_notify('store_changed', '')`.execute(transaction)
}
