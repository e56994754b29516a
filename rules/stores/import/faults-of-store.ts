import { isBagChargeTooLow, type BagMinimums } from '#rules/cart/bag-charge.ts'
import { zoneFaults, type ZoneFaultCode } from '#rules/delivery/check-zone.ts'
import { formatPence } from '#rules/money/pence.ts'
import { SERVICES } from '#rules/orders/service.ts'
import { overlapsOfWeek, SPANS_A_DAY_MAXIMUM, weekOfSpans, DAY_NAMES } from '../usual-week.ts'
import { readHoursText } from './hours-text.ts'
import type { StoreDocument, StoreFault, StoreFaultCode } from './store-document.ts'

/** What a store can't be though each part of it is right. `isCuisine` says whether there is such a cuisine. */
export function faultsOfStore(
  store: StoreDocument,
  isCuisine: (storeType: string) => boolean,
): StoreFault[] {
  return [
    ...missing(store),
    ...unknownCuisines(store.storeTypes, isCuisine),
    ...faultsOfHours(store),
    ...repeatedDates(store),
    ...faultsOfZones(store),
  ]
}

/** The cuisines of a store that there are none of. */
export const unknownCuisines = (
  storeTypes: readonly string[],
  isCuisine: (storeType: string) => boolean,
): StoreFault[] =>
  storeTypes.flatMap((slug, index) =>
    isCuisine(slug) ? [] : fault(`storeTypes.${index}`, 'UNKNOWN_CUISINE', slug),
  )

/**
 * A charge for bags that the store's nation doesn't allow. One that was chosen before its minimum rose is no fault
 * of the file.
 */
export function faultsOfBag(
  { bag, nation }: Pick<StoreDocument, 'bag' | 'nation'>,
  before: Pick<StoreDocument, 'bag'> | null,
  minimums: BagMinimums,
): StoreFault[] {
  const isAsBefore =
    bag.pencePerBag === before?.bag.pencePerBag && bag.bagsPerOrder === before.bag.bagsPerOrder
  if (isAsBefore || !isBagChargeTooLow(bag, minimums[nation])) return []
  return fault('bag.pencePerBag', 'BAG_CHARGE_TOO_LOW', formatPence(minimums[nation]))
}

const fault = (field: string, code: StoreFaultCode, value = ''): [StoreFault] => [
  { field, code, value: value.slice(0, 200) },
]

const REQUIRED = ['name', 'address', 'postCode', 'phone', 'email'] as const

function missing(store: StoreDocument): StoreFault[] {
  return [
    ...REQUIRED.flatMap((field) => (store[field] === '' ? fault(field, 'MISSING_VALUE') : [])),
    ...(store.storeTypes.length === 0 ? fault('storeTypes', 'MISSING_VALUE') : []),
    ...(store.services.length === 0 ? fault('services', 'MISSING_VALUE') : []),
  ]
}

function faultsOfHours({ hours }: StoreDocument): StoreFault[] {
  const week = weekOfSpans(
    SERVICES.flatMap((service) =>
      (readHoursText(hours[service]) ?? []).map((span) => ({ service, ...span })),
    ),
  )
  const overlapping = new Set(overlapsOfWeek(week).map(({ service }) => service))
  return SERVICES.flatMap((service) => {
    const isTooMany = DAY_NAMES.some((day) => week[service][day].length > SPANS_A_DAY_MAXIMUM)
    if (isTooMany) return fault(`hours.${service}`, 'TOO_MANY', hours[service])
    return overlapping.has(service)
      ? fault(`hours.${service}`, 'HOURS_OVERLAP', hours[service])
      : []
  })
}

function repeatedDates({ exceptions }: StoreDocument): StoreFault[] {
  const names = exceptions.map(({ date, service }) => `${date} ${service ?? ''}`)
  return names.flatMap((name, index) =>
    names.indexOf(name) < index
      ? fault(`exceptions.${index}.date`, 'REPEATED_DATE', exceptions[index]?.date)
      : [],
  )
}

const ZONE_CODES: Record<ZoneFaultCode, { code: StoreFaultCode; field: string }> = {
  noArea: { code: 'ZONE_WITHOUT_AREA', field: 'prefixes' },
  prefixTaken: { code: 'PREFIX_TAKEN', field: 'prefixes' },
  minutesNotAscending: { code: 'MINUTES_NOT_READ', field: 'minMinutes' },
  NO_TIERS: { code: 'FEES_NOT_READ', field: 'feeTiers' },
  AMOUNT_NOT_WHOLE_PENCE: { code: 'FEES_NOT_READ', field: 'feeTiers' },
  FIRST_TIER_NOT_FROM_ZERO: { code: 'FEES_NOT_READ', field: 'feeTiers' },
  TIERS_NOT_ASCENDING: { code: 'FEES_NOT_READ', field: 'feeTiers' },
  FEE_RISES: { code: 'FEES_NOT_READ', field: 'feeTiers' },
}

function faultsOfZones({ zones, services }: StoreDocument): StoreFault[] {
  if (services.includes('delivery') && zones.length === 0) return fault('zones', 'NO_ZONES')
  return zones.flatMap((zone, index) =>
    zoneFaults(zone, zones.slice(0, index)).flatMap((each) => {
      const { code, field } = ZONE_CODES[each.code]
      const value = code === 'PREFIX_TAKEN' ? zone.prefixes[each.index] : zone.name
      return fault(`zones.${index}.${field}`, code, value)
    }),
  )
}
