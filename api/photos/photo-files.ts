import type { Photo } from '#contract/photos.ts'
import { join } from 'node:path'
import type { Configuration } from '#api/settings/configuration.ts'

/** The purpose of a photo. */
export type PhotoPurpose = 'review' | 'problem' | 'menu'

/** The owner of a photo: a review, a report or a product. */
export interface PhotoSubject {
  purpose: PhotoPurpose
  subjectId: string
}

/** The formats that each width of a photo is stored in; browsers use the first they support. */
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

/** The folder for incoming photos: each upload has a subfolder of its own. */
export function incomingFolder({ dataDir }: Pick<Configuration, 'dataDir'>): string {
  return join(dataDir, 'incoming')
}
