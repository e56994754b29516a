import type { ErrorCode } from '#contract/errors.ts'

/** A photo that was encoded anew: one file for each width and format lies in its folder. */
export interface EncodedPhoto {
  /** Of the widest file, in pixels. */
  width: number
  height: number
  widths: number[]
  /** A few blurred pixels, as a `data:` address. */
  placeholder: string
  /** All files together. */
  bytes: number
}

export type PhotoRefusal = Extract<ErrorCode, `PHOTO_${string}`>

/** What the process that encodes says of a photo. */
export type EncodeAnswer = { photo: EncodedPhoto } | { refusal: PhotoRefusal }
