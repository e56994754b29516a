import { addCalls } from './api.ts'

const emailChangeApi = addCalls(({ mutation }) => ({
  changeEmail: mutation('changeEmail'),
  /** Whoever is signed in here may have another address from then on. */
  confirmEmailChange: mutation('confirmEmailChange', {
    extras: { isPublic: true },
    invalidatesTags: (answer) => (answer?.waitsFor === null ? ['User', 'Sessions'] : []),
  }),
}))

export const { useChangeEmailMutation, useConfirmEmailChangeMutation } = emailChangeApi
