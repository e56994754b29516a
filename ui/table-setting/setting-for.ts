import type { Dish, PlacedDish, TableArt, Vessel } from './dish.ts'

export const CLOTHS = [
  'tomato',
  'custard',
  'pea',
  'rhubarb',
  'blueberry',
  'damson',
  'mint',
] as const
export type Cloth = (typeof CLOTHS)[number]

export const WEAVES = ['gingham', 'ticking', 'pane', 'spot', 'towel'] as const
export type Weave = (typeof WEAVES)[number]

/** 32 bits from a text; near ids end up far apart (FNV-1a, then murmur3's finishing mix). */
function hash(seed: string): number {
  let bits = 0x811c9dc5
  for (const sign of seed) bits = Math.imul(bits ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

function pick<Item>(items: readonly [Item, ...Item[]], bits: number): Item {
  return items[bits % items.length] ?? items[0]
}

/** The cloth and the weave under everything that belongs to the seed, such as a store's id. */
export function clothFor(seed: string): { cloth: Cloth; weave: Weave } {
  const bits = hash(seed)
  return { cloth: pick(CLOTHS, bits & 0xffff), weave: pick(WEAVES, bits >>> 16) }
}

/** A place on the cloth: middle, size, and the turn for vessels with corners. */
type Spot = readonly [x: number, y: number, size: number, turn: number]

interface Layout {
  hero: Spot
  companion: Spot
  garnishes: readonly Spot[]
}

/* The hero has 54 to 62 % of the width, the companion is cropped by the edge, garnishes stay at the
   corners and clear of the badge at the top and the minutes at the bottom. */
const CARDS: readonly [Layout, ...Layout[]] = [
  {
    hero: [43, 53, 58, -5],
    companion: [83, 44, 34, 6],
    garnishes: [
      [10, 24, 17, -20],
      [79, 86, 16, 14],
    ],
  },
  {
    hero: [59, 55, 58, 6],
    companion: [16, 71, 34, -14],
    garnishes: [
      [22, 25, 16, -12],
      [89, 22, 16, 20],
    ],
  },
]

const CARD_ALONE: Layout = {
  hero: [50, 52, 60, -6],
  companion: [50, 52, 0, 0],
  garnishes: [
    [12, 28, 18, -24],
    [88, 26, 17, 16],
    [87, 80, 17, 0],
  ],
}

/** What has no plate of its own looks lost at full size. */
function fit(dish: Dish, [x, y, size, turn]: Spot): PlacedDish {
  const hasCorners = dish.vessel === 'board' || dish.vessel === 'paper' || dish.vessel === 'slate'
  const shrink = dish.vessel === 'dip' ? 0.6 : 1
  const isTurned = hasCorners || (dish.vessel === 'bare' && size <= 20)
  return { ...dish, x, y, size: Math.round(size * shrink), turn: isTurned ? turn : 0 }
}

/** A store's table on a card of 16:10. The same seed and dishes always give the same table. */
export function cardFor(seed: string, art: TableArt): PlacedDish[] {
  const [companion, ...others] = art.companions
  const layout = companion ? pick(CARDS, hash(`card ${seed}`)) : CARD_ALONE
  const small = [...art.garnishes, ...others]
  return [
    fit(art.hero, layout.hero),
    ...(companion ? [fit(companion, layout.companion)] : []),
    ...layout.garnishes.flatMap((spot, index) => {
      const dish = small[index]
      return dish ? [placeGarnish(dish, spot)] : []
    }),
  ]
}

/** Something small lies on the cloth itself; only a dip has its dish. */
function placeGarnish(dish: Dish, [x, y, size, turn]: Spot): PlacedDish {
  const isDip = dish.vessel === 'dip'
  return { ...dish, vessel: isDip ? 'dip' : 'bare', x, y, size, turn: isDip ? 0 : turn }
}

/* Covers are wide and low, so sizes are pixels and a large dish stands every few hundred of them,
   from the left so that neighbours differ. */
const COVER_WIDE: readonly Spot[] = [
  [17, 60, 260, -6],
  [44, 42, 210, 8],
  [66, 76, 190, -12],
  [87, 36, 200, 10],
]
const COVER_WIDE_SMALL: readonly Spot[] = [
  [31, 22, 74, 0],
  [55, 10, 60, 14],
  [76, 30, 56, -18],
  [97, 84, 70, 0],
]
const COVER_NARROW: readonly Spot[] = [
  [22, 64, 180, -6],
  [66, 30, 140, 8],
  [92, 84, 130, -12],
]
const COVER_NARROW_SMALL: readonly Spot[] = [[50, 88, 44, 14]]

/** A store's table as the cover of its page: one for the desktop, one for the phone, in pixels. */
export function coverFor(art: TableArt): { wide: PlacedDish[]; narrow: PlacedDish[] } {
  const large = [art.hero, ...art.companions.filter((dish) => dish.vessel !== 'dip')]
  const small = [...art.garnishes, ...art.companions.filter((dish) => dish.vessel === 'dip')]
  const lay = (spots: readonly Spot[], smallSpots: readonly Spot[]) => [
    ...spots.flatMap((spot, index) => repeat(large, index, (dish) => fit(dish, spot))),
    ...smallSpots.flatMap((spot, index) =>
      repeat(small, index, (dish) => placeGarnish(dish, spot)),
    ),
  ]
  return {
    wide: lay(COVER_WIDE, COVER_WIDE_SMALL),
    narrow: lay(COVER_NARROW, COVER_NARROW_SMALL),
  }
}

/** The dish for a place; a short menu fills a long table by serving the same again. */
function repeat(dishes: readonly Dish[], index: number, place: (dish: Dish) => PlacedDish) {
  const dish = dishes[index % dishes.length]
  return dish ? [place(dish)] : []
}

/** In the middle of a square, for a list that is empty. */
export const EMPTY_PLATE: PlacedDish = { picture: null, vessel: 'plate', x: 50, y: 50, size: 84 }

/* In a frame of 4:3, whose height is three quarters of the width that sizes are per cent of. */
const IN_FRAME: Record<Vessel, { size: number; turn?: number }> = {
  plate: { size: 66 },
  enamel: { size: 66 },
  bowl: { size: 66 },
  karahi: { size: 66 },
  dip: { size: 46 },
  bare: { size: 58 },
  board: { size: 62, turn: -8 },
  paper: { size: 62, turn: -8 },
  slate: { size: 62 },
  napkin: { size: 56, turn: -9 },
  doily: { size: 66 },
}

/** One dish, or a laid place, in the middle of a frame of 4:3. */
export function thumbnailFor(dish: Dish): PlacedDish {
  // Cutlery lies beside a laid plate.
  const laid = dish.initial !== undefined && dish.vessel === 'plate' && { size: 60 }
  return { ...dish, x: 50, y: 50, ...IN_FRAME[dish.vessel], ...laid }
}

/** One dish in the middle of a circle, such as a cuisine: its corners stay on the cloth. */
export function roundThumbnailFor(dish: Dish): PlacedDish {
  return { ...dish, x: 50, y: 50, ...sizeInCircle(dish.vessel) }
}

function sizeInCircle(vessel: Vessel): { size: number; turn?: number } {
  if (vessel === 'dip') return { size: 58 }
  if (vessel === 'bare') return { size: 76 }
  if (vessel === 'slate') return { size: 66 }
  if (vessel === 'board' || vessel === 'paper') return { size: 66, turn: -8 }
  return { size: 84 }
}
