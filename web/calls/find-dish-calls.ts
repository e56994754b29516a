import type { Product } from '#contract/menu.ts'
import type { Service } from '#rules/orders/service.ts'
import { addCalls, requestOf, type Result } from './api.ts'
import type { ApiFailure } from './request/api-failure.ts'

/** What of a store's menu a search has found, and can be ordered now. */
export interface FoundDishes {
  slug: string
  dishes: Pick<Product, 'id' | 'name' | 'pricePence'>[]
}

interface DishSearch {
  /** Of the stores whose menus are searched, in their order. */
  slugs: readonly string[]
  service: Service
  search: string
}

const findDishApi = addCalls(({ build }) => ({
  /**
   * Searches the menus of several stores at once; those in which nothing is found are left out. It
   * fails only if none of them answers: a store that has just left is no reason to find nothing.
   */
  findDishes: build.query<FoundDishes[], DishSearch>({
    async queryFn({ slugs, service, search }, _api, _extra, baseQuery) {
      const menus = await Promise.all(
        slugs.map(async (slug) => {
          const query = { service, search }
          const answer = await baseQuery(requestOf('listCategories', { params: { slug }, query }))
          return { slug, answer }
        }),
      )
      const failed = menus.filter(({ answer }) => answer.error)
      const failure: ApiFailure | undefined = failed[0]?.answer.error
      if (failure && failed.length === menus.length) return { error: failure }
      const data = menus.flatMap(({ slug, answer }) => {
        // The answer of our own API, as the contract promises it.
        const menu = answer.data as Result<'listCategories'> | undefined
        const dishes = (menu?.items ?? [])
          .flatMap(({ products }) => products)
          .filter(({ isAvailable }) => isAvailable)
          .map(({ id, name, pricePence }) => ({ id, name, pricePence }))
        return dishes.length > 0 ? [{ slug, dishes }] : []
      })
      return { data }
    },
    keepUnusedDataFor: 60,
  }),
}))

export const { useFindDishesQuery } = findDishApi
export const { findDishes } = findDishApi.endpoints
