import { Link } from 'react-router'
import type { Area, StoreCard as Store } from '#contract/stores/stores.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { linkToArea } from './popular-areas.tsx'
import { StoreCard } from '#web/stores/store-card.tsx'

interface GoingDownWellProps {
  area: Area
  stores: readonly Store[]
  now: Date
}

/** The best rated stores of the largest area. */
export function GoingDownWell({ area, stores, now }: GoingDownWellProps) {
  const { t } = useTranslation()
  return (
    <section>
      <div className="page">
        <header>
          <h2>{t('home.popularTitle', { area: area.area })}</h2>
          <Link className="nowrap strong" to={linkToArea(area)}>
            {t('home.seeAll')}
            <span className="sr"> {t('home.seeAllIn', { area: area.area })}</span>
          </Link>
        </header>
        <ul className="cards">
          {stores.map((store) => (
            <StoreCard key={store.id} store={store} service="delivery" now={now} />
          ))}
        </ul>
      </div>
    </section>
  )
}
