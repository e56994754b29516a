import type { JoiningStage, WaitsFor } from '#rules/stores/joining-stage.ts'
import type { RestaurantList } from '#rules/stores/store-lifecycle.ts'
import { addStaffCalls } from '../staff-api.ts'

/** Also after a refusal, which means that somebody else was first. */
const changing = { invalidatesTags: ['Restaurants'] } as const

const restaurantApi = addStaffCalls(({ pagesBy, query, mutation }) => ({
  listRestaurants: pagesBy(
    'listRestaurants',
    (query: {
      list: RestaurantList
      stage?: Exclude<JoiningStage, 'applied'> | undefined
      waitsFor?: WaitsFor | undefined
      search: string
    }) => ({ query }),
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
  inviteOwners: mutation('inviteOwners', changing),
  planOpening: mutation('planOpening', changing),
  findKitchens: query('findKitchens', { keepUnusedDataFor: 0 }),
  linkKitchen: mutation('linkKitchen', changing),
  listApplications: pagesBy(
    'listApplications',
    (list: 'waiting' | 'declined') => ({ query: { list } }),
    { providesTags: ['Restaurants'] },
  ),
  takeOnApplication: mutation('takeOnApplication', changing),
  declineApplication: mutation('declineApplication', changing),
  workAsStaff: mutation('workAsStaff', changing),
  listStoreImports: query('listStoreImports', { keepUnusedDataFor: 0 }),
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
  useInviteOwnersMutation,
  usePlanOpeningMutation,
  useLazyFindKitchensQuery,
  useLinkKitchenMutation,
  useListApplicationsInfiniteQuery,
  useTakeOnApplicationMutation,
  useDeclineApplicationMutation,
  useWorkAsStaffMutation,
  useListStoreImportsQuery,
} = restaurantApi
