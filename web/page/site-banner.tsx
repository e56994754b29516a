import type { ShownBanner } from '#contract/content.ts'
import { LANGUAGE } from '#web/language.ts'

/** A sentence that an operator shows above a page; null: none today. */
export function SiteBanner({ banner }: { banner: ShownBanner | null }) {
  if (!banner) return null
  const { text, href, language } = banner
  return (
    <p className="site-banner" lang={language === LANGUAGE ? undefined : language}>
      {href ? <a href={href}>{text}</a> : text}
    </p>
  )
}
