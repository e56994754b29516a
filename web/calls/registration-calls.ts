import type {
  completeRegistration,
  confirmRegistration,
  register,
  registerSocially,
  resendConfirmation,
} from '#contract/session.ts'
import { signedIn, signInFailed } from '#web/state/auth.slice.ts'
import { api, ask, type Argument, type Result } from './api.ts'
import { lookAtBasket } from './session-calls.ts'

const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<Result<typeof register>, Argument<typeof register>>({
      query: ask<typeof register>('POST', '/auth/register', {
        showsProgress: true,
        isPublic: true,
      }),
    }),
    confirmRegistration: build.mutation<
      Result<typeof confirmRegistration>,
      Argument<typeof confirmRegistration>
    >({
      query: ask<typeof confirmRegistration>('POST', '/auth/register/confirm', {
        showsProgress: true,
        isPublic: true,
      }),
    }),
    resendConfirmation: build.mutation<
      Result<typeof resendConfirmation>,
      Argument<typeof resendConfirmation>
    >({
      query: ask<typeof resendConfirmation>('POST', '/auth/register/confirm/resend', {
        showsProgress: true,
        isPublic: true,
      }),
    }),
    completeRegistration: build.mutation<
      Result<typeof completeRegistration>,
      Argument<typeof completeRegistration>
    >({
      query: ask<typeof completeRegistration>('POST', '/auth/register/complete', {
        showsProgress: true,
        isPublic: true,
      }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (!answer) return
        dispatch(signedIn({ ...answer.data, rememberMe: false }))
        dispatch(lookAtBasket())
      },
    }),
    registerSocially: build.mutation<
      Result<typeof registerSocially>,
      Argument<typeof registerSocially>
    >({
      query: ask<typeof registerSocially>('POST', '/auth/register/social/:provider', {
        showsProgress: true,
        isPublic: true,
      }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        dispatch(answer ? signedIn({ ...answer.data, rememberMe: false }) : signInFailed())
        if (answer) dispatch(lookAtBasket())
      },
    }),
  }),
})

export const {
  useCompleteRegistrationMutation,
  useConfirmRegistrationMutation,
  useRegisterMutation,
  useRegisterSociallyMutation,
  useResendConfirmationMutation,
} = registrationApi
