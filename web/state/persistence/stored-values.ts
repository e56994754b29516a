import { PERSISTENCE_KEY } from '#contract/constants.ts'
import type { Address } from '#contract/address.ts'
import type { SocialProvider, SocialTarget, User } from '#contract/session.ts'
import type { PaymentMethod } from '#rules/payments/payment-status.ts'
import type { AuthState } from '#web/state/auth.slice.ts'
import type { RegisterState } from '#web/state/register.slice.ts'
import type { ResetState } from '#web/state/reset.slice.ts'
import type { SearchAddressState } from '#web/state/search-address.slice.ts'
import type { VerifyEmailState } from '#web/state/verify-email.slice.ts'
import type { StorageKind, StoredValue } from './browser-storage.ts'
import {
  isListOf,
  isNumber,
  isObjectOf,
  isObjectOfSome,
  isOneOf,
  isText,
  isTrueOrFalse,
  orNull,
  withoutBrokenParts,
  type Shape,
} from './shapes.ts'

/** What all tabs of this browser share. A part is deleted when it has no value any more. */
export interface StoredForAllTabs {
  /** The remembered session, until the customer logs out. */
  auth?: AuthState
  /** Identifies the newest tokens of the session, also if only the tabs have them. */
  mark?: string
  /** The basket, until it is ordered. */
  cartToken?: string | null
  searchAddress?: SearchAddressState
  /** The diet and allergens: menus mark or leave out unsuitable products. They never leave the device. */
  foodNeeds?: StoredFoodNeeds
  /** Whether the note on whom to ask about allergies has been read. */
  allergyBannerShown?: boolean
  /** The heart a guest has pressed, until they have logged in; a link of an email may open another tab. */
  favouriteWish?: { storeId: string; storeName: string; atMs: number }
  /** The link that confirms an email address may open in another tab. */
  verifyEmail?: VerifyEmailState
  /** The orders that were placed or opened here, the newest first, until somebody logs out. */
  orderKeys?: readonly OrderKey[]
}

/** An order that this browser may show, with the token that proves it. */
export interface OrderKey {
  orderId: string
  token: string
  /** Since when it can change no more, as far as this browser knows. */
  overSinceMs?: number
}

interface StoredFoodNeeds {
  avoids: readonly string[]
  diets: readonly string[]
  isHiding: boolean
}

/** What one tab has of its own. */
export interface StoredInTab {
  /** A session for the session of this browser only. */
  auth?: AuthState
  /** The progress of a registration. */
  register?: RegisterState
  /** The link to set a new password, which is no longer in the address. It works once, for an hour. */
  reset?: Pick<ResetState, 'code' | 'email'>
}

/** An order that was requested; its result may still have to be loaded. */
export interface OrderAttempt {
  cartToken: string
  totalPence: number
  paymentMethod: PaymentMethod
  /** Whether the card is to be saved. */
  savesCard: boolean
  /** Its idempotency key: requested again with the same key, there is the same order. */
  key: string
  atMs: number
}

/** The basket that the checkout of this tab was last open with. */
export interface CheckoutCart {
  cartToken: string
  /** Whether this tab has made it an order. */
  isOrderedHere: boolean
  atMs: number
}

/** The target of a visitor who is on their way to a provider, for when they are back in this tab. */
export interface StoredSocialAuth {
  target: SocialTarget
  provider: SocialProvider
  /** The page they came from. */
  back: string
}

/** A shared basket that this browser has joined, with the token that proves it. */
export interface MemberKey {
  shareToken: string
  memberToken: string
}

const isAddress = {
  address: isText,
  city: isText,
  area: isText,
  postCode: isText,
  country: isText,
  placeId: isText,
  latitude: isNumber,
  longitude: isNumber,
} satisfies { [Part in keyof Address]: Shape<Address[Part]> }

const isTarget = isOneOf('login', 'register', 'delete-account', 'change-email')
const isProvider = isOneOf('google', 'facebook', 'apple')

const isUser: Shape<User> = isObjectOf({
  id: isText,
  email: isText,
  firstName: isText,
  lastName: isText,
  phone: isText,
  profileType: isOneOf('customer', 'partner', 'operator'),
  hasPassword: isTrueOrFalse,
  stores: isListOf(
    isObjectOf({
      id: isText,
      slug: isText,
      name: isText,
      role: isOneOf('owner', 'manager', 'kitchen'),
    }),
  ),
})

/** Parts that were added later may be missing, so that an older session stays signed in. */
const isAuth = isObjectOf({
  isAuthenticated: isTrueOrFalse,
  user: orNull(isUser),
  accessToken: orNull(isText),
  refreshToken: orNull(isText),
  rememberMe: isTrueOrFalse,
}) as Shape<AuthState>

const isOrderKey = (value: unknown): value is OrderKey =>
  isObjectOf({ orderId: isText, token: isText })(value) &&
  isObjectOfSome({ overSinceMs: isNumber })(value)

/** A value that is written as JSON. */
export function asJson<Value>(
  storage: StorageKind,
  key: string,
  valueOf: (json: unknown) => Value | null,
): StoredValue<Value> {
  const parse = (text: string) => valueOf(JSON.parse(text))
  return { storage, key, parse, print: (value) => JSON.stringify(value) }
}

