import type { AnsweredSettings } from '#contract/partner/settings.ts'
import { bagMinimumsAt } from '#rules/cart/bag-charge.ts'
import type { Kysely } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/database/tables.ts'
import { datedBagMinimums } from '#api/stores/record/charges.ts'
import { selectNation, selectSettings } from './settings.queries.ts'

/** The settings of a store, with the least that a bag may cost there. */
export async function readSettings(
  { db, now }: Pick<Context, 'db' | 'now'>,
  storeId: string,
): Promise<AnsweredSettings> {
  const [settings, bagMinimum] = await Promise.all([
    selectSettings(db, storeId),
    readBagMinimum(db, storeId, now()),
  ])
  return { ...settings, bagMinimum }
}

/** As it is stored, which may have changed a moment ago. */
export async function readBagMinimum(
  db: Kysely<Database>,
  storeId: string,
  at: Date,
): Promise<AnsweredSettings['bagMinimum']> {
  const [nation, dated] = await Promise.all([selectNation(db, storeId), datedBagMinimums(db)])
  const next = dated.findLast((each) => each.nation === nation && each.fromMs > at.getTime())
  return {
    nation,
    pencePerBag: bagMinimumsAt(dated, at.getTime())[nation],
    next: next ? { pencePerBag: next.pencePerBag, fromDay: next.fromDay } : null,
  }
}
