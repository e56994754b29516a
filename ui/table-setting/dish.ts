/**
 * What a dish is served on. `karahi` and `dip` are coloured by their sauce; `bare` art brings its own
 * plate; `napkin` and `doily` are laid without food.
 */
export type Vessel =
  | 'plate'
  | 'enamel'
  | 'board'
  | 'slate'
  | 'paper'
  | 'karahi'
  | 'bowl'
  | 'dip'
  | 'bare'
  | 'napkin'
  | 'doily'

/** One dish to draw. */
export interface Dish {
  /** The name of a file in /art, without `.svg`; null for a plain dip or an empty plate. */
  picture: string | null
  vessel: Vessel
  /** The sauce, as a CSS colour. */
  dip?: string | undefined
  /** Instead of food: the first letter of the dish's name, on a laid place. */
  initial?: string | undefined
}

/** A dish with its place on the cloth. */
export interface PlacedDish extends Dish {
  /** The middle of the dish, in per cent of the cloth. */
  x: number
  y: number
  /** Per cent of the cloth's width; pixels where the cloth is a cover. */
  size: number
  /** Degrees. */
  turn?: number | undefined
  /** How much of the vessel the picture fills, in per cent. */
  fill?: number | undefined
}

/** The table of a whole store: one hero, what stands beside it, something small. */
export interface TableArt {
  hero: Dish
  companions: readonly Dish[]
  garnishes: readonly Dish[]
}

const FILL: Partial<Record<Vessel, number>> = {
  plate: 66,
  enamel: 70,
  board: 84,
  slate: 86,
  paper: 90,
  karahi: 43,
  bowl: 58,
}

/** Art that is drawn larger or smaller than the rest within its frame. */
const FILL_OF_PICTURE: Record<string, number> = {
  'board pizza': 78,
  'paper hamburger': 82,
  'karahi herb': 40,
}

/** How much of its vessel a picture fills, in per cent. */
export function fillFor(dish: Dish): number | undefined {
  return FILL_OF_PICTURE[`${dish.vessel} ${dish.picture}`] ?? FILL[dish.vessel]
}

/** The dish whose picture paints the most of the cloth; undefined: none has one. */
export function largestPicture(dishes: readonly PlacedDish[]): PlacedDish | undefined {
  return dishes.filter(({ picture }) => picture).toSorted((a, b) => sideOf(b) - sideOf(a))[0]
}

/** Of the upright square around a picture, by which browsers compare what they paint. */
function sideOf(dish: PlacedDish): number {
  const turn = ((dish.turn ?? 0) * Math.PI) / 180
  return (
    dish.size *
    (dish.fill ?? fillFor(dish) ?? 100) *
    (Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn)))
  )
}
