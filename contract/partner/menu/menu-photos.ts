import { z } from 'zod'
import { PHOTO_MAXIMUM_BYTES } from '#rules/photos/photo-limits.ts'
import { call } from '#contract/call.ts'
import { id } from '#contract/fields.ts'
import { photoFiles } from '#contract/menu.ts'
import { PHOTO_REFUSALS } from '#contract/photos.ts'

const asPartner = {
  permission: 'partner',
  staffPermission: 'menu',
  params: z.object({ storeId: id }),
} as const

export const sendMenuPhoto = call({
  id: 'sendMenuPhoto',
  method: 'POST',
  path: '/partner/stores/:storeId/menu/photos',
  summary: `Sends a photo for the dishes of a store: JPEG, PNG or WebP of at most ${PHOTO_MAXIMUM_BYTES / 1024 / 1024} MB; erased after a day if no menu names it`,
  ...asPartner,
  consumes: 'application/octet-stream',
  output: photoFiles,
  status: 201,
  errors: ['NONEXISTING_STORE', ...PHOTO_REFUSALS],
})

export const listMenuPhotos = call({
  id: 'listMenuPhotos',
  method: 'GET',
  path: '/partner/stores/:storeId/menu/photos',
  summary: 'The photos that the draft of a menu or the menu that customers see names',
  ...asPartner,
  output: z.object({ items: z.array(photoFiles) }),
  errors: ['NONEXISTING_STORE'],
})

export const menuPhotoCalls = { sendMenuPhoto, listMenuPhotos }
