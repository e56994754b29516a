import '#web/styles/staff/operator.css'
import '#web/styles/orders/problems.css'
import '#web/messages/operator.ts'
import '#web/messages/problems.ts'
import '#web/messages/staff-problems.ts'
import '#web/messages/store-app.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/shell/use-site-facts.ts'
import { ReportsLoading } from '#web/staff/problems/report-list.tsx'
import { OperatorFrame } from '#web/operator/operator-frame.tsx'
import { EscalatedReports } from './escalated-reports.tsx'
import { ProblemRules } from './problem-rules.tsx'

/** Reports that the marketplace decides, and the rules by which problems are reported and answered. */
export default function OperatorProblemsPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  return (
    <>
      <title>{t('staffProblems.operatorPageTitle', { marketplace })}</title>
      <meta name="description" content={t('operator.description')} />
      <meta name="robots" content="noindex" />
      <OperatorFrame>
        {(user) => (
          <main id="main" className="operator" tabIndex={-1}>
            <div>
              <h1>{t('staffProblems.title')}</h1>
              <p className="soft">{t('staffProblems.operatorIntro')}</p>
            </div>
            <noscript>{t('storeApp.withoutScripts')}</noscript>
            {user ? <EscalatedReports /> : <ReportsLoading />}
            {user && <ProblemRules />}
          </main>
        )}
      </OperatorFrame>
    </>
  )
}
