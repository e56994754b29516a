import { addCalls } from './api.ts'

const photoApi = addCalls(({ mutation }) => ({
  removePhoto: mutation('removePhoto'),
}))

export const { useRemovePhotoMutation } = photoApi
