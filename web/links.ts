import { API_BASE, RETURN_HREF_PARAMETER } from '#contract/constants.ts'
import type { SocialProvider, SocialTarget } from '#contract/session.ts'
import { areaSlug } from '#rules/address/area-slug.ts'
import type { Language } from '#rules/text/languages.ts'
import type { DialogPath } from './dialog-paths.ts'
import { DEFAULT_SERVICE, type Service } from '#rules/orders/service.ts'

export const ACCOUNT_MENUS = ['details', 'addresses', 'cards', 'stamps', 'data'] as const
export type AccountMenu = (typeof ACCOUNT_MENUS)[number]

/** The address of each page for customers; those for staff are in `staff-links.ts`. Addresses are built only in these. */
export const links = {
  home,
  /** The target of the search form that works without scripts. */
  find: () => '/find',
  storeList,
  areas,
  store: (slug: string, service?: Service) =>
    `/restaurant/${slug}${service && service !== DEFAULT_SERVICE ? `?service=${service}` : ''}`,
  /** A store's menu with only the results of a search. */
  dishSearch: (slug: string, search: string, service?: Service) =>
    `/restaurant/${slug}?${new URLSearchParams({
      ...(service && service !== DEFAULT_SERVICE && { service }),
      search,
    })}`,
  storeReviews: (slug: string, choices: { sort?: string; cursor?: string } = {}) => {
    const { sort, cursor } = choices
    const query = new URLSearchParams({
      ...(sort && sort !== 'newest' && { sort }),
      ...(cursor && { cursor }),
    })
    return `/restaurant/${slug}/reviews${query.size > 0 ? `?${query}` : ''}`
  },
  /** A dish on its store's page; with a line, to change that line of the basket. */
  product: (slug: string, productId: string, lineId?: string) =>
    `/restaurant/${slug}?product=${productId}${lineId ? `&line=${lineId}` : ''}`,
  /** A shared basket, for those who were sent its link. */
  sharedBasket: (shareToken: string) => `/basket/${shareToken}`,
  checkout: () => '/checkout',
  /** Where a bank redirects back to from its own page. */
  checkoutReturn: (orderId: string) => `/checkout?order=${orderId}`,
  orders: () => '/account/orders',
  orderConfirmed: (orderId: string) => `/account/order/confirmed?order=${orderId}`,
  /** A guest's link has the order's token behind the #, which browsers never send. */
  order: (orderId: string, orderToken?: string | null) =>
    `/account/orders/${orderId}${orderToken ? `#key=${orderToken}` : ''}`,
  login: (): DialogPath => '/login',
  register: (): DialogPath => '/register',
  forgotPassword: (): DialogPath => '/forgot-password',
  passwordReset: (): DialogPath => '/password-reset',
  passwordResetFailed: (): DialogPath => '/password-reset-failed',
  accountVerify: (): DialogPath => '/account-verify',
  accountVerifiedSuccess: (): DialogPath => '/account-verified-success',
  accountVerificationFailed: (): DialogPath => '/account-verification-failed',
  accountConfirmed: (): DialogPath => '/account-confirmed',
  createCustomerAccount: (): DialogPath => '/create-customer-account',
  /**
   * A provider's sign-in page; it redirects back to the login or the register dialog in a language, which goes back
   * to the address in its query.
   */
  socialSignIn: (
    provider: SocialProvider,
    target: SocialTarget,
    {
      language,
      back = '/',
      isRemembered = false,
    }: { language?: Language; back?: string; isRemembered?: boolean } = {},
  ) =>
    `${API_BASE}/auth/${provider}?${new URLSearchParams({
      target,
      ...(language && { language }),
      ...(isRemembered && { rememberMe: 'true' }),
      ...(back !== '/' && { [RETURN_HREF_PARAMETER]: back }),
    })}`,
  /** A page of the customer's account. */
  account: (menu: AccountMenu = 'addresses') => `/customer/account/${menu}`,
  changeEmail: () => '/customer/account/email',
  deleteAccount: () => '/customer/account/delete',
  favourites: () => '/customer/restaurant/favourites',
  contact: () => '/contact-us',
  partner: () => '/sell-with-us',
  deliveryNotice: (postCode: string) => `/delivery-notice?${new URLSearchParams({ postCode })}`,
  faq: () => '/faq',
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy',
  reviewPolicy: () => '/review-policy',
  howWeRank: () => '/how-we-rank',
  credits: () => '/credits',
  /** A page that the marketplace has made itself. */
  ownPage: (slug: string) => `/pages/${slug}`,
  privacyChoices: () => '/privacy-choices',
  apiReference: () => '/api/v1/reference',
}

/** The page of all towns, of one, of an area in it, or of a cuisine there; of a long list, a part. */
function areas(city?: string, area?: string, cuisine?: string, page = 1): string {
  const path = ['/takeaway', city, area, cuisine].filter(Boolean).join('/')
  return page > 1 ? `${path}?page=${page}` : path
}

export interface StoreListPlace {
  city: string
  area: string
  /** The search: a postcode, or the text of a location. */
  location: string
}

export interface StoreListChoices {
  service?: Service
  tab?: string
  sort?: string
  search?: string
  cuisine?: readonly string[]
  /** The parameters of the active filters. */
  filters?: readonly [name: string, value: string][]
  /** Where the next part of a long list starts. */
  cursor?: string
  /** On a phone without scripts, the filters are open in the page. */
  areFiltersOpen?: boolean
  isMapOpen?: boolean
}

export interface HomeChoices {
  service?: Service
  /** A cuisine to search for. */
  cuisine?: string
  /** A search without results. */
  search?: string
  /** The code of the search's problem. */
  problem?: string
}

function home(choices: HomeChoices = {}): string {
  const { service = DEFAULT_SERVICE, cuisine, search, problem } = choices
  const query = new URLSearchParams()
  if (service !== DEFAULT_SERVICE) query.set('service', service)
  if (cuisine) query.set('cuisine', cuisine)
  if (search) query.set('search', search)
  if (problem) query.set('problem', problem)
  return query.size > 0 ? `/?${query}` : '/'
}

function storeList(place: StoreListPlace, choices: StoreListChoices = {}): string {
  const { service = DEFAULT_SERVICE, tab, sort, search, cuisine = [], filters = [] } = choices
  const { cursor, areFiltersOpen, isMapOpen } = choices
  const query = new URLSearchParams({ location: place.location, services: service, service })
  if (tab && tab !== 'available') query.set('tab', tab)
  if (sort && sort !== 'best-match') query.set('sort', sort)
  if (search) query.set('search', search)
  if (cuisine.length > 0) query.set('cuisine', cuisine.join(','))
  for (const [name, value] of filters) query.set(name, value)
  if (cursor) query.set('cursor', cursor)
  if (areFiltersOpen) query.set('filters', 'open')
  if (isMapOpen) query.set('map', 'on')
  return `/restaurants/${areaSlug(place.city)}/${areaSlug(place.area)}?${query}`
}
