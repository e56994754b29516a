import { addCalls, ofAccount } from './api.ts'

const personalDataApi = addCalls(({ queryBy, mutation }) => ({
  /** By whose it is, so that nobody is shown another customer's. */
  exportPersonalData: queryBy('exportPersonalData', ofAccount, { keepUnusedDataFor: 0 }),
  deleteAccount: mutation('deleteAccount', { extras: { showsProgress: true } }),
}))

export const { useDeleteAccountMutation, useExportPersonalDataQuery } = personalDataApi
