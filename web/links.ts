import { areaSlug } from '#rules/address/area-slug.ts'
import { DEFAULT_SERVICE, type Service } from '#rules/orders/service.ts'

/** How to link to each page. Addresses are built here and nowhere else. */
export const links = {
  home: () => '/',
  storeList,
  store: (slug: string, service?: Service) =>
    `/restaurant/${slug}${service && service !== DEFAULT_SERVICE ? `?service=${service}` : ''}`,
  menu: (slug: string) => `/restaurant/${slug}/menu`,
  checkout: () => '/checkout',
  orderConfirmed: (orderId: string) => `/account/order/confirmed?order=${orderId}`,
  /** A guest's link carries the order's token behind the #, which browsers send to nobody. */
  order: (orderId: string, orderToken?: string | null) =>
    `/account/orders/${orderId}${orderToken ? `#key=${orderToken}` : ''}`,
  login: () => '/login',
  storeApp: () => '/store-app',
  storeAppLogin: () => '/store-app/login',
}

export interface StoreListPlace {
  city: string
  area: string
  /** What was searched for: a postcode, or the text of a place. */
  location: string
}

export interface StoreListChoices {
  service?: Service
  tab?: string
  sort?: string
  cuisine?: readonly string[]
  freeDelivery?: boolean
  hygiene?: number
}

function storeList(place: StoreListPlace, choices: StoreListChoices = {}): string {
  const { service = DEFAULT_SERVICE, tab, sort, cuisine = [], freeDelivery, hygiene } = choices
  const query = new URLSearchParams({ location: place.location, services: service, service })
  if (tab && tab !== 'available') query.set('tab', tab)
  if (sort && sort !== 'best-match') query.set('sort', sort)
  if (cuisine.length > 0) query.set('cuisine', cuisine.join(','))
  if (freeDelivery) query.set('freeDelivery', 'true')
  if (hygiene) query.set('hygiene', String(hygiene))
  return `/restaurants/${areaSlug(place.city)}/${areaSlug(place.area)}?${query}`
}
