import type { RestaurantList } from '#rules/stores/store-lifecycle.ts'
import { addStaffCalls } from '../staff-api.ts'

/** Also after a refusal, which means that somebody else was first. */
const changing = { invalidatesTags: ['Restaurants'] } as const

const restaurantApi = addStaffCalls(({ pagesBy, query, mutation }) => ({
  listRestaurants: pagesBy(
    'listRestaurants',
    ({ list, search }: { list: RestaurantList; search: string }) => ({ query: { list, search } }),
    { providesTags: ['Restaurants'] },
  ),
  getRestaurant: query('getRestaurant', { providesTags: ['Restaurants'] }),
  listRestaurantChanges: pagesBy(
    'listRestaurantChanges',
    (storeId: string) => ({ params: { storeId } }),
    { providesTags: ['Restaurants'], keepUnusedDataFor: 0 },
  ),
  actOnRestaurant: mutation('actOnRestaurant', changing),
  pauseRestaurant: mutation('pauseRestaurant', changing),
  changeRestaurant: mutation('changeRestaurant', changing),
  addRestaurantNote: mutation('addRestaurantNote', changing),
  addRestaurant: mutation('addRestaurant', changing),
  inviteOwner: mutation('inviteOwner', changing),
  findKitchens: query('findKitchens', { keepUnusedDataFor: 0 }),
  linkKitchen: mutation('linkKitchen', changing),
  listApplications: pagesBy('listApplications', (_: null) => ({}), {
    providesTags: ['Restaurants'],
  }),
  takeOnApplication: mutation('takeOnApplication', changing),
  declineApplication: mutation('declineApplication', changing),
}))

export const {
  useListRestaurantsInfiniteQuery,
  useGetRestaurantQuery,
  useListRestaurantChangesInfiniteQuery,
  useActOnRestaurantMutation,
  usePauseRestaurantMutation,
  useChangeRestaurantMutation,
  useAddRestaurantNoteMutation,
  useAddRestaurantMutation,
  useInviteOwnerMutation,
  useLazyFindKitchensQuery,
  useLinkKitchenMutation,
  useListApplicationsInfiniteQuery,
  useTakeOnApplicationMutation,
  useDeclineApplicationMutation,
} = restaurantApi
