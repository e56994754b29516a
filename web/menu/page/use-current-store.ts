import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Store } from '#contract/stores/stores.ts'
import type { Service } from '#rules/orders/service.ts'
import { fetchNow, ignoreUnfetched, online } from '#web/calls/request/connection.ts'
import { storeApi, useGetStoreQuery, useListCategoriesQuery } from '#web/calls/store-calls.ts'
import { serviceChosen } from '#web/state/search-address.slice.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '#web/state/store.ts'
import type { Category } from '#contract/menu.ts'
import { PAGE_SETTLES_MS } from '#web/menu/after-paint.ts'
import type { MenuQuery } from '#web/menu/menu-query.ts'
import { serviceInQuery } from '#web/menu/service-in-query.ts'

interface LoadedMenu {
  store: { slug: string }
  /** As soon as possible, by `menuService`. */
  categories: readonly Category[]
  menuService: Service
}

/**
 * Copies the service in the page's query into the state, once.
 * @returns whether the state decides now; until then the page is as the server rendered it
 */
export function useServiceInUrl(): boolean {
  const [query] = useSearchParams()
  const [wanted] = useState(() => serviceInQuery(query))
  const [isTaken, setIsTaken] = useState(false)
  const dispatch = useAppDispatch()
  useEffect(() => {
    // The state restored from storage is dispatched in the same moment, and must not replace it.
    queueMicrotask(() => {
      if (wanted) dispatch(serviceChosen(wanted))
      setIsTaken(true)
    })
  }, [wanted, dispatch])
  return isTaken
}

/**
 * The store for the searched address and a service, once the state has both.
 * @returns also the address that it was loaded for; null while the shown store was loaded for none
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

/** Whether the menu has changed since the page was loaded; then it has been read again. */
function useChangedMenu(slug: string, menuQuery: MenuQuery, onChange: () => void): boolean {
  const store = useAppStore()
  const [hasChanged, setHasChanged] = useState(false)
  const queryNow = useEffectEvent(() => menuQuery)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    let stop: (() => void) | null = null
    let isLeft = false
    const timer = setTimeout(async () => {
      await online()
      // Without it the menu stays as it is, and the basket refuses what has sold out.
      const part = await fetchNow(() => import('./follow-menu.ts')).catch(ignoreUnfetched)
      if (isLeft || !part) return
      stop = part.followMenu(slug, queryNow, (query, menu) => {
        store.dispatch(
          storeApi.util.upsertQueryData('listCategories', { params: { slug }, query }, menu),
        )
        setHasChanged(true)
        changed()
      })
    }, PAGE_SETTLES_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
      stop?.()
    }
  }, [slug, store])
  return hasChanged
}

/** The menu for a service and a time. The page's own menu is shown until another has loaded. */
export function useMenuAt(
  loaded: LoadedMenu,
  menuQuery: MenuQuery,
  onChange: () => void,
): readonly Category[] {
  const hasChanged = useChangedMenu(loaded.store.slug, menuQuery, onChange)
  const isAsLoaded =
    !hasChanged && menuQuery.service === loaded.menuService && menuQuery.filterTime === undefined
  const { data } = useListCategoriesQuery(
    { params: { slug: loaded.store.slug }, query: menuQuery },
    { skip: isAsLoaded, refetchOnMountOrArgChange: 60 },
  )
  return isAsLoaded ? loaded.categories : (data?.items ?? loaded.categories)
}
