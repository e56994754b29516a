import type { Kysely } from 'kysely'
import { retainedSince, retentionDays, type Retained } from '#rules/privacy/retention.ts'
import type { Database } from '#api/database/tables.ts'
import { loadRetention, replaceRetention } from './retention.queries.ts'

/** How long each is stored, in days, and which change of it that was. */
export async function readRetention(db: Kysely<Database>) {
  const { days, version } = await loadRetention(db)
  return { days: retentionDays(days), version }
}

/** What of a kind is from before this instant is deleted. */
export async function retainedSinceOf(
  { db, now }: { db: Kysely<Database>; now: () => Date },
  what: Retained,
): Promise<Date> {
  const { days } = await readRetention(db)
  return retainedSince(now(), days[what])
}

/** Saves how long each is stored, if nobody else has since `version`; returns whether it did. */
export const saveRetention = replaceRetention
