import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useTranslation } from '../messages/use-translation.ts'

const plate = <DishThumbnail seed="empty" cloth="custard" weave="gingham" dish={null} />

/** The place of cards that are on their way. */
export function CardsLoading() {
  const { t } = useTranslation()
  return (
    <>
      <p className="soft">{t('account.cards.intro')}</p>
      <div className="stack" aria-busy>
        <p className="sr">{t('account.cards.loading')}</p>
        {['first', 'second'].map((key) => (
          <Skeleton key={key} className="saved-card-place" radius="var(--radius-lg)" />
        ))}
      </div>
    </>
  )
}

/** Nothing is kept yet, or nothing can be where there is cash only. */
export function NoCards({ isCashOnly, action }: { isCashOnly: boolean; action: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Empty picture={plate} title={t('account.cards.emptyTitle')} titleAs="h2" action={action}>
      {t(isCashOnly ? 'account.cards.cashOnlyText' : 'account.cards.emptyText')}
    </Empty>
  )
}

/** What is kept is out of reach. */
export function FailedCards({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <Empty
      picture={plate}
      title={t('account.cards.failedTitle')}
      titleAs="h2"
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
