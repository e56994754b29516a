import type { Diet } from '#contract/menu.ts'
import type { MenuRecord, ProductRecord } from '#api/menu/menu-record.ts'
import type { OpeningSpan } from '#rules/stores/opening-hours.ts'
import type { StoreRecord } from './store-record.ts'

const DAY_MINUTES = 1440
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const DIETS: Record<Diet, string> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  halal: 'https://schema.org/HalalDiet',
  glutenFree: 'https://schema.org/GlutenFreeDiet',
}

/** A store and its menu as a schema.org Restaurant, see https://schema.org/Restaurant. */
export function structuredDataOf(
  store: StoreRecord,
  menu: MenuRecord,
  url: string,
): Record<string, unknown> {
  const { average, count } = store.rating
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    url,
    name: store.name,
    legalName: store.legalName,
    ...(store.description && { description: store.description }),
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address,
      addressLocality: store.city,
      postalCode: store.postCode,
      addressCountry: 'GB',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    servesCuisine: store.storeTypes.map(({ name }) => name),
    currenciesAccepted: 'GBP',
    ...(average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(average * 10) / 10,
        ratingCount: count,
      },
    }),
    openingHoursSpecification: openSpans(store).map(openingHours),
    hasMenu: {
      '@type': 'Menu',
      name: `${store.name} menu`,
      hasMenuSection: menu.categories
        .filter(({ products }) => products.length > 0)
        .map(({ name, description, products }) => ({
          '@type': 'MenuSection',
          name,
          ...(description && { description }),
          hasMenuItem: products.map(menuItem),
        })),
    },
  }
}

/** When people may come by; a store without collection is open while it delivers. */
function openSpans({ hours, services }: StoreRecord): OpeningSpan[] {
  const shown = services.includes('collection') ? 'collection' : 'delivery'
  return hours.spans.filter(({ service }) => service === shown)
}

/** A closing time before the opening time is on the day after; a whole day ends at 23:59. */
function openingHours({ weekday, startMinute, durationMinutes }: OpeningSpan) {
  const isWholeDay = durationMinutes >= DAY_MINUTES
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${DAYS[weekday - 1] ?? ''}`,
    opens: isWholeDay ? '00:00' : clock(startMinute),
    closes: isWholeDay ? '23:59' : clock(startMinute + durationMinutes),
  }
}

function clock(minute: number): string {
  const ofDay = minute % DAY_MINUTES
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`
}

function menuItem({ name, description, pricePence, kcal, diets, isAvailable }: ProductRecord) {
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    offers: {
      '@type': 'Offer',
      price: (pricePence / 100).toFixed(2),
      priceCurrency: 'GBP',
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    },
    ...(kcal !== null && {
      nutrition: { '@type': 'NutritionInformation', calories: `${kcal} calories` },
    }),
    ...(diets.length > 0 && { suitableForDiet: diets.map((diet) => DIETS[diet]) }),
  }
}
