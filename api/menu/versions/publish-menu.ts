import type { DraftState } from '#contract/partner/menu/menu-draft.ts'
import type { MenuVersion } from '#contract/partner/menu/menu-versions.ts'
import { faultsOfMenu } from '#rules/menu/document/faults-of-menu.ts'
import {
  photosOfMenu,
  productsOfMenu,
  type MenuDocument,
} from '#rules/menu/document/menu-document.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import type { ReadDraft } from './edit-draft.ts'
import { lockDraft, readDraftState } from './read-draft.ts'
import { selectPublishedNumber } from '../menu.queries.ts'
import { markPublished, selectPhotosOfStore } from '../photos/menu-photos.queries.ts'
import { readLiveMenu } from './read-live-menu.ts'
import { readVersion, versionOf } from './read-versions.ts'
import {
  insertVersion,
  lockMenu,
  selectDiscountedBesides,
  selectDraft,
  selectVersion,
  updateDraftTimes,
  writeDraft,
  type DraftRow,
} from './versions.queries.ts'
import { isIdOfAnotherStore, writeMenu } from './write-menu.queries.ts'

/** How far ahead a menu can be published automatically. */
const DAYS_AHEAD_MAXIMUM = 366

/**
 * Publishes the draft of a menu now, or chooses or takes back the time at which that happens automatically.
 * Throws MENU_DRAFT_HAS_CHANGED, NOTHING_TO_PUBLISH, and what `publish` throws; a FieldError for a time
 * that has passed or is more than a year ahead.
 */
export async function publishDraft(
  context: Context,
  draft: ReadDraft & { at: string | null },
  changer: Changer,
): Promise<DraftState> {
  const { storeId } = draft
  const now = context.now()
  const state = await inTransaction(context.db, async (transaction) => {
    const found = await lockDraft(transaction, draft)
    if (!found?.menu) throw new ApiError('NOTHING_TO_PUBLISH')
    if (draft.at === 'now')
      await publishFound(transaction, { storeId, menu: found.menu, at: now, changer })
    else {
      const publishAt = draft.at === null ? null : new Date(draft.at)
      await schedule(transaction, { storeId, found, at: now, publishAt }, changer)
    }
    return readDraftState(transaction, storeId)
  })
  if (draft.at === 'now') announceStoreChange(context, storeId)
  return state
}

async function publishFound(transaction: Transaction, published: Publication): Promise<void> {
  const { storeId, at } = published
  await publish(transaction, published)
  await writeDraft(transaction, { storeId, menu: null, at, accountId: null })
}

async function schedule(
  transaction: Transaction,
  {
    storeId,
    found,
    at,
    publishAt,
  }: { storeId: string; found: DraftRow; at: Date; publishAt: Date | null },
  changer: Changer,
): Promise<void> {
  if (publishAt) {
    const latest = new Date(at.getTime() + DAYS_AHEAD_MAXIMUM * 86_400_000)
    if (publishAt <= at) throw new FieldError([{ field: 'at', code: 'date_has_passed' }])
    if (publishAt > latest) throw new FieldError([{ field: 'at', code: 'invalid_value' }])
    const refusal = found.menu && (await refusalOf(transaction, { storeId, menu: found.menu, at }))
    if (refusal) throw refusal
    const payload = { storeId, publishAt: publishAt.toISOString() }
    // Counted from now, because the clock of the database need not be that of the marketplace.
    const afterSeconds = Math.ceil((publishAt.getTime() - at.getTime()) / 1000)
    await enqueue(transaction, [{ task: 'publish-menu', payload, afterSeconds }])
  }
  await updateDraftTimes(transaction, storeId, { publishAt, publishFailedAt: null })
  await recordChange(transaction, {
    ...changer,
    at,
    storeId,
    act: 'scheduleMenu',
    before: { menuPublishedAt: found.publishAt?.toISOString() ?? null },
    after: { menuPublishedAt: publishAt?.toISOString() ?? null },
  })
}

/**
 * Publishes a draft at the time that was chosen for it, unless another was chosen since. What cannot be
 * published stays drafted, and its owner reads why.
 */
export async function publishDueDraft(
  context: Context,
  { storeId, publishAt }: { storeId: string; publishAt: string },
): Promise<void> {
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    await lockMenu(transaction, storeId)
    const draft = await selectDraft(transaction, storeId)
    if (!draft?.menu || draft.publishAt?.toISOString() !== publishAt) return
    const { menu, accountId } = draft
    const changer = { accountId, by: 'system' } as const
    const refusal = await refusalOf(transaction, { storeId, menu, at })
    if (!refusal) {
      await publishFound(transaction, { storeId, menu, at, changer, isScheduled: true })
      return
    }
    await updateDraftTimes(transaction, storeId, { publishAt: null, publishFailedAt: at })
    await recordChange(transaction, {
      ...changer,
      at,
      storeId,
      act: 'scheduleMenu',
      before: { menuPublishedAt: publishAt },
      after: { menuPublishedAt: null },
    })
  })
  announceStoreChange(context, storeId)
}

