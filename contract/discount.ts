import { z } from 'zod'
import type { DiscountRefusal } from '#rules/discount/check-discount.ts'
import { call } from './call.ts'
import type { ErrorCode } from './errors.ts'
import { id, instant, pence, service, slug, text } from './fields.ts'

/** How the specification spells why a discount does not apply; the last one is ours. */
export const DISCOUNT_REFUSAL_CODES = {
  notValid: 'DISCOUNT_NOT_VALID',
  belowMinimum: 'DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT',
  expired: 'DISCOUNT_EXPIRED',
  otherProducts: 'DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS',
  otherCustomers: 'DISCOUNT_ONLY_FOR_SPECIFIC_USERS',
  usedUp: 'DISCOUNT_USAGE_LIMIT_REACHED',
  deliveryOnly: 'DISCOUNT_ELIGIBLE_FOR_ONLY_DELIVERY',
  collectionOnly: 'DISCOUNT_ELIGIBLE_FOR_ONLY_COLLECTION',
  otherDays: 'DISCOUNT_ONLY_FOR_SPECIFIC_DAYS',
  tooFewStamps: 'DISCOUNT_LOYALTY_ORDER_LIMIT_NOT_REACHED',
  savesNothing: 'DISCOUNT_SAVES_NOTHING',
} as const satisfies Record<DiscountRefusal['reason'], ErrorCode>

/** Every code by which a discount is refused. */
export const DISCOUNT_REFUSALS = [
  'DISCOUNT_ALREADY_APPLIED',
  ...Object.values(DISCOUNT_REFUSAL_CODES),
] as const

export const DISCOUNT_KINDS = ['percentage', 'fixed', 'freeDelivery'] as const
export const DISCOUNT_FUNDERS = ['store', 'marketplace'] as const

const weekday = z.int().min(1).max(7).meta({ description: '1 is Monday.' })

/** A code as it is typed: compared without spaces and in capitals. */
export const discountCode = text(40)

/** The numbers that the messages of refusals name. */
export const discountNumbers = z.object({
  /** As it is typed; null: an offer without one. */
  code: z.string().nullable(),
  minimumPence: pence.optional(),
  missingPence: pence.optional(),
  today: weekday.optional(),
  allowedDays: z.array(weekday).optional(),
  minimumOrders: z.int().optional(),
  minimumSpendPence: pence.optional(),
  ordersLeft: z.int().optional(),
  /** Names of the products it is for. */
  products: z.array(z.string()).optional(),
  /** Whether somebody who logs in might have it. */
  isLogInNeeded: z.boolean().optional(),
  /** Of one that saves nothing: whether that is because delivery is free already. */
  isDeliveryFree: z.boolean().optional(),
})
export type DiscountNumbers = z.output<typeof discountNumbers>

/** The discount that a cart or order has. */
export const appliedDiscount = z.object({
  id,
  name: z.string(),
  /** Null: an offer that needs none. */
  code: z.string().nullable(),
  kind: z.enum(DISCOUNT_KINDS),
  amountPence: pence,
  fundedBy: z.enum(DISCOUNT_FUNDERS),
  /** Why it is this one: the only one, worth more than the code or the others, or the customer's choice. */
  reason: z.enum(['onlyOne', 'betterThanCode', 'chosen', 'best']),
})
export type AppliedDiscount = z.output<typeof appliedDiscount>

/** A code that could be used instead of the applied one. */
export const otherCode = z.object({
  code: z.string(),
  name: z.string(),
  /** What the cart would save with it; 0 while the delivery fee that it waives is not known. */
  savesPence: pence,
  /** How much less that is than what is saved now; negative: more. */
  savesLessPence: z.int(),
})
export type OtherCode = z.output<typeof otherCode>

/** An offer as a store advertises it. */
export const offer = z.object({
  id,
  name: z.string(),
  /** To be typed; null: it counts automatically. */
  code: z.string().nullable(),
  kind: z.enum(DISCOUNT_KINDS),
  /** Of `percentage`. */
  percent: z.number().nullable(),
  /** Of `fixed`. */
  amountPence: pence.nullable(),
  capPence: pence.nullable(),
  minimumPence: pence,
  service: service.nullable(),
  /** Null: every day. */
  weekdays: z.array(weekday).nullable(),
  endsAt: instant.nullable(),
  /** Names of the products it is for; null: for all. */
  products: z.array(z.string()).nullable(),
  fundedBy: z.enum(DISCOUNT_FUNDERS),
  /** A stamp card: so many completed orders of so much; null: anybody's. */
  loyalty: z.object({ orders: z.int(), minimumSpendPence: pence }).nullable(),
})
export type Offer = z.output<typeof offer>

export const listOffers = call({
  id: 'listOffers',
  method: 'GET',
  path: '/store/:slug/offers',
  summary: 'What a store and the marketplace advertise there now',
  permission: 'public',
  params: z.object({ slug }),
  output: z.object({ items: z.array(offer) }),
  errors: ['NONEXISTING_STORE'],
})

/** A stamp card of a customer. */
export const stampCard = z.object({
  offer,
  /** Null: orders at every store count. */
  store: z.object({ id, slug, name: z.string() }).nullable(),
  stamps: z.int(),
  ordersNeeded: z.int(),
  ordersLeft: z.int(),
})
export type StampCard = z.output<typeof stampCard>

export const listStampCards = call({
  id: 'listStampCards',
  method: 'GET',
  path: '/loyalty',
  summary: 'The stamp cards of the signed-in customer: those begun, or those of one store',
  permission: 'customer',
  query: z.object({ storeSlug: slug.optional() }),
  output: z.object({ items: z.array(stampCard) }),
  errors: ['NONEXISTING_STORE'],
})

export const discountCalls = { listOffers, listStampCards }
