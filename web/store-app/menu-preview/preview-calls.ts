import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

/** The draft may change at any time, and is read anew each time that it is looked at. */
const notCached = { keepUnusedDataFor: 0 } as const

export const previewApi = addStaffCalls((calls) => ({
  previewMenu: calls.query('previewMenu', notCached),
  previewProduct: calls.query('previewProduct', notCached),
}))

export const { usePreviewMenuQuery, usePreviewProductQuery, useLazyPreviewProductQuery } =
  previewApi
