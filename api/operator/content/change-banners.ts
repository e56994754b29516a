import type { AuditFields } from '#contract/audit/audit-fields.ts'
import type { Banners } from '#contract/operator/settings/site-texts.ts'
import type { AuditAct } from '#contract/partner/changes.ts'
import { BANNERS_MAXIMUM, type Banner } from '#rules/content/banner.ts'
import { londonParts } from '#rules/time/london.ts'
import { recordChange } from '#api/audit/record-change.ts'
import { bannersFromToday, isBannerTarget } from '#api/content/texts/banners.ts'
import { CONTENT_CHANGED } from '#api/content/texts/read-text.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import * as queries from './banners.queries.ts'

const VERSIONS_SHOWN = 50

/** The banners that are shown or will be, the next one first, and what banners have said. */
export async function readBanners(context: Pick<Context, 'db' | 'now'>): Promise<Banners> {
  const versions = await queries.selectVersions(context.db, VERSIONS_SHOWN)
  return {
    items: await bannersFromToday(context),
    versions: versions.map(({ changedAt, ...version }) => ({
      ...version,
      changedAt: changedAt.toISOString(),
    })),
  }
}

/**
 * Adds a banner. Throws TOO_MANY_BANNERS, and a FieldError for a link that leads nowhere good and for days that
 * are over.
 */
export function addBanner(
  context: Context,
  banner: Banner,
  { accountId }: { accountId: string },
): Promise<Banners> {
  refuseFaults(context, banner)
  return change(context, 'addBanner', accountId, async (transaction, at) => {
    await queries.lockBanners(transaction)
    const present = await bannersFromToday({ ...context, db: transaction })
    if (present.length >= BANNERS_MAXIMUM) throw new ApiError('TOO_MANY_BANNERS')
    const bannerId = await queries.insertBanner(transaction, banner)
    await queries.insertVersion(transaction, { bannerId, number: 1, banner, at, accountId })
    return { after: banner }
  })
}

interface Changing {
  bannerId: string
  /** The one that was seen. */
  version: number
  accountId: string
}

/** Changes a banner. Throws NONEXISTING_BANNER, BANNER_HAS_CHANGED, and a FieldError as `addBanner` does. */
export function changeBanner(
  context: Context,
  { bannerId, version, accountId }: Changing,
  banner: Banner,
): Promise<Banners> {
  refuseFaults(context, banner)
  return change(context, 'changeBanner', accountId, async (transaction, at) => {
    if (!(await queries.updateBanner(transaction, { bannerId, version }, banner))) {
      const isThere = await queries.hasBanner(transaction, bannerId)
      throw new ApiError(isThere ? 'BANNER_HAS_CHANGED' : 'NONEXISTING_BANNER')
    }
    const before = await queries.findVersion(transaction, bannerId, version)
    const number = version + 1
    await queries.insertVersion(transaction, { bannerId, number, banner, at, accountId })
    return { before, after: banner }
  })
}

/** Removes a banner; one that is gone already is not an error. What it said stays in the history. */
export function removeBanner(
  context: Context,
  bannerId: string,
  { accountId }: { accountId: string },
): Promise<Banners> {
  return change(context, 'removeBanner', accountId, async (transaction, at) => {
    const version = await queries.markRemoved(transaction, bannerId, at)
    return version === undefined
      ? {}
      : { before: await queries.findVersion(transaction, bannerId, version) }
  })
}

function refuseFaults({ configuration, now }: Context, { href, toDay }: Banner): void {
  if (!isBannerTarget(href, configuration.publicUrl))
    throw new FieldError([{ field: 'href', code: 'invalid_link' }])
  if (toDay < londonParts(now()).isoDate)
    throw new FieldError([{ field: 'toDay', code: 'date_has_passed' }])
}

/** Changes what is shown, in one transaction, and records it. */
async function change(
  context: Context,
  act: AuditAct,
  accountId: string,
  make: (
    transaction: Transaction,
    at: Date,
  ) => Promise<{ before?: Banner | undefined; after?: Banner }>,
): Promise<Banners> {
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    const { before, after } = await make(transaction, at)
    const fields = { before: auditFieldsOf(before), after: auditFieldsOf(after) }
    await recordChange(transaction, {
      accountId,
      by: 'operator',
      at,
      storeId: null,
      act,
      ...fields,
    })
  })
  context.memory.announce(CONTENT_CHANGED, null)
  return readBanners(context)
}

function auditFieldsOf(banner: Banner | undefined): AuditFields {
  if (!banner) return {}
  const { textEn, textCy, href, fromDay, toDay } = banner
  return {
    bannerText: textEn,
    bannerWelsh: textCy || null,
    bannerLink: href || null,
    bannerFrom: fromDay,
    bannerTo: toDay,
  }
}
