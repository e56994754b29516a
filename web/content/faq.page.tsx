import '#web/styles/content.css'
import '#web/messages/faq.ts'
import { Link } from 'react-router'
import type { Route } from './+types/faq.page'
import { links } from '#web/links.ts'
import { t } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { OwnQuestions, ownQuestionsData } from './own-questions.tsx'
import { QUESTION_GROUPS, QUESTIONS } from './parts.ts'
import { textLoader } from './text-loader.server.ts'

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

export const loader = textLoader('faq')

export function meta({ loaderData: own, matches: [root] }: Route.MetaArgs) {
  if (own) return [{ 'script:ld+json': ownQuestionsData(own) }]
  const name = root?.loaderData?.marketplaceName ?? ''
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: QUESTIONS.map(([, key]) => ({
          '@type': 'Question',
          name: t(`faq.${key}.question`, { name }),
          acceptedAnswer: { '@type': 'Answer', text: t(`faq.${key}.answer`, { name }) },
        })),
      },
    },
  ]
}

/** Frequent questions. The answers open and close without a script, natively. */
export default function FaqPage({ loaderData: own }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { marketplaceName: name } = useSiteFacts()
  const title = own?.title ?? t('faq.title')
  return (
    <main id="main" className="page content-page" tabIndex={-1}>
      <PageHead title={title} description={t('faq.description')} path={links.faq()} />
      <h1>{title}</h1>
      <p>
        <Link to={links.contact()}>{t('faq.intro')}</Link>
      </p>
      {own && <OwnQuestions text={own} />}
      {!own &&
        QUESTION_GROUPS.map((group) => (
          <section key={group} aria-labelledby={`faq-${group}`}>
            <h2 id={`faq-${group}`}>{t(`faq.${group}.heading`)}</h2>
            <div className="questions">
              {QUESTIONS.filter(([of]) => of === group).map(([, key]) => (
                <details key={key} className="disclosure" id={key.split('.')[1]}>
                  <summary>
                    <h3>{t(`faq.${key}.question`, { name })}</h3>
                  </summary>
                  <p>{t(`faq.${key}.answer`, { name })}</p>
                </details>
              ))}
            </div>
            {group === 'restaurants' && (
              <p className="more">
                <Link to={links.partner()}>{t('faq.partner')}</Link>
              </p>
            )}
          </section>
        ))}
    </main>
  )
}
