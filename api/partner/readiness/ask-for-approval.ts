import { askForApproval as call, type StoreReadiness } from '#contract/partner/readiness.ts'
import type { Context } from '#api/context.ts'
import { moveStore } from '#api/stores/lifecycle/move-store.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { changeAtStore, type StoreAct } from '../change-at-store.ts'
import { readReadiness } from './read-readiness.ts'

/** Asks the marketplace to open a store. Throws as `changeAtStore` and `moveStore`. */
export async function askForApproval(context: Context, act: StoreAct): Promise<StoreReadiness> {
  const { storeId, changer } = act
  await changeAtStore(context, call, act, (transaction) =>
    moveStore(transaction, {
      storeId,
      act: 'askForApproval',
      by: 'owner',
      reason: '',
      changer,
      at: context.now(),
    }),
  )
  announceStoreChange(context, storeId)
  return readReadiness(context, storeId)
}
