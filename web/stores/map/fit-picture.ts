import type { Offset } from '#rules/address/offset.ts'
import type { Address } from '#contract/address.ts'

/** What every map of the list shows, besides the stores. */
export interface MapProps {
  /** The visitor's location, as precisely as it is known. */
  middle: Pick<Address, 'latitude' | 'longitude'>
  /** The name of the area whose centre is used; null if the street is known. */
  around: string | null
}

export interface Size {
  width: number
  height: number
}

/** A point of the picture in pixels, from its top left corner. */
export interface Point {
  x: number
  y: number
}

/** How the picture without streets is drawn. */
export interface Fitted {
  pixelsPerMile: number
  middle: Point
  /** The radii of the visible circles in miles, from the inside. */
  rings: readonly number[]
}

/** Room for the names at the edges, in pixels. */
const PAD = { top: 48, side: 44, bottom: 46 }
/** The smallest radius of the picture, however near every store is. */
const LEAST_MILES = 0.25
const RINGS = [0.25, 0.5, 1, 2, 3, 5, 10, 20, 50, 100, 200, 500]
const RING_GAP_PIXELS = 44
/** A ring nearer to the edge would not be seen as one. */
const RING_EDGE_PIXELS = 12

/** Puts the visitor in the centre and every store into the picture, as large as they fit. */
export function fitPicture({ width, height }: Size, offsets: readonly Offset[]): Fitted {
  const middle = { x: width / 2, y: (height + PAD.top - PAD.bottom) / 2 }
  const halfWidth = Math.max(1, width / 2 - PAD.side)
  const halfHeight = Math.max(1, (height - PAD.top - PAD.bottom) / 2)
  const widest = Math.max(0, ...offsets.map(({ eastMiles }) => Math.abs(eastMiles)))
  const tallest = Math.max(0, ...offsets.map(({ northMiles }) => Math.abs(northMiles)))
  const pixelsPerMile = Math.min(
    halfWidth / widest,
    halfHeight / tallest,
    Math.min(halfWidth, halfHeight) / LEAST_MILES,
  )
  const farthestSeen = Math.max(width, height) / 2 - RING_EDGE_PIXELS
  return { pixelsPerMile, middle, rings: ringsWithin(pixelsPerMile, farthestSeen) }
}

/** The position of a location in the picture. */
export function pointOf({ middle, pixelsPerMile }: Fitted, offset: Offset): Point {
  return {
    x: middle.x + offset.eastMiles * pixelsPerMile,
    y: middle.y - offset.northMiles * pixelsPerMile,
  }
}

/** The round distances within the picture, with room between their circles. */
function ringsWithin(pixelsPerMile: number, maximumPixels: number): number[] {
  let last = 0
  return RINGS.filter((miles) => {
    const pixels = miles * pixelsPerMile
    if (pixels > maximumPixels || pixels - last < RING_GAP_PIXELS) return false
    last = pixels
    return true
  })
}
