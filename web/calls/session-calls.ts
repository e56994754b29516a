import type { getUser, logIn, logInSocially, logOut } from '#contract/session.ts'
import { loggedOut, signedIn, signInFailed, userFetched } from '#web/state/auth.slice.ts'
import { api, ask, type Argument, type Result } from './api.ts'

const askToLogOut = ask<typeof logOut>('POST', '/auth/logout')

/** Whoever has signed in finds in their basket what they had left in one at the same store. */
export const lookAtBasket = () => api.util.invalidateTags(['Cart'])

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<Result<typeof logIn>, Argument<typeof logIn>>({
      query: ask<typeof logIn>('POST', '/auth/login', {
        showsProgress: true,
        isPublic: true,
      }),
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled
          dispatch(signedIn({ ...data, rememberMe: body.rememberMe ?? false }))
          dispatch(lookAtBasket())
        } catch {
          dispatch(signInFailed())
        }
      },
    }),
    logInSocially: build.mutation<
      Result<typeof logInSocially>,
      Argument<typeof logInSocially> & { rememberMe: boolean }
    >({
      query: ask<typeof logInSocially>('POST', '/auth/login/social/:provider', {
        showsProgress: true,
        isPublic: true,
      }),
      async onQueryStarted({ rememberMe }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        dispatch(answer ? signedIn({ ...answer.data, rememberMe }) : signInFailed())
        if (answer) dispatch(lookAtBasket())
      },
    }),
    /** By whose it is, so that nobody is taken for another customer of this browser. */
    getUser: build.query<Result<typeof getUser>, string>({
      query: () => ask<typeof getUser>('GET', '/auth/user')({}),
      providesTags: ['User'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(userFetched(answer.data))
      },
    }),
    /** Ends the session of a refresh token. Whatever the server says, this browser forgets it. */
    logOut: build.mutation<Result<typeof logOut>, { refreshToken: string }>({
      query: ({ refreshToken }) => ({
        ...askToLogOut({}),
        isPublic: true,
        headers: { authorization: `Bearer ${refreshToken}` },
      }),
      onQueryStarted(_, { dispatch, queryFulfilled }) {
        dispatch(loggedOut())
        // A server that can't be reached ends the session when it expires.
        void queryFulfilled.catch(() => null)
      },
    }),
  }),
})

export const { useGetUserQuery, useLogInMutation, useLogInSociallyMutation, useLogOutMutation } =
  sessionApi
