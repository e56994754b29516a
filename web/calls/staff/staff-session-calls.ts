import type { StaffCallEndpoints } from './staff-api.ts'
import type { Session } from '#web/calls/request/refresh.ts'
import { refreshProof } from '#web/calls/session-calls.ts'
import type { StaffActions } from '#web/state/staff-slice.ts'
import { unlessFailed } from '#web/calls/request/unless-failed.ts'

/** How a staff member logs in, loads their account and logs out; both types answer alike. */
export function staffSessionCalls(
  { query, mutation }: StaffCallEndpoints,
  logInId: 'logInPartner' | 'logInOperator',
  { session, actions }: { session: Session; actions: StaffActions },
) {
  return {
    logIn: mutation(logInId, {
      extras: { showsProgress: true },
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const answer = await unlessFailed(queryFulfilled)
        if (!answer) return
        dispatch(actions.signedIn({ ...answer.data, rememberMe: body.rememberMe ?? false }))
      },
    }),
    getUser: query('getUser', {
      extras: { session },
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await unlessFailed(queryFulfilled)
        if (answer) dispatch(actions.fetched(answer.data))
      },
    }),
    /**
     * Ends the session of a refresh token. This browser deletes it whatever the server answers; if the server
     * can't be reached, the session ends when it expires.
     */
    logOut: mutation('logOut', {
      extras: { session },
      headers: refreshProof,
      onQueryStarted(_, { dispatch }) {
        dispatch(actions.signedOut())
      },
    }),
  }
}
