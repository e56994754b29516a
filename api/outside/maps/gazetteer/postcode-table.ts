import { readFileSync } from 'node:fs'
import type { Coordinates } from '#rules/address/distance.ts'
import type { Sector } from '#rules/delivery/zone-coverage.ts'
import { DISTRICTS_WITHOUT_LETTER, TOWN_SPELLINGS } from './also-known-as.ts'
import { DEGREE, indexPositions } from './nearest-position.ts'

const FIELD = /(?:^|,)(?:"([^"]*)"|([^,]*))/g

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

export type PostcodeTable = {
  outwardCodes: readonly OutwardCode[]
  knownAreas: readonly KnownArea[]
  /** An outward code, or a district that people name without its letter: "SW1". */
  outward(code: string): OutwardCode | null
  /** Those whose code starts with a text ("SW1", "LS"), the bigger first. */
  outwardCodesBeginning(beginning: string): OutwardCode[]
  /** Digits of the sectors that exist, ascending; none for Northern Ireland. */
  sectorsOf(outward: OutwardCode): number[]
  /** Mean position of a sector; null where the sector does not exist. */
  sectorPosition(outward: OutwardCode, digit: number): Coordinates | null
  /** Every sector, and every outward code whose sectors are not known. */
  sectors(): Sector[]
  areaOf(outward: OutwardCode, digit: number | null): string
  /** The nearest few sectors, the nearest first; none far out at sea or abroad. */
  nearest(point: Coordinates, count: number): NearSector[]
}

/** A sector (an outward code where `digit` is null) and how far in miles it is from a point. */
export type NearSector = { outward: OutwardCode; digit: number | null; miles: number }

function readOutwardCodes(): OutwardCode[] {
  const { townOf, namesakes } = readPostTowns()
  return csvRows('./outward-codes.csv').map((row, index) => {
    const [code = '', latitude, longitude, town = '', area = '', authority = '', units] = row
    const plainTown = townOf.get(code) ?? plainName(town)
    const plainArea = namesakes.has(code) ? plainTown : plainName(area)
    return {
      index,
      code,
      latitude: Number(latitude),
      longitude: Number(longitude),
      town: plainTown,
      area: plainArea,
      listedArea: plainArea,
      authority: plainName(authority.replace(/, (City|County) of$/, '')),
      unitPostcodes: Number(units) || (code.startsWith('BT') ? TYPICAL_UNIT_POSTCODES : 0),
    }
  })
}

/** Towns whose post is addressed to another than the figures' nearest, with that town's name. */
function readPostTowns() {
  const townOf = new Map<string, string>()
  const namesakes = new Set<string>()
  for (const [town = '', namedForIt = '', others = ''] of csvRows('./post-towns.csv')) {
    for (const code of namedForIt.split(' ')) namesakes.add(code)
    for (const code of `${namedForIt} ${others}`.split(' ')) townOf.set(code, town)
  }
  return { townOf, namesakes }
}

function plainName(name: string): string {
  return (
    TOWN_SPELLINGS[name] ??
    name
      .replace(/\bSaint\b|\bSt\./g, 'St')
      .replace(/(?<=[ -])(?:Of|Upon|Le|Avon)(?=[ -])/g, (word) => word.toLowerCase())
  )
}

function postcodeAreaOf(code: string): string {
  return code.replace(/\d.*$/, '')
}

/** SW1 from SW1A, SW1P and so on, at their centre. */
function districtsWithoutLetter(outwardCodes: readonly OutwardCode[]): OutwardCode[] {
  return Object.entries(DISTRICTS_WITHOUT_LETTER).map(([code, area], position) => {
    const members = outwardCodes.filter((outward) => outward.code.replace(/[A-Z]$/, '') === code)
    const sum = { latitude: 0, longitude: 0, unitPostcodes: 0 }
    for (const { latitude, longitude, unitPostcodes } of members) {
      sum.latitude += latitude * unitPostcodes
      sum.longitude += longitude * unitPostcodes
      sum.unitPostcodes += unitPostcodes
    }
    const [{ town, authority } = { town: '', authority: '' }] = members
    const rounded = (total: number) => Math.round((total / sum.unitPostcodes) * DEGREE) / DEGREE
    return {
      index: outwardCodes.length + position,
      code,
      latitude: rounded(sum.latitude),
      longitude: rounded(sum.longitude),
      town,
      area,
      listedArea: area,
      authority,
      unitPostcodes: sum.unitPostcodes,
    }
  })
}

/**
 * Reads the figures into memory. Sectors are in one array of ten slots per outward code, so that 10,800 of
 * them take a quarter of a megabyte and no string.
 */
