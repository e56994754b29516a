import type {
  changePassword,
  changeUser,
  endOtherSessions,
  listSessions,
} from '#contract/account/account.ts'
import { userFetched } from '#web/state/auth.slice.ts'
import { api, ask, type Argument, type Result } from './api.ts'

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeUser: build.mutation<Result<typeof changeUser>, Argument<typeof changeUser>>({
      query: ask<typeof changeUser>('PUT', '/user'),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(userFetched(answer.data))
      },
    }),
    /** Every other session of the account ends with it. */
    changePassword: build.mutation<null, Argument<typeof changePassword>>({
      query: ask<typeof changePassword>('PUT', '/user/change-password'),
      invalidatesTags: (_, failure) => (failure ? [] : ['Sessions']),
    }),
    /** By whose they are, so that nobody is shown another customer's. */
    listSessions: build.query<Result<typeof listSessions>, string>({
      query: () => ask<typeof listSessions>('GET', '/auth/sessions')({}),
      providesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<null, Argument<typeof endOtherSessions>>({
      query: ask<typeof endOtherSessions>('DELETE', '/auth/sessions'),
      invalidatesTags: ['Sessions'],
    }),
  }),
})

export const {
  useChangePasswordMutation,
  useChangeUserMutation,
  useEndOtherSessionsMutation,
  useListSessionsQuery,
} = accountApi
