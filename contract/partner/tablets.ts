import { z } from 'zod'
import { DEFAULT_TABLET_IDLE_MINUTES, TABLET_IDLE_MINUTES } from '#rules/session/lifetimes.ts'
import { call } from '../call.ts'
import { because, id, instant, text } from '../fields.ts'
import { signedIn, tokens, user } from '../session.ts'
import { pin } from './pins.ts'
import { staffRole } from './staff-roles.ts'

/** How many tablets of a restaurant are shared at once. */
export const TABLETS_MAXIMUM = 10

/** A device of a restaurant on which staff switch to themselves with a PIN. */
export const sharedTablet = z.object({
  id,
  name: z.string(),
  idleMinutes: z.int(),
  lastSeenAt: instant,
  /** Who has switched to themselves there; null: it is locked. */
  acting: z.string().nullable(),
})
export type SharedTablet = z.output<typeof sharedTablet>

const idleMinutes = z
  .literal(TABLET_IDLE_MINUTES, because('invalid_value'))
  .default(DEFAULT_TABLET_IDLE_MINUTES)

const storeNamed = z.object({ storeId: id })
const ofManagers = { permission: 'partner', staffPermission: 'tablets' } as const
const onTablet = { permission: 'partner', staffPermission: 'own', params: storeNamed } as const
const tablets = z.object({ items: z.array(sharedTablet) })
/** The refresh token of the tablet stays as it is. */
const acting = z.object({ user, accessToken: tokens.shape.accessToken })

export const listTablets = call({
  id: 'listTablets',
  method: 'GET',
  path: '/partner/stores/:storeId/tablets',
  summary: 'The shared tablets of a store',
  ...ofManagers,
  params: storeNamed,
  output: tablets,
  errors: ['NONEXISTING_STORE'],
})

export const shareTablet = call({
  id: 'shareTablet',
  method: 'POST',
  path: '/partner/stores/:storeId/tablets',
  summary: 'Makes the asking device a shared tablet, and ends the session that asks',
  ...ofManagers,
  params: storeNamed,
  body: z.object({ name: text(40), idleMinutes }),
  output: signedIn,
  errors: ['NONEXISTING_STORE', 'SHARED_TABLET_NOT_ALLOWED', 'TOO_MANY_TABLETS'],
})

export const endTablet = call({
  id: 'endTablet',
  method: 'DELETE',
  path: '/partner/stores/:storeId/tablets/:tabletId',
  summary: 'Ends a shared tablet at once, and whoever acts on it',
  ...ofManagers,
  params: storeNamed.extend({ tabletId: id }),
  output: tablets,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_TABLET'],
})

export const listPeople = call({
  id: 'listPeople',
  method: 'GET',
  path: '/partner/stores/:storeId/tablet/people',
  summary: 'Who can switch to themselves on the shared tablet that asks',
  ...onTablet,
  output: z.object({
    items: z.array(z.object({ accountId: id, name: z.string(), role: staffRole })),
  }),
  errors: ['NONEXISTING_STORE', 'NOT_A_SHARED_TABLET'],
})

export const switchPerson = call({
  id: 'switchPerson',
  method: 'POST',
  path: '/partner/stores/:storeId/tablet/person',
  summary: 'Lets a colleague act on the shared tablet that asks, by their PIN',
  ...onTablet,
  body: z.object({ accountId: id, pin }),
  output: acting,
  errors: ['NONEXISTING_STORE', 'NOT_A_SHARED_TABLET', 'INCORRECT_PIN'],
})

export const lockTablet = call({
  id: 'lockTablet',
  method: 'DELETE',
  path: '/partner/stores/:storeId/tablet/person',
  summary: 'Locks the shared tablet that asks: it acts as itself again',
  ...onTablet,
  output: acting,
  errors: ['NONEXISTING_STORE', 'NOT_A_SHARED_TABLET'],
})

export const tabletCalls = {
  listTablets,
  shareTablet,
  endTablet,
  listPeople,
  switchPerson,
  lockTablet,
}
