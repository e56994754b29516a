import type { DraftState } from '#contract/partner/menu/menu-draft.ts'
import { isOfAllowedSize } from '#contract/partner/menu/menu-document.ts'
import { editMenu, type MenuEdit } from '#rules/menu/document/edit-menu.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { claimNewPhotos } from '../photos/claim-new-photos.ts'
import { draftedMenu, lockDraft, readDraftState } from './read-draft.ts'
import { writeDraft } from './versions.queries.ts'

/** A draft of a store as somebody has read it. */
export interface ReadDraft {
  storeId: string
  /** 0 while nothing was ever drafted. */
  revision: number
}

/**
 * Does edits to the draft of a menu, all or none; the first ones start it from the menu that customers
 * see. Throws MENU_DRAFT_HAS_CHANGED, NOT_ON_MENU, MENU_TOO_LARGE and
 * NONEXISTING_PHOTO.
 */
export function editDraft(
  { db, now }: Context,
  draft: ReadDraft,
  edits: readonly MenuEdit[],
  { accountId }: Changer,
): Promise<DraftState> {
  return inTransaction(db, async (transaction) => {
    const { storeId } = draft
    const before = await draftedMenu(transaction, storeId, await lockDraft(transaction, draft))
    let menu = before
    for (const edit of edits) {
      const edited = editMenu(menu, edit)
      if (!edited) throw new ApiError('NOT_ON_MENU', { edit: edit.kind })
      menu = edited
    }
    if (!isOfAllowedSize(menu)) throw new ApiError('MENU_TOO_LARGE')
    await claimNewPhotos(transaction, { storeId, before, menu, at: now() })
    await writeDraft(transaction, { storeId, menu, at: now(), accountId })
    return readDraftState(transaction, storeId)
  })
}

/** Replaces the draft of a menu as a whole. Throws MENU_DRAFT_HAS_CHANGED and NONEXISTING_PHOTO. */
export function replaceDraft(
  { db, now }: Context,
  draft: ReadDraft,
  menu: MenuDocument,
  { accountId }: Changer,
): Promise<DraftState> {
  return inTransaction(db, async (transaction) => {
    const { storeId } = draft
    const before = await draftedMenu(transaction, storeId, await lockDraft(transaction, draft))
    await claimNewPhotos(transaction, { storeId, before, menu, at: now() })
    await writeDraft(transaction, { storeId, menu, at: now(), accountId })
    return readDraftState(transaction, storeId)
  })
}

/** Discards the draft of a menu; it is no error where nothing is drafted. Throws MENU_DRAFT_HAS_CHANGED. */
export function discardDraft(
  { db, now }: Context,
  draft: ReadDraft,
  changer: Changer,
): Promise<DraftState> {
  return inTransaction(db, async (transaction) => {
    const { storeId } = draft
    const at = now()
    const before = await lockDraft(transaction, draft)
    if (before?.menu) {
      await writeDraft(transaction, { storeId, menu: null, at, accountId: changer.accountId })
      await recordChange(transaction, {
        ...changer,
        at,
        storeId,
        act: 'discardMenuDraft',
        before: { isMenuDrafted: true },
        after: { isMenuDrafted: false },
      })
    }
    return readDraftState(transaction, storeId)
  })
}
