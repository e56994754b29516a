import type { Service } from '#rules/orders/service.ts'
import { isInspected, type HygieneRating } from './hygiene.ts'

/** What is known of a store before it opens to customers. */
export interface StoreFactsToCheck {
  hasAddress: boolean
  cuisines: number
  services: readonly Service[]
  /** How many dishes the published menu has. */
  dishes: number
  /** The services that have opening hours. */
  servicesWithHours: readonly Service[]
  zones: number
  owners: number
  hasBankAccount: boolean
  hygieneRating: HygieneRating
  /** Linked to a kitchen in the register of food hygiene ratings. */
  isHygieneLinked: boolean
  /** Somebody has entered who sells the food by law; else it is the name of the restaurant. */
  isSellerEntered: boolean
  /** As Companies House writes it; null: none is entered. */
  companyNumber: string | null
  /** The marketplace has accepted a passport or a driving licence. */
  isIdentityAccepted: boolean
}

/** What is looked at before a store opens, in the order of lists. */
export const STORE_CHECKS = [
  'facts',
  'owner',
  'menu',
  'hours',
  'zones',
  'bank',
  'hygiene',
  'seller',
  'company',
  'identity',
] as const
export type StoreCheck = (typeof STORE_CHECKS)[number]

export interface CheckResult {
  check: StoreCheck
  /** `missing` stands in the way of opening, `notice` is for a person to look at. */
  result: 'done' | 'missing' | 'notice'
}

/** What a store has and lacks for opening. Zones are among the checks only of one that delivers. */
export function checkStore(store: StoreFactsToCheck): CheckResult[] {
  const withHours = new Set(store.servicesWithHours)
  const required = (is: boolean) => (is ? 'done' : 'missing')
  const wanted = (is: boolean) => (is ? 'done' : 'notice')
  const results: Record<StoreCheck, CheckResult['result']> = {
    facts: required(store.hasAddress && store.cuisines > 0),
    owner: required(store.owners > 0),
    menu: required(store.dishes > 0),
    hours: required(
      store.services.length > 0 && store.services.every((service) => withHours.has(service)),
    ),
    zones: required(store.zones > 0),
    bank: required(store.hasBankAccount),
    hygiene: wanted(store.isHygieneLinked || isInspected(store.hygieneRating)),
    seller: wanted(store.isSellerEntered),
    company: wanted(store.companyNumber !== null),
    identity: wanted(store.isIdentityAccepted),
  }
  const delivers = store.services.includes('delivery')
  return STORE_CHECKS.filter((check) => check !== 'zones' || delivers).map((check) => ({
    check,
    result: results[check],
  }))
}

/** What stands in the way of opening a store. */
export const missingFrom = (results: readonly CheckResult[]): StoreCheck[] =>
  results.filter(({ result }) => result === 'missing').map(({ check }) => check)
