import { addStaffCalls } from '../staff-api.ts'
import { partnerApi } from '../partner-calls.ts'
import { unlessFailed } from '#web/calls/request/unless-failed.ts'

const readinessApi = addStaffCalls((calls) => ({
  // Other pages complete what is missing.
  getReadiness: calls.query('getReadiness', { keepUnusedDataFor: 0, providesTags: ['Readiness'] }),
  askForApproval: calls.mutation('askForApproval', {
    async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const entry = { endpointName: 'getReadiness', arg: { params }, value: answer.data } as const
      dispatch(readinessApi.util.upsertQueryEntries([entry]))
      const { updateQueryData } = partnerApi.util
      dispatch(
        updateQueryData('getPartnerStore', { params }, (store) => {
          store.lifecycle = answer.data.lifecycle
        }),
      )
    },
  }),
}))

export const { useGetReadinessQuery, useAskForApprovalMutation } = readinessApi
