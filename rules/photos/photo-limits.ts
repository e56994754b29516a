/** What a photo that somebody sends may be, and how many of them. */

const MEGABYTE = 1024 * 1024

export const PHOTO_MAXIMUM_BYTES = 10 * MEGABYTE
/** Of one review or report. */
export const PHOTOS_MAXIMUM = 4
/** More than a phone's camera makes; what decodes to more is meant to use up memory. */
export const PHOTO_MAXIMUM_PIXELS = 64_000_000
/** Narrower or lower ones show nothing. */
export const PHOTO_MINIMUM_SIDE = 16
/** The widths that screens show, in pixels. A photo is never made larger than it was. */
export const PHOTO_WIDTHS = [320, 800, 1600] as const
/** Of the longer side. */
export const PHOTO_MAXIMUM_SIDE = 1600

const DAY_MS = 86_400_000

/** How many photos are taken from one sender. */
export const PHOTOS_OF_ACCOUNT = { count: 40, withinMs: DAY_MS }
export const PHOTOS_OF_NETWORK = { count: 80, withinMs: DAY_MS }

/** Of all who work for one store, for its menu. */
export const PHOTOS_OF_STORE = { count: 600, withinMs: DAY_MS }

/** A photo that no review or report has claimed is erased after so long. */
export const UNCLAIMED_PHOTO_LIVES_MS = DAY_MS
/** What all unclaimed photos may take up together. */
export const UNCLAIMED_PHOTOS_MAXIMUM_BYTES = 1024 * MEGABYTE

/**
 * The widths that a photo is stored in, in pixels, from the narrowest: those of the screens that are
 * narrower than it, and its own up to the widest.
 */
export function storedWidths(width: number): number[] {
  const widest = Math.min(width, PHOTO_MAXIMUM_SIDE)
  return [...PHOTO_WIDTHS.filter((each) => each < widest), widest]
}
