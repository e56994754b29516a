import type { Order } from '#contract/orders.ts'
import { allDayCounts } from '#rules/orders/kitchen-dishes.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface AllDayProps {
  cooking: readonly Order[]
  /** Those that wait to be accepted, or to be begun with. */
  waiting: readonly Order[]
  isShown: (productId: string) => boolean
}

/** How many of each dish are still to be made for all of them, whatever was chosen with it. */
export function AllDay({ isShown, ...orders }: AllDayProps) {
  const { t } = useTranslation()
  const counts = allDayCounts(orders).filter(({ productId }) => isShown(productId))
  return (
    <section className="all-day panel" aria-labelledby="all-day">
      <h2 id="all-day">{t('kitchen.allDay')}</h2>
      <p className="small soft">
        {t(counts.length === 0 ? 'kitchen.allDayNothing' : 'kitchen.allDayText')}
      </p>
      {counts.length > 0 && (
        <ul>
          {counts.map(({ productId, name, cooking, waiting }) => (
            <li key={productId}>
              <b>{cooking + waiting}</b> <span>{name}</span>{' '}
              {waiting > 0 && <small>{t('kitchen.notBegun', { count: waiting })}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
