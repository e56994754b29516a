import { loggedOut, signedIn, signInFailed, userFetched } from '#web/state/auth.slice.ts'
import { addCalls, api, ofAccount, type Argument } from './api.ts'
import { unlessFailed } from './request/unless-failed.ts'

/** After signing in, the basket also has the items of the account's own basket at the same store. */
export const refetchBasket = () => api.util.invalidateTags(['Cart'])

/** Shows progress, and does not depend on the current session. */
export const signingIn = { showsProgress: true, isPublic: true }

/** The header that identifies a session to renew or end. */
export const refreshProof = ({ refreshToken }: { refreshToken: string }) => ({
  authorization: `Bearer ${refreshToken}`,
})

type SocialLogIn = Argument<'logInSocially'> & { rememberMe: boolean }

export const sessionApi = addCalls(({ queryBy, mutation, mutationBy }) => ({
  logIn: mutation('logIn', {
    extras: signingIn,
    async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      const rememberMe = body.rememberMe ?? false
      dispatch(answer ? signedIn({ ...answer.data, rememberMe }) : signInFailed())
      if (answer) dispatch(refetchBasket())
    },
  }),
  logInSocially: mutationBy('logInSocially', (input: SocialLogIn) => input, {
    extras: signingIn,
    async onQueryStarted({ rememberMe }, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      dispatch(answer ? signedIn({ ...answer.data, rememberMe }) : signInFailed())
      if (answer) dispatch(refetchBasket())
    },
  }),
  /** Cached by account, so that no customer of this browser is taken for another. */
  getUser: queryBy('getUser', ofAccount, {
    providesTags: ['User'],
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (answer) dispatch(userFetched(answer.data))
    },
  }),
  /**
   * Ends the session of a refresh token. This browser deletes it whatever the server answers; if the server
   * can't be reached, the session ends when it expires.
   */
  logOut: mutation('logOut', {
    extras: { isPublic: true },
    headers: refreshProof,
    onQueryStarted(_, { dispatch }) {
      dispatch(loggedOut())
    },
  }),
  register: mutation('register', { extras: signingIn }),
  confirmRegistration: mutation('confirmRegistration', { extras: signingIn }),
  resendConfirmation: mutation('resendConfirmation', { extras: signingIn }),
  completeRegistration: mutation('completeRegistration', {
    extras: signingIn,
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      dispatch(signedIn({ ...answer.data, rememberMe: false }))
      dispatch(refetchBasket())
    },
  }),
  registerSocially: mutation('registerSocially', {
    extras: signingIn,
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      dispatch(answer ? signedIn({ ...answer.data, rememberMe: false }) : signInFailed())
      if (answer) dispatch(refetchBasket())
    },
  }),
  requestPasswordReset: mutation('requestPasswordReset', { extras: signingIn }),
  resetPassword: mutation('resetPassword', { extras: signingIn }),
}))

export const {
  useCompleteRegistrationMutation,
  useConfirmRegistrationMutation,
  useGetUserQuery,
  useLogInMutation,
  useLogInSociallyMutation,
  useLogOutMutation,
  useRegisterMutation,
  useRegisterSociallyMutation,
  useRequestPasswordResetMutation,
  useResendConfirmationMutation,
  useResetPasswordMutation,
} = sessionApi
