import type { Order } from '#contract/orders.ts'
import type { Translate } from '#api/emails/writing/translate.ts'

/** Where the links of an email lead. */
export type EmailLinks = {
  /** The site's front door. */
  home: string
  /** The order's page; for a guest with the key that opens it. */
  order: string
  /** The page of the store. */
  store: string
  storeApp: string
}

/** An order and its words, as every email about it needs them. */
export type Told = {
  order: Order
  links: EmailLinks
  marketplace: string
  /** Of an email about a refund: which. */
  refundId: string | null
  /** Whether its reader may be a stranger, so that nothing that was typed is repeated. */
  isTextHeldBack: boolean
  say: Translate
  number: string
  store: string
  /** Empty where it is held back. */
  firstName: string
  total: string
  /** The clock at which an unanswered order declines itself. */
  deadline: string
  placedAt: string
  expected: string
}
