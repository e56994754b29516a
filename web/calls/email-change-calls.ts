import type { changeEmail, confirmEmailChange } from '#contract/account/email-change.ts'
import { api, ask, type Argument, type Result } from './api.ts'

const emailChangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeEmail: build.mutation<null, Argument<typeof changeEmail>>({
      query: ask<typeof changeEmail>('POST', '/user/email'),
    }),
    /** Whoever is signed in here may have another address from then on. */
    confirmEmailChange: build.mutation<
      Result<typeof confirmEmailChange>,
      Argument<typeof confirmEmailChange>
    >({
      query: ask<typeof confirmEmailChange>('POST', '/user/email/confirm', { isPublic: true }),
      invalidatesTags: (answer) => (answer?.waitsFor === null ? ['User', 'Sessions'] : []),
    }),
  }),
})

export const { useChangeEmailMutation, useConfirmEmailChangeMutation } = emailChangeApi
