import { pinCalls } from '#contract/partner/pins.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { changeAtStore, type StoreAct } from '../change-at-store.ts'
import { hashPin, type PinHolder } from './hash-pin.ts'
import { endTurns, loadPin, savePin } from './tablets.queries.ts'

/** Since when a colleague has a PIN. */
export async function readPin(
  { db }: Context,
  holder: PinHolder,
): Promise<{ setAt: string | null }> {
  const found = await loadPin(db, holder)
  return { setAt: found?.setAt?.toISOString() ?? null }
}

/**
 * Sets the own PIN, or removes it with null; the turns that an earlier one opened end. Throws
 * NONEXISTING_STORE.
 */
export async function setPin(
  context: Context,
  { storeId, changer }: StoreAct,
  pin: string | null,
): Promise<void> {
  const holder = { storeId, accountId: changer.accountId }
  const hash = pin === null ? null : await hashPin(context, holder, pin)
  await inTransaction(context.db, async (transaction) => {
    const act = { storeId, changer }
    const found = await replacePin(context, transaction, { act, holder, hash })
    if (!found) throw new ApiError('NONEXISTING_STORE')
  })
}

/** Removes the PIN of a colleague. Throws NONEXISTING_COLLEAGUE, and as `changeAtStore`. */
export async function removePin(context: Context, act: StoreAct, accountId: string): Promise<void> {
  const holder = { storeId: act.storeId, accountId }
  await changeAtStore(context, pinCalls.removePin, act, async (transaction) => {
    const found = await replacePin(context, transaction, { act, holder, hash: null })
    if (!found) throw new ApiError('NONEXISTING_COLLEAGUE')
  })
}

interface Replaced {
  act: StoreAct
  holder: PinHolder
  hash: string | null
}

/** Answers whether whoever is to have the PIN works at the store. */
async function replacePin(
  context: Context,
  transaction: Transaction,
  { act: { storeId, changer }, holder, hash }: Replaced,
): Promise<boolean> {
  const before = await loadPin(transaction, holder)
  const at = context.now()
  const isSaved = await savePin(transaction, holder, hash === null ? null : { hash, setAt: at })
  if (!before || !isSaved) return false
  await endTurns(transaction, holder, at)
  await recordChange(transaction, {
    ...changer,
    at,
    storeId,
    act: hash === null ? 'removePin' : 'setPin',
    subject: before.name,
    before: { pinSince: before.setAt?.toISOString() ?? null },
    after: { pinSince: hash === null ? null : at.toISOString() },
  })
  return true
}
