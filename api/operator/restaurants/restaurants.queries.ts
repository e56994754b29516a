import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Nation } from '#rules/cart/bag-charge.ts'
import type { DishPicture } from '#rules/menu/dish-picture.ts'
import type { Service } from '#rules/orders/service.ts'
import type { LifecycleState, RestaurantList } from '#rules/stores/store-lifecycle.ts'
import { USUAL_CUISINES } from '#rules/stores/usual-cuisines.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

const STATES_OF: Readonly<Record<RestaurantList, readonly LifecycleState[]>> = {
  joining: ['draft', 'ready'],
  live: ['live'],
  suspended: ['suspended'],
  archived: ['archived'],
}

export interface ListPlace {
  /** What the list is ordered by: since when, or the name. */
  key: string
  id: string
}

/** Stores as lists show them. */
const listed = (db: Db) =>
  db
    .selectFrom('store')
    .select([
      'id',
      'slug',
      'name',
      'city',
      'post_code as postCode',
      'state',
      'state_since as since',
      'opens_at as opensAt',
    ])
export type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

/** The stores with these ids, in their order. */
export function selectByIds(db: Db, ids: readonly string[]) {
  return listed(db)
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], id)`)
    .execute()
}

const escaped = (search: string) => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Restaurants by name, of a list or, with a search, of all. */
export function selectByName(
  db: Db,
  given: { list: RestaurantList; search: string; after: ListPlace | null; limit: number },
) {
  const { list, search, after, limit } = given
  return listed(db)
    .$if(search === '', (query) => query.where('state', 'in', STATES_OF[list]))
    .$if(search !== '', (query) =>
      query
        // The index finds these, and those that have it across two of them.
        .where(
          sql<boolean>`lower(name || ' ' || slug || ' ' || post_code) LIKE lower(${escaped(search)})`,
        )
        .where(({ or, eb }) =>
          or([
            eb('name', 'ilike', escaped(search)),
            eb('slug', 'ilike', escaped(search)),
            eb('post_code', 'ilike', escaped(search)),
          ]),
        ),
    )
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(name, id) > (${after?.key}, ${after?.id}::uuid)`),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** How many stores there are in each state. */
export async function countStates(db: Db): Promise<ReadonlyMap<LifecycleState, number>> {
  const rows = await db
    .selectFrom('store')
    .select(['state', sql<number>`count(*)::integer`.as('count')])
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, count]))
}

export function selectRestaurant(db: Db, storeId: string) {
  return db
    .selectFrom('store')
    .select((eb) => [
      'id',
      'slug',
      'name',
      'address',
      'area',
      'city',
      'post_code as postCode',
      'phone',
      'email',
      'services',
      'owner_email as ownerEmail',
      'legal_name as legalName',
      'company_number as companyNumber',
      'hygiene_rating as hygieneRating',
      'hygiene_inspected_on as inspectedOn',
      'state',
      'state_since as since',
      'opens_at as opensAt',
      'paused_until as pausedUntil',
      'pause_reason as pauseReason',
      eb
        .selectFrom('product')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('product.store_id', '=', 'store.id')
        .as('dishes'),
      jsonArrayFrom(
        eb
          .selectFrom('store_cuisine')
          .innerJoin('store_type', 'store_type.slug', 'store_cuisine.store_type_slug')
          .select(['store_type.slug', 'store_type.name', 'store_type.welsh_name as welshName'])
          .whereRef('store_cuisine.store_id', '=', 'store.id')
          .orderBy('store_cuisine.position'),
      ).as('cuisines'),
    ])
    .where('id', '=', storeId)
    .executeTakeFirst()
}

/** Makes changes of one restaurant wait for each other. */
export async function lockRestaurant(transaction: Transaction, storeId: string): Promise<void> {
  await transaction
    .selectFrom('store')
    .select('id')
    .where('id', '=', storeId)
    .forNoKeyUpdate()
    .execute()
}

interface Where {
  address: string
  area: string
  city: string
  postCode: string
  latitude: number
  longitude: number
  nation: Nation
}

export interface ChangedFacts extends Where {
  name: string
  slug: string
  phone: string
}

/** The columns that the marketplace changes. */
const columnsOf = <Facts extends ChangedFacts>({ postCode, ...facts }: Facts) => ({
  ...facts,
  post_code: postCode,
})

export async function updateRestaurant(
  transaction: Transaction,
  storeId: string,
  facts: ChangedFacts & { email: string; services: Service[] },
): Promise<void> {
  await transaction.updateTable('store').set(columnsOf(facts)).where('id', '=', storeId).execute()
}

export interface DraftStore extends ChangedFacts {
  email: string
  bagPence: number
  preparationMinutes: number
  picture: DishPicture
  at: Date
}

/** A draft without anything that its owner sets. */
export async function insertDraft(transaction: Transaction, draft: DraftStore): Promise<string> {
  const { email, bagPence, preparationMinutes, picture, at, ...facts } = draft
  const { id } = await transaction
    .insertInto('store')
    .values({
      ...columnsOf(facts),
      email,
      legal_name: facts.name,
      hygiene_rating: 'awaitingInspection',
      hygiene_inspected_on: null,
      services: ['delivery', 'collection'],
      preparation_minutes: preparationMinutes,
      bag_pence: bagPence,
      bags_per_order: 1,
      no_bag_allowed: true,
      art: json({ hero: picture, companions: [], garnishes: [] }),
      state: 'draft',
      state_since: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces the cuisines of a store, the main one first. */
export async function replaceCuisines(
  transaction: Transaction,
  storeId: string,
  slugs: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('store_cuisine').where('store_id', '=', storeId).execute()
  if (slugs.length === 0) return
  await transaction
    .insertInto('store_cuisine')
    .values(slugs.map((slug, position) => ({ store_id: storeId, store_type_slug: slug, position })))
    .execute()
}

/** Of these cuisines, those that are not hidden, with how they are drawn; none is hidden until the transaction ends. */
export function selectCuisines(transaction: Transaction, slugs: readonly string[]) {
  return transaction
    .selectFrom('store_type')
    .select(['slug', 'name', 'art'])
    .where('slug', '=', sql<string>`ANY(${slugs}::text[])`)
    .where('is_hidden', '=', false)
    .forKeyShare()
    .execute()
}

/** Cuisines that most marketplaces have stand in the list from the first store on. */
export async function insertUsualCuisines(
  transaction: Transaction,
  slugs: readonly string[],
): Promise<void> {
  const rows = USUAL_CUISINES.flatMap(({ slug, name, welshName, art }, position) =>
    slugs.includes(slug) ? [{ slug, name, welsh_name: welshName, art: json(art), position }] : [],
  )
  if (rows.length === 0) return
  await transaction
    .insertInto('store_type')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const NOTES = 50

export function selectNotes(db: Db, storeId: string) {
  return db
    .selectFrom('store_note as note')
    .leftJoin('account', 'account.id', 'note.account_id')
    .select([
      sql<string>`note.id::text`.as('id'),
      sql<string | null>`nullif(trim(account.first_name || ' ' || account.last_name), '')`.as(
        'name',
      ),
      'account.email',
      'note.text',
      'note.at',
    ])
    .where('note.store_id', '=', storeId)
    .orderBy('note.id', 'desc')
    .limit(NOTES)
    .execute()
}

export async function insertNote(
  db: Db,
  note: { storeId: string; accountId: string; text: string; at: Date },
): Promise<void> {
  await db
    .insertInto('store_note')
    .values({ store_id: note.storeId, account_id: note.accountId, text: note.text, at: note.at })
    .execute()
}
