import { z } from 'zod'
import { call } from '#contract/call.ts'
import { instant, service, slug } from '#contract/fields.ts'
import { place } from './stores.ts'

/** The slots of a store: the query and the answer. */
export const slotQuery = z.object({ ...place, service: service.default('delivery') })
export const slotList = z.object({
  isAsapOffered: z.boolean(),
  items: z.array(
    z.object({
      startAt: instant,
      endAt: instant,
      /** All its places are taken: it is shown, and cannot be chosen. */
      isFull: z.boolean(),
    }),
  ),
})

export const listSlots = call({
  id: 'listSlots',
  method: 'GET',
  path: '/store/:slug/slots',
  summary: 'The quarter hours for which a store takes orders, for a place where one is given',
  permission: 'public',
  params: z.object({ slug }),
  query: slotQuery,
  output: slotList,
  errors: ['NONEXISTING_STORE'],
})

export const slotCalls = { listSlots }
