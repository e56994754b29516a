import { sql, type Kysely } from 'kysely'
import type { Area } from '#contract/stores/stores.ts'
import type { Database } from '#api/database/tables.ts'

export interface CountedAreas {
  items: Area[]
  storeCount: number
  cityCount: number
}

/** The areas with the most stores, each with the outward code that most of its stores have. */
export async function selectAreas(db: Kysely<Database>, limit: number): Promise<CountedAreas> {
  const [items, totals] = await Promise.all([
    db
      .selectFrom('store_area')
      .select(({ fn }) => [
        'city',
        'area',
        sql<string>`(array_agg(outward ORDER BY stores DESC, outward))[1]`.as('outward'),
        fn.sum<number>('stores').as('count'),
      ])
      .where('stores', '>', 0)
      .groupBy(['city', 'area'])
      .orderBy('count', 'desc')
      .orderBy('city')
      .orderBy('area')
      .limit(limit)
      .execute(),
    db
      .selectFrom('store_area')
      .select(({ fn }) => [
        fn.coalesce(fn.sum<number>('stores'), sql<number>`0`).as('stores'),
        fn.count<number>('city').distinct().as('cities'),
      ])
      .where('stores', '>', 0)
      .executeTakeFirstOrThrow(),
  ])
  return {
    items: items.map(({ city, area, outward, count }) => ({
      city,
      area,
      outward,
      storeCount: count,
    })),
    storeCount: totals.stores,
    cityCount: totals.cities,
  }
}
