import type { getUser, logInPartner, logOut } from '#contract/session.ts'
import type { StaffActions } from '#web/state/staff-slice.ts'
import { ask, type Argument, type Build, type Result } from '#web/calls/api.ts'
import type { Session } from '#web/calls/request/sessions.ts'

/** What everybody of a staff is signed in by; the two kinds answer alike. */
type LogIn = typeof logInPartner
type LogInPath = '/partner/auth/login' | '/operator/auth/login'

/** How somebody of a staff logs in, is looked up again and logs out. */
export function staffSessionCalls(
  build: Build,
  {
    session,
    actions,
    logInPath,
  }: { session: Session; actions: StaffActions; logInPath: LogInPath },
) {
  const askToLogOut = ask<typeof logOut>('POST', '/auth/logout', { session })
  // The path is that of either kind, which are asked for the same.
  const askToLogIn = ask<LogIn>('POST', logInPath as LogIn['path'], { showsProgress: true })
  return {
    logIn: build.mutation<Result<LogIn>, Argument<LogIn>>({
      query: askToLogIn,
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (!answer) return
        dispatch(actions.signedIn({ ...answer.data, rememberMe: body.rememberMe ?? false }))
      },
    }),
    getUser: build.query<Result<typeof getUser>, void>({
      query: () => ask<typeof getUser>('GET', '/auth/user', { session })({}),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(actions.fetched(answer.data))
      },
    }),
    /** Ends the session of a refresh token. Whatever the server says, this browser forgets it. */
    logOut: build.mutation<Result<typeof logOut>, { refreshToken: string }>({
      query: ({ refreshToken }) => ({
        ...askToLogOut({}),
        headers: { authorization: `Bearer ${refreshToken}` },
      }),
      onQueryStarted(_, { dispatch, queryFulfilled }) {
        dispatch(actions.signedOut())
        // A server that can't be reached ends the session when it expires.
        void queryFulfilled.catch(() => null)
      },
    }),
  }
}
