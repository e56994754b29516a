import type { Result } from '#web/calls/api.ts'
import { addStaffCalls, onAnswer } from '../staff-api.ts'

/** A change is answered with all of them as they are now. */
const cacheCuisines = onAnswer<unknown, Result<'listCuisines'>>((cuisines, dispatch) => {
  void dispatch(cuisineApi.util.upsertQueryData('listCuisines', undefined, cuisines))
})

const cuisineApi = addStaffCalls(({ query, mutation }) => ({
  listCuisines: query('listCuisines', { keepUnusedDataFor: 60 }),
  addCuisine: mutation('addCuisine', cacheCuisines),
  changeCuisine: mutation('changeCuisine', cacheCuisines),
}))

export const { useListCuisinesQuery, useAddCuisineMutation, useChangeCuisineMutation } = cuisineApi
