import { useEffect, useState, useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import type { Store } from '#contract/stores/stores.ts'
import { SERVICES, type Service } from '#rules/orders/service.ts'
import { useGetStoreQuery, useListCategoriesQuery } from '#web/calls/store-calls.ts'
import { serviceChosen } from '#web/state/search-address.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import type { Category } from '#contract/menu.ts'
import type { MenuQuery } from '#web/menu/menu-query.ts'

interface LoadedMenu {
  store: { slug: string }
  /** As soon as possible, by this service. */
  categories: readonly Category[]
  menuService: Service
}

/** The service that a link asks for, if it asks. */
export const serviceInQuery = (query: URLSearchParams): Service | undefined =>
  SERVICES.find((service) => service === query.get('service'))

/** The service by which a store's menu is shown: one that it does not offer says nothing of it. */
export const offeredService = ({ services }: Pick<Store, 'services'>, wanted: Service): Service =>
  services.includes(wanted) ? wanted : (services[0] ?? wanted)

/**
 * Takes the service of the page's address over into the state, once.
 * @returns whether the state decides now; until then the page is as the server wrote it
 */
export function useServiceInUrl(): boolean {
  const [query] = useSearchParams()
  const [wanted] = useState(() => serviceInQuery(query))
  const [isTaken, setIsTaken] = useState(false)
  const dispatch = useAppDispatch()
  useEffect(() => {
    // What this browser stored is restored in the same moment, and must not win.
    queueMicrotask(() => {
      if (wanted) dispatch(serviceChosen(wanted))
      setIsTaken(true)
    })
  }, [wanted, dispatch])
  return isTaken
}

/**
 * The store for the address that was searched for and a service, once both are known here.
 * @returns also the place that it was asked for; null while what is shown is true of no place
 */
export function useCurrentStore(
  loaded: Store,
  loadedFor: Service,
  service: Service,
): { store: Store; place: string | null } {
  const searched = useAppSelector(({ searchAddress }) => searchAddress)
  const { latitude: lat, longitude: lng, postCode } = searched
  const place = lat !== 0 || lng !== 0 ? { lat, lng } : {}
  const isPlaced = postCode !== '' || lat !== 0
  const { data } = useGetStoreQuery(
    { params: { slug: loaded.slug }, query: { service, ...place, ...(postCode && { postCode }) } },
    { skip: !isPlaced && service === loadedFor, refetchOnMountOrArgChange: 60 },
  )
  const isAnswered = data?.id === loaded.id && (isPlaced || service !== loadedFor)
  return {
    store: isAnswered ? data : loaded,
    place: isAnswered && isPlaced ? postCode || searched.city : null,
  }
}

/**
 * The menu with what is sold by a service at a time. The one that came with the page is shown until
 * another has been answered; a long one is drawn anew without standing in the way of a tap.
 */
export function useMenuAt(loaded: LoadedMenu, menuQuery: MenuQuery): readonly Category[] {
  const isAsLoaded = menuQuery.service === loaded.menuService && menuQuery.filterTime === undefined
  const { data } = useListCategoriesQuery(
    { params: { slug: loaded.store.slug }, query: menuQuery },
    { skip: isAsLoaded, refetchOnMountOrArgChange: 60 },
  )
  return useDeferredValue(isAsLoaded ? loaded.categories : (data?.items ?? loaded.categories))
}
