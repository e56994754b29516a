import type { Coordinates } from '#rules/address/distance.ts'
import { TOWN_SPELLINGS } from './also-known-as.ts'
import { csvRows } from './csv-rows.ts'

export type OutwardCode = {
  index: number
  code: string
  latitude: number
  longitude: number
  town: string
  area: string
  /** Area as the figures have it, before `known-areas.csv` gives the everyday name. */
  listedArea: string
  authority: string
  unitPostcodes: number
}

export type KnownArea = { name: string; town: string; postcodes: string[] }

/** Northern Ireland's unit postcodes are not open data: about 49,000 over 80 outward codes. */
const TYPICAL_UNIT_POSTCODES = 600
const MISSING = -1
const DIGITS = 10
const DEGREE = 10_000
const MILES_PER_DEGREE = 69.05

export type PostcodeTable = {
  outwardCodes: readonly OutwardCode[]
  knownAreas: readonly KnownArea[]
  outward(code: string): OutwardCode | null
  /** Digits of the sectors that exist, ascending; none for Northern Ireland. */
  sectorsOf(outward: OutwardCode): number[]
  /** Mean position of a sector; null where the sector does not exist. */
  sectorPosition(outward: OutwardCode, digit: number): Coordinates | null
  areaOf(outward: OutwardCode, digit: number | null): string
  /** The nearest sector or outward code, and how far it is in miles. */
  nearest(point: Coordinates): { outward: OutwardCode; digit: number | null; miles: number }
}

function readOutwardCodes(): OutwardCode[] {
  return csvRows('./outward-codes.csv').map((row, index) => {
    const [code = '', latitude, longitude, town = '', area = '', authority = '', units] = row
    const plainTown = TOWN_SPELLINGS[town] ?? town.replace(/ Of /g, ' of ')
    const plainArea = area === town ? plainTown : area.replace(/ Of /g, ' of ')
    return {
      index,
      code,
      latitude: Number(latitude),
      longitude: Number(longitude),
      town: plainTown,
      area: plainArea,
      listedArea: plainArea,
      authority: authority.replace(/, (City|County) of$/, ''),
      unitPostcodes: Number(units) || (code.startsWith('BT') ? TYPICAL_UNIT_POSTCODES : 0),
    }
  })
}

/**
 * Reads the figures into memory. Sectors live in one array of ten slots per outward code, so that
 * 10,800 of them take a quarter of a megabyte and no string.
 */
export function loadPostcodeTable(): PostcodeTable {
  const outwardCodes = readOutwardCodes()
  const byCode = new Map(outwardCodes.map((outward) => [outward.code, outward]))
  const sectors = readSectors(byCode, outwardCodes.length)
  const { knownAreas, sectorAreas } = readKnownAreas(byCode)

  return {
    outwardCodes,
    knownAreas,
    outward: (code) => byCode.get(code) ?? null,
    sectorsOf: ({ index }) =>
      Array.from({ length: DIGITS }, (_, digit) => digit).filter(
        (digit) => sectors.latitudes[index * DIGITS + digit] !== MISSING,
      ),
    sectorPosition: ({ index }, digit) => sectors.position(index * DIGITS + digit),
    areaOf: (outward, digit) =>
      (digit === null ? undefined : sectorAreas.get(outward.index * DIGITS + digit)) ??
      outward.area,
    nearest: (point) => nearestOf(point, outwardCodes, sectors),
  }
}

type Sectors = {
  /** Ten-thousandths of a degree; MISSING where there is no such sector. */
  latitudes: Int32Array
  longitudes: Int32Array
  position(slot: number): Coordinates | null
}

function readSectors(byCode: Map<string, OutwardCode>, outwardCount: number): Sectors {
  const latitudes = new Int32Array(outwardCount * DIGITS).fill(MISSING)
  const longitudes = new Int32Array(outwardCount * DIGITS)
  for (const [sector = '', latitude, longitude] of csvRows('./postcode-sectors.csv')) {
    const outward = byCode.get(sector.slice(0, -2))
    if (!outward) continue
    const slot = outward.index * DIGITS + Number(sector.slice(-1))
    latitudes[slot] = Math.round(Number(latitude) * DEGREE)
    longitudes[slot] = Math.round(Number(longitude) * DEGREE)
  }
  return {
    latitudes,
    longitudes,
    position(slot) {
      const latitude = latitudes[slot] ?? MISSING
      if (latitude === MISSING) return null
      return { latitude: latitude / DEGREE, longitude: (longitudes[slot] ?? 0) / DEGREE }
    },
  }
}

function readKnownAreas(byCode: Map<string, OutwardCode>) {
  const sectorAreas = new Map<number, string>()
  const knownAreas = csvRows('./known-areas.csv').map(
    ([name = '', town = '', postcodes = '', everydayNameOf = '']) => {
      const area = { name, town, postcodes: postcodes.split(';') }
      for (const code of everydayNameOf.split(';')) {
        const outward = byCode.get(code)
        if (outward) outward.area = name
      }
      for (const postcode of area.postcodes) {
        const outward = byCode.get(postcode.slice(0, -2))
        if (!outward || !postcode.includes(' ')) continue
        const slot = outward.index * DIGITS + Number(postcode.slice(-1))
        if (!sectorAreas.has(slot)) sectorAreas.set(slot, name)
      }
      return area
    },
  )
  return { knownAreas, sectorAreas }
}

/**
 * A plain scan: 14,000 positions take a tenth of a millisecond, less than an index is worth.
 * Flat-earth distance is exact enough to compare neighbours.
 */
function nearestOf(point: Coordinates, outwardCodes: readonly OutwardCode[], sectors: Sectors) {
  const squeeze = Math.cos((point.latitude * Math.PI) / 180)
  const squaredDegrees = (latitude: number, longitude: number) =>
    (latitude - point.latitude) ** 2 + ((longitude - point.longitude) * squeeze) ** 2
  let best = Infinity
  let bestSlot = 0
  let isSector = false
  for (let slot = 0; slot < sectors.latitudes.length; slot += 1) {
    const latitude = sectors.latitudes[slot] ?? MISSING
    if (latitude === MISSING) continue
    const distance = squaredDegrees(latitude / DEGREE, (sectors.longitudes[slot] ?? 0) / DEGREE)
    if (distance < best) [best, bestSlot, isSector] = [distance, slot, true]
  }
  for (const { latitude, longitude, index } of outwardCodes) {
    const distance = squaredDegrees(latitude, longitude)
    if (distance < best) [best, bestSlot, isSector] = [distance, index * DIGITS, false]
  }
  const outward = outwardCodes[Math.floor(bestSlot / DIGITS)]
  if (!outward) throw new Error('The gazetteer has no outward codes')
  return {
    outward,
    digit: isSector ? bestSlot % DIGITS : null,
    miles: Math.sqrt(best) * MILES_PER_DEGREE,
  }
}
