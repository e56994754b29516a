import '#web/styles/staff/operator.css'
import '#web/styles/orders/reviews.css'
import '#web/messages/moderation.ts'
import '#web/messages/operator.ts'
import '#web/messages/reviews.ts'
import '#web/messages/store-app.ts'
import { Link } from 'react-router'
import { links } from '#web/links.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/shell/use-site-facts.ts'
import { OperatorFrame } from '#web/operator/operator-frame.tsx'
import { JudgedReviews, JudgedReviewsLoading } from './moderated-reviews.tsx'

/** Reviews that people report, to be hidden by the policy or left up. */
export default function ReviewsPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  return (
    <>
      <title>{t('moderation.operator.pageTitle', { marketplace })}</title>
      <meta name="description" content={t('operator.description')} />
      <meta name="robots" content="noindex" />
      <OperatorFrame>
        {(user) => (
          <main id="main" className="operator staff-reviews">
            <div>
              <h1>{t('moderation.operator.title')}</h1>
              <p className="soft">
                {marked(t('moderation.operator.intro'), (words) => (
                  <Link to={links.reviewPolicy()}>{words}</Link>
                ))}
              </p>
            </div>
            <noscript>{t('storeApp.withoutScripts')}</noscript>
            {user ? <JudgedReviews /> : <JudgedReviewsLoading />}
          </main>
        )}
      </OperatorFrame>
    </>
  )
}
