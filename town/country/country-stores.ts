import { BAG_CHARGE_MINIMUM_PENCE } from '#rules/cart/bag-charge.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import { SERVICES } from '#rules/orders/service.ts'
import type { OpeningSpan } from '#rules/stores/opening-hours.ts'
import { chanceFrom } from '#town/chance.ts'
import type { Chance } from '#town/chance.ts'
import * as hours from '#town/stores/hours.ts'
import { readHours } from '#town/stores/read-hours.ts'
import { readFeeTiers } from '#town/stores/read-zone.ts'
import { slugOf } from '#town/stores/slug.ts'
import type { HygieneSeed, StoreSeed, ZoneSeed } from '#town/town-data.ts'
import { neighbourFinder } from './neighbours.ts'
import { nationOf } from './outward-codes.ts'
import type { OutwardCode } from './outward-codes.ts'
import { sharedMenus } from './shared-menus.ts'
import type { SharedMenu } from './shared-menus.ts'
import { inventInwardCode, inventName, inventStreet } from './store-names.ts'

export interface CountryInput {
  seed: number
  outwardCodes: readonly OutwardCode[]
  /** The most products on a menu. */
  products: number
}

const NEIGHBOURS = 9
/** About a mile either way. */
const SPREAD_DEGREES = 0.015

const FEES = [
  'free',
  '99p, free from £15',
  '£1.49, free from £20',
  '£1.99, free from £30',
  '£2.00, £1.00 from £20, free from £35',
  '£2.49',
  '£3.50, £2.50 from £40',
].map(readFeeTiers)
const MINIMUMS_PENCE = [0, 500, 800, 1000, 1200, 1500]

const WEEKS: readonly OpeningSpan[][] = [
  hours.ALL_DAY,
  hours.ALL_DAY,
  hours.ALL_DAY_LATE,
  hours.EVENINGS,
  hours.EVENINGS_BUT_MONDAY,
  hours.LUNCH_AND_SUPPER,
  hours.OVER_MIDNIGHT,
  hours.MORNINGS,
  hours.NIGHT_OWL,
  hours.ROUND_THE_CLOCK,
].map((week) => readHours(week, SERVICES))

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
    nationOf(outwardCode) === 'scotland'
      ? chance.pick(['pass', 'pass', 'pass', 'improvementRequired'])
      : chance.pick([5, 5, 5, 5, 4, 4, 3, 2])
  return { rating, inspectedDaysAgo: chance.between(20, 700) }
}

function countryStore(
  index: number,
  { chance, code, menu }: { chance: Chance; code: OutwardCode; menu: SharedMenu },
  neighbours: readonly string[],
): StoreSeed {
  const name = inventName(chance)
  const nation = nationOf(code.outwardCode)
  const near = (degrees: number) =>
    Number((degrees + (chance.next() - 0.5) * 2 * SPREAD_DEGREES).toFixed(5))
  return {
    slug: `${slugOf(name)}-${index}`,
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
    closedOn: [],
    preparationMinutes: chance.pick([10, 15, 20, 25]),
    preOrderDays: chance.pick([0, 1, 2, 7]),
    zones: zonesOf(chance, neighbours),
    collectionMinimumPence: 0,
    bag: { pencePerBag: BAG_CHARGE_MINIMUM_PENCE[nation], bagsPerOrder: 1, noBagAllowed: true },
    acceptMinutes: 10,
    slotOrders: null,
    rating: { average: chance.between(32, 50) / 10, count: chance.between(3, 2500) },
    reviews: [],
    art: chance.pick(menu.tables),
    categories: menu.categories,
  }
}

/**
 * Any number of stores, spread over the country as people are, one at a time. The same seed gives
 * the same stores, and a longer country begins with the shorter one. Menus, hours and tables are
 * shared by reference, so memory does not grow with the number of stores.
 */
export function* countryStores(count: number, input: CountryInput): Iterable<StoreSeed> {
  const chance = chanceFrom(input.seed)
  const menus = sharedMenus(input.products)
  const pickCode = populationPicker(input.outwardCodes)
  const neighboursOf = neighbourFinder(input.outwardCodes, NEIGHBOURS)
  for (let index = 1; index <= count; index += 1) {
    const code = pickCode(chance)
    const menu = chance.pick(menus)
    yield countryStore(index, { chance, code, menu }, neighboursOf(code))
  }
}
