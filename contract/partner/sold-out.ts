import { z } from 'zod'
import { call } from '../call.ts'
import { because, id, instant, pence } from '../fields.ts'

/** Whether the kitchen has something, as its staff see it. */
export const availability = z.object({
  isSoldOut: z.boolean(),
  /** When it is back by itself; null: it is not sold out, or until staff put it back. */
  soldOutUntil: instant.nullable(),
  /** How many are left; null: nobody counts them. */
  left: z.int().nullable(),
})
export type Availability = z.output<typeof availability>

const item = availability.extend({ id, name: z.string(), pricePence: pence })

/** A dish or an option of the menu, with whether the kitchen has it. */
export type StockedItem = z.output<typeof item>

/** All that can be sold out, in the order of the menu. An option of several dishes stands once. */
export const staffMenu = z.object({
  categories: z.array(z.object({ id, name: z.string(), products: z.array(item) })),
  optionGroups: z.array(z.object({ id, name: z.string(), options: z.array(item) })),
})
export type StaffMenu = z.output<typeof staffMenu>

const soldOutFor = [
  z.object({ kind: z.literal('available') }),
  /** For the rest of the trading day, which ends at 05:00 in London. */
  z.object({ kind: z.literal('untilTomorrow') }),
  z.object({ kind: z.literal('until'), until: instant }),
  z.object({ kind: z.literal('untilPutBack') }),
] as const

const optionChange = z.discriminatedUnion('kind', soldOutFor, because('invalid_value'))
const productChange = z.discriminatedUnion(
  'kind',
  [
    ...soldOutFor,
    /** Each order takes some, and it is sold out by itself after the last one. */
    z.object({ kind: z.literal('count'), left: z.int().min(0).max(9999) }),
  ],
  because('invalid_value'),
)
export type AvailabilityChange = z.output<typeof productChange>

const ofStore = { storeId: id }

export const getStaffMenu = call({
  id: 'getStaffMenu',
  method: 'GET',
  path: '/partner/stores/:storeId/menu',
  summary: 'The dishes and options of a store, with what is sold out',
  permission: 'partner',
  staffPermission: 'soldOut',
  params: z.object(ofStore),
  output: staffMenu,
  errors: ['NONEXISTING_STORE'],
})

export const changeProductAvailability = call({
  id: 'changeProductAvailability',
  method: 'PUT',
  path: '/partner/stores/:storeId/products/:productId/availability',
  summary: 'Marks a dish as sold out for a while or until put back, counts it, or puts it back',
  permission: 'partner',
  staffPermission: 'soldOut',
  params: z.object({ ...ofStore, productId: id }),
  body: productChange,
  output: availability,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_PRODUCT'],
})

export const changeOptionAvailability = call({
  id: 'changeOptionAvailability',
  method: 'PUT',
  path: '/partner/stores/:storeId/options/:optionId/availability',
  summary: 'Marks an option as sold out for a while or until put back, or puts it back',
  permission: 'partner',
  staffPermission: 'soldOut',
  params: z.object({ ...ofStore, optionId: id }),
  body: optionChange,
  output: availability,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_OPTION'],
})

export const soldOutCalls = { getStaffMenu, changeProductAvailability, changeOptionAvailability }
