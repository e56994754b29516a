import type { Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { publishWithoutDraft } from '#api/menu/versions/publish-menu.ts'
import { writeFirstMenus } from '#api/menu/versions/write-first-menus.ts'
import { changeStore } from '#api/stores/documents/change-store.ts'
import { createStores, type FirstState } from '#api/stores/documents/create-store.ts'
import { lockStoresById } from '#api/stores/documents/store-documents.ts'
import { isStillAsPlanned, type StorePlan } from './plan-import.ts'

export interface Writing {
  at: Date
  changer: Changer
  /** How new stores begin. */
  state: FirstState
}

/** Stores in one transaction. Of more than 20 that change at once the database names none, and every cache is emptied. */
const AT_ONCE = 20

/**
 * Does what was planned, some stores in each transaction: a store is there with its menu, or not at all.
 * `written` is called in the transaction of the stores it gets, `onProgress` after it. Throws what `writeStores` throws.
 */
export async function writePlan(
  { db }: Pick<Context, 'db'>,
  plans: readonly StorePlan[],
  { written, onProgress, ...writing }: Writing & { written: Written; onProgress: OnProgress },
): Promise<void> {
  for (let first = 0; first < plans.length; first += AT_ONCE) {
    const some = plans.slice(first, first + AT_ONCE)
    await inTransaction(db, async (transaction) => {
      await writeStores(transaction, some, writing)
      await written(transaction, some)
    })
    onProgress(some)
  }
}

type Written = (transaction: Transaction, stores: readonly StorePlan[]) => Promise<void>
type OnProgress = (stores: readonly StorePlan[]) => void

/**
 * Makes and changes stores as planned. Throws STORES_HAVE_CHANGED when one is no longer what it was then,
 * STORE_SLUG_ALREADY_USED, and what publishing a menu throws.
 */
export async function writeStores(
  transaction: Transaction,
  plans: readonly StorePlan[],
  { at, changer, state }: Writing,
): Promise<void> {
  const added = plans.filter(({ before }) => before === null)
  await createStores(
    transaction,
    added.map(({ storeId, document }) => ({ id: storeId, document })),
    { at, changer, state },
  )
  await writeFirstMenus(
    transaction,
    added.flatMap(({ storeId, menu }) => (menu ? [{ storeId, menu }] : [])),
  )
  const changed = plans.filter(({ before }) => before !== null)
  await lockStoresById(
    transaction,
    changed.map(({ storeId }) => storeId),
  )
  for (const plan of changed) await writeChanged(transaction, plan, { at, changer })
}

async function writeChanged(
  transaction: Transaction,
  plan: StorePlan,
  writing: Omit<Writing, 'state'>,
): Promise<void> {
  if (!(await isStillAsPlanned(transaction, plan, writing.at)))
    throw new ApiError('STORES_HAVE_CHANGED')
  const { storeId, before, document, fields, menu, differences } = plan
  if (before && fields.length > 0)
    await changeStore(
      transaction,
      { id: storeId, before: before.document, after: document },
      writing,
    )
  if (menu && differences.length > 0)
    await publishWithoutDraft(transaction, { storeId, menu, ...writing })
}
