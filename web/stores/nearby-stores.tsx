import '#web/styles/stores/nearby-stores.css'
import '#web/messages/hygiene.ts'
import '#web/messages/stores.ts'
import type { Store } from '#contract/stores/stores.ts'
import type { Service } from '#rules/orders/service.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useListNearbyStoresQuery } from '#web/calls/store-calls.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppSelector } from '#web/state/store.ts'
import { StoreCard } from './store-card.tsx'

interface NearbyStoresProps {
  store: Pick<Store, 'id'>
  service: Service
  /** Where this store does not deliver; null if it is closed. */
  place: string | null
}

/** Other stores near one that takes no orders: for an address, those that deliver there. */
export function NearbyStores({ store, service, place }: NearbyStoresProps) {
  const { t } = useTranslation()
  const now = useServerNow(60_000)
  const { postCode, latitude, longitude } = useAppSelector(({ searchAddress }) => searchAddress)
  const isPlaced = latitude !== 0 || longitude !== 0
  const { data, isLoading } = useListNearbyStoresQuery({
    params: { id: store.id },
    query: {
      service,
      ...(service === 'delivery' && postCode && { postCode }),
      ...(service === 'delivery' && isPlaced && { latitude, longitude }),
    },
  })
  const stores = data?.items ?? []
  if (!isLoading && stores.length === 0) return null
  return (
    <section className="nearby-stores" aria-labelledby="nearby-stores" aria-busy={isLoading}>
      <h2 id="nearby-stores">
        {place === null ? t('stores.nearby') : t('stores.nearbyTo', { place })}
      </h2>
      {isLoading ? (
        <Skeleton height="20rem" radius="var(--radius-lg)" />
      ) : (
        <ul className="scroller tight">
          {stores.map((each) => (
            <StoreCard key={each.id} store={each} service={service} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}
