import { Link } from 'react-router'
import { Logo } from '#ui/logo.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { useSiteFacts } from './use-site-facts.ts'

/** The frame's end. */
export function SiteFooter() {
  const { t } = useTranslation()
  const { marketplaceName: name } = useSiteFacts()
  return (
    <footer className="site-footer">
      <div className="page">
        <div className="cols">
          <div className="stack about">
            <Link className="logo" to={links.home()} aria-label={t('shell.brandHome', { name })}>
              <Logo />
            </Link>
            <p className="soft">{t('shell.about')}</p>
          </div>
          <nav aria-labelledby="footer-order">
            <h2 id="footer-order">{t('shell.order')}</h2>
            <ul>
              <li>
                <Link to={links.home()}>{t('shell.delivery')}</Link>
              </li>
              <li>
                <Link to={links.home({ service: 'collection' })}>{t('shell.collection')}</Link>
              </li>
              <li>
                <Link to={`${links.home()}#areas`}>{t('shell.areas')}</Link>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-restaurants">
            <h2 id="footer-restaurants">{t('shell.restaurants')}</h2>
            <ul>
              <li>
                <Link to={links.storeApp()}>{t('shell.storeApp')}</Link>
              </li>
              <li>
                <Link to={links.partner()}>{t('shell.partner')}</Link>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-developers">
            <h2 id="footer-developers">{t('shell.developers')}</h2>
            <ul>
              <li>
                <a href={links.apiReference()}>{t('shell.apiReference')}</a>
              </li>
            </ul>
          </nav>
        </div>
        <p className="legal">
          <span>{name}</span>
          <span>{t('shell.energy')}</span>
          <Link to={links.contact()}>{t('shell.contact')}</Link>
          <Link to={links.terms()}>{t('shell.terms')}</Link>
          <Link to={links.privacy()}>{t('shell.privacy')}</Link>
          <Link to={links.credits()}>{t('shell.credits')}</Link>
        </p>
      </div>
    </footer>
  )
}
