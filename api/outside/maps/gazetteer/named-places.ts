import { areaSlug } from '#rules/address/area-slug.ts'
import { milesBetween } from '#rules/address/distance.ts'
import type { Coordinates } from '#rules/address/distance.ts'
import { ALSO_KNOWN_AS, TOWN_CENTRES } from './also-known-as.ts'
import type { KnownArea, OutwardCode, PostcodeTable } from './postcode-table.ts'

/** A town, or an area of a town, that can be found by name. */
export type NamedPlace = {
  /** Stable while the figures have the name: "town:leeds", "area:leeds/headingley". */
  key: string
  name: string
  town: string
  aliases: readonly string[]
  /** The outward code of its centre. */
  postCode: string
  /** Local authority, to distinguish places of one name. */
  authority: string
  latitude: number
  longitude: number
  /** The number of its unit postcodes: its size. */
  unitPostcodes: number
}

type Position = Coordinates & { unitPostcodes: number }
/** An outward code, or a sector of one, that an area covers. */
type Patch = Position & { outward: OutwardCode }
type Town = { name: string; key: string; members: OutwardCode[] }

/** Two towns of one name further apart than this are two towns (Newport in Wales, on Wight, …). */
const ONE_TOWN_MILES = 40
/** The same for areas of one town: London has Hayes in the west and Hayes in the south. */
const ONE_AREA_MILES = 6
/** A town's centre has the lowest district number near its middle: LS1, M1, CF10. */
const CENTRE_MILES = 2.5
/** Smaller codes belong to one large office (CH99, PR0), not to a place. */
const CENTRE_UNIT_POSTCODES = 100

/** Every town and area, towns first. */
export function namedPlaces(table: PostcodeTable): NamedPlace[] {
  const towns = townsOf(table.outwardCodes)
  const knownByTown = Map.groupBy(table.knownAreas, (area) => area.town)
  return [
    ...towns.map((town, index) =>
      // Towns of one name follow each other, the biggest first.
      townPlace(town, table, towns[index - 1]?.name !== town.name),
    ),
    ...towns.flatMap((town) => areasOf(town, table, knownByTown.get(town.name) ?? [])),
  ]
}

function townsOf(outwardCodes: readonly OutwardCode[]): Town[] {
  const byName = Map.groupBy(outwardCodes, (outward) => outward.town)
  return [...byName].flatMap(([name, members]) => {
    const groups = groupsApart(members, ONE_TOWN_MILES)
    return groups.map((group) => ({
      name,
      members: group,
      key: areaSlug(groups.length > 1 ? `${name}-${postcodeAreaOf(group[0]?.code)}` : name),
    }))
  })
}

/** Connected members, each within `miles` of another of its group; the biggest first. */
function groupsApart<T extends Position>(members: readonly T[], miles: number): T[][] {
  const groups: T[][] = []
  for (const member of members.toSorted((a, b) => b.unitPostcodes - a.unitPostcodes)) {
    const near = groups.find((group) => group.some((other) => milesBetween(other, member) < miles))
    if (near) near.push(member)
    else groups.push([member])
  }
  return groups
}

function postcodeAreaOf(code = ''): string {
  return code.replace(/\d.*$/, '')
}

function districtNumber({ code }: OutwardCode): number {
  return Number(/\d+/.exec(code)?.[0])
}

function middleOf(positions: readonly Position[]): Position {
  const middle = { latitude: 0, longitude: 0, unitPostcodes: 0 }
  let weights = 0
  for (const { latitude, longitude, unitPostcodes } of positions) {
    const weight = unitPostcodes + 1
    middle.latitude += latitude * weight
    middle.longitude += longitude * weight
    middle.unitPostcodes += unitPostcodes
    weights += weight
  }
  return {
    latitude: rounded(middle.latitude / weights),
    longitude: rounded(middle.longitude / weights),
    unitPostcodes: middle.unitPostcodes,
  }
}

