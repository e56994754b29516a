import { Link } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import type { ApiFailure } from '#web/calls/request/api-failure.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface OrderMissingProps {
  failure: ApiFailure
  onTryAgain: () => void
}

/** There is no such order for this visitor, or it cannot be loaded right now. */
export function OrderMissing({ failure, onTryAgain }: OrderMissingProps) {
  const { t } = useTranslation()
  const plate = <DishThumbnail seed="missing" cloth="custard" weave="gingham" dish={null} />
  const isMissing = failure.status >= 400 && failure.status < 500 && failure.status !== 429
  if (isMissing)
    return (
      <Empty
        titleAs="h1"
        picture={plate}
        title={t('orders.missingTitle')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={links.home()}>
            {t('orders.missingAction')}
          </Link>
        }
      >
        {t('orders.missingText')}
      </Empty>
    )
  return (
    <Empty
      titleAs="h1"
      picture={plate}
      title={t('orders.failedTitle')}
      action={
        <Button variant="primary" onClick={onTryAgain}>
          {t('orders.tryAgain')}
        </Button>
      }
    >
      {t('orders.failedText')}
    </Empty>
  )
}
