import { Link } from 'react-router'
import { TabBar, TabLink } from '#ui/tabs.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useProblemCount } from './problems/use-problem-count.ts'
import { useChosenStore } from './use-partner.ts'

/** The two pages of what customers say: their reviews, and their problems with how many wait. */
export function CustomersSay({ page }: { page: 'reviews' | 'problems' }) {
  const { t } = useTranslation()
  const slug = useChosenStore()?.slug
  const problems = useProblemCount()
  return (
    <nav aria-label={t('storeApp.customersSay')}>
      <TabBar>
        <TabLink
          render={<Link to={staffLinks.storeAppReviews(slug)} />}
          current={page === 'reviews' ? 'page' : undefined}
        >
          {t('storeApp.reviews')}
        </TabLink>
        <TabLink
          render={<Link to={staffLinks.storeAppProblems(slug)} />}
          current={page === 'problems' ? 'page' : undefined}
          count={problems > 0 ? problems : undefined}
        >
          {t('storeApp.problems')}
        </TabLink>
      </TabBar>
    </nav>
  )
}
