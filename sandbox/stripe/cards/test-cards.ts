import { DECLINES } from './declines.ts'
import type { Decline } from './declines.ts'

/**
 * When a card asks its owner to authenticate a payment. `always`, `untilSetUp` and `alreadySetUp`
 * differ in payments made while the customer is away: required each time, until the card was set
 * up for such payments, and never.
 */
export type ThreeDSecure =
  | 'unsupported'
  | 'optional'
  | 'required'
  | 'always'
  | 'untilSetUp'
  | 'alreadySetUp'

export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay'

/** A card of https://docs.stripe.com/testing: what it is, and what happens to it. */
export type TestCard = {
  number: string
  /** Its payment method is `pm_card_{name}`, its token `tok_{name}`. */
  name: string
  about: string
  brand: Brand
  funding: 'credit' | 'debit' | 'prepaid'
  country: string
  threeDSecure: ThreeDSecure
  /** When it is charged; after authentication, if that is required. */
  decline: Decline | null
  /** It can be saved all the same. */
  isSavedAnyway: boolean
  /** Declined only if a security code was given. */
  isForCvcOnly: boolean
  /** Authentication itself breaks. */
  isBrokenAtAuthentication: boolean
  cvcCheck: 'pass' | 'fail'
  /** What becomes of a refund: at once, after a while, or never. */
  refund: 'succeeds' | 'pending' | 'fails'
}

const PLAIN = {
  brand: 'visa',
  funding: 'credit',
  country: 'US',
  threeDSecure: 'optional',
  decline: null,
  isSavedAnyway: false,
  isForCvcOnly: false,
  isBrokenAtAuthentication: false,
  cvcCheck: 'pass',
  refund: 'succeeds',
} as const

type Differing = Partial<Omit<TestCard, 'number' | 'name' | 'about'>>

function card(number: string, name: string, about: string, differing: Differing = {}): TestCard {
  return { ...PLAIN, number: number.replaceAll(' ', ''), name, about, ...differing }
}

const debit = { funding: 'debit' } as const
const uk = { country: 'GB' } as const
const mastercard = { brand: 'mastercard' } as const

export const PAYING_CARDS: readonly TestCard[] = [
  card('4242 4242 4242 4242', 'visa', 'Visa'),
  card('4000 0566 5566 5556', 'visa_debit', 'Visa debit', debit),
  card('4000 0082 6000 0000', 'gb', 'Visa of the United Kingdom', uk),
  card('4000 0582 6000 0005', 'gb_debit', 'Visa debit of the United Kingdom', { ...uk, ...debit }),
  card('5555 5555 5555 4444', 'mastercard', 'Mastercard', mastercard),
  card('5555 5582 6555 4449', 'gb_mastercard', 'Mastercard of the United Kingdom', {
    ...uk,
    ...mastercard,
  }),
  card('2223 0031 2200 3222', 'mastercard_2series', 'Mastercard of the series of 2', mastercard),
  card('5200 8282 8282 8210', 'mastercard_debit', 'Mastercard debit', { ...mastercard, ...debit }),
  card('5105 1051 0510 5100', 'mastercard_prepaid', 'Mastercard prepaid', {
    ...mastercard,
    funding: 'prepaid',
  }),
  card('3782 822463 10005', 'amex', 'American Express, never authenticated', {
    brand: 'amex',
    threeDSecure: 'unsupported',
  }),
  card('3714 496353 98431', 'amex_second', 'American Express', { brand: 'amex' }),
  card('6011 1111 1111 1117', 'discover', 'Discover', { brand: 'discover' }),
  card('3056 9300 0902 0004', 'diners', 'Diners Club', { brand: 'diners' }),
  card('3566 0020 2036 0505', 'jcb', 'JCB', { brand: 'jcb' }),
  card('6200 0000 0000 0005', 'unionpay', 'UnionPay', { brand: 'unionpay' }),
  card('4000 0000 0000 0077', 'bypassPending', 'Visa whose money is available at once'),
  card('4000 0000 0000 0101', 'cvcCheckFail', 'Pays; the check of its security code fails', {
    cvcCheck: 'fail',
  }),
  card('4000 0000 0000 9235', 'riskLevelElevated', 'Pays; its risk is elevated'),
]

