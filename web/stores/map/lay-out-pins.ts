import type { Point, Size } from './fit-picture.ts'

/** A rectangle in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface PinToLay extends Point {
  id: string
  labelWidth: number
  /** Half of the size of its point, if that is more than a dot. */
  dot?: number
  /** Has a name in any case, where it covers least. */
  isNeeded?: boolean
}

export interface LaidPin extends Point {
  id: string
  /** The position of its name; `dot`: none, because there is no room. */
  side: 'above' | 'below' | 'dot'
  /** By how many pixels the name is shifted sideways, so that it stays inside the picture. */
  shift: number
  /** By how many pixels it is further off, at the end of a line. */
  lift: number
}

type Place = Pick<LaidPin, 'shift' | 'lift'> & { side: 'above' | 'below' }

/** Pixels; web/styles/stores/store-map.css draws with the same ones. */
const DOT = 8
/** The minimum width of a name on either side of its point. */
const END = 14
const LIFTS = [0, 36, 72]
const EDGE = 4
const GAP = 3

/**
 * Gives every pin its name if there is room for it: above its point, below, or shifted sideways there, if
 * necessary at the end of a line; else none. The first pins choose first. No name and no line covers another,
 * nor the point of another, nor what is taken already.
 * @returns the pins, the boxes of their names, and all that is taken now
 */
export function layOutPins(
  pins: readonly PinToLay[],
  { size, labelHeight, taken = [] }: { size: Size; labelHeight: number; taken?: readonly Box[] },
): { pins: LaidPin[]; names: Box[]; taken: Box[] } {
  const dots = pins.map((pin) => boxAround(pin, pin.dot ?? DOT))
  const names: Box[] = []
  const lines: Box[] = []
  const laid = pins.map((pin, index): LaidPin => {
    const { id, x, y } = pin
    const inTheWay = [...names, ...lines, ...dots.filter((_, at) => at !== index), ...taken]
    const covered = (box: Box | null) =>
      box ? inTheWay.filter((other) => doOverlap(other, box)).length : 0
    const places = placesFor(pin, size)
      .map((place) => ({
        place,
        name: nameBox(pin, place, labelHeight),
        line: lineBox(pin, place),
      }))
      .filter(({ name }) => isInside(name, size))
      .map((each) => ({ ...each, covers: covered(each.name) + covered(each.line) }))
    const best = places.toSorted((a, b) => a.covers - b.covers)[0]
    if (!best || (best.covers > 0 && !pin.isNeeded))
      return { id, x, y, side: 'dot', shift: shiftInside(pin, size), lift: 0 }
    names.push(best.name)
    if (best.line) lines.push(best.line)
    return { id, x, y, ...best.place }
  })
  return { pins: laid, names, taken: [...taken, ...dots, ...names, ...lines] }
}

interface Ring {
  miles: number
  labelWidth: number
}

/** The directions of a ring's label: it takes the first that is free. */
const DIRECTIONS = [90, 270, 75, 105, 255, 285, 60, 120, 240, 300, 45, 135, 180, 0]

/**
 * Puts the labels on the rings, where nothing else is; a ring without room goes without, except the widest if
 * all would.
 */
export function layOutRingLabels(
  rings: readonly Ring[],
  around: { middle: Point; pixelsPerMile: number; size: Size; height: number },
  occupied: readonly Box[],
): (Point & { miles: number })[] {
  const { middle, pixelsPerMile, size, height } = around
  const inTheWay = [...occupied]
  const placesOn = ({ miles, labelWidth }: Ring) =>
    DIRECTIONS.map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      const x = middle.x + Math.sin(angle) * miles * pixelsPerMile
      const y = middle.y - Math.cos(angle) * miles * pixelsPerMile
      return { label: { x, y, miles }, box: boxAround({ x, y }, labelWidth / 2, height / 2) }
    }).filter(({ box }) => isInside(box, size))
  const labels = rings.flatMap((ring) => {
    const free = placesOn(ring).find(({ box }) => !inTheWay.some((each) => doOverlap(each, box)))
    if (!free) return []
    inTheWay.push(free.box)
    return [free.label]
  })
  if (labels.length > 0) return labels
  const [covered] = rings.flatMap((ring) => placesOn(ring).slice(0, 1)).slice(-1)
  return covered ? [covered.label] : []
}

export function boxAround({ x, y }: Point, halfWidth: number, halfHeight = halfWidth): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

/** Whether two boxes overlap or nearly touch. */
export function doOverlap(a: Box, b: Box): boolean {
  return (
    a.left < b.right + GAP &&
    b.left < a.right + GAP &&
    a.top < b.bottom + GAP &&
    b.top < a.bottom + GAP
  )
}

function isInside(box: Box, { width, height }: Size): boolean {
  return box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height
}

function nameBox({ x, y, labelWidth, dot = DOT }: PinToLay, place: Place, height: number): Box {
  const { side, shift, lift } = place
  const middle = x + shift
  const near = dot + GAP + lift
  return {
    left: middle - labelWidth / 2,
    right: middle + labelWidth / 2,
    top: side === 'above' ? y - near - height : y + near,
    bottom: side === 'above' ? y - near : y + near + height,
  }
}

function lineBox({ x, y }: PinToLay, { side, lift }: Place): Box | null {
  if (lift === 0) return null
  const [top, bottom] = side === 'above' ? [y - lift, y - DOT] : [y + DOT, y + lift]
  return { left: x - 1, right: x + 1, top, bottom }
}

/** The positions of a name, best first: near its point and centred, else with one of its ends. */
function placesFor(pin: PinToLay, size: Size): Place[] {
  const shift = shiftInside(pin, size)
  const maximum = maximumShift(pin)
  return LIFTS.flatMap((lift) =>
    [shift, maximum, -maximum].flatMap((shift) =>
      (['above', 'below'] as const).map((side) => ({ side, shift, lift })),
    ),
  )
}

function shiftInside(pin: PinToLay, { width }: Size): number {
  const least = pin.labelWidth / 2 + EDGE
  const limit = maximumShift(pin)
  const requested = Math.min(Math.max(pin.x, least), Math.max(least, width - least)) - pin.x
  return Math.min(Math.max(requested, -limit), limit)
}

/** Never so far that the name leaves its point. */
const maximumShift = ({ labelWidth }: PinToLay) => Math.max(0, labelWidth / 2 - END)
