import { contentCalls } from '#contract/content.ts'
import { listStoragePeriods } from '#contract/operator/settings/retention.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { readRetention } from '#api/settings/retention.ts'
import { RETAINED } from '#rules/privacy/retention.ts'
import { bannerOfToday } from './texts/banners.ts'
import { footerPages, readText } from './texts/read-text.ts'

/** The operator's texts: the footer of a content service, loaded in advance, and what was written here. */
export function contentRoutes(serve: Serve, context: Context): void {
  serve(contentCalls.getFooter, async ({ query }) => ({
    footer: context.content.footer(),
    pages: await footerPages(context, query.language),
    banner: await bannerOfToday(context, query.language),
  }))
  serve(listStoragePeriods, async () => {
    const { days } = await readRetention(context.db)
    return { items: RETAINED.map((what) => ({ what, days: days[what] })) }
  })
  serve(contentCalls.getText, async ({ params, query }) => ({
    text: await readText(context, params.slug, query.language),
  }))
}