/**
 * Publishes an earlier version again, as a new one. Throws NONEXISTING_MENU_VERSION, MENU_HAS_CHANGED when
 * customers see another version than the caller knows of, and what `publish` throws.
 */
export async function restoreVersion(
  context: Context,
  wanted: { storeId: string; number: number; publishedNumber: number },
  changer: Changer,
): Promise<MenuVersion> {
  const { storeId, number: restoredNumber, publishedNumber } = wanted
  const at = context.now()
  const version = await inTransaction(context.db, async (transaction) => {
    await lockMenu(transaction, storeId)
    const found = await selectVersion(transaction, wanted)
    if (!found) throw new ApiError('NONEXISTING_MENU_VERSION')
    if ((await selectPublishedNumber(transaction, storeId)) !== publishedNumber)
      throw new ApiError('MENU_HAS_CHANGED')
    const { menu } = found
    const number = await publish(transaction, { storeId, menu, at, changer, restoredNumber })
    return versionOf(await readVersion({ db: transaction }, { storeId, number }))
  })
  announceStoreChange(context, storeId)
  return version
}

/**
 * Publishes a menu that is nobody's draft, as an import does; a draft stays as it is. Throws what
 * `publish` throws.
 */
export async function publishWithoutDraft(
  transaction: Transaction,
  publication: Omit<Publication, 'isScheduled' | 'restoredNumber'>,
): Promise<void> {
  await lockMenu(transaction, publication.storeId)
  await publish(transaction, publication)
}

interface Publication {
  storeId: string
  menu: MenuDocument
  at: Date
  changer: Changer
  isScheduled?: boolean
  restoredNumber?: number
}

/**
 * Makes a menu the one that customers see and a new version, in a transaction that has its lock; answers
 * its number. The first time, the menu there was becomes version 1, so that it can be restored too. Throws
 * MENU_HAS_FAULTS, PRODUCT_HAS_DISCOUNT, and MENU_ID_ALREADY_USED or NONEXISTING_PHOTO for what is another
 * store's.
 */
async function publish(
  transaction: Transaction,
  { storeId, menu, at, changer, isScheduled = false, restoredNumber }: Publication,
): Promise<number> {
  const refusal = await refusalOf(transaction, { storeId, menu, at })
  if (refusal) throw refusal
  const version = { storeId, publishedAt: at, isScheduled: false, restoredNumber: null }
  let before = await selectPublishedNumber(transaction, storeId)
  if (before === 0) {
    const found = await readLiveMenu(transaction, storeId)
    if (found.categories.length > 0) {
      before = 1
      await insertVersion(transaction, { ...version, number: before, menu: found, accountId: null })
    }
  }
  const number = before + 1
  await markPublished(transaction, { storeId, photoIds: photosOfMenu(menu), at })
  if (!(await writeMenu(transaction, storeId, menu))) throw new ApiError('MENU_ID_ALREADY_USED')
  await insertVersion(transaction, {
    ...version,
    number,
    menu,
    accountId: changer.accountId,
    isScheduled,
    restoredNumber: restoredNumber ?? null,
  })
  await recordChange(transaction, {
    ...changer,
    at,
    storeId,
    act: restoredNumber === undefined ? 'publishMenu' : 'restoreMenu',
    subject: restoredNumber === undefined ? '' : String(restoredNumber),
    before: { menuVersion: before },
    after: { menuVersion: number },
  })
  return number
}

/** Why a menu cannot be published, or undefined. */
async function refusalOf(
  transaction: Transaction,
  { storeId, menu, at }: { storeId: string; menu: MenuDocument; at: Date },
): Promise<ApiError | undefined> {
  const faults = faultsOfMenu(menu)
  if (faults.length > 0) return new ApiError('MENU_HAS_FAULTS', { faults })
  const productIds = productsOfMenu(menu).map(({ id }) => id)
  const products = await selectDiscountedBesides(transaction, { storeId, productIds, at })
  if (products.length > 0) return new ApiError('PRODUCT_HAS_DISCOUNT', { products })
  if (await isIdOfAnotherStore(transaction, storeId, menu))
    return new ApiError('MENU_ID_ALREADY_USED')
  const photoIds = photosOfMenu(menu)
  if ((await selectPhotosOfStore(transaction, { storeId, photoIds })).length < photoIds.length)
    return new ApiError('NONEXISTING_PHOTO')
  return undefined
}
