import { z } from 'zod'
import { call } from '#contract/call.ts'
import { id, instant, text } from '#contract/fields.ts'

/** Restaurants that one pause of an area stops at the most; more are paused by smaller areas. */
export const AREA_PAUSE_MAXIMUM = 2000

const forOperators = { permission: 'operator', operatorPermission: 'stores' } as const

export const pauseArea = call({
  id: 'pauseArea',
  method: 'POST',
  path: '/operator/area-pauses',
  summary:
    'Lets every live restaurant in a postcode district or a town take no orders until a time, which its staff cannot ' +
    'change; those that are paused already are left as they are. Customers read the reason',
  ...forOperators,
  body: z.object({
    /** "S8", "Sheffield". */
    area: text(100),
    until: instant,
    reason: text(200),
  }),
  output: z.object({
    id,
    /** As the marketplace spells it. */
    area: z.string(),
    /** How many restaurants are paused by it. */
    restaurants: z.int(),
  }),
  status: 201,
  errors: ['AREA_HAS_NOTHING_TO_PAUSE', 'AREA_TOO_LARGE'],
})

export const endAreaPause = call({
  id: 'endAreaPause',
  method: 'POST',
  path: '/operator/area-pauses/:areaPauseId/end',
  summary:
    'Lets the restaurants that a pause of an area stopped take orders again, and no others; nothing happens where it ' +
    'is over already',
  ...forOperators,
  params: z.object({ areaPauseId: id }),
  errors: ['NONEXISTING_AREA_PAUSE'],
})

export const areaPauseCalls = { pauseArea, endAreaPause }
