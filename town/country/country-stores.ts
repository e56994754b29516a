import { BAG_CHARGE_MINIMUM_PENCE } from '#rules/cart/bag-charge.ts'
import type { DeliveryZone, FeeTier } from '#rules/delivery/choose-zone.ts'
import { SERVICES } from '#rules/orders/service.ts'
import type { OpeningSpan } from '#rules/stores/opening-hours.ts'
import { readHoursText } from '#rules/stores/import/hours-text.ts'
import { nationOfPostcode } from '#rules/stores/import/nation-of-postcode.ts'
import { slugOfName } from '#rules/stores/import/slug-of-name.ts'
import { chanceFrom, type Chance } from '#town/chance.ts'
import type { HygieneSeed, StoreSeed, ZoneSeed } from '#town/town-data.ts'
import type { OutwardCode } from './outward-codes.ts'
import { sharedMenus, type SharedMenu } from './shared-menus.ts'
import { inventInwardCode, inventName, inventStreet } from './store-names.ts'

export interface CountryInput {
  seed: number
  outwardCodes: readonly OutwardCode[]
  /** The most products on a menu. */
  products?: number
}

const NEIGHBOURS = 9
/** About a mile either way. */
const SPREAD_DEGREES = 0.015

/** From a subtotal, a fee, in pence. */
const FEES: readonly FeeTier[][] = [
  [[0, 0]],
  [
    [0, 99],
    [1500, 0],
  ],
  [
    [0, 149],
    [2000, 0],
  ],
  [
    [0, 199],
    [3000, 0],
  ],
  [
    [0, 200],
    [2000, 100],
    [3500, 0],
  ],
  [[0, 249]],
  [
    [0, 350],
    [4000, 250],
  ],
].map((tiers) => tiers.map(([fromPence = 0, feePence = 0]) => ({ fromPence, feePence })))
const MINIMUMS_PENCE = [0, 500, 800, 1000, 1200, 1500]

const ALL_DAY = 'daily 12:00-22:30'
const WEEKS: readonly OpeningSpan[][] = [
  ALL_DAY,
  ALL_DAY,
  'Sun 12:00-22:30; Mon-Thu 12:00-23:00; Fri-Sat 12:00-01:00',
  'daily 17:00-23:00',
  'Tue-Thu 17:00-22:30; Fri-Sat 16:30-23:30; Sun 17:00-22:00',
  'Mon-Sat 11:30-14:30, 16:30-22:00; Sun 16:00-21:00',
  'Sun-Thu 17:00-01:00; Fri-Sat 17:00-03:00',
  'Mon-Fri 07:00-15:00; Sat-Sun 08:00-15:30',
  'daily 18:00-06:00',
  'daily 00:00-24:00',
].map((week) => {
  const spans = readHoursText(week) ?? []
  return SERVICES.flatMap((service) => spans.map((span) => ({ service, ...span })))
})

/** Picks outward codes as people live: one with twice the postcodes comes up twice as often. */
function populationPicker(outwardCodes: readonly OutwardCode[]): (chance: Chance) => OutwardCode {
  const upTo: number[] = []
  let total = 0
  for (const { unitPostcodes } of outwardCodes) upTo.push((total += unitPostcodes))
  return (chance) => {
    const lot = chance.next() * total
    let low = 0
    let high = upTo.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? 0) > lot) high = middle
      else low = middle + 1
    }
    const found = outwardCodes[low]
    if (!found) throw new Error('A country needs at least one outward code.')
    return found
  }
}

function zonesOf(chance: Chance, neighbours: readonly string[]): ZoneSeed[] {
  const terms = (): Omit<DeliveryZone, 'id' | 'prefixes' | 'radiusMiles'> => {
    const minMinutes = chance.pick([5, 10, 15])
    return {
      feeTiers: chance.pick(FEES),
      minimumOrderPence: chance.pick(MINIMUMS_PENCE),
      minMinutes,
      maxMinutes: minMinutes + chance.pick([10, 15]),
    }
  }
  if (chance.next() < 0.3) {
    return [{ prefixes: [], radiusMiles: chance.pick([1.5, 2, 2.5, 3, 4]), ...terms() }]
  }
  const near = neighbours.slice(0, chance.between(1, 4))
  const around = neighbours.slice(near.length, near.length + chance.between(0, 5))
  const zones: ZoneSeed[] = [{ prefixes: near, radiusMiles: null, ...terms() }]
  if (around.length > 0) zones.push({ prefixes: around, radiusMiles: null, ...terms() })
  return zones
}

