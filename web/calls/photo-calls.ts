import type { removePhoto } from '#contract/photos.ts'
import { api, ask, type Argument, type Result } from './api.ts'

const photoApi = api.injectEndpoints({
  endpoints: (build) => ({
    removePhoto: build.mutation<Result<typeof removePhoto>, Argument<typeof removePhoto>>({
      query: ask<typeof removePhoto>('DELETE', '/photos/:photoId'),
    }),
  }),
})

export const { useRemovePhotoMutation } = photoApi
