import type { ShownBanner } from '#contract/content.ts'
import { bannerOf, bannerWords, type Banner } from '#rules/content/banner.ts'
import { linkTarget } from '#rules/content/link-target.ts'
import type { Language } from '#rules/text/languages.ts'
import { londonParts } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import { selectBannersFrom } from './banners.queries.ts'
import { CONTENT_CHANGED } from './read-text.ts'

const bannerCache = ({ memory }: Context) =>
  memory.cache<Banner[]>({ maximum: 1, lifetimeMs: 3_600_000, droppedOn: CONTENT_CHANGED })

/** The banners that are shown today or will be, in the order of their days. */
export const bannersFromToday = ({ db, now }: Pick<Context, 'db' | 'now'>) =>
  selectBannersFrom(db, londonParts(now()).isoDate)

/** The banner of today, in a language; null: none. */
export async function bannerOfToday(
  context: Context,
  language: Language,
): Promise<ShownBanner | null> {
  const banners = await context.memory
    .of(bannerCache, context)
    .find('', async () => ({ value: await bannersFromToday(context) }))
  const banner = bannerOf(banners, londonParts(context.now()).isoDate)
  return banner && { ...bannerWords(banner, language), href: banner.href }
}

/** Whether a banner may lead to an address; an empty one leads nowhere. */
export function isBannerTarget(href: string, publicUrl: string): boolean {
  if (href === '') return true
  const url = URL.parse(href, `${publicUrl}/`)
  return url !== null && linkTarget(url, new URL(publicUrl).host) !== null
}
