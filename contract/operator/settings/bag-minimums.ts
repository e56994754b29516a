import { z } from 'zod'
import { NATIONS } from '#rules/cart/bag-charge.ts'
import { call } from '#contract/call.ts'
import { because, pence } from '#contract/fields.ts'

const nation = z.enum(NATIONS, because('invalid_value'))
const day = z.iso.date(because('invalid_value')).meta({ description: 'A day in London.' })

/** £5: more is a typing error. */
const MAXIMUM_PENCE = 500

export const bagMinimum = z.object({
  nation,
  pencePerBag: pence.min(0, because('too_few')).max(MAXIMUM_PENCE, because('too_many')),
  fromDay: day,
})

const bagMinimums = z.object({
  items: z.array(
    z.object({
      nation,
      /** From null: as the product knows the law. */
      now: z.object({ pencePerBag: pence, fromDay: day.nullable() }),
      later: z.array(z.object({ pencePerBag: pence, fromDay: day })),
    }),
  ),
})
export type BagMinimums = z.output<typeof bagMinimums>

const ofOwner = { permission: 'operator', operatorPermission: 'settings' } as const

export const listBagMinimums = call({
  id: 'listBagMinimums',
  method: 'GET',
  path: '/operator/bag-minimums',
  summary: 'The least that each nation lets a store charge for a carrier bag, now and later',
  ...ofOwner,
  output: bagMinimums,
  errors: [],
})

export const changeBagMinimum = call({
  id: 'changeBagMinimum',
  method: 'POST',
  path: '/operator/bag-minimums',
  summary: 'Sets the least that a nation lets a store charge for a carrier bag, from a day on',
  ...ofOwner,
  body: bagMinimum,
  output: bagMinimums,
  errors: ['FEE_DATE_HAS_PASSED'],
})

export const bagMinimumCalls = { listBagMinimums, changeBagMinimum }
