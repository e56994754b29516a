import '#web/styles/content.css'
import '#web/messages/legal.ts'
import type { Route } from './+types/privacy.page'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { OwnText } from './own-text.tsx'
import { PRIVACY_PARTS } from './parts.ts'
import { privacyLoader } from './privacy-loader.server.ts'

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

export const loader = privacyLoader

/** What is stored about people, why, and for how long, which is said below a text of one's own too. */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { own, stored, controller: who } = loaderData
  const { t } = useTranslation()
  const prevails = t('legal.prevails')
  const { monitoringDsn } = useSiteFacts()
  const parts = PRIVACY_PARTS.filter(
    (part) =>
      (part !== 'monitoring' || monitoringDsn !== null) && (part !== 'controller' || who !== ''),
  )
  return (
    <main id="main" className="page content-page" tabIndex={-1}>
      <PageHead
        title={own?.title ?? t('legal.privacy.title')}
        description={t('legal.privacy.description')}
        path={links.privacy()}
      />
      <h1>{own?.title ?? t('legal.privacy.title')}</h1>
      {prevails && <p>{prevails}</p>}
      {own && <OwnText {...own} />}
      {parts
        .filter((part) => !own || part === 'time')
        .map((part) => (
          <section key={part} className="stack">
            <h2>{t(`legal.privacy.${part}.heading`)}</h2>
            <p>{t(`legal.privacy.${part}.text`, { who })}</p>
            {part === 'time' && (
              <ul className="bullets">
                {stored.map(({ what, time }) => (
                  <li key={what}>{t(`legal.privacy.stored.${what}`, { time })}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
    </main>
  )
}
