import type { listFavouriteStores } from '#contract/stores/favourites.ts'
import type { QueryOf } from '#contract/call.ts'
import { favouritesKnown, type FavouritesState } from '#web/state/favourites.slice.ts'
import { addCalls, type Result } from './api.ts'
import { unlessFailed } from './request/unless-failed.ts'

type FavouriteInput = Pick<
  QueryOf<typeof listFavouriteStores>,
  'service' | 'postCode' | 'latitude' | 'longitude'
>

export const favouriteApi = addCalls(({ queryBy, pagesBy, mutation }) => ({
  /** The favourite stores; cached by account, so that no customer sees another's. */
  listFavouriteIds: queryBy(
    'listFavouriteStores',
    (_accountId: string) => ({ query: { limit: 0 } }),
    {
      transformResponse: ({ storeIds }: Result<'listFavouriteStores'>) => storeIds,
      async onQueryStarted(accountId, { dispatch, getState, queryFulfilled }) {
        const stateOf = () => (getState() as unknown as { favourites: FavouritesState }).favourites
        const { answers } = stateOf()
        const answer = await unlessFailed(queryFulfilled)
        if (!answer) return
        // A heart was saved meanwhile, which this list may lack.
        if (stateOf().answers !== answers) return void dispatch(fetchFavouriteIds(accountId, true))
        dispatch(favouritesKnown({ accountId, storeIds: [...answer.data] }))
      },
    },
  ),
  listFavouriteStores: pagesBy(
    'listFavouriteStores',
    ({ accountId: _, ...query }: FavouriteInput & { accountId: string }) => ({ query }),
  ),
  setFavouriteStore: mutation('setFavouriteStore'),
}))

/** Loads the ids of an account's favourites, once for all components that need them at the same time. */
export function fetchFavouriteIds(accountId: string, forceRefetch = false) {
  return favouriteApi.endpoints.listFavouriteIds.initiate(accountId, {
    subscribe: false,
    forceRefetch,
  })
}

export const { useListFavouriteStoresInfiniteQuery } = favouriteApi
