import { siteTextCalls as calls } from '#contract/operator/settings/site-texts.ts'
import { showText } from '#api/content/texts/read-text.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { addBanner, changeBanner, readBanners, removeBanner } from './change-banners.ts'
import {
  publishSiteText,
  restoreSiteText,
  saveSiteText,
  withdrawSiteText,
} from './change-site-text.ts'
import { listTexts, readSiteText, readSiteTextVersion } from './read-site-texts.ts'

export function siteTextRoutes(serve: Serve, context: Context): void {
  const { publicUrl } = context.configuration
  serve(calls.listSiteTexts, () => listTexts(context))
  serve(calls.getSiteText, ({ params }) => readSiteText(context, params.slug))
  serve(calls.saveSiteText, (asking) => {
    const { text, revision } = asking.body
    const { accountId } = accountOf(asking)
    return saveSiteText(context, { ...asking.params, revision, accountId }, text)
  })
  serve(calls.publishSiteText, (asking) =>
    publishSiteText(context, { ...asking.params, ...asking.body, ...accountOf(asking) }),
  )
  serve(calls.withdrawSiteText, (asking) =>
    withdrawSiteText(context, { ...asking.params, ...asking.body, ...accountOf(asking) }),
  )
  serve(calls.getSiteTextVersion, ({ params }) =>
    readSiteTextVersion(context, params.slug, params.number),
  )
  serve(calls.restoreSiteText, (asking) => {
    const { slug, number } = asking.params
    const { accountId } = accountOf(asking)
    return restoreSiteText(context, { slug, ...asking.body, accountId }, number)
  })
  serve(calls.listBanners, () => readBanners(context))
  serve(calls.addBanner, (asking) => addBanner(context, asking.body, accountOf(asking)))
  serve(calls.changeBanner, (asking) => {
    const { version, ...banner } = asking.body
    const changing = { ...asking.params, version, ...accountOf(asking) }
    return changeBanner(context, changing, banner)
  })
  serve(calls.removeBanner, (asking) =>
    removeBanner(context, asking.params.bannerId, accountOf(asking)),
  )
  serve(calls.previewSiteText, ({ params, body }) =>
    showText(params.slug, body.text, { language: body.language, publicUrl }),
  )
}
