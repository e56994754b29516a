import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useTranslation } from '../messages/use-translation.ts'

const plate = <DishThumbnail seed="empty" cloth="custard" weave="gingham" dish={null} />

/** The place of addresses that are on their way. */
export function AddressBookLoading() {
  const { t } = useTranslation()
  return (
    <>
      <p className="soft">{t('account.intro')}</p>
      <div className="stack" aria-busy>
        <p className="sr">{t('account.loading')}</p>
        {['first', 'second'].map((key) => (
          <Skeleton key={key} className="saved-address-place" radius="var(--radius-lg)" />
        ))}
      </div>
    </>
  )
}

/** Nothing is kept yet. */
export function EmptyAddressBook({ action }: { action: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Empty picture={plate} title={t('account.emptyTitle')} action={action}>
      {t('account.emptyText')}
    </Empty>
  )
}

/** What is kept is out of reach. */
export function FailedAddressBook({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <Empty
      picture={plate}
      title={t('account.failedTitle')}
      action={
        <Button variant="primary" onClick={onTryAgain}>
          {t('account.tryAgain')}
        </Button>
      }
    >
      {t('account.failedText')}
    </Empty>
  )
}
