import '#web/styles/content.css'
import '#web/messages/content.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'

const OPEN_GOVERNMENT_LICENCE =
  'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'
const CC_BY = 'https://creativecommons.org/licenses/by/4.0/'
const FONTS_LICENCE = 'https://openfontlicense.org'

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

/** Whose work the product shows, as their licences ask; the whole list is in NOTICE. */
export default function CreditsPage() {
  const { t } = useTranslation()
  return (
    <main id="main" className="page content-page" tabIndex={-1}>
      <PageHead
        title={t('content.credits')}
        description={t('content.creditsDescription')}
        path={links.credits()}
      />
      <h1>{t('content.credits')}</h1>
      <section className="stack">
        <h2>{t('content.places')}</h2>
        <p>
          {t('content.placesOs')} {t('content.placesRoyalMail')} {t('content.placesStatistics')}{' '}
          <a href={OPEN_GOVERNMENT_LICENCE}>{t('content.placesLicence')}</a>.
        </p>
        <p>
          <a href="https://www.geonames.org/">{t('content.placesNames')}</a>,{' '}
          <a href={CC_BY}>{t('content.placesNamesLicence')}</a>. {t('content.placesChanged')}
        </p>
      </section>
      <section className="stack">
        <h2>{t('content.pictures')}</h2>
        <p>
          <a href="https://github.com/googlefonts/noto-emoji">{t('content.picturesOf')}</a>,{' '}
          <a href="/art/noto-emoji-APACHE-2.0.txt">{t('content.picturesLicence')}</a>.
        </p>
        <p>
          <a href="https://lucide.dev/license">{t('content.icons')}</a>.
        </p>
      </section>
      <section className="stack">
        <h2>{t('content.letters')}</h2>
        <p>
          <a href={FONTS_LICENCE}>{t('content.lettersOf')}</a>.
        </p>
      </section>
    </main>
  )
}
