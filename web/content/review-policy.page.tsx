import '#web/styles/content.css'
import '#web/messages/review-policy.ts'
import { Link } from 'react-router'
import type { Route } from './+types/review-policy.page'
import { REVIEW_REASONS } from '#contract/reviews/review.ts'
import { links } from '#web/links.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { OwnText } from './own-text.tsx'
import { REVIEW_POLICY_PARTS } from './parts.ts'
import { textLoader } from './text-loader.server.ts'

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

export const loader = textLoader('review-policy')

/** The published policy that reviews are judged by: its reasons are those that reviews are hidden for. */
export default function ReviewPolicyPage({ loaderData: own }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <main id="main" className="page content-page" tabIndex={-1}>
      <PageHead
        title={own?.title ?? t('reviewPolicy.title')}
        description={t('reviewPolicy.description')}
        path={links.reviewPolicy()}
      />
      <h1>{own?.title ?? t('reviewPolicy.title')}</h1>
      {own ? <OwnText {...own} /> : <p>{t('reviewPolicy.intro')}</p>}
      {!own &&
        REVIEW_POLICY_PARTS.map((part) => (
          <section key={part} className="stack">
            <h2>{t(`reviewPolicy.${part}.heading`)}</h2>
            <p>{t(`reviewPolicy.${part}.text`)}</p>
          </section>
        ))}
      <section className="stack">
        <h2>{t('reviewPolicy.hide.heading')}</h2>
        <p>{t('reviewPolicy.hide.text')}</p>
        <ul className="bullets">
          {REVIEW_REASONS.map((reason) => (
            <li key={reason}>{t(`reviewPolicy.reason.${reason}`)}</li>
          ))}
        </ul>
        <p>
          {marked(t('reviewPolicy.hide.after'), (words) => (
            <Link to={links.contact()}>{words}</Link>
          ))}
        </p>
      </section>
      <section className="stack">
        <h2>{t('reviewPolicy.leave.heading')}</h2>
        <p>{t('reviewPolicy.leave.text')}</p>
      </section>
    </main>
  )
}
