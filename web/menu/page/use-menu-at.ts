import { useDeferredValue } from 'react'
import type { Category } from '#contract/menu.ts'
import type { Service } from '#rules/orders/service.ts'
import { useListCategoriesQuery } from '#web/calls/menu-calls.ts'
import type { Look } from '#web/menu/menu-query.ts'

interface LoadedMenu {
  store: { slug: string }
  /** As soon as possible, by this service. */
  categories: readonly Category[]
  menuService: Service
}

/**
 * The menu with what is sold by a service at a time. The one that came with the page is shown until
 * another has been answered; a long one is drawn anew without standing in the way of a tap.
 */
export function useMenuAt(loaded: LoadedMenu, look: Look): readonly Category[] {
  const isAsLoaded = look.service === loaded.menuService && look.filterTime === undefined
  const { data } = useListCategoriesQuery(
    { params: { slug: loaded.store.slug }, query: look },
    { skip: isAsLoaded, refetchOnMountOrArgChange: 60 },
  )
  return useDeferredValue(isAsLoaded ? loaded.categories : (data?.items ?? loaded.categories))
}
