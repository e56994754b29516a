import type { User } from '#contract/session.ts'
import { unlessFailed } from '#web/calls/request/unless-failed.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import type { AppState } from '#web/state/store.ts'
import { addStaffCalls, onAnswer } from './staff-api.ts'

interface Started {
  dispatch: (action: ReturnType<typeof partnerActions.signedIn>) => unknown
  getState: () => unknown
  queryFulfilled: Promise<{ data: { user: User; accessToken: string } }>
}

/** Whoever acts from now on does so with the tablet's own refresh token. */
async function act(_: unknown, { dispatch, getState, queryFulfilled }: Started): Promise<void> {
  const answer = await unlessFailed(queryFulfilled)
  // The store is ours.
  const { refreshToken } = (getState() as AppState).partner
  if (!answer || refreshToken === null) return
  const { user, accessToken } = answer.data
  dispatch(
    partnerActions.signedIn({ user, tokens: { accessToken, refreshToken }, rememberMe: true }),
  )
}

const tabletApi = addStaffCalls((calls) => ({
  getPin: calls.query('getPin', { providesTags: ['Pin'] }),
  setPin: calls.mutation('setPin', { invalidatesTags: ['Pin', 'Team'] }),
  deletePin: calls.mutation('deletePin', { invalidatesTags: ['Pin', 'Team'] }),
  removePin: calls.mutation('removePin', { invalidatesTags: ['Pin', 'Team'] }),
  listTablets: calls.query('listTablets', { providesTags: ['Tablets'] }),
  endTablet: calls.mutation('endTablet', { invalidatesTags: ['Tablets'] }),
  shareTablet: calls.mutation(
    'shareTablet',
    onAnswer((session, dispatch) => {
      dispatch(partnerActions.signedIn({ ...session, rememberMe: true }))
    }),
  ),
  listPeople: calls.query('listPeople', { keepUnusedDataFor: 0 }),
  switchPerson: calls.mutation('switchPerson', { onQueryStarted: act }),
  lockTablet: calls.mutation('lockTablet', { onQueryStarted: act }),
}))

export const {
  useGetPinQuery,
  useSetPinMutation,
  useDeletePinMutation,
  useRemovePinMutation,
  useListTabletsQuery,
  useEndTabletMutation,
  useShareTabletMutation,
  useListPeopleQuery,
  useSwitchPersonMutation,
  useLockTabletMutation,
} = tabletApi
