import type { User } from '#contract/session.ts'
import { showSuccess } from '#web/calls/request/show-success.ts'
import { useGetOperatorQuery, useLogOutOperatorMutation } from '#web/calls/staff/operator-calls.ts'
import { operatorActions } from '#web/state/operator.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'

/** Which operator is signed in, as this browser remembers and the server confirms. */
export function useOperator(): { user: User | null; logOut: () => void } {
  const dispatch = useAppDispatch()
  const { user, refreshToken } = useAppSelector(({ operator }) => operator)
  useGetOperatorQuery(undefined, { skip: refreshToken === null, refetchOnMountOrArgChange: true })
  const [logOutOnServer] = useLogOutOperatorMutation()
  return {
    user: refreshToken === null ? null : user,
    logOut: () => {
      if (refreshToken) void logOutOnServer({ refreshToken })
      else dispatch(operatorActions.signedOut())
      showSuccess('LOGOUT_SUCCESS')
    },
  }
}
