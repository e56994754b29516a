import { addCalls } from './api.ts'
import { signingIn } from './session-calls.ts'

const passwordApi = addCalls(({ mutation }) => ({
  requestPasswordReset: mutation('requestPasswordReset', { extras: signingIn }),
  resetPassword: mutation('resetPassword', { extras: signingIn }),
}))

export const { useRequestPasswordResetMutation, useResetPasswordMutation } = passwordApi
