import { LANGUAGE } from '#web/language.ts'
import { useSiteFacts } from './use-site-facts.ts'

/** The sentence that an operator shows today, above a page. */
export function SiteBanner() {
  const { banner } = useSiteFacts()
  if (!banner) return null
  const { text, href, language } = banner
  return (
    <p className="site-banner" lang={language === LANGUAGE ? undefined : language}>
      {href ? <a href={href}>{text}</a> : text}
    </p>
  )
}
