import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Area } from '#contract/stores/areas.ts'
import type { StoreCard as Store } from '#contract/stores/stores.ts'
import type { Service } from '#rules/orders/service.ts'
import { Icon } from '#ui/icon.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { usePrefetch } from '#web/navigation/use-connection.ts'
import { StoreCard } from '#web/stores/store-card.tsx'
import { titleOfStores } from './title-of-stores.ts'

interface GoingDownWellProps {
  area: Area
  stores: readonly Store[]
  now: Date
}

interface PopularAreasProps {
  areas: readonly Area[]
  /** The service they are counted for. */
  service: Service
}

/** The link to a list for visitors who only want to look. */
export function PopularAreas({ areas, service }: PopularAreasProps) {
  const { t } = useTranslation()
  const prefetch = usePrefetch()
  return (
    <section id="areas">
      <div className="page">
        <header>
          <h2>{t('home.areasTitle')}</h2>
        </header>
        <ul className="areas">
          {areas.map(({ city, area, outward, storeCount }) => (
            <li key={`${city} ${area}`}>
              <Link to={linkToArea({ city, area, outward }, service)} prefetch={prefetch}>
                <span className="code">{outward}</span>
                <span className="name">
                  <b>{area}</b> {city !== area && <span className="muted">{city}</span>}
                </span>
                <span className="n">{t('home.areaRestaurants', { count: storeCount })}</span>
                <Icon of={ChevronRight} />
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <Link className="all-areas" to={links.areas()}>
            {t('home.allAreas')}
          </Link>
        </p>
      </div>
    </section>
  )
}

export const linkToArea = (
  { city, area, outward }: Pick<Area, 'city' | 'area' | 'outward'>,
  service?: Service,
) => links.storeList({ city, area, location: outward }, { ...(service && { service }) })

/** The best rated stores of the largest area. */
export function PopularStores({ area, stores, now }: GoingDownWellProps) {
  const { t } = useTranslation()
  return (
    <section>
      <div className="page">
        <header>
          <h2>{t(titleOfStores(stores), { area: area.area })}</h2>
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
