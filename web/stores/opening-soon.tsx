import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { TableSetting } from '#ui/table-setting/table-setting.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

const table = [
  { picture: null, vessel: 'plate', x: 18, y: 34, size: 180 },
  { picture: null, vessel: 'plate', x: 84, y: 40, size: 200 },
] as const

/** A marketplace before its first restaurant: when to come back, and whom to write to. */
export function OpeningSoon() {
  const { t } = useTranslation()
  const { marketplaceName: name, contactEmail, contactPhone } = useSiteFacts()
  return (
    <div className="hero">
      {/* Nothing that a search engine should remember. */}
      <meta name="robots" content="noindex" />
      <TableSetting seed="" cloth="custard" weave="gingham" dishes={table} isMain />
      <div className="menu-card stack gap-5">
        <div className="stack gap-3">
          <h1>{t('home.openingSoonTitle', { name })}</h1>
          <p className="soft lead">{t('home.openingSoonText')}</p>
        </div>
        <div className="row wrap">
          <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={links.partner()}>
            {t('home.openingSoonPartner')}
          </Link>
          <a className={buttonClass({ size: 'lg' })} href={`mailto:${contactEmail}`}>
            {t('home.openingSoonWrite')}
          </a>
          {contactPhone && (
            <a
              className={buttonClass({ size: 'lg' })}
              href={`tel:${contactPhone.replace(/\s/g, '')}`}
            >
              {t('home.openingSoonRing', { phone: contactPhone })}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
