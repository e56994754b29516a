import { sql, type Kysely } from 'kysely'
import type { Area } from '#contract/stores.ts'
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
      .selectFrom('store')
      .select(({ fn }) => [
        'city',
        'area',
        sql<string>`mode() within group (order by split_part(post_code, ' ', 1))`.as('outward'),
        fn.countAll<string>().as('count'),
      ])
      .groupBy(['city', 'area'])
      .orderBy('count', 'desc')
      .orderBy('city')
      .orderBy('area')
      .limit(limit)
      .execute(),
    db
      .selectFrom('store')
      .select(({ fn }) => [
        fn.countAll<string>().as('stores'),
        fn.count<string>('city').distinct().as('cities'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return {
    items: items.map(({ city, area, outward, count }) => ({
      city,
      area,
      outward,
      storeCount: Number(count),
    })),
    storeCount: Number(totals.stores),
    cityCount: Number(totals.cities),
  }
}
