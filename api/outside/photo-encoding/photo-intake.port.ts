import type { ErrorCode } from '#contract/errors.ts'

/** What a picture is encoded for. */
export const PICTURE_USES = ['photo', 'logo'] as const
export type PictureUse = (typeof PICTURE_USES)[number]

/** A picture that was encoded anew: its folder has one file for each width and format. */
export interface EncodedPhoto {
  /** Of the widest file, in pixels. */
  width: number
  height: number
  widths: number[]
  /** A few blurred pixels, as a `data:` address; of a logo none, and empty. */
  placeholder: string
  /** The size of all files together. */
  bytes: number
}

export type PhotoRefusal = Extract<ErrorCode, `PHOTO_${string}`>

/**
 * Takes photos in: a limited number at once, encoded one after the other outside the server's own process.
 */
export interface PhotoIntake {
  /** Runs the intake of one photo. Throws PHOTO_UPLOADS_BUSY when too many are under way. */
  admit<Result>(work: () => Promise<Result>): Promise<Result>
  /** Encodes a file into a folder. Throws the code of why it is no photo, PHOTO_TOOK_TOO_LONG. */
  encode(file: string, folder: string, use: PictureUse): Promise<EncodedPhoto>
}