/** A value that is stored as its own text. */
export function asText<Value extends string>(
  storage: StorageKind,
  key: string,
  shape: Shape<Value>,
): StoredValue<Value> {
  return { storage, key, parse: (text) => (shape(text) ? text : null), print: (value) => value }
}

export const shaped =
  <Value>(shape: Shape<Value>) =>
  (json: unknown) =>
    shape(json) ? json : null

/** A shape for each part, so that the compiler finds a renamed part here. */
type ShapesOf<Value> = { [Name in keyof Value]: Shape<Value[Name]> }

const key = PERSISTENCE_KEY

/** What this website stores in a browser, apart from its cookies and what the store app stores on a device. */
export const stored = {
  /** The customer's own. A staff has the same under a key of its own, such as `root.partner`. */
  forAllTabs: asJson('localStorage', key, (json) =>
    withoutBrokenParts<StoredForAllTabs>(json, {
      auth: isAuth,
      mark: isText,
      cartToken: orNull(isText),
      // A missing part is as for a first visit.
      searchAddress: isObjectOfSome<ShapesOf<SearchAddressState>>({
        ...isAddress,
        service: isOneOf('delivery', 'collection'),
        savedAs: isOneOf('default', 'chosen', null),
        isOpenModal: isTrueOrFalse,
      }) as Shape<SearchAddressState>,
      foodNeeds: isObjectOf({
        avoids: isListOf(isText),
        diets: isListOf(isText),
        isHiding: isTrueOrFalse,
      }),
      allergyBannerShown: isTrueOrFalse,
      favouriteWish: isObjectOf({ storeId: isText, storeName: isText, atMs: isNumber }),
      verifyEmail: isObjectOf({
        isConfirmed: isTrueOrFalse,
        isVerified: isTrueOrFalse,
        failedVerification: isTrueOrFalse,
        path: isText,
      }),
      orderKeys: isListOf(isOrderKey),
    }),
  ),
  inTab: asJson('sessionStorage', key, (json) =>
    withoutBrokenParts<StoredInTab>(json, {
      auth: isAuth,
      register: isObjectOf({
        email: isText,
        isRegistered: isTrueOrFalse,
        isSocialAuth: isTrueOrFalse,
        code: orNull(isText),
      }),
      reset: isObjectOf({ code: orNull(isText), email: isText }),
    }),
  ),
  /** Deleted when its basket has become an order; valid for an hour. */
  orderAttempt: asJson<OrderAttempt>(
    'localStorage',
    `${key}:placing`,
    shaped(
      isObjectOf({
        cartToken: isText,
        totalPence: isNumber,
        paymentMethod: isOneOf('online', 'cash'),
        savesCard: isTrueOrFalse,
        key: isText,
        atMs: isNumber,
      }),
    ),
  ),
  /** Replaced by the next one; valid for an hour. */
  checkoutCart: asJson<CheckoutCart>(
    'sessionStorage',
    `${key}:checkout-cart`,
    shaped(isObjectOf({ cartToken: isText, isOrderedHere: isTrueOrFalse, atMs: isNumber })),
  ),
  /** What was typed at the checkout of a basket; deleted when it has become an order. */
  checkoutDraft: asJson(
    'sessionStorage',
    `${key}:checkout`,
    shaped(
      isObjectOf({
        cartToken: isText,
        fields: isObjectOfSome({
          name: isText,
          phone: isText,
          email: isText,
          street: isText,
          addressLine: isText,
          deliveryNote: isText,
          allergyNote: isText,
          keepsAddress: isTrueOrFalse,
        }),
      }),
    ),
  ),
  /** The payment choice of this visit. The cart has which saved card it was. */
  paymentChoice: asJson(
    'sessionStorage',
    `${key}:way-to-pay`,
    shaped(isObjectOf({ kind: isOneOf('cash', 'newCard', 'savedCard') })),
  ),
  /** Whether the visitor chose to order as a guest rather than log in, on this visit. */
  guestChoice: asJson<object>('sessionStorage', `${key}:as-guest`, shaped(isObjectOf({}))),
  /** The token of a basket, and the promo code that was typed for it and not applied yet. */
  typedCode: asJson('sessionStorage', `${key}:code`, shaped(isListOf(isText))),
  /** Deleted when it is read, after the return from the provider. */
  socialAuth: asJson<StoredSocialAuth>(
    'sessionStorage',
    `${key}.socialAuth`,
    shaped(isObjectOf({ target: isTarget, provider: isProvider, back: isText })),
  ),
  /** The shared baskets that were joined here; the 21st replaces the oldest. */
  memberKeys: asJson<readonly MemberKey[]>(
    'localStorage',
    `${key}:member-keys`,
    shaped(isListOf(isObjectOf({ shareToken: isText, memberToken: isText }))),
  ),
  /** The answer about error reports and when it was given; rules/monitoring/consent.ts reads it. */
  consent: asText('localStorage', 'monitoring-consent', isText),
}
