import type { ParsedCronItem } from 'graphile-worker'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { cronItem } from '#api/jobs/cron-item.ts'
import { HygieneUnavailable, type Establishment } from '#api/outside/hygiene/hygiene.port.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { lockTeam } from '../team/team.queries.ts'
import { saveLink, selectLink, selectUnchecked } from './hygiene.queries.ts'
import { showRating } from './show-rating.ts'

/** A little less than a day, as a round may begin a moment earlier than the one before. */
const CHECKED_FOR_MS = 20 * 3_600_000
/** One request each, one after the other; what is left waits for the next round. */
const STORES_A_ROUND = 500
/** After so many in a row the register is away, and asking further would only wait. */
const FAILURES_MAXIMUM = 3

/** Every hour, of which all but one find nothing to do where a round suffices. */
export function everyHourForHygiene(): ParsedCronItem {
  return cronItem('refresh-hygiene', '41 * * * *', { maxAttempts: 3 })
}

interface Log {
  warn(fields: object, message: string): void
}

/**
 * Reads the ratings of linked stores again that were not read for a day. While the register is away, the last
 * known ones stay with their dates, and the next hour tries again; so they do for a kitchen that it no longer
 * has.
 */
export async function refreshHygiene(
  context: Context,
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<void> {
  const before = new Date(context.now().getTime() - CHECKED_FOR_MS)
  let failures = 0
  for (const link of await selectUnchecked(context.db, before, STORES_A_ROUND)) {
    if (signal.aborted) return
    try {
      const establishment = await context.hygiene.read(link.establishmentId)
      failures = 0
      await showIfStillLinked(context, link, establishment)
    } catch (error) {
      if (!(error instanceof HygieneUnavailable)) throw error
      failures += 1
      if (failures < FAILURES_MAXIMUM) continue
      log.warn({ err: error }, 'food hygiene ratings could not be read')
      return
    }
  }
}

async function showIfStillLinked(
  context: Context,
  { storeId, establishmentId }: { storeId: string; establishmentId: number },
  establishment: Establishment | null,
): Promise<void> {
  const at = context.now()
  const isChanged = await inTransaction(context.db, async (transaction) => {
    await lockTeam(transaction, storeId)
    const link = await selectLink(transaction, storeId)
    // Staff have chosen another kitchen meanwhile.
    if (link?.establishmentId !== establishmentId) return false
    if (establishment) {
      const changer = { accountId: null, by: 'system' as const }
      return showRating(transaction, { storeId, establishment, changer, at })
    }
    await saveLink(transaction, { storeId, establishmentId, checkedAt: at })
    return false
  })
  if (isChanged) announceStoreChange(context, storeId)
}
