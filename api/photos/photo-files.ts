import type { Photo } from '#contract/photos.ts'
import { join } from 'node:path'
import type { Configuration } from '#api/settings/configuration.ts'

/** What a photo is sent for. */
export type PhotoPurpose = 'review' | 'problem' | 'menu'

/** What a photo belongs to: a review, a report or a dish. */
export interface PhotoSubject {
  purpose: PhotoPurpose
  subjectId: string
}

/** The formats that each width of a photo is stored in; browsers take the first they can show. */
export const PHOTO_FORMATS = [
  { ending: 'avif', contentType: 'image/avif' },
  { ending: 'webp', contentType: 'image/webp' },
] as const

export type PhotoEnding = (typeof PHOTO_FORMATS)[number]['ending']

/** What a stored photo consists of. */
export interface StoredPhoto {
  id: string
  width: number
  height: number
  widths: number[]
  placeholder: string
  alt: string
}

/** Where a file of a photo is stored. */
export function photoKey(photoId: string, width: number, ending: PhotoEnding): string {
  return `photos/${photoId.slice(0, 2)}/${photoId}/${width}.${ending}`
}

/** Where every file of a photo is stored. */
export function photoKeys(photoId: string, widths: readonly number[]): string[] {
  return widths.flatMap((width) =>
    PHOTO_FORMATS.map(({ ending }) => photoKey(photoId, width, ending)),
  )
}

/** A stored photo as it is answered. */
export function photoOf({ id, width, height, widths, placeholder, alt }: StoredPhoto): Photo {
  const sources = PHOTO_FORMATS.flatMap(({ ending, contentType: type }) =>
    widths.map((each) => ({ type, width: each, url: `/photos/${id}/${each}.${ending}` })),
  )
  return { photoId: id, width, height, placeholder, sources, alt }
}

/** Where photos are while they are read: each upload has a folder of its own there. */
export function incomingFolder({ dataDir }: Pick<Configuration, 'dataDir'>): string {
  return join(dataDir, 'incoming')
}
