import type { requestPasswordReset, resetPassword } from '#contract/session.ts'
import { api, ask, type Argument, type Result } from './api.ts'

const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestPasswordReset: build.mutation<
      Result<typeof requestPasswordReset>,
      Argument<typeof requestPasswordReset>
    >({
      query: ask<typeof requestPasswordReset>('POST', '/auth/reset-password/request', {
        showsProgress: true,
        isPublic: true,
      }),
    }),
    resetPassword: build.mutation<Result<typeof resetPassword>, Argument<typeof resetPassword>>({
      query: ask<typeof resetPassword>('POST', '/auth/reset-password', {
        showsProgress: true,
        isPublic: true,
      }),
    }),
  }),
})

export const { useRequestPasswordResetMutation, useResetPasswordMutation } = passwordApi
