import { z } from 'zod'
import {
  DISCOUNT_AMOUNT_MAXIMUM_PENCE,
  DISCOUNT_BUDGET_MAXIMUM_PENCE,
  DISCOUNT_MINIMUM_MAXIMUM_PENCE,
  DISCOUNT_PRODUCTS_MAXIMUM,
  DISCOUNT_USES_MAXIMUM,
  STAMPS_MAXIMUM,
} from '#rules/discount/discount-faults.ts'
import { DISCOUNT_STATES } from '#rules/discount/discount-state.ts'
import { call } from '../call.ts'
import { DISCOUNT_FUNDERS, DISCOUNT_KINDS, discountCode } from '../discount.ts'
import {
  because,
  id,
  idCursor,
  instant,
  page,
  pence,
  service,
  text,
  wholeNumber,
} from '../fields.ts'

/** How many may run or be scheduled at once at a restaurant, and for the marketplace. */
export const DISCOUNTS_MAXIMUM = { store: 50, marketplace: 200 } as const

const whole = (minimum: number, maximum: number) =>
  z.int(because('invalid_value')).min(minimum, because('too_few')).max(maximum, because('too_many'))

/** How a discount is limited and for whom it is, as whoever runs it writes it. What is null does not limit it. */
export const discountInput = z.object({
  name: text(60),
  /** To be typed by customers; null: it is used automatically. */
  code: discountCode.nullable(),
  kind: z.enum(DISCOUNT_KINDS, because('required_field')),
  /** Of `percentage`. */
  percent: z.number(because('invalid_value')).nullable(),
  /** Of `fixed`. */
  amountPence: whole(1, DISCOUNT_AMOUNT_MAXIMUM_PENCE).nullable(),
  /** The most that a percentage takes off. */
  capPence: whole(1, DISCOUNT_AMOUNT_MAXIMUM_PENCE).nullable(),
  minimumPence: whole(0, DISCOUNT_MINIMUM_MAXIMUM_PENCE),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  service: service.nullable(),
  /** 1 is Monday. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1, because('required_field'))
    .max(7, because('too_many'))
    .nullable(),
  productIds: z
    .array(id)
    .min(1, because('required_field'))
    .max(DISCOUNT_PRODUCTS_MAXIMUM, because('too_many'))
    .nullable(),
  totalLimit: whole(1, DISCOUNT_USES_MAXIMUM).nullable(),
  perCustomerLimit: whole(1, DISCOUNT_USES_MAXIMUM).nullable(),
  /** What it may take off in all. */
  budgetPence: whole(1, DISCOUNT_BUDGET_MAXIMUM_PENCE).nullable(),
  /** A stamp card: so many completed orders of so much. */
  loyalty: z
    .object({
      orders: whole(1, STAMPS_MAXIMUM),
      minimumSpendPence: whole(0, DISCOUNT_MINIMUM_MAXIMUM_PENCE),
    })
    .nullable(),
  /** Whether menus show it to everybody. */
  isAdvertised: z.boolean(),
})
export type DiscountInput = z.output<typeof discountInput>

/** A discount as whoever runs it sees it. */
export const managedDiscount = discountInput.omit({ productIds: true }).extend({
  id,
  /** Counts up with each change: a change names the version it was made from. */
  version: z.int(),
  state: z.enum(DISCOUNT_STATES),
  /** Who made it, and changes it. */
  madeBy: z.enum(DISCOUNT_FUNDERS),
  /** Who pays for it, and may stop it too. */
  fundedBy: z.enum(DISCOUNT_FUNDERS),
  /** Null: at every restaurant. */
  store: z.object({ id, name: z.string() }).nullable(),
  /** Those it is for; null: for all. */
  products: z.array(z.object({ id, name: z.string() })).nullable(),
  /** Orders have used it, or customers collect its stamps: what was promised can't be changed. */
  isPromised: z.boolean(),
  /** Only for certain customers, which this page can't choose. */
  isForSomeAccounts: z.boolean(),
  /** Orders that use it and were not declined or cancelled. */
  used: z.int(),
  /** What it takes off them. */
  spentPence: pence,
  /** Their food, before discounts. Null: of every restaurant, which is not added up. */
  soldPence: pence.nullable(),
  createdAt: instant,
  /** Since when it is stopped; null: it isn't. */
  endedAt: instant.nullable(),
})
export type ManagedDiscount = z.output<typeof managedDiscount>

/** Which of them: those that run or will, or those that are stopped or over. */
export const discountListQuery = z.object({
  view: z.enum(['current', 'past']).default('current'),
  /** The `nextCursor` of the page before. */
  cursor: idCursor,
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/** A change and the version that its maker has seen. */
export const discountChange = z.object({
  version: wholeNumber,
  discount: discountInput,
})

/** What a change of a discount is refused with. */
export const DISCOUNT_CHANGE_ERRORS = [
  'NONEXISTING_DISCOUNT',
  'DISCOUNT_OF_ANOTHER',
  'DISCOUNT_IS_OVER',
  'DISCOUNT_HAS_CHANGED',
] as const

const atStore = { permission: 'partner', staffPermission: 'discounts' } as const
const storeNamed = z.object({ storeId: id })
const discountNamed = z.object({ storeId: id, discountId: id })

export const listStoreDiscounts = call({
  id: 'listStoreDiscounts',
  method: 'GET',
  path: '/partner/stores/:storeId/discounts',
  summary: 'The discounts of a restaurant, the latest first, with what they were used for and cost',
  ...atStore,
  params: storeNamed,
  query: discountListQuery,
  output: page(managedDiscount),
  errors: ['NONEXISTING_STORE'],
})

export const createStoreDiscount = call({
  id: 'createStoreDiscount',
  method: 'POST',
  path: '/partner/stores/:storeId/discounts',
  summary: 'Makes a promo code, an offer or a stamp card that the restaurant pays for',
  ...atStore,
  params: storeNamed,
  body: z.object({ discount: discountInput }),
  output: managedDiscount,
  status: 201,
  errors: ['NONEXISTING_STORE', 'TOO_MANY_DISCOUNTS'],
})

export const changeStoreDiscount = call({
  id: 'changeStoreDiscount',
  method: 'PUT',
  path: '/partner/stores/:storeId/discounts/:discountId',
  summary: 'Changes a discount; once it was used only its name, and what makes it more generous',
  ...atStore,
  params: discountNamed,
  body: discountChange,
  output: managedDiscount,
  errors: ['NONEXISTING_STORE', ...DISCOUNT_CHANGE_ERRORS],
})

export const stopStoreDiscount = call({
  id: 'stopStoreDiscount',
  method: 'POST',
  path: '/partner/stores/:storeId/discounts/:discountId/stop',
  summary: 'Stops a discount at once, also in open baskets; one that is stopped stays so',
  ...atStore,
  params: discountNamed,
  output: managedDiscount,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_DISCOUNT', 'DISCOUNT_OF_ANOTHER'],
})

export const storeDiscountCalls = {
  listStoreDiscounts,
  createStoreDiscount,
  changeStoreDiscount,
  stopStoreDiscount,
}
