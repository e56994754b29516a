/** Published on purpose: these accounts exist in the demonstration only. */
export const DEMONSTRATION_PASSWORD = 'tuckin-demo'

export const DEMONSTRATION_CUSTOMER = {
  email: 'sam@tuckin.example',
  firstName: 'Sam',
  lastName: 'Taylor',
  // A number Ofcom reserves for drama.
  phone: '07700 900142',
} as const

/** The marketplace's own staff. */
export const DEMONSTRATION_OPERATOR = {
  email: 'operator@tuckin.example',
  firstName: 'Olive',
  lastName: 'Porter',
} as const

/** Where the partner of a store signs in from. */
export function partnerEmail(slug: string): string {
  return `partner.${slug}@tuckin.example`
}

/** The store whose tickets the sandbox prints: it takes orders at every hour. */
export const PRINTING_STORE = 'pitta-patter'

/** Whom the banner at the start names; every other store has its partner as well. */
export const DEMONSTRATION_SIGN_INS: readonly { who: string; email: string; password: string }[] = [
  { who: 'Customer', email: DEMONSTRATION_CUSTOMER.email, password: DEMONSTRATION_PASSWORD },
  {
    who: 'Restaurant (Saffron Street Kitchen, E8)',
    email: partnerEmail('saffron-street-kitchen'),
    password: DEMONSTRATION_PASSWORD,
  },
  {
    who: 'Restaurant (Pitta Patter, E8, always open, with a ticket printer)',
    email: partnerEmail(PRINTING_STORE),
    password: DEMONSTRATION_PASSWORD,
  },
  { who: 'Operator', email: DEMONSTRATION_OPERATOR.email, password: DEMONSTRATION_PASSWORD },
]
