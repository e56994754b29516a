import '#web/messages/opening.ts'
import { Store } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '#contract/session.ts'
import { missingFrom } from '#rules/stores/store-readiness.ts'
import { Banner } from '#ui/banner.tsx'
import { useGetPartnerStoreQuery } from '#web/calls/staff/partner-calls.ts'
import { useGetReadinessQuery } from '#web/calls/staff/restaurants/readiness-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useIsAllowed } from '#web/store-app/use-partner.ts'

type OwnStore = User['stores'][number]

/**
 * How many things a store still lacks before it can open, with the way to their list: on the pages that
 * complete them, for whoever can ask for it to be opened.
 */
export function OpeningProgress({ store }: { store: OwnStore }) {
  const isAllowed = useIsAllowed()
  const { data } = useGetPartnerStoreQuery({ params: { storeId: store.id } })
  if (data?.lifecycle !== 'draft' || !isAllowed(store.role, 'team')) return null
  return <ThingsToGo store={store} />
}

function ThingsToGo({ store: { id, slug } }: { store: OwnStore }) {
  const { t } = useTranslation()
  const arg = { params: { storeId: id } }
  const { data } = useGetReadinessQuery(arg, { refetchOnMountOrArgChange: true })
  // What can't be told now is on its own page, which says so when it fails.
  if (data?.lifecycle !== 'draft') return null
  const count = missingFrom(data.checks).length
  return (
    <Banner
      variant="info"
      icon={Store}
      action={
        <Link to={staffLinks.storeAppOpening(slug)}>
          {t(count > 0 ? 'opening.boardAction' : 'opening.ask')}
        </Link>
      }
    >
      <span role="status">
        {count > 0 ? t('opening.toGo', { count }) : t('opening.nothingToGo')}
      </span>
    </Banner>
  )
}