export function loadPostcodeTable(): PostcodeTable {
  const outwardCodes = readOutwardCodes()
  const lettered = districtsWithoutLetter(outwardCodes)
  const all = [...outwardCodes, ...lettered]
  const byCode = new Map(all.map((outward) => [outward.code, outward]))
  const byArea = Map.groupBy(
    all.toSorted((a, b) => b.unitPostcodes - a.unitPostcodes),
    ({ code }) => postcodeAreaOf(code),
  )
  const sectors = readSectors(byCode, all.length)
  const { knownAreas, sectorAreas } = readKnownAreas(byCode)

  return {
    outwardCodes,
    knownAreas,
    outward: (code) => byCode.get(code) ?? null,
    outwardCodesBeginning: (beginning) =>
      (byArea.get(postcodeAreaOf(beginning)) ?? []).filter(({ code }) =>
        code.startsWith(beginning),
      ),
    sectorsOf: ({ index }) =>
      Array.from({ length: DIGITS }, (_, digit) => digit).filter(
        (digit) => sectors.latitudes[index * DIGITS + digit] !== MISSING,
      ),
    sectorPosition: ({ index }, digit) => sectors.position(index * DIGITS + digit),
    sectors: () => outwardCodes.flatMap((outward) => sectorsOf(outward, sectors)),
    areaOf: (outward, digit) =>
      (digit === null ? undefined : sectorAreas.get(outward.index * DIGITS + digit)) ??
      outward.area,
    nearest: nearestOf(outwardCodes, sectors),
  }
}

function sectorsOf({ index, ...outward }: OutwardCode, { position, units }: Sectors): Sector[] {
  const { code, latitude, longitude, unitPostcodes } = outward
  const found: Sector[] = []
  for (let digit = 0; digit < DIGITS; digit += 1) {
    const slot = index * DIGITS + digit
    const middle = position(slot)
    if (middle) found.push({ code: `${code} ${digit}`, ...middle, unitPostcodes: units[slot] ?? 0 })
  }
  return found.length > 0 ? found : [{ code, latitude, longitude, unitPostcodes }]
}

type Sectors = {
  /** Ten-thousandths of a degree; MISSING if there is no such sector. */
  latitudes: Int32Array
  longitudes: Int32Array
  /** How many whole postcodes each has. */
  units: Uint16Array
  position(slot: number): Coordinates | null
}

function readSectors(byCode: Map<string, OutwardCode>, outwardCount: number): Sectors {
  const latitudes = new Int32Array(outwardCount * DIGITS).fill(MISSING)
  const longitudes = new Int32Array(outwardCount * DIGITS)
  const units = new Uint16Array(outwardCount * DIGITS)
  for (const [sector = '', latitude, longitude, count] of csvRows('./postcode-sectors.csv')) {
    const outward = byCode.get(sector.slice(0, -2))
    if (!outward) continue
    const slot = outward.index * DIGITS + Number(sector.slice(-1))
    latitudes[slot] = Math.round(Number(latitude) * DEGREE)
    longitudes[slot] = Math.round(Number(longitude) * DEGREE)
    units[slot] = Number(count)
  }
  return {
    latitudes,
    longitudes,
    units,
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

/** The nearest sector; where the figures have none, the nearest outward code. */
function nearestOf(outwardCodes: readonly OutwardCode[], sectors: Sectors) {
  const slots: number[] = []
  const isSector = (slot: number) => sectors.latitudes[slot] !== MISSING
  for (const { index } of outwardCodes) {
    const ofOutward = Array.from({ length: DIGITS }, (_, digit) => index * DIGITS + digit)
    const known = ofOutward.filter(isSector)
    slots.push(...(known.length > 0 ? known : [index * DIGITS]))
  }
  const outwardOf = (slot: number) => outwardCodes[Math.floor(slot / DIGITS)]
  const inUnits = (degrees = 0) => Math.round(degrees * DEGREE)
  const index = indexPositions({
    latitudes: Int32Array.from(slots, (slot) =>
      isSector(slot) ? (sectors.latitudes[slot] ?? 0) : inUnits(outwardOf(slot)?.latitude),
    ),
    longitudes: Int32Array.from(slots, (slot) =>
      isSector(slot) ? (sectors.longitudes[slot] ?? 0) : inUnits(outwardOf(slot)?.longitude),
    ),
  })

  return (point: Coordinates, count: number): NearSector[] =>
    index.near(point, count).flatMap(({ position, miles }) => {
      const slot = slots[position] ?? 0
      const outward = outwardOf(slot)
      return outward ? [{ outward, digit: isSector(slot) ? slot % DIGITS : null, miles }] : []
    })
}

function fieldsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',')
  return [...line.matchAll(FIELD)].map((match) => match[1] ?? match[2] ?? '')
}

/** Rows of a comma-separated file in this folder, without its header; quoted fields allowed. */
export function csvRows(fileName: string): string[][] {
  const text = readFileSync(new URL(fileName, import.meta.url), 'utf8')
  return text
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map(fieldsOf)
}
