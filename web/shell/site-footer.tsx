import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { API_BASE } from '#contract/constants.ts'
import type { FooterLink } from '#contract/content.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { Brand } from '#web/page/brand.tsx'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { LanguageSwitch } from './language-switch.tsx'

/** The footer: the operator's text, and what the law and licences require. */
export function SiteFooter() {
  const { t } = useTranslation()
  const { marketplaceName: name, footer, monitoringDsn } = useSiteFacts()
  const { about, columns, smallText, smallLinks } = footer
  return (
    <footer className="site-footer">
      <div className="page">
        <div className="cols">
          <div className="stack about">
            <Link className="logo" to={links.home()} aria-label={t('shell.brandHome', { name })}>
              <Brand />
            </Link>
            {about && <p className="soft">{about}</p>}
          </div>
          {columns.map(({ title, links: ofColumn }, i) => (
            <nav key={title} aria-labelledby={`footer-${i}`}>
              <h2 id={`footer-${i}`}>{title}</h2>
              <ul>
                {ofColumn.map((link) => (
                  <li key={link.text}>
                    <OneLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="legal">
          <span>{name}</span>
          {smallText && <span>{smallText}</span>}
          <span>{t('shell.energy')}</span>
          {smallLinks.map((link) => (
            <OneLink key={link.text} {...link} />
          ))}
          {monitoringDsn && <Link to={links.privacyChoices()}>{t('shell.privacyChoices')}</Link>}
          <Link to={links.credits()}>{t('shell.credits')}</Link>
          <LanguageSwitch />
        </p>
      </div>
    </footer>
  )
}

function OneLink({ text, href, isExternal }: FooterLink): ReactNode {
  const { t } = useTranslation()
  if (isExternal)
    return (
      <a className="external" href={href} target="_blank" rel="noopener noreferrer">
        {text} <span className="sr">{t('shell.newTab')}</span>
      </a>
    )
  // Not one of the website's own pages: an email address, a phone number, or the API's reference.
  if (!href.startsWith('/') || href.startsWith(API_BASE)) return <a href={href}>{text}</a>
  return <Link to={href}>{text}</Link>
}
