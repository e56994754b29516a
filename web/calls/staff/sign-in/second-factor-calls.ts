import { ofAccount } from '#web/calls/api.ts'
import { addStaffCalls } from '../staff-api.ts'

const secondFactorApi = addStaffCalls(({ queryBy, mutation }) => {
  const changing = { invalidatesTags: ['SecondFactor' as const] }
  return {
    /** Cached by account, so that nobody sees another's of this browser. */
    getSecondFactor: queryBy('getSecondFactor', ofAccount, { providesTags: ['SecondFactor'] }),
    beginApp: mutation('beginApp'),
    confirmApp: mutation('confirmApp', changing),
    beginPasskey: mutation('beginPasskey'),
    addPasskey: mutation('addPasskey', changing),
    removeSecondFactor: mutation('removeSecondFactor', changing),
    replaceRecoveryCodes: mutation('replaceRecoveryCodes', changing),
    beginPasskeySignIn: mutation('beginPasskeySignIn', { extras: { isPublic: true } }),
    completeSignIn: mutation('completeSignIn', {
      extras: { isPublic: true, showsProgress: true },
    }),
    resetSecondFactor: mutation('resetSecondFactor', { invalidatesTags: ['Operators'] }),
  }
})

export const {
  useGetSecondFactorQuery,
  useBeginAppMutation,
  useConfirmAppMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRemoveSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useBeginPasskeySignInMutation,
  useCompleteSignInMutation,
  useResetSecondFactorMutation,
} = secondFactorApi
