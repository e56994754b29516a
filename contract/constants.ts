/** Constants that client and server share, as the specification of the client fixes them. */
export const API_BASE = '/api/v1'

/** Below API_BASE: where Stripe sends its events. */
export const STRIPE_WEBHOOK_PATH = '/payment/webhooks/stripe'

/** The picture that is shown where a page of no store is shared. */
export const MARKETPLACE_PICTURE = '/share/marketplace.png'

/** A viewport narrower than this is a phone. */
export const DESKTOP_FROM_PX = 992

export const ADDRESS_SUGGESTION_DEBOUNCE_MS = 300
export const ADDRESS_PLACE_DEBOUNCE_MS = 500
export const GEOCODING_DEBOUNCE_MS = 200
export const MAPS_CACHE_SECONDS = 86_400
/** Fewer typed characters clear the address. */
export const ADDRESS_TYPED_MINIMUM = 2

/** After signing in and after a dialog of success. */
export const NAVIGATION_DELAY_MS = 200
export const VERIFY_DIALOG_CLOSE_DELAY_MS = 200

export const TOASTS_SHOWN_AT_MOST = 3
export const TOAST_CLOSES_AFTER_MS = 5000

export const MODAL_TRANSITION_MS = 300
export const MODAL_BACKDROP_MS = 150

export const PASSWORD_MINIMUM_LENGTH = 4
export const CVV_LENGTH = 3

/** Of monitoring: the part of visits whose pace is reported, and whose screens are recorded. */
export const TRACES_SAMPLE_RATE = 0.2
export const REPLAYS_SESSION_SAMPLE_RATE = 0.1
export const REPLAYS_ON_ERROR_SAMPLE_RATE = 1

export const PERSISTENCE_KEY = 'root'
export const PERSISTENCE_TIMEOUT_MS = 5000

/** The query parameter that carries the address to go back to. */
export const RETURN_HREF_PARAMETER = '_UCR_return_href'

/** The header by which a guest shows the token of an order. */
export const ORDER_TOKEN_HEADER = 'x-order-token'
/** The header that names a request to place an order. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'
/** The header by which a friend shows with every change which member of a shared cart asks. */
export const MEMBER_TOKEN_HEADER = 'x-member-token'

export const PAGE_SIZE = 20
export const PAGE_SIZE_MAXIMUM = 60
/** Characters of a search of menus or of a list. */
export const SEARCH_MAXIMUM = 80
export const LINE_QUANTITY_MAXIMUM = 50
export const CART_LINES_MAXIMUM = 100
/** Options and dishes of meal deals in all lines together: far more than anybody chooses. */
export const CART_CHOICES_MAXIMUM = 2000
/** A million pounds: far more than anybody orders, far less than the database can count. */
export const ORDER_TOTAL_MAXIMUM_PENCE = 100_000_000
/** More than anybody lives and works at, so that the list needs no second page. */
export const SAVED_ADDRESSES_MAXIMUM = 20
/** More restaurants than anybody has favourites among, so that all their ids fit into one answer. */
export const FAVOURITE_STORES_MAXIMUM = 100
/** Of a meal deal. */
export const BUNDLE_SLOTS_MAXIMUM = 10
/** Friends who fill one basket, its owner not counted. */
export const SHARING_MEMBERS_MAXIMUM = 20
/** So long a store finds an order by its number. */
export const ORDERS_FOUND_FOR_DAYS = 90
/** A hundred pounds. */
export const TIP_MAXIMUM_PENCE = 10_000
/**
 * The least tip after delivery, where it is its own payment: the provider's fee eats most of a smaller
 * one.
 */
export const LATER_TIP_MINIMUM_PENCE = 50
/** More than anybody pays with, so that the list needs no second page. */
export const SAVED_CARDS_MAXIMUM = 10
/** Of what a customer writes about a problem with an order. */
export const PROBLEM_TEXT_MAXIMUM = 1000
