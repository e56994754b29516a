import { BAG_CHARGE_MINIMUM_PENCE } from '#rules/cart/bag-charge.ts'
import { SERVICES } from '#rules/orders/service.ts'
import { chanceFrom } from '#town/chance.ts'
import { layMenu } from '#town/menus/lay-menu.ts'
import { readPence } from '#town/menus/read-facts.ts'
import type { AddressSeed, CategorySeed, StoreSeed } from '#town/town-data.ts'
import { readHours } from './read-hours.ts'
import { readZone } from './read-zone.ts'
import { writeReviews } from './reviews.ts'
import { slugOf } from './slug.ts'
import type { PlaceSource, StoreSource } from './store-source.ts'

/** About 200 metres either way, so that stores of one sector do not stand on one spot. */
const SPREAD_DEGREES = 0.002
const CHRISTMAS_DAY = { month: 12, day: 25, reason: 'Christmas Day' }

function addressOf(place: PlaceSource, store: StoreSource, slug: string): AddressSeed {
  const sector = store.postCode.slice(0, -2)
  const middle = place.sectors[sector]
  if (!middle) throw new Error(`${place.area} does not say where ${sector} is.`)
  const chance = chanceFrom(`address of ${slug}`)
  const near = (degrees: number) =>
    Number((degrees + (chance.next() - 0.5) * 2 * SPREAD_DEGREES).toFixed(5))
  return {
    address: store.street,
    city: place.city,
    area: store.area ?? place.area,
    postCode: store.postCode,
    latitude: near(middle[0]),
    longitude: near(middle[1]),
    country: 'United Kingdom',
  }
}

function menuOf(store: StoreSource, slug: string): CategorySeed[] {
  return layMenu(store.cuisine, {
    seed: slug,
    pricePercent: store.pricePercent ?? chanceFrom(`prices of ${slug}`).between(96, 106),
    isHalal: store.isHalal ?? false,
    specials: store.specials ?? '',
    undeclared: store.undeclared ?? [],
    hasExtras: true,
  })
}

function hoursOf(store: StoreSource, services: StoreSeed['services']): StoreSeed['hours'] {
  const { hours, collectionHours = hours } = store
  return services.flatMap((service) =>
    readHours(service === 'collection' ? collectionHours : hours, [service]),
  )
}

/** A written store as a complete one. @throws when something it says makes no sense */
export function raiseStore(place: PlaceSource, store: StoreSource): StoreSeed {
  const slug = slugOf(store.name)
  const chance = chanceFrom(`store ${slug}`)
  const services = store.services ?? [...SERVICES]
  const categories = menuOf(store, slug)
  return {
    slug,
    name: store.name,
    legalName: `${store.company ?? store.name} Ltd`,
    description: store.about,
    address: addressOf(place, store, slug),
    nation: place.nation,
    phone: store.phone,
    storeTypes: [
      store.cuisine.storeType,
      ...(store.types ?? []),
      ...(store.isHalal ? ['halal'] : []),
    ],
    hygiene: {
      rating: store.hygiene ?? (place.nation === 'scotland' ? 'pass' : 5),
      inspectedDaysAgo: chance.between(40, 620),
    },
    services,
    hours: hoursOf(store, services),
    closedOn: [CHRISTMAS_DAY],
    preparationMinutes: store.preparationMinutes ?? chance.pick([10, 15, 15, 20, 20, 25]),
    preOrderDays: store.preOrderDays ?? chance.pick([1, 2, 3, 7]),
    zones: services.includes('delivery')
      ? store.zones.map((zone) => readZone(zone, place.rings))
      : [],
    collectionMinimumPence: readPence(store.collectionMinimum ?? '£0'),
    bag: {
      pencePerBag: BAG_CHARGE_MINIMUM_PENCE[place.nation],
      bagsPerOrder: 1,
      noBagAllowed: true,
      ...store.bag,
    },
    acceptMinutes: store.acceptMinutes ?? 10,
    slotOrders: store.slotOrders ?? null,
    rating: { average: store.stars, count: store.ratings },
    reviews: writeReviews(slug, store.stars, categories),
    art: chance.pick(store.cuisine.tables),
    categories,
  }
}
