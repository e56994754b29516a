import type { AuditFields } from '#contract/audit/audit-fields.ts'
import type { AuditAct } from '#contract/partner/changes.ts'
import type { StoreZones } from '#contract/partner/zones.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { formatFee, formatPounds } from '#rules/money/pence.ts'
import { listZones, versionOf } from './list-zones.ts'
import { planZones, type PlannedZones, type ZoneChange } from './plan-zones.ts'
import {
  insertZone,
  loadZones,
  lockZones,
  removeZone,
  updateZone,
  type StoredZone,
} from './zones.queries.ts'

/** What whoever changes zones has seen before. */
export interface Confirmed {
  version: string
  /** How many affected baskets they have agreed to. */
  confirmedBaskets: number
}

/**
 * Adds, changes or deletes a zone. Throws ZONES_HAVE_CHANGED when the zones are no longer those that
 * were seen, ZONES_AFFECT_BASKETS when it affects more open baskets than were agreed to, and what
 * `planZones` throws.
 */
export async function changeZones(
  context: Context,
  storeId: string,
  change: ZoneChange,
  { version, confirmedBaskets, changer }: Confirmed & { changer: Changer },
): Promise<StoreZones> {
  const planned = await planZones(context, storeId, change)
  if (versionOf(planned.zones) !== version) throw new ApiError('ZONES_HAVE_CHANGED')
  const { baskets } = planned
  if (baskets.losing + baskets.changing > confirmedBaskets)
    throw new ApiError('ZONES_AFFECT_BASKETS', { ...baskets })
  await inTransaction(context.db, async (transaction) => {
    await lockZones(transaction, storeId)
    const zones = await loadZones(transaction, storeId)
    if (versionOf(zones) !== version) throw new ApiError('ZONES_HAVE_CHANGED')
    await writeChange(transaction, planned)
    const { before, after } = planned.changed
    await recordChange(transaction, {
      ...changer,
      at: context.now(),
      storeId,
      act: actOf(change),
      subject: before?.name ?? after?.name ?? '',
      before: before ? auditFieldsOf(before) : {},
      after: after ? auditFieldsOf(after) : {},
    })
  })
  announceStoreChange(context, storeId)
  return listZones(context, storeId)
}

async function writeChange(
  transaction: Transaction,
  { store, changed: { before, after } }: PlannedZones,
): Promise<void> {
  if (after) await (before ? updateZone : insertZone)(transaction, store, after)
  else if (before) await removeZone(transaction, before.id)
}

function actOf({ zoneId, zone }: ZoneChange): AuditAct {
  if (zoneId === null) return 'addZone'
  return zone === null ? 'deleteZone' : 'changeZone'
}

/** A zone in words, for the audit log. */
function auditFieldsOf(zone: StoredZone): AuditFields {
  const { radiusMiles } = zone
  return {
    name: zone.name,
    postcodes: zone.prefixes.join(', '),
    radius: radiusMiles === null ? null : `${radiusMiles} ${radiusMiles === 1 ? 'mile' : 'miles'}`,
    fees: zone.feeTiers
      .map(({ fromPence, feePence }) =>
        fromPence === 0
          ? formatFee(feePence)
          : `${formatFee(feePence)} from ${formatPounds(fromPence)}`,
      )
      .join(', '),
    minimumOrder: zone.minimumOrderPence,
    minutesAway: `${zone.minMinutes} to ${zone.maxMinutes}`,
  }
}
