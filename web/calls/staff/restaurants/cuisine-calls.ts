import { unlessFailed } from '#web/calls/request/unless-failed.ts'
import { addStaffCalls } from '../staff-api.ts'

const cuisineApi = addStaffCalls(({ query, mutation }) => ({
  listCuisines: query('listCuisines', { keepUnusedDataFor: 60 }),
  addCuisine: mutation('addCuisine', {
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const { upsertQueryData } = cuisineApi.util
      await dispatch(upsertQueryData('listCuisines', undefined, answer.data))
    },
  }),
  changeCuisine: mutation('changeCuisine', {
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const { upsertQueryData } = cuisineApi.util
      await dispatch(upsertQueryData('listCuisines', undefined, answer.data))
    },
  }),
}))

export const { useListCuisinesQuery, useAddCuisineMutation, useChangeCuisineMutation } = cuisineApi
