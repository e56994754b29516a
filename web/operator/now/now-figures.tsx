import type { OutputOf } from '#contract/call.ts'
import type { getNow } from '#contract/operator/now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/** How much is going on. */
export function NowFigures({ figures }: { figures: OutputOf<typeof getNow>['figures'] }) {
  const { t } = useTranslation()
  const { openOrders, toAccept, ordersLastHour, acceptedWithinSeconds, lateOrders } = figures
  const within =
    acceptedWithinSeconds === null
      ? t('now.noneAccepted')
      : t('now.minutes', { minutes: (acceptedWithinSeconds / 60).toFixed(1) })
  return (
    <dl className="now-figures" aria-label={t('now.figures')}>
      <div>
        <dt>{t('now.openOrders')}</dt>
        <dd>
          {openOrders} <small>{t('now.toAccept', { count: toAccept })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('now.lastHour')}</dt>
        <dd>{ordersLastHour}</dd>
      </div>
      <div>
        <dt>{t('now.acceptedWithin')}</dt>
        <dd>{within}</dd>
      </div>
      <div>
        <dt>{t('now.late')}</dt>
        <dd>{lateOrders}</dd>
      </div>
    </dl>
  )
}
