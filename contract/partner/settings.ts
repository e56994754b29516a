import { z } from 'zod'
import { COLOUR_MINUTES } from '#rules/orders/waiting.ts'
import { WAITING_EMAIL_MINUTES } from '#rules/orders/waiting-email.ts'
import { UNATTENDED_PAUSE_MINUTES } from '#rules/stores/unattended.ts'
import { call } from '../call.ts'
import { because, id } from '../fields.ts'

/** How a store hears of what nobody has looked at. */
export const alertSettings = z.object({
  /** After how long an order that waits for its answer is emailed to everyone who works there; null: never. */
  waitingEmailMinutes: z
    .int(because('invalid_value'))
    .refine((minutes) => WAITING_EMAIL_MINUTES.includes(minutes), because('invalid_value'))
    .nullable(),
})

/** What happens when the store takes orders while nobody has its store app open. */
export const unattendedSettings = z.object({
  /** Whether staff are told after some minutes. They always are of a pause. */
  warnsUnattended: z.boolean(),
  /** After how long it is paused; null: never. */
  unattendedPauseMinutes: z
    .int(because('invalid_value'))
    .refine((minutes) => UNATTENDED_PAUSE_MINUTES.includes(minutes), because('invalid_value'))
    .nullable(),
})

const colourMinutes = z
  .int(because('invalid_value'))
  .refine((minutes) => COLOUR_MINUTES.includes(minutes), because('invalid_value'))

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

/** By section: each is saved on its own. */
export const storeSettings = z.object({
  alerts: alertSettings,
  unattended: unattendedSettings,
  kitchen: kitchenSettings,
})
export type StoreSettings = z.output<typeof storeSettings>

const ofManagers = { permission: 'partner', staffPermission: 'settings' } as const
const storeNamed = z.object({ storeId: id })

export const getStoreSettings = call({
  id: 'getStoreSettings',
  method: 'GET',
  path: '/partner/stores/:storeId/settings',
  summary: 'How the store app works for a store',
  ...ofManagers,
  params: storeNamed,
  output: storeSettings,
  errors: ['NONEXISTING_STORE'],
})

export const saveStoreSettings = call({
  id: 'saveStoreSettings',
  method: 'PUT',
  path: '/partner/stores/:storeId/settings',
  summary: 'Replaces sections of the settings of a store; what is left out stays as it is',
  ...ofManagers,
  params: storeNamed,
  body: storeSettings.partial(),
  output: storeSettings,
  errors: ['NONEXISTING_STORE'],
})

export const settingsCalls = { getStoreSettings, saveStoreSettings }
