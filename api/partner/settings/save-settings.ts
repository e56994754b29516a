import type { BodyOf } from '#contract/call.ts'
import { saveStoreSettings as call, type StoreSettings } from '#contract/partner/settings.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { changeAtStore, type StoreAct } from '../change-at-store.ts'
import { selectSettings, updateSettings } from './settings.queries.ts'

/** Replaces the sections that are given. Throws as `changeAtStore`. */
export async function saveSettings(
  context: Context,
  act: StoreAct,
  sections: BodyOf<typeof call>,
): Promise<StoreSettings> {
  const { storeId, changer } = act
  const saved = await changeAtStore(context, call, act, async (transaction) => {
    const before = await selectSettings(transaction, storeId)
    const after: StoreSettings = {
      alerts: sections.alerts ?? before.alerts,
      unattended: sections.unattended ?? before.unattended,
      kitchen: sections.kitchen ?? before.kitchen,
    }
    await updateSettings(transaction, storeId, after)
    await recordChange(transaction, {
      ...changer,
      at: context.now(),
      storeId,
      act: 'changeSettings',
      before: { ...before.alerts, ...before.unattended, ...before.kitchen },
      after: { ...after.alerts, ...after.unattended, ...after.kitchen },
    })
    return after
  })
  announceStoreChange(context, storeId)
  return saved
}
