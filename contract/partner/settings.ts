import { z } from 'zod'
import { NATIONS } from '#rules/cart/bag-charge.ts'
import { COLOUR_MINUTES } from '#rules/orders/waiting.ts'
import { WAITING_EMAIL_MINUTES } from '#rules/orders/waiting-email.ts'
import { UNATTENDED_PAUSE_MINUTES } from '#rules/stores/unattended.ts'
import { call } from '../call.ts'
import { because, id, pence } from '../fields.ts'

/** How a store hears of what nobody has looked at. */
export const alertSettings = z.object({
  /** After how long an order that waits for its answer is emailed to everyone who works there; null: never. */
  waitingEmailMinutes: z.literal(WAITING_EMAIL_MINUTES, because('invalid_value')).nullable(),
})

/** What happens when the store takes orders while nobody has its store app open. */
export const unattendedSettings = z.object({
  /** Whether staff are told after some minutes. They always are of a pause. */
  warnsUnattended: z.boolean(),
  /** After how long it is paused; null: never. */
  unattendedPauseMinutes: z.literal(UNATTENDED_PAUSE_MINUTES, because('invalid_value')).nullable(),
})

const colourMinutes = z.literal(COLOUR_MINUTES, because('invalid_value'))

/** After how many minutes the time on a card of the board turns amber, and red: not before it is amber. */
export const kitchenSettings = z
  .object({
    /** Of an order that waits to be answered. */
    waitingSoonMinutes: colourMinutes,
    waitingUrgentMinutes: colourMinutes,
    /** Of one that is being cooked. */
    cookingSoonMinutes: colourMinutes,
    cookingUrgentMinutes: colourMinutes,
  })
  .refine(
    ({ waitingSoonMinutes, waitingUrgentMinutes }) => waitingSoonMinutes <= waitingUrgentMinutes,
    { path: ['waitingUrgentMinutes'], ...because('invalid_value') },
  )
  .refine(
    ({ cookingSoonMinutes, cookingUrgentMinutes }) => cookingSoonMinutes <= cookingUrgentMinutes,
    { path: ['cookingUrgentMinutes'], ...because('invalid_value') },
  )
export type KitchenSettings = z.output<typeof kitchenSettings>

/** What its bags cost, how many an order gets, and whether customers may do without. */
export const bagSettings = z.object({
  pencePerBag: pence.min(0, because('too_few')).max(500, because('too_many')),
  bagsPerOrder: z
    .int(because('invalid_value'))
    .min(0, because('too_few'))
    .max(10, because('too_many')),
  noBagAllowed: z.boolean(because('invalid_value')),
})

/** By section: each is saved on its own. */
export const storeSettings = z.object({
  alerts: alertSettings,
  unattended: unattendedSettings,
  kitchen: kitchenSettings,
  bags: bagSettings,
})
export type StoreSettings = z.output<typeof storeSettings>

const answered = storeSettings.extend({
  /** The least that a bag may cost there: customers pay it where the store's own charge is lower. */
  bagMinimum: z.object({
    nation: z.enum(NATIONS),
    pencePerBag: pence,
    /** What it will be next, from a day on; null: no change is known. */
    next: z.object({ pencePerBag: pence, fromDay: z.iso.date() }).nullable(),
  }),
})
export type AnsweredSettings = z.output<typeof answered>

const ofManagers = { permission: 'partner', staffPermission: 'settings' } as const
const storeNamed = z.object({ storeId: id })

export const getStoreSettings = call({
  id: 'getStoreSettings',
  method: 'GET',
  path: '/partner/stores/:storeId/settings',
  summary: 'How the store app works for a store, and what its bags cost',
  ...ofManagers,
  params: storeNamed,
  output: answered,
  errors: ['NONEXISTING_STORE'],
})

export const saveStoreSettings = call({
  id: 'saveStoreSettings',
  method: 'PUT',
  path: '/partner/stores/:storeId/settings',
  summary:
    'Replaces sections of the settings of a store; what is left out stays as it is. A bag costs at least ' +
    'what its nation asks',
  ...ofManagers,
  params: storeNamed,
  body: storeSettings.partial(),
  output: answered,
  errors: ['NONEXISTING_STORE'],
})

export const settingsCalls = { getStoreSettings, saveStoreSettings }
