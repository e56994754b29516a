import type { EditedText } from '#contract/operator/settings/site-texts.ts'
import type { AuditAct } from '#contract/partner/changes.ts'
import {
  BUILT_IN_TEXTS,
  isBuiltInText,
  OWN_PAGES_MAXIMUM,
  type SiteText,
} from '#rules/content/site-text.ts'
import { recordChange } from '#api/audit/record-change.ts'
import { hasRefusedLink } from '#api/content/texts/markdown.ts'
import { CONTENT_CHANGED } from '#api/content/texts/read-text.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { readSiteText } from './read-site-texts.ts'
import * as queries from './site-texts.queries.ts'

interface Changing {
  slug: string
  /** The one that was seen; 0: nobody has written the text. */
  revision: number
  accountId: string
}

/**
 * Saves the draft of a text. Throws TEXT_HAS_CHANGED when somebody else was faster, TOO_MANY_PAGES, and a
 * FieldError for a link that leads nowhere good.
 */
export async function saveSiteText(
  context: Context,
  { slug, revision, accountId }: Changing,
  text: SiteText,
): Promise<EditedText> {
  const { publicUrl } = context.configuration
  const faults = (['en', 'cy'] as const).filter(
    (language) => text[language] && hasRefusedLink(text[language].body, publicUrl),
  )
  if (faults.length > 0)
    throw new FieldError(
      faults.map((language) => ({ field: `text.${language}.body`, code: 'invalid_link' })),
    )
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    if (revision > 0) {
      const changed = { slug, revision, at, accountId }
      if (!(await queries.changeText(transaction, changed, { draft: text })))
        throw new ApiError('TEXT_HAS_CHANGED')
      return
    }
    const count = await queries.lockAndCountTexts(transaction)
    if (!isBuiltInText(slug) && count >= OWN_PAGES_MAXIMUM + BUILT_IN_TEXTS.length)
      throw new ApiError('TOO_MANY_PAGES')
    if (!(await queries.insertDraft(transaction, { slug, at, accountId, draft: text })))
      throw new ApiError('TEXT_HAS_CHANGED')
  })
  return readSiteText(context, slug)
}

/** Publishes the draft of a text. Throws NONEXISTING_TEXT, also without a draft, and TEXT_HAS_CHANGED. */
export function publishSiteText(context: Context, changing: Changing): Promise<EditedText> {
  return change(context, changing, 'publishText', async (transaction, { draft }, at) => {
    if (!draft) throw new ApiError('NONEXISTING_TEXT')
    const { slug, accountId } = changing
    const version = { slug, text: draft, at, accountId, restored: null }
    return { draft: null, publishedNumber: await queries.insertVersion(transaction, version) }
  })
}

/** Takes a text off the website. Throws NONEXISTING_TEXT and TEXT_HAS_CHANGED. */
export function withdrawSiteText(context: Context, changing: Changing): Promise<EditedText> {
  return change(context, changing, 'withdrawText', async () => ({ publishedNumber: null }))
}

/** Publishes an earlier version again. Throws as `publishSiteText`, and NONEXISTING_TEXT_VERSION. */
export function restoreSiteText(
  context: Context,
  changing: Changing,
  number: number,
): Promise<EditedText> {
  return change(context, changing, 'restoreText', async (transaction, _found, at) => {
    const { slug, accountId } = changing
    const version = await queries.findVersion(transaction, slug, number)
    if (!version) throw new ApiError('NONEXISTING_TEXT_VERSION')
    const restored = { slug, text: version.text, at, accountId, restored: number }
    return { publishedNumber: await queries.insertVersion(transaction, restored) }
  })
}

type FoundText = NonNullable<Awaited<ReturnType<typeof queries.findText>>>

/** Changes what everybody reads, if the text is still as it was seen, and records it. */
async function change(
  context: Context,
  { slug, revision, accountId }: Changing,
  act: AuditAct,
  decide: (
    transaction: Transaction,
    found: FoundText,
    at: Date,
  ) => Promise<{ draft?: null; publishedNumber: number | null }>,
): Promise<EditedText> {
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    // Locks the row, so that the next number is given once.
    if (!(await queries.changeText(transaction, { slug, revision, at, accountId }, {}))) {
      if (!(await queries.findText(transaction, slug))) throw new ApiError('NONEXISTING_TEXT')
      throw new ApiError('TEXT_HAS_CHANGED')
    }
    const found = await queries.findText(transaction, slug)
    if (!found) throw new ApiError('NONEXISTING_TEXT')
    const decided = await decide(transaction, found, at)
    const locked = { slug, revision: revision + 1, at, accountId }
    await queries.changeText(transaction, locked, decided)
    await recordChange(transaction, {
      accountId,
      by: 'operator',
      at,
      storeId: null,
      act,
      subject: slug,
      before: { textVersion: found.publishedNumber },
      after: { textVersion: decided.publishedNumber },
    })
  })
  // This process shows it at once; the others follow a moment after the commit.
  context.memory.announce(CONTENT_CHANGED, null)
  return readSiteText(context, slug)
}
