import type { listFavouriteStores, setFavouriteStore } from '#contract/stores/favourites.ts'
import type { QueryOf } from '#contract/call.ts'
import { favouritesKnown, type FavouritesState } from '#web/state/favourites.slice.ts'
import { api, ask, type Argument, type Result } from './api.ts'

type Page = Result<typeof listFavouriteStores>
type Asked = Pick<
  QueryOf<typeof listFavouriteStores>,
  'service' | 'postCode' | 'latitude' | 'longitude'
>

const askForFavourites = ask<typeof listFavouriteStores>('GET', '/user/favourite-stores')

export const favouriteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Which stores have a heart; by whose they are, so that nobody is shown another customer's. */
    listFavouriteIds: build.query<readonly string[], string>({
      query: () => askForFavourites({ query: { limit: 0 } }),
      transformResponse: ({ storeIds }: Page) => storeIds,
      async onQueryStarted(accountId, { dispatch, getState, queryFulfilled }) {
        const stateOf = () => (getState() as unknown as { favourites: FavouritesState }).favourites
        const { answers } = stateOf()
        const answer = await queryFulfilled.catch(() => null)
        if (!answer) return
        // A heart was saved meanwhile, which this list may not have.
        if (stateOf().answers !== answers) return void dispatch(fetchFavouriteIds(accountId, true))
        dispatch(favouritesKnown({ accountId, storeIds: [...answer.data] }))
      },
    }),
    listFavouriteStores: build.infiniteQuery<
      Page,
      Asked & { accountId: string },
      string | undefined
    >({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg: { accountId: _, ...asked }, pageParam: cursor }) =>
        askForFavourites({ query: { ...asked, cursor } }),
    }),
    setFavouriteStore: build.mutation<
      Result<typeof setFavouriteStore>,
      Argument<typeof setFavouriteStore>
    >({ query: ask<typeof setFavouriteStore>('POST', '/user/favourite-stores') }),
  }),
})

/** Asks for the ids of an account's favourites, once for all who want them at the same time. */
export function fetchFavouriteIds(accountId: string, forceRefetch = false) {
  return favouriteApi.endpoints.listFavouriteIds.initiate(accountId, {
    subscribe: false,
    forceRefetch,
  })
}

export const { useListFavouriteStoresInfiniteQuery } = favouriteApi
