import '#web/styles/content.css'
import '#web/messages/legal.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

const PARTS = [
  'orders',
  'account',
  'reviews',
  'places',
  'device',
  'monitoring',
  'letters',
  'time',
  'rights',
] as const

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

/** What is stored about people, and why. */
export default function PrivacyPage() {
  const { t } = useTranslation()
  const prevails = t('legal.prevails')
  const { monitoringDsn } = useSiteFacts()
  const parts = PARTS.filter((part) => part !== 'monitoring' || monitoringDsn !== null)
  return (
    <main id="main" className="page content-page" tabIndex={-1}>
      <PageHead
        title={t('legal.privacy.title')}
        description={t('legal.privacy.description')}
        path={links.privacy()}
      />
      <h1>{t('legal.privacy.title')}</h1>
      {prevails && <p>{prevails}</p>}
      {parts.map((part) => (
        <section key={part} className="stack">
          <h2>{t(`legal.privacy.${part}.heading`)}</h2>
          <p>{t(`legal.privacy.${part}.text`)}</p>
        </section>
      ))}
    </main>
  )
}
