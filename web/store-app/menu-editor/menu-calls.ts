import type { getMenuDraft, MenuDraft } from '#contract/partner/menu/menu-draft.ts'
import type { OutputOf } from '#contract/call.ts'
import type { getPublishedMenu } from '#contract/partner/menu/menu-versions.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

/** A whole menu is large, and the editor reads it anew each time that it is opened. */
const notCached = { keepUnusedDataFor: 0 } as const

const menuApi = addStaffCalls((calls) => ({
  getMenuDraft: calls.query('getMenuDraft', notCached),
  getPublishedMenu: calls.query('getPublishedMenu', notCached),
  editMenuDraft: calls.mutation('editMenuDraft'),
  replaceMenuDraft: calls.mutation('replaceMenuDraft'),
  discardMenuDraft: calls.mutation('discardMenuDraft'),
  publishMenuDraft: calls.mutation('publishMenuDraft', { invalidatesTags: ['Readiness'] }),
  listMenuVersions: calls.query('listMenuVersions', notCached),
  getMenuVersion: calls.query('getMenuVersion', notCached),
  restoreMenuVersion: calls.mutation('restoreMenuVersion', { invalidatesTags: ['Readiness'] }),
  listMenuPhotos: calls.query('listMenuPhotos', notCached),
}))

export const {
  useGetMenuDraftQuery,
  useGetPublishedMenuQuery,
  useLazyGetMenuDraftQuery,
  useLazyGetPublishedMenuQuery,
  useEditMenuDraftMutation,
  useReplaceMenuDraftMutation,
  useDiscardMenuDraftMutation,
  usePublishMenuDraftMutation,
  useListMenuVersionsQuery,
  useGetMenuVersionQuery,
  useRestoreMenuVersionMutation,
  useListMenuPhotosQuery,
} = menuApi

/* What an edit may leave out, the server has filled in before it answers. */
export const draftIn = (answer: OutputOf<typeof getMenuDraft>) => answer as MenuDraft
export const menuIn = ({ menu }: Pick<OutputOf<typeof getPublishedMenu>, 'menu'>) =>
  menu as MenuDocument
