import type { deleteAccount, exportPersonalData } from '#contract/account/personal-data.ts'
import { api, ask, type Argument, type Result } from './api.ts'

const personalDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By whose it is, so that nobody is shown another customer's. */
    exportPersonalData: build.query<Result<typeof exportPersonalData>, string>({
      query: () => ask<typeof exportPersonalData>('GET', '/user/personal-data')({}),
      keepUnusedDataFor: 0,
    }),
    deleteAccount: build.mutation<null, Argument<typeof deleteAccount>>({
      query: ask<typeof deleteAccount>('DELETE', '/user/delete-account', { showsProgress: true }),
    }),
  }),
})

export const { useDeleteAccountMutation, useExportPersonalDataQuery } = personalDataApi
