import type { Kysely } from 'kysely'
import type { DraftState, MenuDraft } from '#contract/partner/menu/menu-draft.ts'
import { faultsOfMenu } from '#rules/menu/document/faults-of-menu.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/database/tables.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { selectPublishedNumber } from '../menu.queries.ts'
import { readLiveMenu } from './read-live-menu.ts'
import { lockMenu, selectDraft, type DraftRow } from './versions.queries.ts'

/** The draft of a store's menu; while nothing is drafted, the menu that customers see. */
export function readDraft({ db }: Pick<Context, 'db'>, storeId: string): Promise<MenuDraft> {
  return inTransaction(db, async (transaction) => {
    const draft = await selectDraft(transaction, storeId)
    const menu = await draftedMenu(transaction, storeId, draft)
    return { ...stateOf(draft, await selectPublishedNumber(transaction, storeId)), menu }
  })
}

/** The menu that customers see, and which version it is. */
export function readPublished(
  { db }: Pick<Context, 'db'>,
  storeId: string,
): Promise<{ publishedNumber: number; menu: MenuDocument }> {
  return inTransaction(db, async (transaction) => ({
    publishedNumber: await selectPublishedNumber(transaction, storeId),
    menu: await readLiveMenu(transaction, storeId),
  }))
}

/** How far the draft of a store's menu is, without the menu. */
export async function readDraftState(db: Kysely<Database>, storeId: string): Promise<DraftState> {
  return stateOf(await selectDraft(db, storeId), await selectPublishedNumber(db, storeId))
}

function stateOf(draft: DraftRow | undefined, publishedNumber: number): DraftState {
  const isDrafted = draft !== undefined && draft.menu !== null
  return {
    revision: draft?.revision ?? 0,
    publishedNumber,
    changedAt: isDrafted ? draft.changedAt.toISOString() : null,
    changedBy: isDrafted ? draft.changedBy : null,
    publishAt: draft?.publishAt?.toISOString() ?? null,
    publishFailedAt: draft?.publishFailedAt?.toISOString() ?? null,
    faults: isDrafted && draft.menu ? [...faultsOfMenu(draft.menu)] : [],
  }
}

/**
 * The draft of a store, which nobody else changes until the transaction ends. Throws
 * MENU_DRAFT_HAS_CHANGED, with how far it is now, when it is no longer what the caller has read.
 */
export async function lockDraft(
  transaction: Transaction,
  { storeId, revision }: { storeId: string; revision: number },
): Promise<DraftRow | undefined> {
  await lockMenu(transaction, storeId)
  const draft = await selectDraft(transaction, storeId)
  if ((draft?.revision ?? 0) !== revision)
    throw new ApiError('MENU_DRAFT_HAS_CHANGED', {
      now: await readDraftState(transaction, storeId),
    })
  return draft
}

/** What is drafted, or what customers see. */
export async function draftedMenu(
  db: Kysely<Database>,
  storeId: string,
  draft: DraftRow | undefined,
): Promise<MenuDocument> {
  return draft?.menu ?? (await readLiveMenu(db, storeId))
}
