import { z } from 'zod'
import { PHOTO_MAXIMUM_BYTES, PHOTOS_MAXIMUM } from '#rules/photos/photo-limits.ts'
import { call } from './call.ts'
import { because } from './fields.ts'

/** Unguessable: to know the id of an unclaimed photo is to be allowed to claim it. */
export const photoId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, because('invalid_value'))

/** A photo that somebody sent, as screens show it. */
export const photo = z.object({
  photoId,
  /** In pixels, of the widest of its sources. */
  width: z.int(),
  height: z.int(),
  /** A few blurred pixels to show until it is loaded, as a `data:` address. */
  placeholder: z.string(),
  /** The same picture in several widths and in two formats, from the narrowest. */
  sources: z.array(
    z.object({ type: z.enum(['image/avif', 'image/webp']), width: z.int(), url: z.string() }),
  ),
  /** What it shows, for those who don't see it; empty where the screen has to say it. */
  alt: z.string(),
})
export type Photo = z.output<typeof photo>

/** The photos that belong to what somebody writes, in the order they are shown. */
export const photoIds = z
  .array(photoId)
  .max(PHOTOS_MAXIMUM, because('too_many'))
  .refine((ids) => new Set(ids).size === ids.length, because('invalid_value'))

/** Why a photo is not taken. */
export const PHOTO_REFUSALS = [
  'PHOTO_IS_EMPTY',
  'PHOTO_TOO_LARGE',
  'PHOTO_TYPE_NOT_SUPPORTED',
  'PHOTO_IS_HEIC',
  'PHOTO_IS_ANIMATED',
  'PHOTO_IS_DAMAGED',
  'PHOTO_CONTAINS_ANOTHER_FILE',
  'PHOTO_TOO_SMALL',
  'PHOTO_HAS_TOO_MANY_PIXELS',
  'PHOTO_TOOK_TOO_LONG',
  'TOO_MANY_PHOTOS',
  'PHOTO_UPLOADS_BUSY',
] as const

export const sendPhoto = call({
  id: 'sendPhoto',
  method: 'POST',
  path: '/photos',
  summary: `Sends a photo for a review or a report to come: JPEG, PNG or WebP of at most ${PHOTO_MAXIMUM_BYTES / 1024 / 1024} MB`,
  permission: 'visitor',
  consumes: 'application/octet-stream',
  output: photo,
  status: 201,
  errors: PHOTO_REFUSALS,
})

export const removePhoto = call({
  id: 'removePhoto',
  method: 'DELETE',
  path: '/photos/:photoId',
  summary: 'Removes a photo of one’s own that no review or report has claimed',
  permission: 'visitor',
  params: z.object({ photoId }),
  errors: [],
})

export const photoCalls = { sendPhoto, removePhoto }
