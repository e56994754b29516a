import type { IntentKind } from './addresses.js'
import type { Appearance, Font } from './appearance.js'
import type { ElementOptions, Wallet } from './host-elements.js'
import type { Intent, Outcome, StripeError } from './rest.js'

/** As Stripe's REST names them. */
export type Params = Record<string, unknown>

export type GivenMethod = Params & {
  billing_details?: (Params & { address?: Params | undefined }) | undefined
}

/** How a frame is to look. */
interface FieldStyle {
  appearance: Appearance
  fonts: readonly Font[]
}

interface NamedIntent {
  kind: IntentKind
  id: string
  clientSecret: string
}

/** What the page sends to a frame, by the name of the message. */
export interface ToFrame {
  options: Omit<ElementOptions, 'wallets'> &
    FieldStyle & {
      ground: string | null
      /** Those that are offered; null for an element that offers none. */
      wallets: readonly Wallet[] | null
    }
  /** A wallet's sheet opens. */
  sheet: FieldStyle & {
    type: Wallet
    billingDetails: Params
    business: string
    /** Null: nothing is paid, the card is saved. */
    amount: number | null
    currency: string
    lineItems: readonly { name: string; amount: number }[]
  }
  /** The bank authenticates its customer at this address. */
  challenge: NamedIntent & { url: string; appearance: Appearance }
  submit: undefined
  retrieve: NamedIntent
  confirm: {
    kind: IntentKind
    id: string
    params: Params & { payment_method_data?: GivenMethod | undefined }
  }
  createPaymentMethod: { params: GivenMethod }
  focus: undefined
  blur: undefined
  clear: undefined
  /** Escape was pressed over the page. */
  leave: undefined
}

/** What a frame answers, by the name of the message; to every other message it answers nothing. */
export interface Answers {
  submit: { selectedPaymentMethod: string; error?: undefined } | { error: StripeError }
  retrieve: Outcome
  confirm: Outcome
  createPaymentMethod: Outcome
}

/** What a frame sends to the page, by the name of the message. */
export interface ToPage {
  loaded: undefined
  /** It doesn't come: said by the page's own side of the talk. */
  lost: StripeError
  /** In CSS pixels. */
  height: number
  ready: undefined
  focus: undefined
  blur: undefined
  escape: undefined
  enter: undefined
  change: { complete: boolean; empty: boolean; collapsed: boolean; value: { type: 'card' } }
  press: { type: Wallet }
  cancel: undefined
  paid: undefined
  /** The intent after the authentication. */
  done: Intent
}

/** One message each: its name says what its body is. */
export type MessageToPage = {
  [Name in keyof ToPage]: { name: Name; body: ToPage[Name] }
}[keyof ToPage]

/** What follows the name of a message in a call: nothing where it has no body. */
export type Body<Bodies, Name extends keyof Bodies> = Bodies[Name] extends undefined
  ? []
  : [body: Bodies[Name]]
