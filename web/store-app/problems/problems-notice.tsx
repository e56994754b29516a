import { MessageCircleWarning } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { Banner } from '#ui/banner.tsx'
import { buttonClass } from '#ui/button.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useProblemCount } from './use-problem-count.ts'

/** Says on the board that customers wait for an answer about earlier orders; nothing while none do. */
export function ProblemsNotice() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const count = useProblemCount()
  if (count === 0) return null
  return (
    <Banner
      variant="warning"
      icon={MessageCircleWarning}
      isAnnounced
      title={t('storeApp.problemsToAnswer', { count })}
      action={
        <Link className={buttonClass({})} to={links.storeAppProblems(search.get('store'))}>
          {t('storeApp.seeProblems')}
        </Link>
      }
    />
  )
}
