import type { KnownPlace } from './place-shapes.ts'
import { PLACES } from './places.ts'

type Point = { latitude: number; longitude: number }

/** From what people mean most precisely to what they mean least. */
const BY_PRECISION = [
  'subpremise',
  'street_address',
  'route',
  'postal_code',
  'neighborhood',
  'sublocality_level_1',
  'administrative_area_level_4',
  'postal_code_prefix',
  'locality',
  'postal_town',
]
/** How far from its middle a kind of place reaches; the others contain no point. */
const REACH_METRES: Readonly<Record<string, number>> = {
  subpremise: 60,
  street_address: 120,
  route: 800,
  postal_code: 250,
  neighborhood: 1200,
  sublocality_level_1: 1200,
  administrative_area_level_4: 1200,
  postal_code_prefix: 2000,
  locality: 9000,
  postal_town: 9000,
}
const METRES_PER_DEGREE = 111_320

export function findPlace(placeId: string): KnownPlace | undefined {
  return PLACES.find((place) => place.placeId === placeId)
}

/** Places for unfinished typing: every word begins a word of theirs, whole beginnings first. */
export function predict(input: string, isRequested: (place: KnownPlace) => boolean): KnownPlace[] {
  const typed = wordsOf(input)
  const joined = typed.join('')
  return PLACES.filter(isRequested)
    .map((place) => ({ place, score: predictionScore(place, typed, joined) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ place }) => place)
}

function predictionScore(place: KnownPlace, typed: readonly string[], joined: string): number {
  if (joined === '') return 0
  const postCode = codeOf(place, 'postal_code').replace(' ', '').toLowerCase()
  if (/\d/.test(joined) && postCode.startsWith(joined))
    return place.types.includes('postal_code') ? 5 : 4
  const words = searchWords(place)
  if (!typed.every((word) => words.some((known) => known.startsWith(word)))) return 0
  return wordsOf(place.mainText).join('').startsWith(joined) ? 3 : 1
}

/** The place a finished text means; `isPartial` when something of it was not understood. */
export function geocode(
  text: string,
  isNeeded: (place: KnownPlace) => boolean,
): { place: KnownPlace; isPartial: boolean } | null {
  const typed = wordsOf(text)
  const joined = typed.join('')
  const exact = PLACES.find(
    (place) =>
      isNeeded(place) &&
      place.types.includes('postal_code') &&
      wordsOf(place.mainText).join('') === joined,
  )
  if (exact) return { place: exact, isPartial: false }
  const [best] = PLACES.filter(isNeeded)
    .map((place) => {
      const words = searchWords(place)
      const understood = typed.filter((word) => words.includes(word)).length
      const isNamed = names(place).some((name) => name.every((word) => typed.includes(word)))
      return { place, understood: isNamed ? understood : 0 }
    })
    .filter(({ understood }) => understood > 0)
    .toSorted((a, b) => b.understood - a.understood)
  return best ? { place: best.place, isPartial: best.understood < typed.length } : null
}

/** Every place that contains a point, the most precise first. */
export function placesAt(point: Point): KnownPlace[] {
  return PLACES.map((place) => ({ place, metres: metresBetween(place, point) }))
    .filter(({ place, metres }) => metres <= (REACH_METRES[place.types[0] ?? ''] ?? 0))
    .toSorted((a, b) => rank(a.place) - rank(b.place) || a.metres - b.metres)
    .map(({ place }) => place)
}

/** The short code of a place's country, postcode or other part; empty where it has none. */
export function codeOf(place: KnownPlace, type: string): string {
  return place.components.find(({ types }) => types.includes(type))?.short ?? ''
}

function rank(place: KnownPlace): number {
  return BY_PRECISION.indexOf(place.types[0] ?? '')
}

/** What a place is called, written out and abbreviated. */
function names({ mainText, formattedAddress }: KnownPlace): string[][] {
  const [short = ''] = formattedAddress.split(',')
  return [wordsOf(mainText), wordsOf(short)]
}

function searchWords(place: KnownPlace): string[] {
  const names = place.components.flatMap(({ long, short }) => [long, short])
  return wordsOf([...names, place.mainText, place.secondaryText].join(' '))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Near enough for points some kilometres apart. */
function metresBetween(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * METRES_PER_DEGREE
  const scale = Math.cos((a.latitude * Math.PI) / 180) * METRES_PER_DEGREE
  return Math.hypot(north, (a.longitude - b.longitude) * scale)
}