function hygieneOf(chance: Chance, outwardCode: string): HygieneSeed {
  const rating: HygieneSeed['rating'] =
    nationOfPostcode(outwardCode) === 'scotland'
      ? chance.pick(['pass', 'pass', 'pass', 'improvementRequired'] as const)
      : chance.pick(['5', '5', '5', '5', '4', '4', '3', '2'] as const)
  return { rating, inspectedDaysAgo: chance.between(20, 700) }
}

function countryStore(
  index: number,
  { chance, code, menu }: { chance: Chance; code: OutwardCode; menu: SharedMenu },
  neighbours: readonly string[],
): StoreSeed {
  const name = inventName(chance)
  const nation = nationOfPostcode(code.outwardCode)
  const near = (degrees: number) =>
    Number((degrees + (chance.next() - 0.5) * 2 * SPREAD_DEGREES).toFixed(5))
  return {
    slug: `${slugOfName(name)}-${index}`,
    name,
    legalName: `${name} ${code.outwardCode} Ltd`,
    description: `${name} in ${code.area}, ${code.town}.`,
    address: {
      address: inventStreet(chance),
      city: code.town,
      area: code.area,
      postCode: `${code.outwardCode} ${inventInwardCode(chance)}`,
      latitude: near(code.latitude),
      longitude: near(code.longitude),
      country: 'United Kingdom',
    },
    nation,
    // Numbers Ofcom reserves for drama, of no area.
    phone: `01632 960${String(chance.between(0, 999)).padStart(3, '0')}`,
    storeTypes: [menu.storeType],
    hygiene: hygieneOf(chance, code.outwardCode),
    services: [...SERVICES],
    hours: chance.pick(WEEKS),
    preparationMinutes: chance.pick([10, 15, 20, 25]),
    preOrderDays: chance.pick([0, 1, 2, 7]),
    zones: zonesOf(chance, neighbours),
    collectionMinimumPence: 0,
    bag: { pencePerBag: BAG_CHARGE_MINIMUM_PENCE[nation], bagsPerOrder: 1, noBagAllowed: true },
    acceptMinutes: 10,
    slotOrders: null,
    rating: { average: chance.between(32, 50) / 10, count: chance.between(3, 2500) },
    art: chance.pick(menu.tables),
    categories: menu.categories,
  }
}

const PRODUCTS = 12

/**
 * Any number of stores for benches, spread over the country as people are, one at a time, with menus of 12
 * products unless `products` says otherwise. The same seed gives the same stores, and a longer country begins
 * with the shorter one. Menus, hours and tables are shared by reference, so memory does not grow with the
 * number of stores.
 */
export function* generateStores(
  count: number,
  { seed, outwardCodes, products = PRODUCTS }: CountryInput,
): Iterable<StoreSeed> {
  const chance = chanceFrom(seed)
  const menus = sharedMenus(products)
  const pickCode = populationPicker(outwardCodes)
  const neighboursOf = neighbourFinder(outwardCodes, NEIGHBOURS)
  for (let index = 1; index <= count; index += 1) {
    const code = pickCode(chance)
    const menu = chance.pick(menus)
    yield countryStore(index, { chance, code, menu }, neighboursOf(code))
  }
}

/** Degrees of latitude either way that are worth looking at: about 25 miles. */
const REACH_DEGREES = 0.36

/** Finds the outward codes nearest to one, itself first, and remembers the answer. */
function neighbourFinder(
  outwardCodes: readonly OutwardCode[],
  count: number,
): (from: OutwardCode) => string[] {
  const byLatitude = outwardCodes.toSorted((a, b) => a.latitude - b.latitude)
  const known = new Map<string, string[]>()
  return (from) => {
    const remembered = known.get(from.outwardCode)
    if (remembered) return remembered
    const widening = Math.cos((from.latitude * Math.PI) / 180)
    const nearest = byLatitude
      .filter(({ latitude }) => Math.abs(latitude - from.latitude) < REACH_DEGREES)
      .map(({ outwardCode, latitude, longitude }) => ({
        outwardCode,
        away: Math.hypot(latitude - from.latitude, (longitude - from.longitude) * widening),
      }))
      .toSorted((a, b) => a.away - b.away)
      .slice(0, count)
      .map(({ outwardCode }) => outwardCode)
    known.set(from.outwardCode, nearest)
    return nearest
  }
}
