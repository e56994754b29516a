import { signedIn, signInFailed } from '#web/state/auth.slice.ts'
import { addCalls } from './api.ts'
import { lookAtBasket, signingIn } from './session-calls.ts'

const registrationApi = addCalls(({ mutation }) => ({
  register: mutation('register', { extras: signingIn }),
  confirmRegistration: mutation('confirmRegistration', { extras: signingIn }),
  resendConfirmation: mutation('resendConfirmation', { extras: signingIn }),
  completeRegistration: mutation('completeRegistration', {
    extras: signingIn,
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await queryFulfilled.catch(() => null)
      if (!answer) return
      dispatch(signedIn({ ...answer.data, rememberMe: false }))
      dispatch(lookAtBasket())
    },
  }),
  registerSocially: mutation('registerSocially', {
    extras: signingIn,
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await queryFulfilled.catch(() => null)
      dispatch(answer ? signedIn({ ...answer.data, rememberMe: false }) : signInFailed())
      if (answer) dispatch(lookAtBasket())
    },
  }),
}))

export const {
  useCompleteRegistrationMutation,
  useConfirmRegistrationMutation,
  useRegisterMutation,
  useRegisterSociallyMutation,
  useResendConfirmationMutation,
} = registrationApi
