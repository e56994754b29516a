import type { OutputOf } from '#contract/call.ts'
import type { listBanners } from '#contract/operator/settings/site-texts.ts'
import { BANNERS_MAXIMUM, type Banner } from '#rules/content/banner.ts'
import { londonParts } from '#rules/time/london.ts'
import { recordChange } from '#api/audit/record-change.ts'
import { bannersFromToday, isBannerTarget } from '#api/content/texts/banners.ts'
import { CONTENT_CHANGED } from '#api/content/texts/read-text.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { deleteBanner, insertBanner, lockBanners } from './banners.queries.ts'

type Banners = OutputOf<typeof listBanners>

/** The banners that are shown or will be, the next one first. */
export async function readBanners(context: Pick<Context, 'db' | 'now'>): Promise<Banners> {
  return { items: await bannersFromToday(context) }
}

/**
 * Adds a banner. Throws TOO_MANY_BANNERS, and a FieldError for a link that leads nowhere good and for days that
 * are over.
 */
export async function addBanner(
  context: Context,
  banner: Banner,
  { accountId }: { accountId: string },
): Promise<Banners> {
  if (!isBannerTarget(banner.href, context.configuration.publicUrl))
    throw new FieldError([{ field: 'href', code: 'invalid_link' }])
  const at = context.now()
  if (banner.toDay < londonParts(at).isoDate)
    throw new FieldError([{ field: 'toDay', code: 'date_has_passed' }])
  await inTransaction(context.db, async (transaction) => {
    await lockBanners(transaction)
    const { items } = await readBanners({ ...context, db: transaction })
    if (items.length >= BANNERS_MAXIMUM) throw new ApiError('TOO_MANY_BANNERS')
    await insertBanner(transaction, banner)
    const change = { accountId, by: 'operator' as const, at, storeId: null, before: {} }
    const after = { bannerText: banner.textEn }
    await recordChange(transaction, { ...change, act: 'addBanner', after })
  })
  context.memory.announce(CONTENT_CHANGED, null)
  return readBanners(context)
}

/** Removes a banner; one that is gone already is not an error. */
export async function removeBanner(
  context: Context,
  bannerId: string,
  { accountId }: { accountId: string },
): Promise<Banners> {
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    const text = await deleteBanner(transaction, bannerId)
    if (text === undefined) return
    const change = { accountId, by: 'operator' as const, at, storeId: null, after: {} }
    const before = { bannerText: text }
    await recordChange(transaction, { ...change, act: 'removeBanner', before })
  })
  context.memory.announce(CONTENT_CHANGED, null)
  return readBanners(context)
}