export const DECLINED_CARDS: readonly TestCard[] = [
  card('4000 0000 0000 0002', 'visa_chargeDeclined', 'Declined', { decline: DECLINES.generic }),
  card('4000 0000 0000 9995', 'visa_chargeDeclinedInsufficientFunds', 'Insufficient funds', {
    decline: DECLINES.insufficientFunds,
  }),
  card('4000 0000 0000 9987', 'visa_chargeDeclinedLostCard', 'Lost card', {
    decline: DECLINES.lost,
  }),
  card('4000 0000 0000 9979', 'visa_chargeDeclinedStolenCard', 'Stolen card', {
    decline: DECLINES.stolen,
  }),
  card('4000 0000 0000 0069', 'chargeDeclinedExpiredCard', 'Expired card', {
    decline: DECLINES.expired,
  }),
  card('4000 0000 0000 0127', 'chargeDeclinedIncorrectCvc', 'Wrong security code', {
    decline: DECLINES.incorrectCvc,
    isForCvcOnly: true,
    cvcCheck: 'fail',
  }),
  card('4000 0000 0000 0119', 'chargeDeclinedProcessingError', 'Processing error', {
    decline: DECLINES.processingError,
  }),
  card('4000 0000 0000 6975', 'visa_chargeDeclinedVelocityLimitExceeded', 'Too many payments', {
    decline: DECLINES.velocity,
  }),
  card('4000 0000 0000 0341', 'chargeCustomerFail', 'Can be saved; declined when charged', {
    decline: DECLINES.generic,
    isSavedAnyway: true,
  }),
  card('4000 0000 0000 4954', 'riskLevelHighest', 'Of the highest risk, and so blocked', {
    decline: DECLINES.blocked,
    isSavedAnyway: true,
  }),
  card('4100 0000 0000 0019', 'radarBlock', 'Blocked as fraudulent', {
    decline: DECLINES.blocked,
    isSavedAnyway: true,
  }),
]

export const AUTHENTICATED_CARDS: readonly TestCard[] = [
  card('4000 0000 0000 3220', 'threeDSecureRequired', 'Authentication is required', {
    threeDSecure: 'required',
  }),
  card('4000 0025 0000 3155', 'authenticationRequiredOnSetup', 'Authentication, until set up', {
    threeDSecure: 'untilSetUp',
  }),
  card('4000 0027 6000 3184', 'authenticationRequired', 'Authentication, every time', {
    threeDSecure: 'always',
  }),
  card('4000 0038 0000 0446', 'authenticationRequiredSetupForOffSession', 'Set up already', {
    threeDSecure: 'alreadySetUp',
  }),
  card(
    '4000 0082 6000 3178',
    'authenticationRequiredChargeDeclinedInsufficientFunds',
    'Authentication, then insufficient funds',
    { threeDSecure: 'always', decline: DECLINES.insufficientFunds, isSavedAnyway: true },
  ),
  card(
    '4000 0084 0000 1629',
    'threeDSecureRequiredChargeDeclined',
    'Authentication, then declined',
    {
      threeDSecure: 'required',
      decline: DECLINES.generic,
      isSavedAnyway: true,
    },
  ),
  card('4000 0084 0000 1280', 'threeDSecureRequiredProcessingError', 'Authentication breaks', {
    threeDSecure: 'required',
    isBrokenAtAuthentication: true,
  }),
  card('4000 0000 0000 3055', 'threeDSecureOptional', 'Authentication, if it is asked for'),
  card('4000 0000 0000 3097', 'threeDSecureOptionalProcessingError', 'Breaks, if asked for', {
    isBrokenAtAuthentication: true,
  }),
]

export const REFUND_CARDS: readonly TestCard[] = [
  card('4000 0000 0000 7726', 'pendingRefund', 'Its refunds take a while', { refund: 'pending' }),
  card('4000 0000 0000 5126', 'refundFail', 'Its refunds fail after a while', { refund: 'fails' }),
]

const ALL = [...PAYING_CARDS, ...DECLINED_CARDS, ...AUTHENTICATED_CARDS, ...REFUND_CARDS]

/** Other names by which the same cards are published. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  chargeDeclined: 'visa_chargeDeclined',
  chargeDeclinedInsufficientFunds: 'visa_chargeDeclinedInsufficientFunds',
  chargeDeclinedFraudulent: 'radarBlock',
  threeDSecure2Required: 'threeDSecureRequired',
  amex_threeDSecureNotSupported: 'amex',
}

export function testCardOf(number: string): TestCard | null {
  return ALL.find((card) => card.number === number) ?? null
}

/** The card of `pm_card_visa` or `tok_visa`; null for any other text. */
export function testCardNamed(text: string): TestCard | null {
  const [, name = ''] = /^(?:pm_card_|tok_)(\w+)$/.exec(text) ?? []
  const known = ALSO_CALLED[name] ?? name
  return ALL.find((card) => card.name === known) ?? null
}
