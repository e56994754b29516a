import '#web/messages/opening.ts'
import { Store } from 'lucide-react'
import { Link } from 'react-router'
import { isRoleAllowed } from '#contract/partner/staff-roles.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { Banner } from '#ui/banner.tsx'
import { buttonClass } from '#ui/button.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useChosenStore } from '#web/store-app/use-partner.ts'

/** That customers don't find the store, why, and what its owner can do. */
export function LifecycleNotice({ store: { lifecycle, slug } }: { store: PartnerStore }) {
  const { t } = useTranslation()
  const role = useChosenStore()?.role
  if (lifecycle === 'live') return null
  if (lifecycle === 'suspended')
    return (
      <Banner variant="warning" title={t('opening.boardSuspendedTitle')}>
        {t('opening.boardSuspended')}
      </Banner>
    )
  if (lifecycle === 'archived')
    return (
      <Banner variant="warning" title={t('opening.boardArchivedTitle')}>
        {t('opening.boardArchived')}
      </Banner>
    )
  const isOwner = role !== undefined && isRoleAllowed(role, 'team')
  const text = isOwner ? 'opening.boardText' : 'opening.boardStaffText'
  return (
    <Banner
      variant="brand"
      icon={Store}
      title={t('opening.boardTitle')}
      action={
        isOwner && (
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={staffLinks.storeAppOpening(slug)}
          >
            {t('opening.boardAction')}
          </Link>
        )
      }
    >
      {t(lifecycle === 'ready' ? 'opening.boardReady' : text)}
    </Banner>
  )
}
