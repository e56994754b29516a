import type { OutputOf } from '#contract/call.ts'
import type { Diet } from '#contract/menu.ts'
import type { getStoreMetaData } from '#contract/stores/stores.ts'
import { areaSlug } from '#rules/address/area-slug.ts'
import { pricedService } from '#rules/menu/price-for-service.ts'
import type { OpeningSpan } from '#rules/stores/opening-hours.ts'
import { pathIn, type Language } from '#rules/text/languages.ts'
import { nameInLanguage } from '#rules/text/name-in-language.ts'
import type { Context } from '#api/context.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { sharePicturePath } from '#api/stores/record/share-picture.ts'
import { sellerAddress, type StoreRecord } from '#api/stores/record/store-record.ts'
import { storeUrlOf } from '#api/stores/record/store-url.ts'
import { findMenu } from './find-menu.ts'
import type { MenuRecord, ProductRecord } from './menu-record.ts'
import { STORE_WORDS } from './store-words.ts'

const DAY_MINUTES = 1440

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const DIETS: Record<Diet, string> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  halal: 'https://schema.org/HalalDiet',
  glutenFree: 'https://schema.org/GlutenFreeDiet',
}

/** What search engines show of a description. */
const LONGEST_DESCRIPTION = 155

/** What search engines and previews read about a store, in a language. Throws NONEXISTING_STORE. */
export async function describeStore(
  context: Context,
  slug: string,
  language: Language,
): Promise<OutputOf<typeof getStoreMetaData>> {
  const store = await findStore(context, { slug })
  const found = await findMenu(context, store.id)
  const menu = found.pricedFor(pricedService(store.services, undefined))
  const canonicalUrl = storeUrlOf(context, store, language)
  const { publicUrl } = context.configuration
  const { name: marketplaceName } = context.marketplace
  const image = `${publicUrl}${sharePicturePath(store, marketplaceName, language)}`
  const where = store.area === store.city ? store.city : `${store.area}, ${store.city}`
  const cuisines = store.storeTypes.map((each) => nameInLanguage(language, each))
  const offer = STORE_WORDS[language].offer({ cuisines, services: store.services, where })
  return {
    title: `${store.name}, ${where} | ${marketplaceName}`,
    description: shortened(`${offer} ${store.description}`.trim()),
    canonicalUrl,
    structuredData: structuredDataOf(store, menu, { url: canonicalUrl, image, language }),
    breadcrumbs: breadcrumbsOf(store, publicUrl, language),
    image,
  }
}

/** Cut after a whole word. */
function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  const cut = text.slice(0, LONGEST_DESCRIPTION)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,.;:–-]+$/, '')}…`
}

/** A store and its menu as a schema.org Restaurant, see https://schema.org/Restaurant. */
function structuredDataOf(
  store: StoreRecord,
  menu: MenuRecord,
  { url, image, language }: { url: string; image: string; language: Language },
): Record<string, unknown> {
  const { average, count } = store.rating
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    url,
    name: store.name,
    image,
    ...(store.legalName && { legalName: store.legalName, parentOrganization: sellerOf(store) }),
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
    servesCuisine: store.storeTypes.map((each) => nameInLanguage(language, each)),
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
      name: STORE_WORDS[language].menuOf(store.name),
      hasMenuSection: menu.categories
        .filter(({ products }) => products.length > 0)
        .map(({ name, description, products }) => ({
          '@type': 'MenuSection',
          name,
          ...(description && { description }),
          hasMenuItem: products.map((product) => menuItem(product, url)),
        })),
    },
  }
}

/** Who sells the food by law, and the address of theirs, which may be another one than the kitchen's. */
function sellerOf(store: StoreRecord): Record<string, unknown> {
  return {
    '@type': 'Organization',
    legalName: store.legalName,
    address: sellerAddress(store),
    ...(store.companyNumber && { identifier: store.companyNumber }),
  }
}

/** The first page, all towns, the store's town and area, and the store. */
function breadcrumbsOf(
  { name, slug, city, area }: StoreRecord,
  publicUrl: string,
  language: Language,
) {
  const { home, allAreas } = STORE_WORDS[language]
  const ofCity = `/takeaway/${areaSlug(city)}`
  const way = [
    [home, '/'],
    [allAreas, '/takeaway'],
    [city, ofCity],
    [area, `${ofCity}/${areaSlug(area)}`],
    [name, `/restaurant/${slug}`],
  ] as const
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([text, path], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: { '@type': 'WebPage', '@id': `${publicUrl}${pathIn(language, path)}`, name: text },
    })),
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

function menuItem(product: ProductRecord, url: string) {
  const { name, description, pricePence, kcal, diets, isAvailable, photo } = product
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    ...(photo && {
      image: new URL(`/photos/${photo.photoId}/${photo.widths.at(-1)}.webp`, url).href,
    }),
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