/** Four decimals, as the figures have: eleven metres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}

/** The outward code of a town's centre, and its position. */
function centreOf(town: Town, middle: Position, table: PostcodeTable): Patch {
  const [known] = patchesAt(TOWN_CENTRES[town.name] ?? '', town, table)
  return known ?? patchOf(likelyCentre(town, middle))
}

function likelyCentre({ name, members }: Town, middle: Position): OutwardCode {
  const near = members
    .map((outward) => ({ outward, miles: milesBetween(middle, outward) }))
    .sort((a, b) => a.miles - b.miles)
  const central = near
    .filter(
      ({ outward, miles }) =>
        miles < CENTRE_MILES &&
        outward.listedArea === name &&
        outward.unitPostcodes >= CENTRE_UNIT_POSTCODES,
    )
    // The sort is stable: of equal numbers the nearest to the middle stays first.
    .sort((a, b) => districtNumber(a.outward) - districtNumber(b.outward))
  const centre = (central[0] ?? near[0])?.outward
  if (!centre) throw new Error(`${name} has no outward codes`)
  return centre
}

function townPlace(town: Town, table: PostcodeTable, isBiggest: boolean): NamedPlace {
  const middle = middleOf(town.members)
  const centre = centreOf(town, middle, table)
  return {
    key: `town:${town.key}`,
    name: town.name,
    town: town.name,
    aliases: (isBiggest && ALSO_KNOWN_AS[town.name]) || [],
    postCode: centre.outward.code,
    authority: centre.outward.authority,
    latitude: centre.latitude,
    longitude: centre.longitude,
    unitPostcodes: middle.unitPostcodes,
  }
}

function areasOf(town: Town, table: PostcodeTable, known: readonly KnownArea[]): NamedPlace[] {
  // By slug, so that our "Shepherd's Bush" replaces the figures' "Shepherds Bush".
  const bySlug = new Map<string, { name: string; patches: Patch[] }>()
  const add = (name: string, patches: Patch[]) => {
    if (name !== town.name && patches.length > 0) bySlug.set(areaSlug(name), { name, patches })
  }
  for (const [name, listed] of Map.groupBy(town.members, (outward) => outward.listedArea)) {
    const ofArea = listed.filter((outward) => outward.area === name)
    add(name, (ofArea.length > 0 ? ofArea : listed).map(patchOf))
  }
  for (const { name, postcodes } of known) {
    add(
      name,
      postcodes.flatMap((postcode) => patchesAt(postcode, town, table)),
    )
  }
  return [...bySlug.values()].flatMap(({ name, patches }) => {
    const groups = groupsApart(patches, ONE_AREA_MILES)
    return groups.map((group) => areaPlace(town, name, group, groups.length > 1))
  })
}

function patchOf(outward: OutwardCode): Patch {
  const { latitude, longitude, unitPostcodes } = outward
  return { latitude, longitude, unitPostcodes, outward }
}

/** The position of "LS6" or "LS6 3"; null if it belongs to another town of the same name. */
function patchesAt(postcode: string, town: Town, table: PostcodeTable): Patch[] {
  const [code = '', digit] = postcode.split(' ')
  const outward = table.outward(code)
  if (!outward || !town.members.includes(outward)) return []
  if (digit === undefined) return [patchOf(outward)]
  const position = table.sectorPosition(outward, Number(digit))
  if (!position) return []
  const share = outward.unitPostcodes / table.sectorsOf(outward).length
  return [{ ...position, unitPostcodes: Math.round(share), outward }]
}

function areaPlace(town: Town, name: string, patches: Patch[], isOneOfSome: boolean): NamedPlace {
  // The biggest comes first, see groupsApart.
  const heart = patches[0]?.outward
  const slug = areaSlug(isOneOfSome ? `${name}-${heart?.code}` : name)
  return {
    key: `area:${town.key}/${slug}`,
    name,
    town: town.name,
    aliases: ALSO_KNOWN_AS[name] ?? [],
    postCode: heart?.code ?? '',
    authority: heart?.authority ?? '',
    ...middleOf(patches),
  }
}
